/// <reference types="vite/client" />
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

type Tree = { readonly [key: string]: string | Tree };

const SOURCE = join(import.meta.dirname, '../src');
const WORDS = join(SOURCE, 'words');
const LANGUAGES = ['en', 'de', 'es', 'cs', 'ru'];

/** Every folder of `words` is a catalogue: one file for each language. */
const FOLDERS = readdirSync(WORDS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

function leaves(tree: Tree, path = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [[path + name, value] as [string, string]] : leaves(value, `${path}${name}.`),
  );
}

const MODULES = import.meta.glob<Readonly<Record<string, Tree>>>('../src/words/*/{en,de,es,cs,ru}.ts', {
  eager: true,
});

function messages(folder: string, language: string): Map<string, string> {
  const tree = MODULES[`../src/words/${folder}/${language}.ts`]?.[language];
  if (!tree) throw new Error(`${folder}/${language}.ts exports no ${language}.`);
  return new Map(leaves(tree));
}

/** The arguments of a message, by name: '{count, plural, …}' and '{player}' alike, '{pays}' in either case. */
function args(text: string): string[] {
  const names = [...text.matchAll(/\{(\w+)(?:,|\})/g)].map(([, name = '']) => name.replace(/Object$/, ''));
  return [...new Set(names)].sort();
}

const code = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !/^words\/\w+\/\w+\.ts$/.test(file))
  .map((file) => readFileSync(join(SOURCE, file), 'utf8'))
  .join('\n');

/** Used by its full name, or through a template such as t(`phases.${phase}`). */
function isUsed(key: string): boolean {
  if (code.includes(`'${key}'`)) return true;
  const parts = key.split('.');
  return parts.some((_, end) => end > 0 && code.includes(`\`${parts.slice(0, end).join('.')}.\${`));
}

/** The keys of coach are those of its lessons, which are data and have a test of their own. */
const CALLED = FOLDERS.filter((folder) => folder !== 'coach');

test.each(CALLED)('each of the words of %s is used', (folder) => {
  const unused = [...messages(folder, 'en').keys()].filter((key) => !isUsed(key));
  expect(unused).toEqual([]);
});

describe.each(FOLDERS)('the words of %s', (folder) => {
  test.each(LANGUAGES)('%s has every message, with the arguments of the English one', (language) => {
    const english = messages(folder, 'en');
    const own = messages(folder, language);
    expect([...own.keys()]).toEqual([...english.keys()]);
    for (const [key, text] of english) {
      expect(own.get(key), key).toBeTruthy();
      expect(args(own.get(key) ?? ''), key).toEqual(args(text));
    }
  });
});

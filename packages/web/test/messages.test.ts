import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cs } from '../src/words/base/cs.ts';
import { de } from '../src/words/base/de.ts';
import { en, type Messages } from '../src/words/base/en.ts';
import { es } from '../src/words/base/es.ts';
import { ru } from '../src/words/base/ru.ts';

type Tree = { readonly [key: string]: string | Tree };

function leaves(tree: Tree, path = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [[path + name, value] as [string, string]] : leaves(value, `${path}${name}.`),
  );
}

/** The arguments of a message, by name: '{count, plural, …}' and '{player}' alike. */
function args(text: string): string[] {
  const names = [...text.matchAll(/\{(\w+)(?:,|\})/g)].map(([, name = '']) => name);
  return [...new Set(names)].sort();
}

const SOURCE = join(import.meta.dirname, '../src');
const source = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('messages'))
  .map((file) => readFileSync(join(SOURCE, file), 'utf8'))
  .join('\n');

/** Used by its full name, or through a template such as t(`phases.${phase}`). */
function isUsed(key: string): boolean {
  if (source.includes(`'${key}'`)) return true;
  const parts = key.split('.');
  return parts.some((_, end) => end > 0 && source.includes(`\`${parts.slice(0, end).join('.')}.\${`));
}

describe('the messages of the screens', () => {
  test('each is used', () => {
    const unused = leaves(en).filter(([key]) => !isUsed(key));
    expect(unused.map(([key]) => key)).toEqual([]);
  });

  test.each<[string, Messages]>([
    ['de', de],
    ['es', es],
    ['cs', cs],
    ['ru', ru],
  ])('%s has every message, with the arguments of the English one', (_language, messages) => {
    const translated = new Map(leaves(messages));
    for (const [key, text] of leaves(en)) {
      const own = translated.get(key);
      expect(own, key).toBeTruthy();
      expect(args(own ?? ''), key).toEqual(args(text));
    }
    expect(translated.size).toBe(leaves(en).length);
  });
});

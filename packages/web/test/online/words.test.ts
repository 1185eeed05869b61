import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cs } from '../../src/words/online/cs.ts';
import { de } from '../../src/words/online/de.ts';
import { en, type Words } from '../../src/words/online/en.ts';
import { es } from '../../src/words/online/es.ts';
import { ru } from '../../src/words/online/ru.ts';

type Tree = { readonly [key: string]: string | Tree };

function leaves(tree: Tree, path = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [[path + name, value] as [string, string]] : leaves(value, `${path}${name}.`),
  );
}

function args(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)(?:,|\})/g)].map(([, name = '']) => name))].sort();
}

const SOURCE = join(import.meta.dirname, '../../src');
const source = ['online', 'ui', 'words']
  .flatMap((folder) =>
    readdirSync(join(SOURCE, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(folder, file),
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/words.(base|online).\w+\.ts$/.test(file))
  .map((file) => readFileSync(join(SOURCE, file), 'utf8'))
  .join('\n');

function isUsed(key: string): boolean {
  const [group] = key.split('.');
  return source.includes(`'${key}'`) || source.includes(`\`${group}.\${`);
}

test('each word of the online screens is used', () => {
  expect(leaves(en).flatMap(([key]) => (isUsed(key) ? [] : [key]))).toEqual([]);
});

test.each<[string, Words]>([
  ['de', de],
  ['es', es],
  ['cs', cs],
  ['ru', ru],
])('%s has the arguments of the English words', (_language, words) => {
  const translated = new Map(leaves(words));
  for (const [key, text] of leaves(en)) expect(args(translated.get(key) ?? ''), key).toEqual(args(text));
});

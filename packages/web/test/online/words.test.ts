import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cs } from '../../src/online/words/cs.ts';
import { de } from '../../src/online/words/de.ts';
import { en, type Words } from '../../src/online/words/en.ts';
import { es } from '../../src/online/words/es.ts';
import { ru } from '../../src/online/words/ru.ts';

type Tree = { readonly [key: string]: string | Tree };

function leaves(tree: Tree, path = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [[path + name, value] as [string, string]] : leaves(value, `${path}${name}.`),
  );
}

function args(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)(?:,|\})/g)].map(([, name = '']) => name))].sort();
}

const SOURCE = join(import.meta.dirname, '../../src/online');
const source = readdirSync(SOURCE)
  .filter((file) => /\.tsx?$/.test(file))
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

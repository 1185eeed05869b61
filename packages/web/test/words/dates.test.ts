import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localeOf } from '@khora/locales';
import { expect, test } from 'vitest';
import { dayWords } from '../../src/words/dates.ts';

const SOURCES = join(import.meta.dirname, '../../src');

test('English dates begin with the day, as in Britain, and stay on one line', () => {
  expect(dayWords(localeOf('en'), Date.UTC(2026, 10, 18, 12))).toBe('18\u00A0Nov\u00A02026');
});

test('dates and numbers are written by locale: a bare language would make English American', () => {
  const careless = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) =>
      /(?:toLocale(?:Date|Time)?String|(?:Number|DateTime|List)Format)\((?:\)|[^)]*\blanguage\b)/.test(
        readFileSync(join(SOURCES, file), 'utf8'),
      ),
    );
  expect(careless).toEqual([]);
});

import { LANGUAGES, type Language, loadRules, loadTexts } from '@khora/locales';
import { describe, expect, test } from 'vitest';
import { type BookEntry, entriesOf } from '../../src/screens/library/search/entries.ts';
import { isNear, SearchIndex } from '../../src/screens/library/search/search.ts';
import { cs } from '../../src/words/book/cs.ts';
import { de } from '../../src/words/book/de.ts';
import { en } from '../../src/words/book/en.ts';
import { es } from '../../src/words/book/es.ts';
import { ru } from '../../src/words/book/ru.ts';

const ALIASES: Readonly<Record<Language, string>> = {
  en: en.aliases,
  de: de.aliases,
  es: es.aliases,
  cs: cs.aliases,
  ru: ru.aliases,
};

async function indexOf(language: Language) {
  const [texts, book] = await Promise.all([loadTexts(language), loadRules(language)]);
  const index = new SearchIndex<BookEntry>(language, ALIASES[language]);
  for (const entry of entriesOf(texts, book, (shelf) => shelf)) index.add(entry);
  return index;
}

const indexes = new Map(
  await Promise.all(LANGUAGES.map(async (each) => [each, await indexOf(each)] as const)),
);

function found(language: Language, query: string): string[] {
  return (indexes.get(language)?.find(query).entries ?? []).map(({ shelf, id }) => `${shelf} ${id}`);
}

describe.each(LANGUAGES)('%s', (language) => {
  test('every card, city, event and action is the first result for its own name, in upper and lower case', async () => {
    const texts = await loadTexts(language);
    const all = [...entriesOf(texts, null, () => '')].filter(
      ({ id }) => !['economy', 'culture', 'military'].includes(id),
    );
    for (const { name, shelf, id } of all.filter((entry) => entry.shelf !== 'spaces')) {
      for (const query of [
        name,
        name.toUpperCase(),
        name.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, ''),
      ])
        expect(found(language, query)[0], query).toBe(`${shelf} ${id}`);
    }
  });

  test('a rule is found by its number, however it is typed', () => {
    for (const query of ['R2.D12', 'r2.d12', '2d12', 'R2 D12'])
      expect(found(language, query)[0], query).toBe('rules R2.D12');
    expect(found(language, 'R2.D1')[0]).toBe('rules R2.D1');
  });

  test('an empty or meaningless query finds nothing', () => {
    for (const query of ['', '  ', '?', 'xqzwv']) expect(found(language, query)).toEqual([]);
  });
});

/** Other word forms, half words and typing errors, and what must be among the first three results. */
const SAID: readonly [Language, string, string][] = [
  ['en', 'helep', 'cards helepole'],
  ['en', 'exploring', 'rules R2.D9'],
  ['en', 'explored persepolis', 'events conquest-of-the-persians'],
  ['en', 'Stoa Poikilé', 'cards stoa-poikile'],
  ['en', 'ostrasism', 'cards ostracism'],
  ['en', 'tie drachmas', 'rules R4.2'],
  ['en', 'third die', 'rules R2.E5'],
  ['de', 'saeulen', 'cards corinthian-columns'],
  ['de', 'söldner', 'cards mercenary-recruitment'],
  ['de', 'griechisches feuer', 'cards greek-fire'],
  ['de', 'Gleichstand Drachmen', 'rules R4.2'],
  ['es', 'filosofia', 'actions 0'],
  ['es', 'columna corintia', 'cards corinthian-columns'],
  ['es', 'empate dracmas', 'rules R4.2'],
  ['cs', 'zoldneru', 'cards mercenary-recruitment'],
  ['cs', 'korintské sloupy', 'cards corinthian-columns'],
  ['cs', 'atheny', 'cities athens'],
  ['ru', 'наемников', 'cards mercenary-recruitment'],
  ['ru', 'афины', 'cities athens'],
  ['ru', 'афинская чума', 'events plague-of-athens'],
  ['ru', 'персеполиса', 'spaces persepolis'],
];

test.each(SAID)('%s: "%s" finds %s', (language, query, wanted) => {
  expect(found(language, query).slice(0, 3)).toContain(wanted);
});

test('matching words are known, to be marked', () => {
  const { marked } = indexes.get('en')?.find('explor') ?? { marked: new Set() };
  expect([...marked]).toEqual(expect.arrayContaining(['explore', 'explored', 'exploration']));
});

test('typing errors: one letter wrong, missing or extra, or two swapped', () => {
  for (const typed of ['ostrasism', 'ostracsm', 'ostraccism', 'ostarcism'])
    expect(isNear(typed, 'ostracism', 1)).toBe(true);
  expect(isNear('ostraka', 'ostracism', 1)).toBe(false);
});

test.each(LANGUAGES)('%s: other words for things are found too', (language) => {
  for (const pair of ALIASES[language].split(' ')) {
    const [other = '', own = ''] = pair.split('=');
    expect(found(language, own).length, own).toBeGreaterThan(0);
    expect(found(language, other).length, other).toBeGreaterThan(0);
  }
});

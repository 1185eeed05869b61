import { readFileSync } from 'node:fs';
import { ACTIONS, CARD_IDS, CITY_IDS, EVENT_IDS, RESOURCES, TRACKS } from '@khora/engine';
import { describe, expect, test } from 'vitest';
import { english, isRuleId, LANGUAGES, loadRules, RULE_OF_ACTION, type RuleId } from '../src/index.ts';
import { ALL_TEXTS, isReadable } from './kit.ts';

const markdown = readFileSync(new URL('../../../docs/rules.md', import.meta.url), 'utf8');

/** The rules of docs/rules.md by the number or letter of their heading, and by their own number. */
const documented = new Map(
  markdown
    .split(/^#{2,3} /m)
    .slice(1)
    .map((part): [string, Map<string, string>] => [
      part.slice(0, part.indexOf(' ')),
      new Map(
        Array.from(part.matchAll(/^- (R\d+\.[A-Z]?\d+) (.*)$/gm), ([, id = '', text = '']) => [id, text]),
      ),
    ]),
);

const books = await Promise.all(LANGUAGES.map((language) => loadRules(language)));
const [englishBook] = books;
if (!englishBook) throw new Error('no language');
const ALL_RULES = englishBook.sections.flatMap(({ rules }) => rules);

const ROUND = ['event', 'tax', 'dice', 'action', 'progress', 'resolution', 'achievement'] as const;
const MARKS = { en: 'Ruling:', de: 'Auslegung:', es: 'Interpretación:', cs: 'Výklad:', ru: 'Трактовка:' };

/** The numbers of a text, those of cited rules included. */
function numbersOf(text: string): string[] {
  return (text.match(/\d+/g) ?? []).sort();
}

/** The phases that a text mentions, as indices from A: a single letter that does not begin a sentence. */
function phasesOf(text: string, letters: readonly string[]): number[] {
  const found = text.matchAll(new RegExp(`(?<=[\\p{L},)] )(?:${letters.join('|')})(?![\\p{L}\\p{N}])`, 'gu'));
  return Array.from(found, ([letter]) => letters.indexOf(letter)).sort((a, b) => a - b);
}

/** Cards, events and developments that an English text names, with their names in another language. */
function namedIn(text: string, texts: (typeof ALL_TEXTS)[number]): string[] {
  const names = new Map([
    ...CARD_IDS.map((id): [string, string] => [english.card(id), texts.card(id)]),
    ...EVENT_IDS.map((id): [string, string] => [english.event(id), texts.event(id)]),
    ...CITY_IDS.flatMap((id) =>
      [1, 2, 3, 4].map((n): [string, string] => [english.development(id, n), texts.development(id, n)]),
    ),
  ]);
  // Longest first: 'Conquest of the Persians' is not the card 'Persians'.
  const longest = [...names.keys()].sort((a, b) => b.length - a.length).join('|');
  return Array.from(
    text.matchAll(new RegExp(`\\b(?:${longest})\\b`, 'g')),
    ([name]) => names.get(name) ?? '',
  );
}

describe.each(ALL_TEXTS)('the rules in $language', (texts) => {
  const book = books[LANGUAGES.indexOf(texts.language)] ?? englishBook;

  test('every rule of docs/rules.md is in its section, in order, and no other', () => {
    const letters = new Map(ROUND.map((phase) => [texts.phaseLetter(phase), english.phaseLetter(phase)]));
    const byNumber = new Intl.Collator('en', { numeric: true }).compare;
    expect(
      book.sections.map(({ title, rules }) => {
        const mark = title.slice(0, title.indexOf(' '));
        return [letters.get(mark) ?? mark, rules.map(({ id }) => id)];
      }),
    ).toEqual([...documented].map(([mark, rules]) => [mark, [...rules.keys()].sort(byNumber)]));
  });

  test('texts are plain, whole and found by their number', () => {
    const { preface, sections } = book;
    const rules = sections.flatMap((section) => section.rules);
    for (const { id, text } of rules) expect(book.text(id)).toBe(text);
    const passages = sections.flatMap(({ intro, rules: own }) => [
      ...(intro ? [intro] : []),
      ...own.map(({ text }) => text),
    ]);
    for (const text of [...preface, ...passages]) {
      expect(isReadable(text), text).toBe(true);
      expect(text).not.toMatch(/[*`_#[\]"']| {2}/);
      expect(text).toMatch(/\.\)?$/);
    }
    expect(sections.filter(({ intro }) => intro).map(({ id }) => id)).toEqual([
      'round',
      'variants',
      'rulings',
    ]);
    expect(sections.filter(({ level }) => level === 2).map(({ title }) => title)).toEqual(
      ROUND.map((phase) => `${texts.phaseLetter(phase)} ${texts.phase(phase)}`),
    );
  });

  test('rules have the same numbers as in English, and cite the same rules', () => {
    for (const { id, text } of ALL_RULES) {
      expect(numbersOf(book.text(id)), id).toEqual(numbersOf(text));
      const cited = (each: string) => (each.match(/R\d\.[A-G]?\d+/g) ?? []).sort();
      expect(cited(book.text(id)), id).toEqual(cited(text));
      for (const number of cited(text)) expect(isRuleId(number), number).toBe(true);
    }
  });

  test('rules mention the same phases', () => {
    const [own, theirs] = [texts, english].map((each) => ROUND.map((phase) => each.phaseLetter(phase)));
    for (const { id, text } of ALL_RULES) {
      expect(phasesOf(book.text(id), own ?? []), id).toEqual(phasesOf(text, theirs ?? []));
    }
  });

  test('a ruling is marked where English marks one', () => {
    expect(`${book.ruling}:`).toBe(MARKS[texts.language]);
    const count = (text: string, mark: string) => text.split(mark).length - 1;
    for (const { id, text } of ALL_RULES) {
      expect(count(book.text(id), MARKS[texts.language]), id).toBe(count(text, MARKS.en));
    }
    expect(book.preface.join(' ')).toContain(MARKS[texts.language]);
  });

  test('cards, events, developments, actions, tracks and resources have their names', () => {
    for (const { id, text } of ALL_RULES) {
      for (const name of namedIn(text, texts)) expect(book.text(id)).toContain(name);
    }
    for (const action of ACTIONS) {
      const begin = `${action} ${texts.action(action)}: `;
      expect(book.text(RULE_OF_ACTION[action]).startsWith(begin), begin).toBe(true);
    }
    for (const track of TRACKS) expect(book.preface[2]).toContain(texts.track(track));
    for (const resource of RESOURCES) expect(book.preface[2]).toContain(texts.resource(resource));
  });
});

test.each(ALL_TEXTS.filter(({ language }) => language !== 'en'))(
  'nothing is left in English: $language',
  ({ language }) => {
    const book = books[LANGUAGES.indexOf(language)];
    for (const { id, text } of ALL_RULES) expect(book?.text(id), id).not.toBe(text);
    for (const [index, text] of englishBook.preface.entries()) expect(book?.preface[index]).not.toBe(text);
  },
);

test('English has the numbers of docs/rules.md, and marks its rulings', () => {
  // In the app a formula is put into words.
  const unsaid: Readonly<Record<string, readonly string[]>> = { 'R2.C7': ['0'] };
  for (const rules of documented.values()) {
    for (const [id, text] of rules) {
      const said = new Set([...numbersOf(englishBook.text(id as RuleId)), ...(unsaid[id] ?? [])]);
      expect(
        numbersOf(text).filter((number) => !said.has(number)),
        id,
      ).toEqual([]);
      expect(englishBook.text(id as RuleId).includes(MARKS.en), id).toBe(text.includes('[ruling]'));
    }
  }
});

test('rule numbers are distinguished from other words', () => {
  expect(['R2.D12', 'R6.17'].every(isRuleId)).toBe(true);
  expect(['R2.D14', 'r2.d12', 'R2.C4–C7', 'constructor', ''].some(isRuleId)).toBe(false);
});

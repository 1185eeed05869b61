import {
  ACTION_NAMES,
  CARD_IDS,
  CITY_IDS,
  createGame,
  EVENT_IDS,
  PHASES,
  RESOURCES,
  SPACES,
} from '@khora/engine';
import { describe, expect, test } from 'vitest';
import { english, LANGUAGES, loadTexts } from '../src/index.ts';
import { allTexts } from './exercise.ts';
import { ALL_TEXTS, CATALOGUES, isReadable } from './kit.ts';
import { GROUNDS } from './samples.ts';

describe.each(ALL_TEXTS)('$language', (texts) => {
  test('everything has its text', () => {
    for (const [label, text] of allTexts(texts)) expect(isReadable(text), `${label}: '${text}'`).toBe(true);
  });

  test('cards, events and spaces have different names', () => {
    const names = [...allTexts(texts)].filter(([label]) =>
      /^(card|event|space) [a-z-]+[0-9ab-]*$/.test(label),
    );
    expect(names.length).toBe(CARD_IDS.length + EVENT_IDS.length + 34);
    expect(new Set(names.map(([, name]) => name)).size).toBe(names.length);
  });

  test('spaces are named by what they need and lose, equal ones by a letter too', () => {
    for (const { id, need, loss, color } of SPACES) {
      if (color !== 'persepolis') expect(texts.space(id)).toMatch(new RegExp(` ${need}/${loss}[ab]?$`));
    }
    expect(texts.space('blue-6-5a')).toMatch(/ 6\/5a$/);
    expect(texts.space('blue-6-5b')).toMatch(/ 6\/5b$/);
    expect(texts.space('red-6-3')).toMatch(/ 6\/3$/);
  });

  test('every ground for a move has words of its own', () => {
    const words = [...allTexts(texts)].flatMap(([label, text]) => (label.startsWith('ground ') ? text : []));
    expect(words).toHaveLength(Object.values(GROUNDS).flat().length);
    expect(new Set(words).size, words.join(' | ')).toBe(words.length);
  });

  test('names belong to things that exist', () => {
    const catalogue = CATALOGUES[texts.language];
    expect(Object.keys(catalogue.cards).sort()).toEqual([...CARD_IDS].sort());
    expect(Object.keys(catalogue.events).sort()).toEqual([...EVENT_IDS].sort());
    expect(Object.keys(catalogue.cities).sort()).toEqual([...CITY_IDS].sort());
    expect(Object.keys(catalogue.actions)).toEqual([...ACTION_NAMES]);
    expect(Object.keys(catalogue.phases)).toEqual([...PHASES]);
    expect(Object.keys(catalogue.resources)).toEqual([...RESOURCES]);
  });

  test('loads by itself', async () => {
    const loaded = await loadTexts(texts.language);
    expect(loaded.language).toBe(texts.language);
    expect(loaded.card('heavy-taxes')).toBe(texts.card('heavy-taxes'));
  });
});

test('without a gain, the actions of a move say what sets it apart', () => {
  const position = createGame({ players: 2, seed: 'words', cities: ['athens', 'sparta'] });
  const about = { position, seat: 0 } as const;
  const action = { kind: 'action', action: 6 } as const;
  const loss = { kind: 'resource', resource: 'citizens', by: -3 } as const;
  expect(english.why(about, [action, loss])).toEqual({
    gains: ['−3 citizens'],
    actions: [`Development: ${english.actionEffect(6)}`],
  });
  expect(english.why(about, [action, { ...loss, by: 3 }])).toEqual({ gains: ['+3 citizens'], actions: [] });
});

test('English is there without loading', async () => {
  expect(await loadTexts('en')).toBe(english);
});

test('official terms', () => {
  const terms = (texts: (typeof ALL_TEXTS)[number]) =>
    [texts.phase('dice'), texts.action(4), texts.track('military'), texts.event('plague-of-athens')].join(
      ', ',
    );
  expect(Object.fromEntries(LANGUAGES.map((language, i) => [language, ALL_TEXTS.map(terms)[i]]))).toEqual({
    en: 'Dice, Military, Military, Plague of Athens',
    de: 'Würfel, Militär, Militär, Die attische Seuche',
    es: 'Dados, Militar, Militar, Plaga de Atenas',
    cs: 'Hod kostkami a výběr akcí, Dobývání, Vojenství, Mor v Athénách',
    ru: 'Бросок кубиков, Военное дело, Военная мощь, Афинская чума',
  });
  expect(ALL_TEXTS.map((texts) => texts.phaseLetter('achievement')).join('')).toBe('GGGGЖ');
});

import { expect, test } from 'vitest';
import { abilities, glorySale } from '../src/abilities.ts';
import { cardOf, compile, developmentsOf, levelOf } from '../src/content/content.ts';
import { CORRECTIONS } from '../src/content/corrections.ts';
import { fire } from '../src/effects.ts';
import { contentOf, RULES_VERSION } from '../src/index.ts';
import { actionGain } from '../src/prices.ts';
import { termsOf, termsWith } from '../src/terms.ts';
import { player, set, start } from './kit.ts';

test('R6.1 any unlocked development may trade for glory, even the first', () => {
  const content = compile([
    {
      note: 'a first development that trades for glory',
      correct({ cities }) {
        cities.sparta[0].forGlory = { points: 1 };
      },
    },
  ]);
  const state = start({ cities: ['sparta', 'athens'] });
  for (const seat of [0, 1]) set(state, seat, { glory: 1 });
  expect(glorySale(content, player(state, 0))?.source).toEqual({ kind: 'development', id: 'sparta-1' });
  expect(glorySale(content, player(state, 1))).toBeNull();
});

test('R1.2 R6.1 nobody can trade glory before a city is chosen', () => {
  const state = start();
  set(state, 0, { city: null, glory: 1 });
  expect(glorySale(content, player(state, 0))).toBeNull();
});

const content = contentOf(RULES_VERSION);

test('R1.2 R2.D10 abilities: the unlocked developments, then the cards in the order they were played', () => {
  const state = start({ cities: ['athens', 'argos'] });
  const ids = () => abilities(content, player(state, 0)).map(({ source }) => source.id);
  expect(ids()).toEqual(['athens-1']);
  set(state, 0, { development: 3, inPlay: ['bank', 'quarry'] });
  expect(ids()).toEqual(['athens-1', 'athens-2', 'athens-3', 'bank', 'quarry']);
  set(state, 0, { city: null });
  expect(ids()).toEqual(['bank', 'quarry']);
  expect(developmentsOf(content, null)).toEqual([]);
});

test('R2.D3 a first development can fire too', () => {
  const changed = compile([
    {
      note: 'a first development that fires',
      correct({ cities }) {
        cities.sparta[0].on = { trade: [{ do: 'gain', gains: { points: 2 } }] };
      },
    },
  ]);
  const state = start({ cities: ['sparta', 'athens'] });
  fire({ state, content: changed, log: null, foresight: false }, 0, 'trade');
  expect(player(state, 0).points).toBe(2);
});

test('an ability has all its parts, null where it does nothing', () => {
  expect(cardOf(content, 'archives')).toMatchObject({ modify: null, forGlory: null, score: null, on: {} });
  expect(cardOf(content, 'bank').effect).toEqual([]);
});

test('R2.D8 R2.E1 R2.D7 the terms of a player without abilities', () => {
  const state = start({ cities: ['argos', 'athens'] });
  expect(termsOf(content, player(state, 0))).toEqual({
    explorationLoss: 0,
    levelDiscount: 0,
    progressDiscount: { economy: 0, culture: 0, military: 0 },
    progressLevels: 1,
    tokenPrice: 5,
    explorations: 1,
  });
});

test('R2.D4 to R2.D11 what an action gives by itself', () => {
  const levels = { economy: 2, culture: 3, military: 4 };
  const gains = ([0, 1, 2, 3, 4, 5, 6] as const).map((action) => actionGain(content, action, levels));
  expect(gains).toEqual([1, 3, 3, 3, 4, 0, 0]);
});

test('asking for something that the tables lack is an error that names it', () => {
  expect(() => cardOf(content, 'joker' as 'bank')).toThrow("The content has no 'joker'.");
  expect(() => levelOf(content, 'economy', 8)).toThrow('The content has no level 8 of economy.');
});

test('R7.1 every correction says what was wrong and how it is known', () => {
  for (const { note } of CORRECTIONS) expect(note).toMatch(/\w+ \w+ \w+/);
});

test('R2.D8 R2.E1 R6.7 terms of several abilities: the best number of levels and explorations, the sum of discounts', () => {
  const state = start({ cities: ['thebes', 'corinth'] });
  set(state, 0, { development: 4, inPlay: ['helepole', 'gradualism'] });
  const terms = termsOf(content, player(state, 0));
  expect(terms).toMatchObject({ explorations: 2, progressLevels: 1, levelDiscount: 1, explorationLoss: 1 });
  set(state, 1, { development: 4, inPlay: ['bank', 'helepole', 'reformists'] });
  expect(termsOf(content, player(state, 1))).toMatchObject({
    progressLevels: 2,
    explorations: 1,
    levelDiscount: 0,
    progressDiscount: { economy: 1, culture: 1, military: 1 },
  });
  expect(termsWith(terms, { modify: null })).toBe(terms);
});

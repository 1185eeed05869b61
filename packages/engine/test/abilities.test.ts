import { expect, test } from 'vitest';
import { glorySale } from '../src/abilities.ts';
import { compile } from '../src/content/content.ts';
import { contentOf, RULES_VERSION } from '../src/index.ts';
import { player, set, start } from './kit.ts';

test('R6.1 any development that is unlocked may buy glory, also the first', () => {
  const content = compile([
    {
      note: 'a first development that buys glory',
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

test('R1.2 R6.1 before a city is chosen, nobody buys glory', () => {
  const state = start();
  set(state, 0, { city: null, glory: 1 });
  expect(glorySale(contentOf(RULES_VERSION), player(state, 0))).toBeNull();
});

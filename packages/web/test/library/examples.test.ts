import { type PlayerState, RESOURCES, type Resource, standings } from '@khora/engine';
import { expect, test } from 'vitest';
import {
  EXAMPLE_IDS,
  EXAMPLES_OF,
  type ExampleId,
  exampleOf,
} from '../../src/screens/library/rules/examples.ts';
import { cs } from '../../src/words/book/cs.ts';
import { de } from '../../src/words/book/de.ts';
import { en } from '../../src/words/book/en.ts';
import { es } from '../../src/words/book/es.ts';
import { ru } from '../../src/words/book/ru.ts';

/** What the words of each example say: what the first player gains and loses, and all their numbers. */
const SAID: Readonly<
  Record<ExampleId, { readonly gains: { readonly [R in Resource]?: number }; readonly numbers: string }>
> = {
  price: { gains: { citizens: -2 }, numbers: '2 4 5 5 6' },
  scrolls: { gains: { citizens: -1, scrolls: -1 }, numbers: '1 1 2 3 4' },
  overflow: { gains: { troops: 4 }, numbers: '13 17 4' },
  explore: { gains: { troops: -3, drachmas: 2 }, numbers: '2 3 3 6 7' },
  'stand-in': { gains: { scrolls: -2, taxes: 1 }, numbers: '1 2' },
  progress: { gains: { drachmas: -2, scrolls: -1, citizens: 3 }, numbers: '1 2 2 3' },
  alone: { gains: { glory: 1 }, numbers: '1 1 12' },
  glory: { gains: { points: 6 }, numbers: '2 2 3 3 6' },
  tie: { gains: {}, numbers: '3 48 5' },
};

function own({ players: [first] }: { readonly players: readonly PlayerState[] }): PlayerState {
  if (!first) throw new Error('nobody plays');
  return first;
}

const numbersOf = (text: string) => (text.match(/\d+/g) ?? []).sort().join(' ');

test.each(EXAMPLE_IDS)('%s: the engine does what the example says, in every language', (id) => {
  const { before, after, rule, counts } = exampleOf(id);
  const gains = Object.fromEntries(
    RESOURCES.flatMap((resource) => {
      const by = own(after)[resource] - own(before)[resource];
      return by === 0 ? [] : [[resource, by]];
    }),
  );
  expect(gains).toEqual(SAID[id].gains);
  expect(EXAMPLES_OF[rule]).toBe(id);
  expect(counts.length).toBeGreaterThan(0);
  for (const words of [en, de, es, cs, ru]) expect(numbersOf(words.examples[id])).toBe(SAID[id].numbers);
});

test.each(EXAMPLE_IDS)('%s: both positions come from a game as it was played', (id) => {
  const { before, after } = exampleOf(id);
  // Nothing was put into them: they are between two decisions, or at the end, where only the last count is shown.
  expect(before.round).toBeGreaterThan(0);
  expect(after.players.map(({ city }) => city)).toEqual(before.players.map(({ city }) => city));
  expect(before.phase === 'over').toBe(id === 'glory' || id === 'tie');
});

test('the numbers besides the gains: 2 drachmas and 7 troops, level 3, 17 troops, the first of two', () => {
  expect(own(exampleOf('explore').before).troops).toBe(7);
  expect(own(exampleOf('overflow').after).troops).toBe(17);
  expect(own(exampleOf('progress').after).economy).toBe(3);
  expect(own(exampleOf('scrolls').after).citizens).toBe(1);
  expect(standings(exampleOf('tie').before).map(({ rank, points }) => [rank, points])).toEqual([
    [1, 48],
    [2, 48],
  ]);
});

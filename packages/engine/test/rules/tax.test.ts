import { expect, test } from 'vitest';
import { beforeEvent, deal, each, pass, player } from '../kit.ts';

test('R2.B1 everyone gains drachmas equal to their taxes', () => {
  const state = pass(
    beforeEvent('growing-population', [{ taxes: 3, drachmas: 2 }, { taxes: 0 }, { taxes: 10 }]),
  );
  expect(state.round).toBe(2);
  expect(each(state, 'drachmas')).toEqual([5, 1, 11]);
  expect(each(state, 'taxes')).toEqual([3, 0, 10]);
});

test('R2.B1 cards that act in the tax phase act then, for their owner', () => {
  const state = beforeEvent('growing-population', [{ taxes: 1 }, { taxes: 2 }]);
  deal(state, { inPlay: [['stadion'], ['public-market']] });
  const after = pass(state);
  expect(player(after, 0)).toMatchObject({ drachmas: 2, troops: 2, points: 0 });
  expect(player(after, 1)).toMatchObject({ drachmas: 3, troops: 0, points: 3 });
});

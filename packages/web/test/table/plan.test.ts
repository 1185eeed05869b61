import { expect, test } from 'vitest';
import { noPicks } from '../../src/table/state/choice.ts';
import { billOf, idleTiles, levelUse } from '../../src/table/state/plan.ts';
import { position } from './position.ts';

test('tiles cost citizens, planned scrolls stand in for them, and the balance says what is left', () => {
  const view = position([{ dice: [2, 6], citizens: 1, scrolls: 2 }]);
  expect(billOf(view, 0, { tiles: [5, 4], scrolls: 0 })).toMatchObject({ cost: 3, left: -2 });
  expect(billOf(view, 0, { tiles: [5, 4], scrolls: 1 })).toMatchObject({ cost: 3, fromScrolls: 3, left: 1 });
  expect(billOf(view, 0, { tiles: [null, 4], scrolls: 0 })).toMatchObject({ cost: 0, left: 1 });
});

test('after the reveal the payment is the planned one, if it is allowed', () => {
  const pay = (scrolls: number) => ({ type: 'pay', tiles: [4, 5], scrolls }) as const;
  const moves = [pay(0), pay(1), pay(2)];
  expect(noPicks(undefined, moves, 1)).toMatchObject({ kept: [4, 5], scrolls: 1 });
  expect(noPicks(undefined, moves, 3)).toMatchObject({ kept: [4, 5], scrolls: 0 });
});

test('an action without anything to do is named: no card to play, nothing to build', () => {
  const poor = { drachmas: 0, scrolls: 0 };
  const hand = ['gold-reserve', 'austerity'] as const;
  const view = position([{ ...poor, hand: [...hand], development: 4 }]);
  expect(idleTiles(view, 0, [5, 6])).toEqual([5, 6]);
  expect(idleTiles(view, 0, [0, 1])).toEqual([]);
  expect(idleTiles(view, 0, [2, 3, 4])).toEqual([]);
  const bank = position([{ drachmas: 0, scrolls: 4, hand: ['bank'], development: 4 }]);
  // Scrolls stand in for the tokens that the bank requires.
  expect(idleTiles(bank, 0, [5, null])).toEqual([]);
});

test('every level makes an action better, by what the rules say', () => {
  const view = position();
  expect(levelUse(view, 0, 'economy')).toEqual({ action: 3, by: 1 });
  expect(levelUse(view, 0, 'culture')).toEqual({ action: 2, by: 1 });
  expect(levelUse(view, 0, 'military')).toEqual({ action: 4, by: 1 });
});

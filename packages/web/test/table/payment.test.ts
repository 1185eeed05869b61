import type { GameView, Move, PlayerView } from '@khora/engine';
import { expect, test } from 'vitest';
import { plainPayment } from '../../src/table/state/payment.ts';
import { position } from './position.ts';

const pay = (tiles: readonly (2 | 4)[], scrolls: number) => ({ type: 'pay', tiles, scrolls }) as const;
const ALL: readonly Move[] = [pay([2, 4], 0), pay([2, 4], 1)];

function answer(
  player: Partial<PlayerView>,
  {
    fields = {},
    moves = ALL,
    planned = 0,
  }: {
    fields?: Partial<GameView>;
    moves?: readonly Move[];
    planned?: number;
  } = {},
): Move | null {
  const own: Partial<PlayerView> = { dice: [2, 4], tiles: [2, 4], citizens: 4, scrolls: 1, ...player };
  const view = position([own], { event: 'drought', round: 3, ...fields });
  return plainPayment(view, 0, { moves, planned });
}

test('tiles that are all free, or that the citizens pay for, are carried out without a question', () => {
  expect(answer({})).toEqual(pay([2, 4], 0));
  expect(answer({ dice: [1, 3] })).toEqual(pay([2, 4], 0));
});

test('a player who cannot pay for all of them, or planned to spend scrolls, is asked', () => {
  expect(answer({ dice: [1, 1], citizens: 1 }, { moves: [pay([2], 0), pay([2, 4], 1)] })).toBeNull();
  expect(answer({}, { planned: 1 })).toBeNull();
});

test('R2.C6 where paying is optional, only what costs nothing needs no question', () => {
  const { options } = position();
  const fields = { options: { ...options, optionalPayment: true } };
  expect(answer({}, { fields })).toEqual(pay([2, 4], 0));
  expect(answer({ dice: [1, 4] }, { fields })).toBeNull();
});

test('a player who may want citizens now is asked: for an achievement, before scrolls are lost, at the end', () => {
  expect(answer({ citizens: 9 })).toBeNull();
  expect(answer({ citizens: 12 })).toEqual(pay([2, 4], 0));
  expect(answer({}, { fields: { event: 'origin-of-the-academy' } })).toBeNull();
  expect(answer({}, { fields: { round: 9 } })).toBeNull();
  // With as many citizens as can be had, scrolls would bring nothing.
  expect(answer({ citizens: 15 }, { fields: { round: 9 } })).toEqual(pay([2, 4], 0));
  const { achievements } = position();
  const fields: Partial<GameView> = { achievements: { ...achievements, citizens: [1] } };
  expect(answer({ citizens: 9 }, { fields })).toEqual(pay([2, 4], 0));
});

import { describe, expect, test } from 'vitest';
import { isOver } from '../../src/index.ts';
import {
  bonus,
  carryOut,
  change,
  developing,
  developmentPrice,
  founding,
  movesOf,
  type Position,
  passUntil,
  player,
  playing,
  position,
  scored,
} from '../kit.ts';

const athens = (development: 1 | 2 | 3 | 4): Position => ({ city: 'athens', development });

describe('Athens', () => {
  test('athens-1: 3 scrolls', () => {
    expect(founding('athens')).toEqual({ scrolls: 3 });
    expect(bonus(athens(1), [0, 1, 2, 3, 4, 5])).toEqual({});
  });

  test('athens-2: a green and a red token, playing a card gives 2 drachmas and 3 points', () => {
    expect(developmentPrice('athens', 2)).toBe('RG 0d');
    expect(developing({ ...athens(1), tokens: 'RG' })).toEqual({ development: 1 });
    expect(bonus(athens(2), [0, 1, 2, 3, 4, 5])).toEqual({ 5: { drachmas: 2, points: 3 } });
  });

  test('athens-3: two blue tokens and 1 drachma, playing a card gives 2 troops; Athens 2 keeps its effect', () => {
    expect(developmentPrice('athens', 3)).toBe('BB 1d');
    expect(developing({ ...athens(2), tokens: 'BB' })).toEqual({ development: 1, drachmas: -1 });
    expect(bonus(athens(3), [0, 1, 2, 3, 4, 5])).toEqual({ 5: { drachmas: 2, points: 3, troops: 2 } });
  });

  test('athens-4: two tokens of each colour and 2 drachmas, 3 points per card in play at the end', () => {
    expect(developmentPrice('athens', 4)).toBe('RRBBGG 2d');
    expect(developing({ ...athens(3), tokens: 'RRBBGG' })).toEqual({ development: 1, drachmas: -2 });
    expect(scored(position(athens(4)), 'athens-4')).toBe(0);
    expect(scored(position({ ...athens(4), inPlay: ['archives', 'oracle', 'bank'] }), 'athens-4')).toBe(9);
    expect(scored(position({ ...athens(3), inPlay: ['archives', 'oracle', 'bank'] }), 'athens-4')).toBe(0);
    expect(bonus(athens(4), [0, 1, 2, 3, 4, 5])).toEqual({ 5: { drachmas: 2, points: 3, troops: 2 } });
  });

  test('R4.1 athens-4 at the real end', () => {
    const end = passUntil(position({ ...athens(4), inPlay: ['archives', 'oracle'] }), isOver);
    expect(player(end, 0).inPlay).toHaveLength(2);
    expect(scored(end, 'athens-4')).toBe(6);
  });

  test('R6.3 Athens 2 fires after the payment: it does not help to pay', () => {
    const asks = carryOut(position({ ...athens(2), hand: ['archives'], drachmas: 1 }), [5, 6]);
    expect(movesOf(asks, 0, 'play')).toEqual([]);
  });

  test('R6.3 Athens 2 and 3 fire for each card played, including one that Ostracism grants', () => {
    const from: Position = { ...athens(3), hand: ['ostracism', 'archives'], drachmas: 3 };
    const changed = playing('ostracism', from, { type: 'play', card: 'archives' });
    expect(changed).toEqual({ drachmas: -3 + 2 - 2 + 2, points: 6, troops: 4, scrolls: 3 });
  });

  test('R6.3 Athens 2 and Extraordinary Collection add up', () => {
    const from: Position = { ...athens(2), inPlay: ['extraordinary-collection'] };
    expect(playing('archives', from)).toEqual({ drachmas: -2 + 2 + 2, points: 3, scrolls: 3 });
  });

  test('R2.D13 athens-3: its troops stop at 15', () => {
    const changed = playing('archives', { ...athens(3), troops: 14 });
    expect(changed).toEqual({ points: 3, troops: 1, scrolls: 3 });
  });

  test('athens-2 acts once it is unlocked, so not for a card played earlier in the round', () => {
    const before = position({ ...athens(1), hand: ['archives'], tokens: 'RG' });
    const after = carryOut(before, [5, 6], { type: 'play', card: 'archives' }, { type: 'develop' });
    expect(change(before, after)).toEqual({ development: 1, drachmas: -2, scrolls: 3 });
  });
});

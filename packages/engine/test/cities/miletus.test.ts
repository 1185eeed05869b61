import { describe, expect, test } from 'vitest';
import type { Track } from '../../src/index.ts';
import {
  answer,
  asked,
  bonus,
  carryOut,
  change,
  developing,
  developmentPrice,
  founding,
  moves,
  type Position,
  position,
  refusal,
} from '../kit.ts';

const miletus = (development: 1 | 2 | 3 | 4): Position => ({ city: 'miletus', development });

const second: Position = { ...miletus(1), tokens: 'R' };
const tracks = (...two: Track[]) => ({ type: 'tracks', tracks: two }) as const;

describe('Miletus', () => {
  test('miletus-1: economy +1 for free, with the citizens of level 2', () => {
    expect(founding('miletus')).toEqual({ economy: 1, citizens: 3 });
  });

  test('miletus-2: one red token and 1 drachma, two different tracks +1 for free', () => {
    expect(developmentPrice('miletus', 2)).toBe('R 1d');
    const asks = carryOut(position(second), [6, 5], { type: 'develop' });
    expect(asked(asks)).toEqual(['0:tracks']);
    expect(moves(asks, 0)).toEqual(
      expect.arrayContaining([
        tracks('economy', 'culture'),
        tracks('economy', 'military'),
        tracks('culture', 'military'),
      ]),
    );
    expect(moves(asks, 0)).toHaveLength(4);
    expect(moves(asks, 0)).toContainEqual({ type: 'pass' });
    const unlocked = { development: 1, drachmas: -1 };
    expect(developing(second, tracks('economy', 'culture'))).toEqual({
      ...unlocked,
      economy: 1,
      culture: 1,
      citizens: 3,
    });
    expect(developing(second, tracks('economy', 'military'))).toEqual({
      ...unlocked,
      economy: 1,
      military: 1,
      citizens: 3,
      glory: 1,
    });
    const high: Position = { ...second, culture: 4, military: 3 };
    expect(developing(high, tracks('culture', 'military'))).toEqual({
      ...unlocked,
      culture: 1,
      military: 1,
      taxes: 1,
      glory: 1,
    });
  });

  test('R6.13 Miletus 2: the two tracks differ and are below 7', () => {
    const asks = carryOut(position(second), [6, 5], { type: 'develop' });
    expect(refusal(asks, 0, tracks('economy', 'economy'))).toBeTypeOf('string');
    expect(refusal(asks, 0, tracks('economy'))).toBeTypeOf('string');
    expect(refusal(asks, 0, tracks())).toBeTypeOf('string');
    expect(refusal(asks, 0, tracks('economy', 'culture', 'military'))).toBeTypeOf('string');
  });

  test('R6.13 Miletus 2: with two tracks below 7, both rise; with one, that one; with none, nobody is asked', () => {
    const unlocked = { development: 1, drachmas: -1 };
    const offered = (from: Position) => {
      const asks = carryOut(position(from), [6, 5], { type: 'develop' });
      return asked(asks)[0] === '0:tracks' ? moves(asks, 0) : [];
    };
    const two: Position = { ...second, economy: 7 };
    expect(offered(two)).toEqual([tracks('culture', 'military'), { type: 'pass' }]);
    expect(developing(two, tracks('culture', 'military'))).toEqual({
      ...unlocked,
      culture: 1,
      military: 1,
      glory: 1,
    });
    const one: Position = { ...second, economy: 7, culture: 7, military: 2 };
    expect(offered(one)).toEqual([tracks('military'), { type: 'pass' }]);
    expect(developing(one, tracks('military'))).toEqual({ ...unlocked, military: 1 });
    const none: Position = { ...second, economy: 7, culture: 7, military: 7 };
    expect(offered(none)).toEqual([]);
    expect(developing(none)).toEqual(unlocked);
  });

  test('miletus-3: two red and one green token and 2 drachmas, Trade gives 3 points', () => {
    expect(developmentPrice('miletus', 3)).toBe('RRG 2d');
    expect(developing({ ...miletus(2), tokens: 'RRG' })).toEqual({ development: 1, drachmas: -2 });
    expect(bonus(miletus(2), [0, 1, 2, 3, 4, 5])).toEqual({});
    expect(bonus(miletus(3), [0, 1, 2, 3, 4, 5])).toEqual({ 3: { points: 3 } });
  });

  test('miletus-3 keeps its effect at development 4, and adds up with Lighthouse', () => {
    expect(bonus(miletus(4), [0, 1, 2, 3, 4, 5])).toEqual({ 3: { points: 3 } });
    expect(bonus({ ...miletus(3), inPlay: ['lighthouse'] }, [3])).toEqual({ 3: { points: 6 } });
  });

  test('miletus-4: three red and two green tokens and 4 drachmas, 15 points', () => {
    expect(developmentPrice('miletus', 4)).toBe('RRRGG 4d');
    const before = position({ ...miletus(3), tokens: 'RRRGG' });
    const asks = carryOut(before, [6, 5]);
    expect(asked(asks)).toEqual(['0:develop']);
    const after = answer(asks, 0, { type: 'develop' });
    expect(change(before, after)).toEqual({ development: 1, drachmas: -4, points: 15 });
  });
});

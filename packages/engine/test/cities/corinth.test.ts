import { describe, expect, test } from 'vitest';
import { type CardId, type GameState, isOver, type Track } from '../../src/index.ts';
import {
  answer,
  asked,
  atEvent,
  atProgress,
  bonus,
  change,
  developing,
  developmentPrice,
  founding,
  movesOf,
  type Position,
  passUntil,
  player,
  position,
  scored,
} from '../kit.ts';

const corinth = (development: 1 | 2 | 3 | 4): Position => ({ city: 'corinth', development });

const raise = (state: GameState, ...tracks: Track[]) =>
  tracks.reduce((now, track) => answer(now, 0, { type: 'progress', track }), state);

/** What seat 0 pays for one level of the track in phase E. */
function paid(track: Track, from: Position): number {
  const before = atProgress(from);
  return player(before, 0).drachmas - player(raise(before, track), 0).drachmas;
}

describe('Corinth', () => {
  test('corinth-1: 4 drachmas', () => {
    expect(founding('corinth')).toEqual({ drachmas: 4 });
  });

  test('corinth-2: one red token and 1 drachma, 1 taxes per knowledge token', () => {
    expect(developmentPrice('corinth', 2)).toBe('R 1d');
    const taxes = (tokens: string, from: Position = {}) => developing({ ...corinth(1), tokens, ...from });
    expect(taxes('R')).toEqual({ development: 1, drachmas: -1, taxes: 1 });
    expect(taxes('RBBGrg')).toEqual({ development: 1, drachmas: -1, taxes: 6 });
    expect(taxes('', { scrolls: 2 })).toEqual({ development: 1, drachmas: -1, scrolls: -2 });
  });

  test('R3.1 corinth-2: taxes stop at 10', () => {
    const many: Position = { ...corinth(1), tokens: 'RRRRBBBB', taxes: 4 };
    expect(developing(many)).toEqual({ development: 1, drachmas: -1, taxes: 6 });
  });

  test('corinth-3: two red, one blue and one green token and 2 drachmas; nothing at once', () => {
    expect(developmentPrice('corinth', 3)).toBe('RRBG 2d');
    expect(developing({ ...corinth(2), tokens: 'RRBG' })).toEqual({ development: 1, drachmas: -2 });
    expect(bonus(corinth(3), [0, 1, 2, 3, 4, 5])).toEqual({});
  });

  test('corinth-3: a level of any track is 1 cheaper', () => {
    const levels: Position = { economy: 2, culture: 2, military: 2 };
    const prices = (development: 2 | 3) =>
      (['economy', 'culture', 'military'] as const).map((track) =>
        paid(track, { ...corinth(development), ...levels }),
      );
    expect([prices(2), prices(3)]).toEqual([
      [2, 4, 3],
      [1, 3, 2],
    ]);
  });

  test.each([3, 4] as const)(
    'corinth-3: at development %i two levels without scrolls, each 1 cheaper',
    (development) => {
      const before = atProgress(corinth(development));
      const once = raise(before, 'economy');
      expect(asked(once)).toEqual(['0:progress']);
      const twice = raise(once, 'military');
      expect(asked(twice)).toEqual(['1:progress']);
      expect(change(before, twice)).toEqual({
        economy: 1,
        military: 1,
        citizens: 3,
        glory: 1,
        drachmas: -1 - 1,
      });
    },
  );

  test('corinth-3 does nothing before it is unlocked', () => {
    expect(asked(raise(atProgress(corinth(2)), 'economy'))).toEqual(['1:progress']);
    expect(paid('economy', corinth(2))).toBe(2);
  });

  test('corinth-3: levels beyond the second cost a scroll and are cheaper too', () => {
    const before = atProgress({ ...corinth(3), scrolls: 1 });
    const after = raise(before, 'economy', 'economy', 'economy');
    expect(change(before, after)).toMatchObject({ economy: 3, drachmas: -1 - 1 - 2, scrolls: -1 });
    expect(asked(after)).toEqual(['1:progress']);
  });

  test('R2.E3 Corinth 3 and Reformists do not add up', () => {
    const twice = raise(atProgress({ ...corinth(3), inPlay: ['reformists'] }), 'culture', 'economy');
    expect(asked(twice)).toEqual(['1:progress']);
  });

  test('R2.E4 discounts add up: Corinth 3, Gradualism and Constructing the Mint; never below 0', () => {
    const costs = (...inPlay: CardId[]) => [
      paid('economy', { ...corinth(3), inPlay }),
      paid('culture', { ...corinth(3), inPlay }),
      paid('military', { ...corinth(3), inPlay, military: 3 }),
    ];
    expect(costs()).toEqual([1, 0, 3]);
    expect(costs('gradualism')).toEqual([0, 0, 2]);
    expect(costs('gradualism', 'constructing-the-mint')).toEqual([0, 0, 2]);
    const poor = atProgress({ ...corinth(3), inPlay: ['gradualism'], drachmas: 0 });
    expect(movesOf(poor, 0, 'progress').map(({ track }) => track)).toEqual([
      'economy',
      'culture',
      'military',
    ]);
  });

  test('R6.11 Corinth 3 acts in phase E only: an event allows one level at the usual cost', () => {
    const asks = atEvent({ event: 'military-victory', ...corinth(3), military: 3, troops: 5 });
    expect(asked(asks)).toEqual(['0:progress']);
    const after = raise(asks, 'military');
    expect(change(asks, after)).toEqual({ military: 1, glory: 1, drachmas: 2 - 4 });
    expect(after.phase).not.toBe('resolution');
  });

  test('corinth-4: two tokens of each colour and 3 drachmas, 2 points per knowledge token at the end', () => {
    expect(developmentPrice('corinth', 4)).toBe('RRBBGG 3d');
    expect(developing({ ...corinth(3), tokens: 'RRBBGG' })).toEqual({ development: 1, drachmas: -3 });
    expect(scored(position({ ...corinth(4), tokens: 'RRBgg' }), 'corinth-4')).toBe(10);
    expect(scored(position({ ...corinth(3), tokens: 'RRBgg' }), 'corinth-4')).toBe(0);
  });

  test('R4.1 corinth-4 at the real end', () => {
    const end = passUntil(position({ ...corinth(4), tokens: 'RRBBGGrrg' }), isOver);
    const { red, blue, green } = player(end, 0).knowledge;
    const owned = [red, blue, green].reduce((sum, { minor, major }) => sum + minor + major, 0);
    expect(scored(end, 'corinth-4')).toBe(2 * owned);
  });
});

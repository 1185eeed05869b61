import { describe, expect, test } from 'vitest';
import { decisions, type GameState, isOver, type SpaceId, standings } from '../../src/index.ts';
import {
  answer,
  asked,
  atProgress,
  bonus,
  carryOut,
  change,
  developing,
  developmentPrice,
  founding,
  moves,
  movesOf,
  type Position,
  passUntil,
  player,
  position,
  refusal,
  scored,
  set,
  tokens,
} from '../kit.ts';

const thebes = (development: 1 | 2 | 3 | 4): Position => ({ city: 'thebes', development });

const TRADE = { type: 'tradeGlory' } as const;
const PASS = { type: 'pass' } as const;
const explore = (space: SpaceId) => ({ type: 'explore', space }) as const;
const offersTrade = (state: GameState) => movesOf(state, 0, 'tradeGlory').length === 1;

const total = (state: GameState) => standings(state)[0]?.points ?? Number.NaN;

/** Passes through without trading glory until the last opportunity, or the end. */
function untilLastOpportunity(state: GameState): GameState {
  let current = state;
  while (!isOver(current) && !asked(current).includes('0:tradeGlory')) {
    const seat = decisions(current)[0]?.seat ?? 0;
    const options = moves(current, seat).filter(({ type }) => type !== 'tradeGlory');
    current = answer(current, seat, options.find(({ type }) => type === 'pass') ?? options[0] ?? TRADE);
  }
  return current;
}

describe('Thebes', () => {
  test('thebes-1: military +1 for free, with the glory of level 2', () => {
    expect(founding('thebes')).toEqual({ military: 1, glory: 1 });
  });

  test('thebes-2: a green and a blue token, 1 glory for 2 drachmas and 4 points', () => {
    expect(developmentPrice('thebes', 2)).toBe('BG 0d');
    expect(developing({ ...thebes(1), tokens: 'BG' })).toEqual({ development: 1 });
    expect(bonus(thebes(2), [0, 1, 2, 3, 4, 5])).toEqual({});
    const before = position({ ...thebes(2), glory: 2 });
    const after = answer(before, 0, TRADE);
    expect(change(before, after)).toEqual({ glory: -1, drachmas: 2, points: 4 });
    expect(asked(after)).toEqual(asked(before));
  });

  test('R6.1 Thebes 2 may be used any number of times while there is glory', () => {
    const before = position({ ...thebes(2), glory: 3 });
    const after = answer(answer(answer(before, 0, TRADE), 0, TRADE), 0, TRADE);
    expect(change(before, after)).toEqual({ glory: -3, drachmas: 6, points: 12 });
    expect(offersTrade(after)).toBe(false);
    expect(refusal(after, 0, TRADE)).toBeTypeOf('string');
  });

  test('R6.1 Thebes 2 is offered beside the moves of any decision of its owner', () => {
    const from: Position = { ...thebes(2), glory: 5, hand: ['archives'], tokens: 'BBGR', troops: 3 };
    const kinds = [
      position(from),
      carryOut(position(from), [1, 6]),
      carryOut(position(from), [3, 6]),
      carryOut(position(from), [4, 6]),
      carryOut(position(from), [5, 6]),
      carryOut(position(from), [6, 1], { type: 'keep', card: position(from).politicsDeck[0] ?? 'bank' }),
      atProgress(from),
    ].map((state) => {
      expect(offersTrade(state)).toBe(true);
      return asked(state)[0];
    });
    expect(kinds).toEqual(
      ['assign', 'keep', 'buy', 'explore', 'play', 'develop', 'progress'].map((kind) => `0:${kind}`),
    );
  });

  test('R6.1 Thebes 2: the drachmas may be spent in the same decision, which is asked because of them', () => {
    const before = position({ ...thebes(2), glory: 1, hand: ['archives'], drachmas: 0 });
    const asks = carryOut(before, [5, 6]);
    expect(asked(asks)).toEqual(['0:play']);
    expect(movesOf(asks, 0, 'play')).toEqual([]);
    const after = answer(answer(asks, 0, TRADE), 0, { type: 'play', card: 'archives' });
    expect(change(before, after)).toEqual({ glory: -1, points: 4, scrolls: 3 });
  });

  test("R6.1 Thebes 2 does nothing before it is unlocked, without glory, or in another player's decision", () => {
    expect(offersTrade(position({ ...thebes(1), glory: 3 }))).toBe(false);
    expect(offersTrade(position(thebes(2)))).toBe(false);
    const other = position({ ...thebes(2), glory: 3 });
    expect(movesOf(other, 1, 'tradeGlory')).toEqual([]);
    expect(refusal(other, 1, TRADE)).toBeTypeOf('string');
    const progress = passUntil(carryOut(other, [5, 6]), ({ phase }) => phase === 'progress');
    expect(asked(progress)).toEqual(['1:progress']);
    expect(refusal(progress, 0, TRADE)).toBeTypeOf('string');
  });

  test.each([2, 3, 4] as const)('thebes-2 acts at development %i', (development) => {
    expect(offersTrade(position({ ...thebes(development), glory: 1 }))).toBe(true);
  });

  test('R6.1 Thebes 2: a last opportunity before final scoring, for an owner with glory left', () => {
    const ninth = passUntil(position(thebes(2)), ({ round }) => round === 9);
    set(ninth, 0, { glory: 2 });
    tokens(ninth, 0, 'r');
    const last = untilLastOpportunity(ninth);
    expect(asked(last)).toEqual(['0:tradeGlory']);
    expect(moves(last, 0)).toEqual(expect.arrayContaining([TRADE, PASS]));
    const { glory, knowledge } = player(last, 0);
    const kept = answer(last, 0, PASS);
    expect(isOver(kept)).toBe(true);
    expect(scored(kept, 'glory')).toBe(glory * knowledge.red.major);
    const traded = Array.from({ length: glory }).reduce<GameState>((now) => answer(now, 0, TRADE), last);
    expect(isOver(traded)).toBe(true);
    expect(scored(traded, 'glory')).toBe(0);
    expect(total(traded) - total(kept)).toBe(glory * (4 - knowledge.red.major));
  });

  test('R6.1 Thebes 2: no last opportunity without glory, nor without Thebes 2', () => {
    const end = untilLastOpportunity(position(thebes(2)));
    expect(player(end, 0).glory).toBe(0);
    expect(isOver(end)).toBe(true);
    expect(isOver(untilLastOpportunity(position({ ...thebes(1), glory: 3 })))).toBe(true);
  });

  test('thebes-3: two blue, one green and one red token, up to two explorations in a Military action', () => {
    expect(developmentPrice('thebes', 3)).toBe('RBBG 0d');
    expect(developing({ ...thebes(2), tokens: 'BBGR' })).toEqual({ development: 1 });
    const before = position({ ...thebes(3), troops: 4 });
    const first = carryOut(before, [4, 6]);
    expect(asked(first)).toEqual(['0:explore']);
    const second = answer(first, 0, explore('red-5-1'));
    expect(asked(second)).toEqual(['0:explore']);
    expect(movesOf(second, 0, 'explore')).not.toContainEqual(explore('red-5-1'));
    const after = answer(second, 0, explore('green-4-2'));
    expect(asked(after)).toEqual(['1:progress']);
    expect(change(before, after)).toEqual({ troops: 1 - 1 - 2, drachmas: 2, points: 2, R: 1, G: 1 });
  });

  test('R6.8 Thebes 3: the second exploration needs the troops that the first left', () => {
    const once = carryOut(position({ ...thebes(3), troops: 3 }), [4, 6], explore('red-4-2'));
    const offered = movesOf(once, 0, 'explore').map(({ space }) => space);
    expect(offered.toSorted()).toEqual(['blue-2-2', 'green-2-1', 'green-2-2', 'red-2-1', 'red-2-2']);
    const spent = carryOut(position({ ...thebes(3), troops: 3 }), [4, 6], explore('blue-4-4'));
    expect(asked(spent)).toEqual(['1:progress']);
  });

  test('R6.8 Thebes 3: the second exploration may be declined, and there is no third', () => {
    const from = position({ ...thebes(3), troops: 9 });
    const once = carryOut(from, [4, 6], explore('red-3-0'));
    expect(asked(answer(once, 0, PASS))).toEqual(['1:progress']);
    expect(asked(answer(once, 0, explore('green-3-0')))).toEqual(['1:progress']);
  });

  test('R6.8 Thebes 3: Persepolis counts as one exploration', () => {
    const before = position({ ...thebes(3), troops: 14, military: 4 });
    const once = carryOut(before, [4, 6], explore('persepolis'));
    expect(change(before, once)).toEqual({ troops: 4 - 15, r: 1, b: 1, g: 1 });
    expect(asked(once)).toEqual(['0:explore']);
    expect(asked(answer(once, 0, explore('red-3-0')))).toEqual(['1:progress']);
  });

  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
  ] as const)(
    'thebes-3: at development %i explorations in a Military action: %i',
    (development, explorations) => {
      const once = carryOut(position({ ...thebes(development), troops: 9 }), [4, 6], explore('red-3-0'));
      expect(asked(once)).toEqual([explorations === 2 ? '0:explore' : '1:progress']);
    },
  );

  test('thebes-4: two tokens of each colour and 2 drachmas, 2 points per minor token at the end', () => {
    expect(developmentPrice('thebes', 4)).toBe('RRBBGG 2d');
    expect(developing({ ...thebes(3), tokens: 'RRBBGG' })).toEqual({ development: 1, drachmas: -2 });
    expect(scored(position({ ...thebes(4), tokens: 'RRBGrrb' }), 'thebes-4')).toBe(8);
    expect(scored(position({ ...thebes(3), tokens: 'RRBGrrb' }), 'thebes-4')).toBe(0);
  });

  test('R4.1 thebes-4 at the real end', () => {
    const end = passUntil(position({ ...thebes(4), tokens: 'RRBBGGrrg' }), isOver);
    const { red, blue, green } = player(end, 0).knowledge;
    expect(scored(end, 'thebes-4')).toBe(2 * (red.minor + blue.minor + green.minor));
  });
});

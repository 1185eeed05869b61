import { describe, expect, test } from 'vitest';
import { isOver, SPACES, type SpaceId } from '../../src/index.ts';
import {
  answer,
  asked,
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
  position,
  scored,
} from '../kit.ts';

const sparta = (development: 1 | 2 | 3 | 4): Position => ({ city: 'sparta', development });

const third: Position = { ...sparta(2), tokens: 'BBBGR' };
const explore = (space: SpaceId) => ({ type: 'explore', space }) as const;

/** What a Military action with this exploration changes. */
function exploring(space: SpaceId, from: Position) {
  const before = position(from);
  return change(before, carryOut(before, [4, 5], explore(space)));
}

describe('Sparta', () => {
  test('sparta-1: exploring loses 1 troop less', () => {
    expect(founding('sparta')).toEqual({});
    expect(bonus(sparta(1), [0, 1, 2, 3, 4, 5])).toEqual({ 4: { troops: 1 } });
    expect(exploring('green-5-4', { ...sparta(1), troops: 5 })).toEqual({ troops: 1 - 3, points: 2, g: 1 });
  });

  test('R6.7 Sparta 1: a loss is never below 0 and the need is unchanged', () => {
    expect(exploring('green-3-0', { ...sparta(1), troops: 2 })).toEqual({ troops: 1, G: 1 });
    const offered = (troops: number) =>
      movesOf(carryOut(position({ ...sparta(1), troops }), [4, 5]), 0, 'explore').map(({ space }) => space);
    expect(offered(0)).toEqual([]);
    expect(offered(1).toSorted()).toEqual(['blue-2-2', 'green-2-1', 'green-2-2', 'red-2-1', 'red-2-2']);
    const withinSix = SPACES.filter(({ need }) => need <= 6).map(({ id }) => id);
    expect(offered(5).toSorted()).toEqual(withinSix.toSorted());
  });

  test('R6.7 Helepole and Sparta 1 add up', () => {
    const from: Position = { ...sparta(1), inPlay: ['helepole'], troops: 3 };
    expect(exploring('red-4-2', from)).toEqual({ troops: 1, drachmas: 2, R: 1 });
    expect(exploring('red-2-1', from)).toEqual({ troops: 1, R: 1 });
    expect(exploring('blue-4-4', from)).toEqual({ troops: 1 - 2, drachmas: 1, points: 1, B: 1 });
  });

  test('R6.7 Helepole and Sparta 1 at Persepolis: it needs 15 and loses 13', () => {
    const from: Position = { ...sparta(1), inPlay: ['helepole'], troops: 14 };
    expect(exploring('persepolis', from)).toEqual({ troops: 1 - 13, r: 1, b: 1, g: 1 });
    const short = carryOut(position({ ...from, troops: 13 }), [4, 5]);
    expect(movesOf(short, 0, 'explore')).not.toContainEqual(explore('persepolis'));
  });

  test('sparta-2: two blue tokens and 2 drachmas, Military gives 1 taxes', () => {
    expect(developmentPrice('sparta', 2)).toBe('BB 2d');
    expect(developing({ ...sparta(1), tokens: 'BB' })).toEqual({ development: 1, drachmas: -2 });
  });

  test.each([2, 3, 4] as const)('sparta-1 and sparta-2 act at development %i', (development) => {
    expect(bonus(sparta(development), [0, 1, 2, 3, 4, 5])).toEqual({ 4: { troops: 1, taxes: 1 } });
  });

  test('R2.D3 sparta-2 gives its taxes even when nothing is explored', () => {
    const before = position({ ...sparta(2), troops: 3 });
    expect(change(before, carryOut(before, [4, 5], { type: 'pass' }))).toEqual({ troops: 1, taxes: 1 });
  });

  test('sparta-3: three blue, one green and one red token and 2 drachmas, two Military actions', () => {
    expect(developmentPrice('sparta', 3)).toBe('RBBBG 2d');
    const before = position({ ...third, military: 3 });
    const first = carryOut(before, [6, 5], { type: 'develop' });
    expect(asked(first)).toEqual(['0:explore']);
    expect(change(before, first)).toEqual({ development: 1, drachmas: -2, troops: 3, taxes: 1 });
    const second = answer(first, 0, explore('red-3-1'));
    expect(asked(second)).toEqual(['0:explore']);
    expect(change(first, second)).toEqual({ troops: 0 + 3, taxes: 1, drachmas: 1, R: 1 });
    const after = answer(second, 0, explore('green-5-1'));
    expect(asked(after)).toEqual(['1:progress']);
    expect(change(second, after)).toEqual({ points: 2, G: 1 });
    expect(after.explored).toEqual(expect.arrayContaining(['red-3-1', 'green-5-1']));
  });

  test('R6.8 Sparta 3: each exploration may be declined, a space explored in the first is gone in the second', () => {
    const declined = developing({ ...third, troops: 2 }, { type: 'pass' }, { type: 'pass' });
    expect(declined).toEqual({ development: 1, drachmas: -2, troops: 2, taxes: 2 });
    const once = carryOut(position({ ...third, troops: 2 }), [6, 5], { type: 'develop' }, explore('red-2-1'));
    expect(movesOf(once, 0, 'explore')).not.toContainEqual(explore('red-2-1'));
  });

  test('R6.8 Sparta 3: an action with nothing to explore still gains its troops', () => {
    const before = position(third);
    const second = carryOut(before, [6, 5], { type: 'develop' });
    expect(asked(second)).toEqual(['0:explore']);
    expect(change(before, second)).toEqual({ development: 1, drachmas: -2, troops: 2, taxes: 2 });
    expect(asked(answer(second, 0, { type: 'pass' }))).toEqual(['1:progress']);
  });

  test('R2.D13 Sparta 3: its Military actions may take troops above 15 until the end of phase D', () => {
    const first = carryOut(position({ ...third, military: 3, troops: 14 }), [6, 5], { type: 'develop' });
    expect(player(first, 0).troops).toBe(17);
    const second = answer(first, 0, { type: 'pass' });
    expect(player(second, 0).troops).toBe(20);
    expect(player(answer(second, 0, { type: 'pass' }), 0).troops).toBe(15);
  });

  test('R6.10 R2.D13 Sparta 3 unlocked in Conquest of the Persians: each overflow ends with its action', () => {
    const before = position({
      ...third,
      event: 'conquest-of-the-persians',
      first: 0,
      military: 3,
      troops: 14,
    });
    before.explored = ['persepolis'];
    const asks = passUntil(carryOut(before, [0, 5]), ({ phase }) => phase === 'resolution');
    expect(asked(asks)).toEqual(['0:action']);
    const first = answer(answer(asks, 0, { type: 'action', action: 6 }), 0, { type: 'develop' });
    expect(player(first, 0).troops).toBe(17);
    const second = answer(first, 0, { type: 'pass' });
    expect(player(second, 0).troops).toBe(18);
    const after = answer(second, 0, { type: 'pass' });
    expect(asked(after)).toEqual(['1:action']);
    expect(change(asks, after)).toEqual({ development: 1, drachmas: -2, troops: 1, taxes: 2 });
  });

  test('sparta-4: three blue, two green and two red tokens and 4 drachmas, 4 points per blue token at the end', () => {
    expect(developmentPrice('sparta', 4)).toBe('RRBBBGG 4d');
    expect(developing({ ...sparta(3), tokens: 'RRBBBGG' })).toEqual({ development: 1, drachmas: -4 });
    expect(scored(position({ ...sparta(4), tokens: 'RRGBBb' }), 'sparta-4')).toBe(12);
    expect(scored(position({ ...sparta(3), tokens: 'RRGBBb' }), 'sparta-4')).toBe(0);
    expect(scored(position({ ...sparta(4), tokens: 'RRG' }), 'sparta-4')).toBe(0);
  });

  test('R4.1 sparta-4 at the real end', () => {
    const end = passUntil(position({ ...sparta(4), tokens: 'BBBGGRRbb' }), isOver);
    const { minor, major } = player(end, 0).knowledge.blue;
    expect(scored(end, 'sparta-4')).toBe(4 * (minor + major));
  });
});

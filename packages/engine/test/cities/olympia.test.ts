import { describe, expect, test } from 'vitest';
import {
  bonus,
  carryOut,
  developing,
  developmentPrice,
  founding,
  nextAssignment,
  type Position,
  player,
  position,
} from '../kit.ts';

const olympia = (development: 1 | 2 | 3 | 4): Position => ({ city: 'olympia', development });

const third: Position = { ...olympia(2), tokens: 'GGR' };
const culture = { type: 'raise', track: 'culture' } as const;
const fourth: Position = { ...olympia(3), tokens: 'GGGBRR' };

describe('Olympia', () => {
  test('olympia-1: +1 taxes, which pays 1 drachma in the first tax phase', () => {
    expect(founding('olympia')).toEqual({ taxes: 1, drachmas: 1 });
  });

  test('olympia-2: one green token, Culture gives 1 troop and 1 scroll', () => {
    expect(developmentPrice('olympia', 2)).toBe('G 0d');
    expect(developing({ ...olympia(1), tokens: 'G' })).toEqual({ development: 1 });
    expect(bonus(olympia(1), [0, 1, 2, 3, 4, 5])).toEqual({});
  });

  test.each([2, 3, 4] as const)('olympia-2 acts at development %i', (development) => {
    expect(bonus(olympia(development), [0, 1, 2, 3, 4, 5])).toEqual({ 2: { troops: 1, scrolls: 1 } });
  });

  test('olympia-3: two green and one red token and 2 drachmas, culture +2 for free', () => {
    expect(developmentPrice('olympia', 3)).toBe('RGG 2d');
    expect(developing(third, culture)).toEqual({ development: 1, drachmas: -2, culture: 2, taxes: 1 });
  });

  test('R3.8 olympia-3: each level passed gives its benefit', () => {
    expect(developing({ ...third, culture: 4 }, culture)).toEqual({
      development: 1,
      drachmas: -2,
      culture: 2,
      taxes: 2,
    });
    expect(developing({ ...third, culture: 5 }, culture)).toEqual({
      development: 1,
      drachmas: -2,
      culture: 2,
      taxes: 3,
    });
  });

  test('R3.3 R3.8 olympia-3: one level from 6, none at 7, and it is still unlocked', () => {
    expect(developing({ ...third, culture: 6 }, culture)).toEqual({
      development: 1,
      drachmas: -2,
      culture: 1,
      taxes: 2,
    });
    expect(developing({ ...third, culture: 7 })).toEqual({ development: 1, drachmas: -2 });
  });

  test('R2.E5 olympia-3: passing culture 4 brings the third die in the next dice phase', () => {
    const after = carryOut(position({ ...third, culture: 3 }), [6, 5], { type: 'develop' }, culture);
    expect(player(after, 0).culture).toBe(5);
    expect(player(after, 0).dice).toHaveLength(2);
    expect(player(nextAssignment(after), 0).dice).toHaveLength(3);
  });

  test('olympia-4: three green, one blue and two red tokens and 3 drachmas, three Culture actions', () => {
    expect(developmentPrice('olympia', 4)).toBe('RRBGGG 3d');
    const gained = developing({ ...fourth, culture: 5 });
    expect(gained).toEqual({ development: 1, drachmas: -3, points: 15, troops: 3, scrolls: 3 });
  });

  test('R6.8 R2.D3 Olympia 4: each of the three Culture actions fires Olympia 2, Persians and Stoa Poikile', () => {
    const gained = developing({ ...fourth, culture: 2, inPlay: ['persians', 'stoa-poikile'] });
    expect(gained).toEqual({ development: 1, drachmas: -3 + 6, points: 6, troops: 3 + 6, scrolls: 3 });
  });

  test('R2.D13 Olympia 4: the troops of its Culture actions stop at 15', () => {
    expect(developing({ ...fourth, troops: 14 })).toMatchObject({ points: 3, troops: 1, scrolls: 3 });
  });
});

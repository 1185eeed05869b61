import { describe, expect, test } from 'vitest';
import {
  asked,
  bonus,
  carryOut,
  change,
  developing,
  developmentPrice,
  founding,
  moves,
  nextAssignment,
  type Position,
  player,
  position,
} from '../kit.ts';

const second: Position = { city: 'argos', tokens: 'BB' };

describe('Argos', () => {
  test('argos-1: 2 troops', () => {
    expect(founding('argos')).toEqual({ troops: 2 });
  });

  test('argos-2: two blue tokens, one of four rewards', () => {
    expect(developmentPrice('argos', 2)).toBe('BB 0d');
    const asks = carryOut(position(second), [6, 5], { type: 'develop' });
    expect(asked(asks)).toEqual(['0:reward']);
    expect(moves(asks, 0)).toHaveLength(4);
    const reward = (reward: 'troops' | 'drachmas' | 'points' | 'citizens') =>
      developing(second, { type: 'reward', reward });
    expect(reward('troops')).toEqual({ development: 1, troops: 2 });
    expect(reward('drachmas')).toEqual({ development: 1, drachmas: 3 });
    expect(reward('points')).toEqual({ development: 1, points: 4 });
    expect(reward('citizens')).toEqual({ development: 1, citizens: 5 });
  });

  test('R2.D13 argos-2: troops and citizens stop at 15', () => {
    const full: Position = { ...second, troops: 14, citizens: 12 };
    expect(developing(full, { type: 'reward', reward: 'troops' })).toEqual({ development: 1, troops: 1 });
    expect(developing(full, { type: 'reward', reward: 'citizens' })).toEqual({ development: 1, citizens: 3 });
  });

  test('R6.9 Argos 2 is immediate: it gives its reward once', () => {
    expect(bonus({ city: 'argos', development: 2 }, [0, 1, 2, 3, 4, 5])).toEqual({});
    const before = carryOut(
      position(second),
      [6, 5],
      { type: 'develop' },
      { type: 'reward', reward: 'troops' },
    );
    const later = nextAssignment(before);
    expect(change(before, later)).toEqual({});
    const third = carryOut(position({ city: 'argos', development: 2, tokens: 'BBR' }), [6, 5], {
      type: 'develop',
    });
    expect(asked(third)).toEqual(['0:raise']);
  });

  test('argos-3: two blue and one red token, military +1 for free', () => {
    expect(developmentPrice('argos', 3)).toBe('RBB 0d');
    const third: Position = { city: 'argos', development: 2, tokens: 'BBR' };
    const raise = { type: 'raise', track: 'military' } as const;
    expect(developing(third, raise)).toEqual({ development: 1, military: 1, glory: 1 });
    expect(developing({ ...third, military: 2 }, raise)).toEqual({ development: 1, military: 1 });
    expect(developing({ ...third, military: 6 }, raise)).toEqual({ development: 1, military: 1, glory: 2 });
  });

  test('R3.8 argos-3: at military 7 it can be unlocked and changes nothing', () => {
    expect(developing({ city: 'argos', development: 2, tokens: 'BBR', military: 7 })).toEqual({
      development: 1,
    });
  });

  test('argos-4: three blue, two green and one red token and 2 drachmas, 2 glory', () => {
    expect(developmentPrice('argos', 4)).toBe('RBBBGG 2d');
    const fourth: Position = { city: 'argos', development: 3, tokens: 'BBBGGR' };
    expect(developing(fourth)).toEqual({ development: 1, drachmas: -2, glory: 2 });
    expect(developing({ ...fourth, glory: 9 })).toEqual({ development: 1, drachmas: -2, glory: 1 });
  });

  test('R2.D11 after development 4 there is nothing to unlock', () => {
    const before = position({ city: 'argos', development: 4, tokens: 'BBBBGGGGRRRR' });
    const after = carryOut(before, [6, 5]);
    expect(asked(after)).toEqual(['1:progress']);
    expect(player(after, 0).development).toBe(4);
  });
});

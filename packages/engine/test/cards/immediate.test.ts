import { describe, expect, test } from 'vitest';
import type { CardId } from '../../src/index.ts';
import {
  answer,
  asked,
  atEvent,
  atProgress,
  cardPrice,
  carryOut,
  change,
  moves,
  movesOf,
  nextAssignment,
  type Position,
  passUntil,
  player,
  playing,
  position,
  refusal,
  set,
} from '../kit.ts';

const CULTURE = { type: 'raise', track: 'culture' } as const;
const MILITARY = { type: 'raise', track: 'military' } as const;

/** The state after playing the card. */
function played(card: CardId, from: Position = {}) {
  return carryOut(position({ hand: [card], ...from }), [5, 6], { type: 'play', card });
}

describe('immediate cards', () => {
  test('archives: 2 drachmas, 3 scrolls', () => {
    expect(cardPrice('archives')).toBe('- 2d');
    expect(playing('archives')).toEqual({ drachmas: -2, scrolls: 3 });
  });

  test('colossus-of-rhodes: one token of each colour and 6 drachmas, 10 points', () => {
    expect(cardPrice('colossus-of-rhodes')).toBe('RBG 6d');
    expect(playing('colossus-of-rhodes', { tokens: 'RBG' })).toEqual({ drachmas: -6, points: 10 });
  });

  test('contribution: one blue token, 1 drachma per minor token', () => {
    expect(cardPrice('contribution')).toBe('B 0d');
    expect(playing('contribution', { tokens: 'BBRGrrb' })).toEqual({ drachmas: 4 });
  });

  test('council: free, the two top cards of the deck', () => {
    expect(cardPrice('council')).toBe('- 0d');
    const before = position({ hand: ['council', 'bank'] });
    const after = carryOut(before, [5, 6], { type: 'play', card: 'council' });
    expect(change(before, after)).toEqual({});
    expect(player(after, 0).hand.toSorted()).toEqual(['bank', ...before.politicsDeck.slice(0, 2)].toSorted());
    expect(after.politicsDeck).toEqual(before.politicsDeck.slice(2));
  });

  test('gifts-from-the-west: free, 3 drachmas', () => {
    expect(cardPrice('gifts-from-the-west')).toBe('- 0d');
    expect(playing('gifts-from-the-west')).toEqual({ drachmas: 3 });
  });

  test('greek-fire: one blue token, 4 troops', () => {
    expect(cardPrice('greek-fire')).toBe('B 0d');
    expect(playing('greek-fire', { tokens: 'B' })).toEqual({ troops: 4 });
  });

  test('mercenary-recruitment: one red token, troops equal to the economy level', () => {
    expect(cardPrice('mercenary-recruitment')).toBe('R 0d');
    expect(playing('mercenary-recruitment', { tokens: 'R' })).toEqual({ troops: 1 });
    expect(playing('mercenary-recruitment', { tokens: 'R', economy: 6 })).toEqual({ troops: 6 });
  });

  test('ostracism: 3 drachmas, takes a card back and grants a Politics action', () => {
    expect(cardPrice('ostracism')).toBe('- 3d');
    const before = position({ hand: ['ostracism', 'gifts-from-the-west'], inPlay: ['quarry', 'bank'] });
    const asksCard = carryOut(before, [5, 6], { type: 'play', card: 'ostracism' });
    expect(asked(asksCard)).toEqual(['0:takeBack']);
    const asksPlay = answer(asksCard, 0, { type: 'takeBack', card: 'bank' });
    expect(asked(asksPlay)).toEqual(['0:play']);
    const after = answer(asksPlay, 0, { type: 'play', card: 'gifts-from-the-west' });
    expect(change(before, after)).toEqual({});
    expect(player(after, 0).hand).toEqual(['bank']);
    expect(player(after, 0).inPlay.toSorted()).toEqual(['gifts-from-the-west', 'ostracism', 'quarry']);
  });

  test('peripteros: two green tokens and 1 drachma, culture +1 for free', () => {
    expect(cardPrice('peripteros')).toBe('GG 1d');
    expect(playing('peripteros', { tokens: 'GG' }, CULTURE)).toEqual({ drachmas: -1, culture: 1 });
    expect(playing('peripteros', { tokens: 'GG', culture: 2 }, CULTURE)).toEqual({
      drachmas: -1,
      culture: 1,
      taxes: 1,
    });
  });

  test('quarry: one red token, +1 taxes', () => {
    expect(cardPrice('quarry')).toBe('R 0d');
    expect(playing('quarry', { tokens: 'R' })).toEqual({ taxes: 1 });
  });

  test('rivalry: free, military +1 if all others are higher', () => {
    expect(cardPrice('rivalry')).toBe('- 0d');
    const before = position({ hand: ['rivalry'] });
    set(before, 1, { military: 2 });
    const after = carryOut(before, [5, 6], { type: 'play', card: 'rivalry' }, MILITARY);
    expect(change(before, after)).toEqual({ military: 1, glory: 1 });
  });

  test('scholarly-welcome: 2 drachmas, one minor token of any colour', () => {
    expect(cardPrice('scholarly-welcome')).toBe('- 2d');
    const asks = played('scholarly-welcome');
    expect(asked(asks)).toEqual(['0:token']);
    expect(moves(asks, 0)).toHaveLength(3);
    expect(playing('scholarly-welcome', {}, { type: 'token', color: 'red' })).toEqual({ drachmas: -2, R: 1 });
    expect(playing('scholarly-welcome', {}, { type: 'token', color: 'blue' })).toEqual({
      drachmas: -2,
      B: 1,
    });
    expect(playing('scholarly-welcome', {}, { type: 'token', color: 'green' })).toEqual({
      drachmas: -2,
      G: 1,
    });
  });

  test('silver-mining: one red token and 3 drachmas, +2 taxes', () => {
    expect(cardPrice('silver-mining')).toBe('R 3d');
    expect(playing('silver-mining', { tokens: 'R' })).toEqual({ drachmas: -3, taxes: 2 });
  });

  test('tunnel-of-eupalinos: 4 drachmas, 6 points', () => {
    expect(cardPrice('tunnel-of-eupalinos')).toBe('- 4d');
    expect(playing('tunnel-of-eupalinos')).toEqual({ drachmas: -4, points: 6 });
  });
});

describe('playing a card', () => {
  test('R2.D10 it leaves the hand, is in play and applies once', () => {
    const after = played('silver-mining', { hand: ['silver-mining', 'bank'], tokens: 'r' });
    expect(player(after, 0)).toMatchObject({ hand: ['bank'], inPlay: ['silver-mining'], taxes: 2 });
    expect(player(nextAssignment(after), 0).taxes).toBe(2);
  });

  test('R2.D10 what cannot be met or paid is not offered and is refused', () => {
    const hand: CardId[] = ['quarry', 'archives', 'greek-fire', 'gifts-from-the-west'];
    const asks = carryOut(position({ hand, tokens: 'B', drachmas: 1 }), [5, 6]);
    expect(movesOf(asks, 0, 'play').map(({ card }) => card)).toEqual(['greek-fire', 'gifts-from-the-west']);
    expect(movesOf(asks, 0, 'pass')).toHaveLength(1);
    for (const card of ['quarry', 'archives', 'bank']) {
      expect(refusal(asks, 0, { type: 'play', card })).toBeTypeOf('string');
    }
  });

  test('R2.D10 major tokens meet a requirement like minor ones, and none is spent', () => {
    expect(playing('colossus-of-rhodes', { tokens: 'rBg' })).toEqual({ drachmas: -6, points: 10 });
    expect(playing('peripteros', { tokens: 'gG' }, CULTURE)).toEqual({ drachmas: -1, culture: 1 });
  });

  test('R2.D12 two scrolls stand in for each missing token of a card, and no more are spent', () => {
    const missing = (tokens: string, scrolls: number) => playing('colossus-of-rhodes', { tokens, scrolls });
    expect(missing('RB', 5)).toEqual({ drachmas: -6, points: 10, scrolls: -2 });
    expect(missing('G', 4)).toEqual({ drachmas: -6, points: 10, scrolls: -4 });
    expect(missing('RBG', 4)).toEqual({ drachmas: -6, points: 10 });
    expect(
      asked(carryOut(position({ hand: ['colossus-of-rhodes'], tokens: 'G', scrolls: 3 }), [5, 6])),
    ).toEqual(['1:progress']);
  });
});

describe('limits and effects that change nothing', () => {
  test('R2.D13 Mercenary Recruitment at 13 troops and economy 5 ends at 15', () => {
    expect(playing('mercenary-recruitment', { tokens: 'R', troops: 13, economy: 5 })).toEqual({ troops: 2 });
  });

  test('R2.D13 Greek Fire adds nothing to 17 troops and takes none away', () => {
    const before = position({ hand: ['greek-fire'], tokens: 'BB', troops: 13, military: 4, culture: 4 });
    const at17 = carryOut(before, [4, 5, 6], { type: 'pass' });
    expect(player(at17, 0).troops).toBe(17);
    const after = answer(at17, 0, { type: 'play', card: 'greek-fire' });
    expect(asked(after)).toEqual(['0:develop']);
    expect(player(after, 0).troops).toBe(17);
    expect(player(answer(after, 0, { type: 'pass' }), 0).troops).toBe(15);
  });

  test('R3.1 taxes stop at 10 (Quarry, Silver Mining, Peripteros)', () => {
    expect(playing('quarry', { tokens: 'R', taxes: 10 })).toEqual({});
    expect(playing('silver-mining', { tokens: 'R', taxes: 9 })).toEqual({ drachmas: -3, taxes: 1 });
    expect(playing('peripteros', { tokens: 'GG', culture: 6, taxes: 9 }, CULTURE)).toEqual({
      drachmas: -1,
      culture: 1,
      taxes: 1,
    });
  });

  test('R3.3 Peripteros gives the benefit of the level, at 7 it does nothing', () => {
    expect(playing('peripteros', { tokens: 'GG', culture: 6 }, CULTURE)).toEqual({
      drachmas: -1,
      culture: 1,
      taxes: 2,
    });
    expect(playing('peripteros', { tokens: 'GG', culture: 7 })).toEqual({ drachmas: -1 });
  });

  test('R2.E5 Peripteros to culture 4 brings the third die in the next dice phase', () => {
    const after = answer(played('peripteros', { tokens: 'GG', culture: 3 }), 0, CULTURE);
    expect(player(after, 0)).toMatchObject({ culture: 4, taxes: 0 });
    expect(player(nextAssignment(after), 0).dice).toHaveLength(3);
  });

  test('R3.8 a card that changes nothing can still be played', () => {
    expect(playing('contribution', { tokens: 'bb' })).toEqual({});
    expect(playing('rivalry')).toEqual({});
    expect(playing('greek-fire', { tokens: 'B', troops: 15 })).toEqual({});
    expect(playing('ostracism')).toEqual({ drachmas: -3 });
  });

  test('R3.8 R6.14 Council draws what is left of the deck', () => {
    for (const left of [1, 0]) {
      const before = position({ hand: ['council'] });
      before.politicsDeck = before.politicsDeck.slice(0, left);
      const after = carryOut(before, [5, 6], { type: 'play', card: 'council' });
      expect(player(after, 0).hand).toEqual(before.politicsDeck);
      expect(player(after, 0).inPlay).toEqual(['council']);
      expect(after.politicsDeck).toEqual([]);
    }
  });
});

describe('R6.6 Rivalry', () => {
  test.each([
    { own: 1, others: [2, 3], raised: true },
    { own: 1, others: [1, 3], raised: false },
    { own: 2, others: [1, 3], raised: false },
    { own: 3, others: [3, 3], raised: false },
    { own: 6, others: [7, 7], raised: true },
  ])('R6.6 Rivalry: military $own against $others raises: $raised', ({ own, others, raised }) => {
    const before = position({ hand: ['rivalry'], military: own, players: 3 });
    for (const [index, military] of others.entries()) set(before, index + 1, { military });
    const after = carryOut(before, [5, 6], { type: 'play', card: 'rivalry' });
    expect(player(after, 0).military).toBe(own);
    expect(asked(after)[0]).toBe(raised ? '0:raise' : '1:progress');
    if (raised) expect(player(answer(after, 0, MILITARY), 0).military).toBe(own + 1);
  });

  test('R3.3 Rivalry costs nothing and gives the benefit of the level', () => {
    const before = position({ hand: ['rivalry'], military: 6 });
    set(before, 1, { military: 7 });
    const after = carryOut(before, [5, 6], { type: 'play', card: 'rivalry' }, MILITARY);
    expect(change(before, after)).toEqual({ military: 1, glory: 2 });
  });
});

describe('R6.2 Ostracism', () => {
  test('R6.2 any other card in play may be taken back, or none, and never Ostracism itself', () => {
    const asks = played('ostracism', { inPlay: ['quarry', 'bank', 'diolkos'] });
    const cards = movesOf(asks, 0, 'takeBack').map(({ card }) => card);
    expect(cards.toSorted()).toEqual(['bank', 'diolkos', 'quarry']);
    expect(moves(asks, 0)).toHaveLength(4);
    expect(movesOf(asks, 0, 'pass')).toHaveLength(1);
    expect(refusal(asks, 0, { type: 'takeBack', card: 'ostracism' })).toBeTypeOf('string');
  });

  test('R6.2 the player is asked even if there is only one card', () => {
    const asks = played('ostracism', { inPlay: ['colossus-of-rhodes'] });
    expect(asked(asks)).toEqual(['0:takeBack']);
    const after = answer(asks, 0, { type: 'takeBack', card: 'colossus-of-rhodes' });
    expect(asked(after)).toEqual(['1:progress']);
    expect(player(after, 0)).toMatchObject({
      hand: ['colossus-of-rhodes'],
      inPlay: ['ostracism'],
      drachmas: 6,
    });
  });

  test('R6.2 the card taken back may be replayed at its cost', () => {
    const back = { type: 'takeBack', card: 'archives' } as const;
    const replay = { type: 'play', card: 'archives' } as const;
    expect(playing('ostracism', { inPlay: ['archives'] }, back, replay)).toEqual({
      drachmas: -5,
      scrolls: 3,
    });
    const poor = answer(played('ostracism', { inPlay: ['archives'], drachmas: 4 }), 0, back);
    expect(asked(poor)).toEqual(['1:progress']);
  });

  test('R6.2 the Politics action may be declined', () => {
    const asks = answer(played('ostracism', { inPlay: ['archives'] }), 0, {
      type: 'takeBack',
      card: 'archives',
    });
    expect(asked(asks)).toEqual(['0:play']);
    const after = answer(asks, 0, { type: 'pass' });
    expect(player(after, 0)).toMatchObject({
      hand: ['archives'],
      inPlay: ['ostracism'],
      drachmas: 6,
      scrolls: 0,
    });
  });

  test('R6.2 with nothing to take back the Politics action remains', () => {
    const after = played('ostracism', { hand: ['ostracism', 'archives'] });
    expect(asked(after)).toEqual(['0:play']);
    expect(movesOf(after, 0, 'play').map(({ card }) => card)).toEqual(['archives']);
  });

  test('R6.2 R2.D12 scrolls stand in for tokens in the granted action too', () => {
    const back = { type: 'takeBack', card: 'quarry' } as const;
    const replay = { type: 'play', card: 'quarry' } as const;
    const change = playing('ostracism', { inPlay: ['quarry'], scrolls: 2 }, back, replay);
    expect(change).toEqual({ drachmas: -3, scrolls: -2, taxes: 1 });
  });

  test('R6.2 R2.F3 played in an event, the action it grants has no use for scrolls', () => {
    const replayable = (tokens: string) => {
      const asks = atEvent({
        event: 'prosperity',
        hand: ['ostracism'],
        inPlay: ['quarry'],
        tokens,
        troops: 5,
        scrolls: 2,
      });
      const played = answer(asks, 0, { type: 'play', card: 'ostracism' });
      const after = answer(played, 0, { type: 'takeBack', card: 'quarry' });
      expect(player(after, 0).hand).toEqual(['quarry']);
      return movesOf(after, 0, 'play').map(({ card }) => card);
    };
    expect(replayable('')).toEqual([]);
    expect(replayable('R')).toEqual(['quarry']);
  });

  test('R6.2 Reformists taken back in phase D is gone in phase E', () => {
    const from: Position = { hand: ['ostracism'], inPlay: ['reformists'], first: 0 };
    const levels = (state: ReturnType<typeof played>) => {
      const once = answer(state, 0, { type: 'progress', track: 'economy' });
      return asked(once)[0] === '0:progress' ? 2 : 1;
    };
    expect(levels(atProgress(from))).toBe(2);
    const back = answer(played('ostracism', from), 0, { type: 'takeBack', card: 'reformists' });
    const without = passUntil(back, ({ phase }) => phase === 'progress');
    expect(player(without, 0).hand).toEqual(['reformists']);
    expect(levels(without)).toBe(1);
  });

  test('R6.2 R6.3 Extraordinary Collection pays for Ostracism before it is taken back, not when replayed', () => {
    const replay = { type: 'play', card: 'extraordinary-collection' } as const;
    const back = { type: 'takeBack', card: 'extraordinary-collection' } as const;
    const from: Position = { inPlay: ['extraordinary-collection'], tokens: 'R' };
    expect(playing('ostracism', from, back)).toEqual({ drachmas: -1 });
    expect(playing('ostracism', from, back, replay)).toEqual({ drachmas: -1 });
  });
});

import { describe, expect, test } from 'vitest';
import { type CardId, type GameState, SPACES, type Track } from '../../src/index.ts';
import {
  answer,
  asked,
  atEvent,
  atProgress,
  bonus,
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
  set,
} from '../kit.ts';

const ONGOING: CardId[] = [
  'amnesty-for-socrates',
  'constructing-the-mint',
  'corinthian-columns',
  'diolkos',
  'extraordinary-collection',
  'foreign-supplies',
  'founding-the-lyceum',
  'gradualism',
  'helepole',
  'lighthouse',
  'old-guard',
  'oracle',
  'persians',
  'power',
  'public-market',
  'reformists',
  'stadion',
  'stoa-poikile',
];

/** What the actions give in addition with this card in play. */
const bonusOf = (...inPlay: CardId[]) => bonus({ inPlay });

/** The tracks that seat 0 may raise now. */
const open = (state: GameState) => movesOf(state, 0, 'progress').map(({ track }) => track);

const raise = (state: GameState, ...tracks: Track[]) =>
  tracks.reduce((now, track) => answer(now, 0, { type: 'progress', track }), state);

/** What seat 0 pays for one level of the track in phase E. */
function paid(track: Track, from: Position): number {
  const before = atProgress(from);
  return player(before, 0).drachmas - player(raise(before, track), 0).drachmas;
}

/** What changes for seat 0 from round 1, where nobody does anything, to the tax phase of round 2. */
function taxPhase(from: Position, others: { economy?: number; culture?: number }[] = []) {
  const before = position({ players: others.length === 2 ? 3 : 2, ...from });
  for (const [index, levels] of others.entries()) set(before, index + 1, levels);
  return change(before, nextAssignment(carryOut(before, [5, 6])));
}

describe('cards that act with an action', () => {
  test('amnesty-for-socrates: 2 drachmas, Legislation gives 1 scroll', () => {
    expect(cardPrice('amnesty-for-socrates')).toBe('- 2d');
    expect(bonusOf('amnesty-for-socrates')).toEqual({ 1: { scrolls: 1 } });
  });

  test('corinthian-columns: free, the token bought in Trade costs 3 drachmas', () => {
    expect(cardPrice('corinthian-columns')).toBe('- 0d');
    expect(bonusOf('corinthian-columns')).toEqual({ 3: { drachmas: 2 } });
    const trade = (inPlay: CardId[]) => asked(carryOut(position({ inPlay, drachmas: 1 }), [3, 6]));
    expect(trade(['corinthian-columns'])).toEqual(['0:buy']);
    expect(trade([])).toEqual(['1:progress']);
    const welcome = playing(
      'scholarly-welcome',
      { inPlay: ['corinthian-columns'] },
      { type: 'token', color: 'red' },
    );
    expect(welcome).toEqual({ drachmas: -2, R: 1 });
  });

  test('diolkos: one red token, Trade gives 1 drachma, 1 troop and 1 point', () => {
    expect(cardPrice('diolkos')).toBe('R 0d');
    expect(bonusOf('diolkos')).toEqual({ 3: { drachmas: 1, troops: 1, points: 1 } });
  });

  test('extraordinary-collection: one red token, another card played gives 2 drachmas', () => {
    expect(cardPrice('extraordinary-collection')).toBe('R 0d');
    expect(bonusOf('extraordinary-collection')).toEqual({ 5: { drachmas: 2 } });
  });

  test('foreign-supplies: 2 drachmas, Trade gives 2 troops', () => {
    expect(cardPrice('foreign-supplies')).toBe('- 2d');
    expect(bonusOf('foreign-supplies')).toEqual({ 3: { troops: 2 } });
  });

  test('founding-the-lyceum: 3 drachmas, Philosophy gives 1 scroll more', () => {
    expect(cardPrice('founding-the-lyceum')).toBe('- 3d');
    expect(bonusOf('founding-the-lyceum')).toEqual({ 0: { scrolls: 1 } });
  });

  test('helepole: one blue token and 1 drachma, exploring loses 1 troop less', () => {
    expect(cardPrice('helepole')).toBe('B 1d');
    expect(bonusOf('helepole')).toEqual({ 4: { troops: 1 } });
  });

  test('R6.7 helepole: a loss is never below 0 and the need is unchanged', () => {
    const explored = (space: 'red-3-0' | 'red-3-1') => {
      const before = position({ inPlay: ['helepole'], troops: 2 });
      return change(before, carryOut(before, [4, 6], { type: 'explore', space }));
    };
    expect(explored('red-3-0')).toEqual({ troops: 1, R: 1 });
    expect(explored('red-3-1')).toEqual({ troops: 1, R: 1, drachmas: 1 });
    const offered = (troops: number) => {
      const asks = carryOut(position({ inPlay: ['helepole'], troops }), [4, 6]);
      return movesOf(asks, 0, 'explore').map(({ space }) => space);
    };
    expect(offered(0)).toEqual([]);
    const within = SPACES.filter(({ need }) => need <= 5).map(({ id }) => id);
    expect(offered(4).toSorted()).toEqual(within.toSorted());
  });

  test('lighthouse: one red token and 1 drachma, Trade gives 3 points', () => {
    expect(cardPrice('lighthouse')).toBe('R 1d');
    expect(bonusOf('lighthouse')).toEqual({ 3: { points: 3 } });
  });

  test('oracle: one token of each colour and 3 drachmas, Development gives 4 points', () => {
    expect(cardPrice('oracle')).toBe('RBG 3d');
    expect(bonusOf('oracle')).toEqual({ 6: { points: 4 } });
  });

  test('oracle acts from the moment it is in play: Politics, then Development in one round', () => {
    const before = position({ hand: ['oracle'], development: 2, tokens: 'RBBG' });
    const after = carryOut(before, [5, 6], { type: 'play', card: 'oracle' }, { type: 'develop' });
    expect(change(before, after)).toEqual({ drachmas: -3, development: 1, points: 4 });
  });

  test('persians: one blue and one green token, Culture gives 2 troops', () => {
    expect(cardPrice('persians')).toBe('BG 0d');
    expect(bonusOf('persians')).toEqual({ 2: { troops: 2 } });
  });

  test('stoa-poikile: one green token, Culture gives 2 drachmas', () => {
    expect(cardPrice('stoa-poikile')).toBe('G 0d');
    expect(bonusOf('stoa-poikile')).toEqual({ 2: { drachmas: 2 } });
  });

  test('several cards act with one action: their gains add up', () => {
    const trade: CardId[] = ['diolkos', 'foreign-supplies', 'lighthouse', 'corinthian-columns'];
    expect(bonusOf(...trade)).toEqual({ 3: { drachmas: 3, troops: 3, points: 4 } });
    expect(bonusOf('persians', 'stoa-poikile')).toEqual({ 2: { drachmas: 2, troops: 2 } });
  });

  test.each<CardId>([
    'constructing-the-mint',
    'gradualism',
    'old-guard',
    'power',
    'public-market',
    'reformists',
    'stadion',
  ])('%s does nothing in phase D', (card) => {
    expect(bonusOf(card)).toEqual({});
  });

  test('ongoing cards act for their owner only', () => {
    const all = (inPlay: CardId[]) => {
      const before = position({ troops: 3, culture: 4 });
      set(before, 1, { inPlay });
      const trading = carryOut(before, [2, 3, 4], { type: 'buy', color: 'red' });
      const explored = answer(trading, 0, { type: 'explore', space: 'red-2-2' });
      return change(before, nextAssignment(explored));
    };
    expect(all(ONGOING)).toEqual(all([]));
  });
});

describe('R2.D3 when an effect fires', () => {
  test("R2.D3 with the action's own gain, before its purchase or exploration", () => {
    const diolkos = carryOut(position({ inPlay: ['diolkos'], drachmas: 2 }), [3, 6]);
    expect(asked(diolkos)).toEqual(['0:buy']);
    expect(player(diolkos, 0)).toMatchObject({ drachmas: 5, troops: 1, points: 1 });
    const amnesty = carryOut(position({ inPlay: ['amnesty-for-socrates'] }), [1, 6]);
    expect(asked(amnesty)).toEqual(['0:keep']);
    expect(player(amnesty, 0)).toMatchObject({ citizens: 6, scrolls: 1 });
  });

  test('R2.D3 even when the purchase is declined', () => {
    const before = position({ inPlay: ['lighthouse'] });
    expect(change(before, carryOut(before, [3, 6], { type: 'pass' }))).toEqual({ drachmas: 2, points: 3 });
  });

  test('R2.D3 an action not carried out fires nothing', () => {
    const before = position({
      inPlay: ['extraordinary-collection', 'oracle'],
      hand: ['archives'],
      development: 2,
      tokens: 'BBR',
    });
    const after = carryOut(before, [5, 6], { type: 'pass' }, { type: 'pass' });
    expect(change(before, after)).toEqual({});
    const unable = position({ inPlay: ['extraordinary-collection', 'oracle'] });
    expect(change(unable, carryOut(unable, [5, 6]))).toEqual({});
  });

  test('R2.D3 in an action granted by an event: Prosperity and Extraordinary Collection', () => {
    const asks = atEvent({
      event: 'prosperity',
      inPlay: ['extraordinary-collection'],
      hand: ['archives'],
      troops: 5,
    });
    expect(asked(asks)).toEqual(['0:play']);
    expect(change(asks, answer(asks, 0, { type: 'play', card: 'archives' }))).toEqual({ scrolls: 3 });
  });

  test('R2.D3 in an action granted by an event: Conquest of the Persians and Lighthouse', () => {
    const before = position({
      event: 'conquest-of-the-persians',
      inPlay: ['lighthouse'],
      drachmas: 0,
      first: 0,
    });
    before.explored = ['persepolis'];
    const asks = passUntil(carryOut(before, [5, 6]), ({ phase }) => phase === 'resolution');
    expect(asked(asks)).toEqual(['0:action']);
    expect(change(asks, answer(asks, 0, { type: 'action', action: 3 }))).toEqual({ drachmas: 2, points: 3 });
  });
});

describe('R6.3 Extraordinary Collection', () => {
  test('R6.3 Extraordinary Collection does not fire for itself', () => {
    expect(playing('extraordinary-collection', { tokens: 'R' })).toEqual({});
  });

  test('R6.3 Extraordinary Collection fires for each card played', () => {
    const before = position({
      hand: ['ostracism', 'archives'],
      inPlay: ['extraordinary-collection', 'bank'],
    });
    const after = carryOut(
      before,
      [5, 6],
      { type: 'play', card: 'ostracism' },
      { type: 'takeBack', card: 'bank' },
      { type: 'play', card: 'archives' },
    );
    expect(change(before, after)).toEqual({ drachmas: -3 + 2 - 2 + 2, scrolls: 3 });
  });

  test('R6.3 Extraordinary Collection fires after the payment: it does not help to pay', () => {
    const hand: CardId[] = ['archives'];
    const asks = carryOut(position({ hand, inPlay: ['extraordinary-collection'], drachmas: 1 }), [5, 6]);
    expect(movesOf(asks, 0, 'play')).toEqual([]);
  });

  test('R6.3 Extraordinary Collection fires before the effect: it pays for what Ostracism grants', () => {
    const from: Position = {
      hand: ['ostracism', 'archives'],
      inPlay: ['extraordinary-collection'],
      drachmas: 3,
    };
    const back = { type: 'takeBack', card: 'extraordinary-collection' } as const;
    expect(playing('ostracism', from, back, { type: 'play', card: 'archives' })).toEqual({
      drachmas: -3,
      scrolls: 3,
    });
  });
});

describe('R6.12 the cards', () => {
  test('R6.12 Corinthian Columns is one card, there are no Ionic Columns', () => {
    const { politicsDeck } = position();
    expect(politicsDeck).toHaveLength(40);
    expect(new Set(politicsDeck).size).toBe(40);
    expect(politicsDeck.filter((card) => card.endsWith('columns'))).toEqual(['corinthian-columns']);
    expect(ONGOING.every((card) => politicsDeck.includes(card))).toBe(true);
  });
});

describe('cards of phase E', () => {
  test('constructing-the-mint: two red tokens and 2 drachmas, economy levels are free in phase E', () => {
    expect(cardPrice('constructing-the-mint')).toBe('RR 2d');
    const before = atProgress({ inPlay: ['constructing-the-mint'], drachmas: 0 });
    expect(open(before)).toEqual(['economy']);
    expect(change(before, raise(before, 'economy'))).toEqual({ economy: 1, citizens: 3 });
    expect(paid('economy', { inPlay: ['constructing-the-mint'], economy: 6 })).toBe(0);
    expect(paid('culture', { inPlay: ['constructing-the-mint'] })).toBe(1);
    expect(paid('military', { inPlay: ['constructing-the-mint'] })).toBe(2);
  });

  test('constructing-the-mint: further levels are free too, but still take a scroll', () => {
    const before = atProgress({ inPlay: ['constructing-the-mint'], drachmas: 0, scrolls: 1 });
    const after = raise(before, 'economy', 'economy');
    expect(change(before, after)).toEqual({ economy: 2, citizens: 6, scrolls: -1 });
    expect(open(after)).toEqual([]);
  });

  test('R6.11 Constructing the Mint acts in phase E only: an event costs the usual drachmas', () => {
    const asks = atEvent({
      event: 'military-victory',
      inPlay: ['constructing-the-mint'],
      economy: 6,
      troops: 5,
    });
    expect(asked(asks)).toEqual(['0:progress']);
    expect(change(asks, raise(asks, 'economy'))).toMatchObject({ economy: 1, drachmas: 2 - 4, points: 10 });
  });

  test('gradualism: one green token, levels cost 1 drachma less', () => {
    expect(cardPrice('gradualism')).toBe('G 0d');
    const inPlay: CardId[] = ['gradualism'];
    expect(paid('economy', { inPlay })).toBe(1);
    expect(paid('culture', { inPlay })).toBe(0);
    expect(paid('military', { inPlay, military: 6 })).toBe(8);
    expect(open(atProgress({ inPlay, drachmas: 0 }))).toEqual(['culture']);
  });

  test('gradualism acts on every level raised in the phase', () => {
    const before = atProgress({ inPlay: ['gradualism'], scrolls: 1 });
    const after = raise(before, 'economy', 'military');
    expect(change(before, after)).toMatchObject({ drachmas: -2, scrolls: -1, economy: 1, military: 1 });
  });

  test('R6.11 Gradualism acts whenever drachmas are paid: 3 less with Military Victory', () => {
    const asks = atEvent({ event: 'military-victory', inPlay: ['gradualism'], military: 5, troops: 5 });
    expect(asked(asks)).toEqual(['0:progress']);
    expect(change(asks, raise(asks, 'military'))).toMatchObject({ military: 1, drachmas: 3 - 7 });
  });

  test('R6.11 Gradualism with The Rise of Persia: 3 less, never below 0', () => {
    const levels = [
      [4, 3 - 5],
      [1, 0],
    ] as const;
    for (const [military, drachmas] of levels) {
      const asks = atEvent({ event: 'rise-of-persia', inPlay: ['gradualism'], military });
      expect(open(asks)).toEqual(['military']);
      expect(change(asks, raise(asks, 'military')).drachmas ?? 0).toBe(drachmas);
    }
  });

  test('R2.E4 Gradualism and Constructing the Mint: a cost is never below 0', () => {
    expect(paid('economy', { inPlay: ['gradualism', 'constructing-the-mint'] })).toBe(0);
    expect(paid('military', { inPlay: ['gradualism', 'constructing-the-mint'] })).toBe(1);
  });

  test('reformists: one token of each colour, a total of 2 levels without scrolls', () => {
    expect(cardPrice('reformists')).toBe('RBG 0d');
    const before = atProgress({ inPlay: ['reformists'] });
    const once = raise(before, 'culture');
    expect(asked(once)).toEqual(['0:progress']);
    const twice = raise(once, 'military');
    expect(asked(twice)).toEqual(['1:progress']);
    expect(change(before, twice)).toEqual({ culture: 1, military: 1, glory: 1, drachmas: -1 - 2 });
  });

  test('reformists: one level without it; with it, scrolls are needed from the third level on', () => {
    expect(asked(raise(atProgress(), 'culture'))).toEqual(['1:progress']);
    const before = atProgress({ inPlay: ['reformists'], scrolls: 1 });
    const third = raise(before, 'economy', 'economy', 'economy');
    expect(change(before, third)).toEqual({
      economy: 3,
      citizens: 6,
      points: 5,
      drachmas: -2 - 2 - 3,
      scrolls: -1,
    });
    expect(asked(third)).toEqual(['1:progress']);
    expect(player(raise(before, 'economy', 'economy'), 0).scrolls).toBe(1);
  });

  test('reformists: phase E only, an event that grants one level grants one', () => {
    const asks = atEvent({ event: 'military-victory', inPlay: ['reformists'], troops: 5 });
    expect(raise(asks, 'economy').phase).not.toBe('resolution');
  });

  test('reformists: both levels may be declined', () => {
    const once = raise(atProgress({ inPlay: ['reformists'] }), 'culture');
    expect(asked(answer(once, 0, { type: 'pass' }))).toEqual(['1:progress']);
    expect(moves(once, 0)).toContainEqual({ type: 'pass' });
  });
});

describe('R6.4 Old Guard', () => {
  const points = (state: GameState) => player(nextAssignment(state), 0).points;

  test('old-guard: one red and one green token, 4 points when no track was raised in phase E', () => {
    expect(cardPrice('old-guard')).toBe('RG 0d');
    expect(points(atProgress({ inPlay: ['old-guard'] }))).toBe(4);
    expect(points(atProgress())).toBe(0);
  });

  test('R6.4 Old Guard gives nothing when a track was raised, whichever', () => {
    for (const track of ['economy', 'culture', 'military'] as const) {
      expect(points(raise(atProgress({ inPlay: ['old-guard'] }), track))).toBe(0);
    }
    const twice = raise(atProgress({ inPlay: ['old-guard', 'reformists'] }), 'culture');
    expect(points(answer(twice, 0, { type: 'pass' }))).toBe(0);
  });

  test('R6.4 Old Guard also pays an owner who could not have raised any track', () => {
    const before = atProgress({ inPlay: ['old-guard'], drachmas: 0 });
    expect(asked(before)).toEqual(['1:progress']);
    expect(points(before)).toBe(4);
  });

  test('R6.4 Old Guard pays at the end of phase E, after the last player', () => {
    const before = atProgress({ inPlay: ['old-guard'] });
    const other = answer(before, 0, { type: 'pass' });
    expect(asked(other)).toEqual(['1:progress']);
    expect(player(other, 0).points).toBe(0);
  });

  test('R6.4 Old Guard ignores levels raised in phase D or F', () => {
    const free = position({ inPlay: ['old-guard'], hand: ['peripteros'], tokens: 'GG' });
    const raisedInD = carryOut(
      free,
      [5, 6],
      { type: 'play', card: 'peripteros' },
      { type: 'raise', track: 'culture' },
    );
    expect(player(raisedInD, 0).culture).toBe(2);
    expect(points(raisedInD)).toBe(4);
    const event = atEvent({ event: 'rise-of-persia', inPlay: ['old-guard'] });
    expect(player(event, 0).points).toBe(4);
    expect(points(raise(event, 'military'))).toBe(4);
  });
});

describe('cards of the tax phase', () => {
  test('power: one red and one blue token, 4 points if no other culture level is lower', () => {
    expect(cardPrice('power')).toBe('RB 0d');
    expect(taxPhase({ inPlay: ['power'] }, [{ culture: 2 }])).toEqual({ points: 4 });
  });

  test.each([
    { own: 2, others: [3], points: 4 },
    { own: 2, others: [2], points: 4 },
    { own: 2, others: [1], points: 0 },
    { own: 1, others: [1, 3], points: 4 },
    { own: 2, others: [2, 2], points: 4 },
    { own: 2, others: [3, 1], points: 0 },
  ])('R6.5 Power: culture $own against $others gives $points', ({ own, others, points }) => {
    const change = taxPhase(
      { inPlay: ['power'], culture: own },
      others.map((culture) => ({ culture })),
    );
    expect(change.points ?? 0).toBe(points);
  });

  test('public-market: one red token and 3 drachmas, 3 points if no other economy level is higher', () => {
    expect(cardPrice('public-market')).toBe('R 3d');
    expect(taxPhase({ inPlay: ['public-market'], economy: 2 }, [{ economy: 1 }])).toEqual({ points: 3 });
  });

  test.each([
    { own: 3, others: [2], points: 3 },
    { own: 2, others: [2], points: 3 },
    { own: 2, others: [3], points: 0 },
    { own: 3, others: [3, 1], points: 3 },
    { own: 3, others: [3, 3], points: 3 },
    { own: 2, others: [1, 3], points: 0 },
  ])('R6.5 Public Market: economy $own against $others gives $points', ({ own, others, points }) => {
    const change = taxPhase(
      { inPlay: ['public-market'], economy: own },
      others.map((economy) => ({ economy })),
    );
    expect(change.points ?? 0).toBe(points);
  });

  test('stadion: two blue tokens and 2 drachmas, 2 troops in the tax phase', () => {
    expect(cardPrice('stadion')).toBe('BB 2d');
    expect(taxPhase({ inPlay: ['stadion'] })).toEqual({ troops: 2 });
  });

  test('R3.1 stadion: troops stop at 15', () => {
    const before = carryOut(position({ inPlay: ['stadion'], troops: 14 }), [5, 6]);
    expect(player(nextAssignment(before), 0).troops).toBe(15);
  });

  test('R2.B1 the cards act in every tax phase, beside the drachmas of the taxes', () => {
    const inPlay: CardId[] = ['power', 'stadion'];
    expect(taxPhase({ inPlay, taxes: 2 })).toEqual({ drachmas: 2, points: 4, troops: 2 });
    const third = nextAssignment(nextAssignment(carryOut(position({ inPlay: ['power'] }), [5, 6])));
    expect(third.round).toBe(3);
    expect(player(third, 0).points).toBeGreaterThanOrEqual(8);
  });

  test('a tax card does nothing in the round it is played; it acts in the next tax phase', () => {
    const before = position({ hand: ['stadion'], tokens: 'BB' });
    const after = carryOut(before, [5, 6], { type: 'play', card: 'stadion' });
    expect(change(before, after)).toEqual({ drachmas: -2 });
    expect(change(after, nextAssignment(after))).toEqual({ troops: 2 });
  });
});

describe('playing an ongoing card', () => {
  test.each(ONGOING)('%s: playing it changes nothing but its cost', (card) => {
    const cost = Number(/(\d+)d$/.exec(cardPrice(card))?.[1]);
    const before = position({ hand: [card], tokens: 'RRRBBBGGG', drachmas: 9 });
    const after = carryOut(before, [5, 6], { type: 'play', card });
    expect(change(before, after)).toEqual(cost > 0 ? { drachmas: -cost } : {});
    expect(player(after, 0)).toMatchObject({ hand: [], inPlay: [card] });
  });
});

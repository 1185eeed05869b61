import { describe, expect, test } from 'vitest';
import {
  type Action,
  createGame,
  decisions,
  determinize,
  EVENT_IDS,
  explain,
  type GameEvent,
  type GameState,
  legalMoves,
  type PlayerState,
  play,
  preview,
  redact,
  type Seat,
  view,
} from '../src/index.ts';
import {
  answer,
  asked,
  beforeEvent,
  deal,
  edit,
  moves,
  movesOf,
  pass,
  player,
  refusal,
  set,
  start,
  still,
  take,
  tokens,
  turnOrder,
} from './kit.ts';

const json = (value: unknown) => JSON.stringify(value);

describe('secret choices', () => {
  const drafting = createGame({ players: 3, seed: 'secret' });
  const assigning = start({ players: 3 });

  test.each([
    ['R1.3 draft', drafting],
    ['R2.C4 assign', assigning],
  ])(
    '%s: a player who has answered is no longer asked but may answer again, and the last answer counts',
    (_, state) => {
      const [first, second] = [moves(state, 0)[0], moves(state, 0)[1]];
      if (!first || !second) throw new Error('too few moves');
      const once = answer(state, 0, first);
      expect(decisions(once).map(({ seat }) => seat)).toEqual([1, 2]);
      expect(moves(once, 0)).toEqual(moves(state, 0));
      const twice = answer(once, 0, second);
      expect(decisions(twice).map(({ seat }) => seat)).toEqual([1, 2]);
      expect(twice).toEqual(answer(state, 0, second));
      const finish = (from: GameState) =>
        [1, 2].reduce((now, seat) => answer(now, seat, moves(now, seat)[0] ?? first), from);
      expect(finish(twice)).toEqual(finish(answer(state, 0, second)));
      expect(finish(twice)).not.toEqual(finish(once));
    },
  );

  test.each([
    ['R1.3 draft', drafting],
    ['R2.C4 assign', assigning],
  ])('%s: others see and hear that an answer is in, not which', (_, state) => {
    const outcomes = moves(state, 0).map((move) => play(state, 0, move));
    for (const watcher of [1, 2, 'spectator'] as const) {
      expect(new Set(outcomes.map((one) => json(view(one.state, watcher)))).size).toBe(1);
      expect(
        new Set(outcomes.map(({ events }) => json(events.map((event) => redact(event, watcher))))).size,
      ).toBe(1);
    }
    expect(new Set(outcomes.map((one) => json(view(one.state, 0)))).size).toBe(outcomes.length);
  });

  test('R2.C4 all tiles are shown once the last answer is in', () => {
    const state = still();
    set(state, 1, { scrolls: 1 });
    const once = answer(state, 0, { type: 'assign', tiles: [3, 2] });
    expect(view(once, 1).players[0]?.tiles ?? null).toBeNull();
    const both = answer(once, 1, { type: 'assign', tiles: [0, 1] });
    expect(view(both, 'spectator').players.map(({ tiles }) => tiles)).toEqual([
      [3, 2],
      [0, 1],
    ]);
    expect(refusal(both, 0, { type: 'assign', tiles: [0, 1] })).not.toBe('');
  });
});

describe('canonical forms', () => {
  test('R2.C7 pay: ascending, free tiles included', () => {
    const state = still();
    set(state, 0, { dice: [1, 6], scrolls: 1 });
    set(state, 1, { dice: [6, 6] });
    const open = answer(answer(state, 0, { type: 'assign', tiles: [4, 0] }), 1, {
      type: 'assign',
      tiles: [0, 2],
    });
    expect(movesOf(open, 0, 'pay').map(({ tiles }) => tiles)).toEqual([
      [0, 4],
      [0, 4],
    ]);
    expect(refusal(open, 0, { type: 'pay', tiles: [4, 0], scrolls: 0 })).not.toBe('');
    expect(refusal(open, 0, { type: 'pay', tiles: [4], scrolls: 0 })).not.toBe('');
  });

  test('R3.5 discard: in the order of the hand', () => {
    const state = beforeEvent('thirty-tyrants', [{}, { troops: 1 }]);
    deal(state, { hands: [['power', 'bank', 'oracle']] });
    const open = pass(state);
    expect(movesOf(open, 0, 'discard').map(({ cards }) => cards.join())).toEqual([
      'power,bank',
      'power,oracle',
      'bank,oracle',
    ]);
    expect(refusal(open, 0, { type: 'discard', cards: ['bank', 'power'] })).not.toBe('');
  });

  test('R6.13 tracks: in the order of the tracks', () => {
    const state = still({ cities: ['miletus', 'athens'] });
    set(state, 0, { drachmas: 1 });
    tokens(state, 0, 'R');
    const open = answer(take(state, [6, 2], [0, 2]), 0, { type: 'develop' });
    expect(movesOf(open, 0, 'tracks').map(({ tracks }) => tracks)).toEqual([
      ['economy', 'culture'],
      ['economy', 'military'],
      ['culture', 'military'],
    ]);
  });
});

describe('open decisions', () => {
  const thebes = (fields: Partial<PlayerState>) => {
    const state = still({ cities: ['thebes', 'athens'] });
    set(state, 0, { development: 2, ...fields });
    return state;
  };

  test('R6.1 tradeGlory counts as an answer: its owner is asked where nobody else would be', () => {
    const kinds: string[] = [];
    let now = thebes({ glory: 1 });
    for (const seat of [0, 1]) set(now, seat, { dice: [6, 6] });
    now = answer(answer(now, 0, { type: 'assign', tiles: [3, 5] }), 1, { type: 'assign', tiles: [0, 2] });
    while (now.round === 1) {
      kinds.push(...asked(now));
      const seat = decisions(now)[0]?.seat ?? 0;
      expect(moves(now, seat)).toContainEqual({ type: 'tradeGlory' });
      now = answer(now, seat, movesOf(now, seat, 'pay')[0] ?? { type: 'pass' });
    }
    expect(kinds).toEqual(['0:pay', '0:buy', '0:play', '0:progress']);
  });

  test('R6.1 its drachmas can be used at once, and without glory nothing is asked', () => {
    const state = thebes({ glory: 1, drachmas: 1 });
    const buying = take(state, [3, 2], [0, 2]);
    expect(
      moves(buying, 0)
        .map(({ type }) => type)
        .toSorted(),
    ).toEqual(['pass', 'tradeGlory']);
    const traded = answer(buying, 0, { type: 'tradeGlory' });
    expect(player(traded, 0)).toMatchObject({ glory: 0, drachmas: 5, points: 5 });
    expect(movesOf(traded, 0, 'buy')).toHaveLength(3);
    expect(refusal(traded, 0, { type: 'tradeGlory' })).not.toBe('');
    expect(take(thebes({ glory: 0 }), [3, 5], [0, 2]).phase).toBe('progress');
  });

  test('R6.1 also beside a secret choice', () => {
    const state = thebes({ glory: 2 });
    expect(moves(state, 0)).toContainEqual({ type: 'tradeGlory' });
    const traded = answer(state, 0, { type: 'tradeGlory' });
    expect([player(traded, 0).points, ...asked(traded)]).toEqual([4, '0:assign', '1:assign']);
    const answered = answer(traded, 0, { type: 'assign', tiles: [0, 2] });
    // A player who has answered may change the answer, but can do nothing else until all have answered.
    expect(moves(answered, 0)).toEqual(movesOf(traded, 0, 'assign'));
    expect(refusal(answered, 0, { type: 'tradeGlory' })).toBe('no-glory-to-trade');
    expect(asked(answered)).toEqual(['1:assign']);
  });

  test('a seat without an open decision has no moves', () => {
    const state = start();
    expect(legalMoves(state, 3)).toEqual([]);
    const now = beforeEvent('drought', [{ drachmas: 9 }, { drachmas: 9 }]);
    const [first = 0] = turnOrder(now);
    expect(moves(now, first)).toEqual([]);
  });
});

describe('view', () => {
  test('shuffling what a seat cannot see does not change its view', () => {
    const state = start({ players: 3 });
    const shuffled = structuredClone(state);
    const [one, two] = [player(shuffled, 1), player(shuffled, 2)];
    [one.hand, two.hand] = [two.hand.toReversed(), one.hand];
    edit(shuffled, {
      politicsDeck: state.politicsDeck.toReversed(),
      eventDeck: state.eventDeck.toReversed(),
    });
    edit(shuffled, { seed: 'another' });
    expect(view(shuffled, 0)).toEqual(view(state, 0));
    [one.hand[0], shuffled.politicsDeck[0]] = [shuffled.politicsDeck[0] ?? 'bank', one.hand[0] ?? 'bank'];
    expect(view(shuffled, 0)).toEqual(view(state, 0));
    expect(view(shuffled, 'spectator')).toEqual(view(state, 'spectator'));
  });

  test('a spectator sees no hand', () => {
    expect(view(start({ players: 4 }), 'spectator').players.map(({ hand }) => hand)).toEqual([5, 5, 5, 5]);
  });

  test('R2.D5 only the player who drew the cards of Legislation sees them', () => {
    const state = still();
    deal(state, { top: ['bank', 'oracle'] });
    const { state: now, events } = lastPlay(state, [1, 2], [0, 2]);
    expect(movesOf(now, 0, 'keep')).toHaveLength(2);
    for (const watcher of [1, 'spectator'] as const) {
      expect(json(view(now, watcher))).not.toMatch(/"bank"|"oracle"/);
      expect(json(events.map((event) => redact(event, watcher)))).not.toMatch(/"bank"|"oracle"/);
    }
    expect(legalMoves(view(now, 0), 0)).toEqual(legalMoves(now, 0));
  });

  function lastPlay(state: GameState, ...tiles: Action[][]) {
    let [current, events]: [GameState, GameEvent[]] = [state, []];
    for (const [seat, own] of tiles.entries()) {
      set(current, seat, { dice: [6, 6] });
      ({ state: current, events } = play(current, seat as Seat, { type: 'assign', tiles: own }));
    }
    return { state: current, events };
  }
});

test('determinize: another seed, another guess at what is hidden', () => {
  const seen = view(start({ players: 4 }), 0);
  const guesses = Array.from({ length: 5 }, (_, seed) => determinize(seen, String(seed)));
  expect(new Set(guesses.map((guess) => json(guess.players.map(({ hand }) => hand)))).size).toBe(5);
  expect(new Set(guesses.map((guess) => json(guess.politicsDeck))).size).toBe(5);
  expect(new Set(guesses.map((guess) => json(guess.eventDeck))).size).toBe(5);
  for (const guess of guesses) {
    expect(player(guess, 0).hand).toEqual(seen.players[0]?.hand);
    expect(guess.eventDeck.at(-1)).toBe('conquest-of-the-persians');
    expect(guess.eventDeck.every((event) => EVENT_IDS.includes(event))).toBe(true);
  }
});

describe('preview', () => {
  test('R2.C4 shows neither future dice nor what others assign', () => {
    const state = start();
    const first = movesOf(state, 0, 'assign')[0] ?? { type: 'assign', tiles: [0, 1] };
    const other = answer(state, 1, movesOf(state, 1, 'assign')[3] ?? first);
    const same = answer(state, 1, movesOf(state, 1, 'assign')[9] ?? first);
    expect(preview(view(other, 0), first)).toEqual(preview(view(same, 0), first));
  });

  test("R2.E1 the last progress of a round shows its cost and benefit, not the next round's dice", () => {
    const state = beforeEvent('growing-population', [{ drachmas: 9 }, { drachmas: 9 }]);
    const seat = decisions(state)[0]?.seat ?? 0;
    const twin = structuredClone(state);
    edit(twin, { seed: 'another' });
    const seen = preview(view(state, seat), { type: 'progress', track: 'economy' });
    expect(seen.players[seat]).toMatchObject({ economy: 2, drachmas: 7, citizens: 6 });
    expect(preview(view(twin, seat), { type: 'progress', track: 'economy' })).toEqual(seen);
  });

  test('R2.C7 a payment shows citizens and scrolls', () => {
    const state = still();
    set(state, 0, { dice: [1, 6], scrolls: 2 });
    const open = answer(answer(state, 0, { type: 'assign', tiles: [4, 0] }), 1, {
      type: 'assign',
      tiles: [0, 2],
    });
    const seen = preview(view(open, 0), { type: 'pay', tiles: [0, 4], scrolls: 1 });
    expect(seen.players[0]).toMatchObject({ citizens: 3, kept: [0, 4] });
  });
});

describe('explain and refusal', () => {
  test('R2.D9 needs 6 troops, has 4', () => {
    const state = still();
    set(state, 0, { troops: 3 });
    const now = take(state, [4, 2], [0, 2]);
    expect(explain(view(now, 0), { type: 'explore', space: 'red-6-3' })).toMatchObject({
      reason: 'too-few-troops',
      needs: 6,
      has: 4,
    });
    expect(explain(view(now, 0), { type: 'explore', space: 'red-3-0' })).toBeNull();
    expect(refusal(now, 0, { type: 'explore', space: 'red-6-3' })).toBe('too-few-troops');
  });

  test('R2.D10 R2.D12 drachmas and tokens with their numbers', () => {
    const state = still();
    set(state, 0, { drachmas: 3 });
    deal(state, { hands: [['tunnel-of-eupalinos', 'power', 'council']] });
    const now = take(state, [5, 2], [0, 2]);
    expect(explain(view(now, 0), { type: 'play', card: 'tunnel-of-eupalinos' })).toMatchObject({
      needs: 4,
      has: 3,
    });
    expect(json(explain(view(now, 0), { type: 'play', card: 'power' }))).toMatch(/\d/);
    expect(explain(view(now, 0), { type: 'play', card: 'council' })).toBeNull();
  });

  test('R2.E1 a level that is too dear', () => {
    const state = still();
    set(state, 0, { drachmas: 3, military: 3 });
    const now = take(state, [5, 2], [0, 2]);
    expect(explain(view(now, 0), { type: 'progress', track: 'military' })).toMatchObject({
      needs: 4,
      has: 3,
    });
  });

  test("not one's turn", () => {
    const state = still();
    for (const seat of [0, 1]) set(state, seat, { drachmas: 4 });
    const now = take(state, [0, 2], [0, 2]);
    const [, second = 1] = turnOrder(now);
    expect(refusal(now, second, { type: 'pass' })).toBe('not-your-turn');
  });
});

import { describe, expect, test } from 'vitest';
import {
  type Action,
  advance,
  CARD_IDS,
  type CardId,
  clone,
  createGame,
  decisions,
  determinize,
  EVENT_IDS,
  explain,
  type GameEvent,
  type GameRecord,
  type GameSetup,
  type GameState,
  type GameView,
  isOver,
  legalMoves,
  type Move,
  type PlayerState,
  play,
  preview,
  RECORD_VERSION,
  RULES_VERSION,
  redact,
  replay,
  type Seat,
  standings,
  view,
} from '../src/index.ts';
import {
  answer,
  asked,
  beforeEvent,
  chooser,
  deal,
  edit,
  moves,
  movesOf,
  pass,
  passUntil,
  player,
  playRandomly,
  rejection,
  set,
  start,
  still,
  take,
  tokens,
  turnOrder,
} from './kit.ts';

const SETUPS: GameSetup[] = [
  { players: 2, seed: 'hidden-seed-two' },
  { players: 3, seed: 'hidden-seed-three', options: { dice: 'reroll', optionalPayment: true } },
  { players: 4, seed: 'hidden-seed-four', options: { cityChoice: 'choose', dice: 'shared' } },
  {
    players: 4,
    seed: 'hidden-seed-more',
    cities: ['thebes', 'sparta', 'miletus', 'argos'],
    options: { draft: 'deal' },
  },
];
const named = (setup: GameSetup) => ({
  name: `${setup.players} players, ${JSON.stringify(setup.options ?? {})}`,
  setup,
});
const GAMES = SETUPS.map(named);
const NUMBERS = [1, 2];

const watchers = (state: GameState): (Seat | 'spectator')[] => [...seatsOf(state), 'spectator'];
const seatsOf = (state: GameState): Seat[] => [...state.players.keys()] as Seat[];
const json = (value: unknown) => JSON.stringify(value);

describe('secret choices', () => {
  const drafting = createGame({ players: 3, seed: 'secret' });
  const assigning = start({ players: 3 });

  test.each([
    ['R1.3 draft', drafting],
    ['R2.C4 assign', assigning],
  ])('%s: who has answered is no longer asked, still may, and the last answer counts', (_, state) => {
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
  });

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
    expect(rejection(both, 0, { type: 'assign', tiles: [0, 1] })).not.toBe('');
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
    expect(rejection(open, 0, { type: 'pay', tiles: [4, 0], scrolls: 0 })).not.toBe('');
    expect(rejection(open, 0, { type: 'pay', tiles: [4], scrolls: 0 })).not.toBe('');
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
    expect(rejection(open, 0, { type: 'discard', cards: ['bank', 'power'] })).not.toBe('');
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

/** Where the rules say may, and what may be refused (R3.8); the last opportunity of Thebes may be declined. */
const MAY = new Set('buy explore play develop progress action tradeGlory raise tracks takeBack'.split(' '));

describe.each(GAMES)('every position of random games: $name', ({ setup }) => {
  test.each(NUMBERS)(
    'moves: at least two, no repeats, pass exactly where the rules say may, game %i',
    (number) => {
      playRandomly(setup, number, ({ before }) => {
        for (const { seat, kind } of decisions(before)) {
          const list = legalMoves(before, seat);
          expect(list.length).toBeGreaterThan(1);
          expect(new Set(list.map(json)).size).toBe(list.length);
          expect(
            list.some(({ type }) => type === 'pass'),
            kind,
          ).toBe(MAY.has(kind));
          expect(
            list.filter(({ type }) => ![kind, 'pass', 'tradeGlory'].includes(type)),
            kind,
          ).toEqual([]);
        }
        expect(new Set(decisions(before).map(({ seat }) => seat)).size).toBe(decisions(before).length);
      });
    },
  );

  test.each(NUMBERS)(
    "view: hidden cards are numbers, one's own are not; nothing else is hidden, game %i",
    (number) => {
      playRandomly(setup, number, ({ after }) => {
        for (const watcher of watchers(after)) {
          const seen = view(after, watcher);
          expect(seen.seat).toBe(watcher);
          expect([seen.politicsDeck, seen.eventDeck]).toEqual([
            after.politicsDeck.length,
            after.eventDeck.length,
          ]);
          for (const [seat, own] of after.players.entries()) {
            expect(seen.players[seat]?.hand).toEqual(seat === watcher ? own.hand : own.hand.length);
            const { hand: _, tiles: __, ...open } = pick(own);
            expect(seen.players[seat]).toMatchObject(open);
          }
          const { round, phase, firstPlayer, action, event, explored, achievements } = after;
          expect(seen).toMatchObject({ round, phase, firstPlayer, action, event, explored, achievements });
          expect(hiddenIn(json(seen), after, watcher, [])).toEqual([]);
        }
      });
    },
  );

  test.each(NUMBERS)('redact: no seat hears what it may not know, game %i', (number) => {
    const heardEvents = new Set<string>();
    playRandomly(setup, number, ({ before, after, events }) => {
      for (const watcher of watchers(after)) {
        const heard = events.map((event) => redact(event, watcher));
        for (const event of heard) if (event) heardEvents.add(event.type);
        expect(hiddenIn(json(heard), after, watcher, cardsKnown(before, watcher))).toEqual([]);
      }
      // To their own seat events lose nothing that was theirs.
      for (const event of events) if ('seat' in event) expect(redact(event, event.seat)).toEqual(event);
    });
    expect(heardEvents.size).toBeGreaterThan(5);
  });

  test.each(NUMBERS)('determinize: the same view, the same moves, playable, game %i', (number) => {
    let turn = 0;
    playRandomly(setup, number, ({ after }) => {
      turn++;
      if (turn % 7 !== 0) return;
      for (const watcher of watchers(after)) {
        const seen = view(after, watcher);
        const guess = determinize(seen, `guess ${turn}`);
        expect(view(guess, watcher)).toEqual(seen);
        expect(determinize(seen, `guess ${turn}`)).toEqual(guess);
        expect(cardsIn(guess)).toEqual(CARD_IDS);
        const placed = [
          guess.politicsDeck,
          ...guess.players.flatMap(({ hand, inPlay }) => [hand, inPlay]),
        ].flat();
        expect(new Set(placed).size).toBe(placed.length);
        expect(decisions(guess)).toEqual(decisions(after));
        if (watcher !== 'spectator') expect(legalMoves(guess, watcher)).toEqual(legalMoves(after, watcher));
        if (turn % 35 === 0) expect(passUntil(guess, isOver).round).toBe(9);
      }
    });
  });

  test.each(NUMBERS)('a view answers decisions, legalMoves and standings for its seat, game %i', (number) => {
    playRandomly(setup, number, ({ before }) => {
      for (const seat of seatsOf(before)) {
        const seen = view(before, seat);
        const own = (list: { seat: Seat }[]) => list.filter((one) => one.seat === seat);
        expect(own(decisions(seen))).toEqual(own(decisions(before)));
        expect(legalMoves(seen, seat)).toEqual(legalMoves(before, seat));
        expect(own(standings(seen))).toEqual(own(standings(before)));
      }
    });
  });

  test.each(NUMBERS)('explain agrees with legalMoves, game %i', (number) => {
    const pool = new Map<string, Move>();
    playRandomly(setup, number, ({ before, seat, move }) => {
      pool.set(json(move), move);
      const legal = new Set(legalMoves(before, seat).map(json));
      for (const other of pool.values()) {
        const reason = explain(view(before, seat), other);
        expect(reason === null, json(other)).toBe(legal.has(json(other)));
      }
    });
  });

  test.each(NUMBERS)(
    'advance does what play does, play leaves its state alone, JSON keeps all, game %i',
    (number) => {
      playRandomly(setup, number, ({ before, seat, move, after }) => {
        const frozen = json(before);
        const copy = clone(before);
        advance(copy, seat, move);
        expect(copy).toEqual(after);
        expect(json(before)).toBe(frozen);
        const thawed = JSON.parse(frozen) as GameState;
        expect(play(thawed, seat, move).state).toEqual(after);
      });
    },
  );

  test('replay and determinism: the record gives the same states', () => {
    const states: GameState[] = [createGame(setup)];
    const made: { seat: Seat; move: Move }[] = [];
    playRandomly(setup, 4, ({ seat, move, after }) => {
      made.push({ seat, move });
      states.push(after);
    });
    const record: GameRecord = {
      format: 'khora',
      version: RECORD_VERSION,
      rules: RULES_VERSION,
      setup,
      moves: made,
    };
    expect([...replay(JSON.parse(json(record)) as GameRecord)]).toEqual(states);
  });
});

/** The fields of a player that are fixed by the contract. */
function pick(own: GameState['players'][number]) {
  const { city, development, economy, culture, military, citizens, taxes, glory, troops, ...rest } = own;
  const { drachmas, points, scrolls, knowledge, hand, inPlay, dice, tiles, kept } = rest;
  return {
    city,
    development,
    economy,
    culture,
    military,
    citizens,
    taxes,
    glory,
    troops,
    drachmas,
    points,
    scrolls,
    knowledge,
    hand,
    inPlay,
    dice,
    tiles,
    kept,
  };
}

/** Cards that a seat sees in a position: its hand, what lies in play, what it may choose from. */
function cardsKnown(state: GameState, watcher: Seat | 'spectator'): CardId[] {
  const inPlay = state.players.flatMap((own) => own.inPlay);
  if (watcher === 'spectator') return inPlay;
  const offered = legalMoves(state, watcher).flatMap((move) => ('card' in move ? [move.card] : []));
  return [...inPlay, ...player(state, watcher).hand, ...offered];
}

/** Ids in a text that the seat may not know: others' cards, decks, coming events, the seed. */
function hiddenIn(text: string, state: GameState, watcher: Seat | 'spectator', known: CardId[]): string[] {
  const cards = new Set([...known, ...cardsKnown(state, watcher)]);
  const secret: string[] = [...CARD_IDS.filter((card) => !cards.has(card)), ...state.eventDeck];
  return [
    ...secret.filter((id) => text.includes(`"${id}"`)),
    ...(text.includes('hidden-seed') ? ['seed'] : []),
  ];
}

/** Every card of a game, also those that lie before a player who has to choose. */
function cardsIn(state: GameState): CardId[] {
  const text = json({ deck: state.politicsDeck, players: state.players });
  return CARD_IDS.filter((id) => text.includes(`"${id}"`));
}

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

  test('R6.1 its drachmas serve at once, and without glory nothing is asked', () => {
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
    expect(rejection(traded, 0, { type: 'tradeGlory' })).not.toBe('');
    expect(take(thebes({ glory: 0 }), [3, 5], [0, 2]).phase).toBe('progress');
  });

  test('R6.1 also beside a secret choice', () => {
    const state = thebes({ glory: 2 });
    expect(moves(state, 0)).toContainEqual({ type: 'tradeGlory' });
    const traded = answer(state, 0, { type: 'tradeGlory' });
    expect([player(traded, 0).points, ...asked(traded)]).toEqual([4, '0:assign', '1:assign']);
    const answered = answer(traded, 0, { type: 'assign', tiles: [0, 2] });
    expect(movesOf(answered, 0, 'assign')).toEqual(movesOf(traded, 0, 'assign'));
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
  test('what a seat cannot see may be shuffled without a change of its view', () => {
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

  test('R2.D5 the cards of Legislation are seen by their drawer alone', () => {
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
  const COUNTED = [
    ...(['economy', 'culture', 'military', 'citizens', 'taxes', 'glory', 'troops'] as const),
    ...(['drachmas', 'points', 'scrolls', 'knowledge', 'inPlay'] as const),
  ];
  const numbers = (seen: GameView | GameState, seat: number) => {
    const own = seen.players[seat] ?? player(still(), 0);
    return Object.fromEntries(COUNTED.map((key) => [key, own[key]]));
  };
  const RANDOM = new Set(['rolled', 'rerolled', 'drew', 'offered', 'announced']);

  test.each(GAMES)('foresees what a move does to its own seat: $name', ({ setup }) => {
    const foreseen = new Map<string, number>();
    for (const number of [1, 2, 3, 4, 5, 6]) {
      playRandomly(setup, number, ({ before, seat, move, after, events }) => {
        if (
          ![
            'buy',
            'explore',
            'progress',
            'develop',
            'reward',
            'tracks',
            'token',
            'lose',
            'claim',
            'tradeGlory',
          ].includes(move.type)
        )
          return;
        if (
          before.phase !== after.phase ||
          before.action !== after.action ||
          events.some(({ type }) => RANDOM.has(type))
        )
          return;
        expect(numbers(preview(view(before, seat), move), seat), move.type).toEqual(numbers(after, seat));
        foreseen.set(move.type, (foreseen.get(move.type) ?? 0) + 1);
      });
    }
    expect(foreseen.size).toBeGreaterThan(2);
  });

  test('R2.C4 shows neither dice to come nor what others assign', () => {
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

describe('explain and rejection', () => {
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
    expect(rejection(now, 0, { type: 'explore', space: 'red-6-3' })).toBe('too-few-troops');
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
    expect(rejection(now, second, { type: 'pass' })).toBe('not-your-turn');
  });
});

describe('determinism', () => {
  test.each(GAMES)('the same setup gives the same game, another seed another: $name', ({ setup }) => {
    expect(createGame(setup)).toEqual(createGame(structuredClone(setup)));
    expect(playRandomly(setup, 5)).toEqual(playRandomly(setup, 5));
    const deck = ({ politicsDeck, players }: GameState) => [
      ...politicsDeck,
      ...players.map(({ hand }) => hand),
    ];
    expect(deck(createGame({ ...setup, seed: 'one' }))).not.toEqual(
      deck(createGame({ ...setup, seed: 'two' })),
    );
  });

  const ATONCE = new Set(['draft', 'reroll', 'assign', 'pay', 'keep', 'buy', 'lose', 'discard', 'claim']);

  test.each(GAMES)('the order of simultaneous answers changes nothing: $name', ({ setup }) => {
    let compared = 0;
    for (const number of NUMBERS) {
      const choose = chooser(number);
      let state = createGame(setup);
      while (!isOver(state)) {
        const open = decisions(state);
        const picked = open.map(({ seat }) => ({ seat, move: choose(legalMoves(state, seat)) }));
        const together = open.length > 1 && picked.every(({ move }) => ATONCE.has(move.type));
        const inOrder = (list: typeof picked) =>
          list.reduce((now, { seat, move }) => play(now, seat, move).state, state);
        if (together) {
          const forwards = inOrder(picked);
          // Cards put under the deck lie there as they come (R2.D1).
          const sorted = (after: GameState) => ({ ...after, politicsDeck: after.politicsDeck.toSorted() });
          expect(sorted(inOrder(picked.toReversed())), picked.map(({ move }) => move.type).join()).toEqual(
            sorted(forwards),
          );
          compared++;
          state = forwards;
        } else {
          state = inOrder(picked.slice(0, 1));
        }
      }
    }
    expect(compared).toBeGreaterThan(20);
  });

  test('seen dice tell nothing about what others do: dice do not depend on the moves', () => {
    const dice = [1, 2, 3].map((number) => {
      const rolls: string[] = [];
      playRandomly({ players: 2, seed: 'rolls', options: { draft: 'deal' } }, number, ({ before, after }) => {
        if (after.round > before.round) rolls.push(json(after.players.map((own) => own.dice.slice(0, 2))));
      });
      return rolls.join();
    });
    expect(new Set(dice).size).toBe(1);
  });
});

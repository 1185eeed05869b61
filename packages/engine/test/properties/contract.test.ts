import { describe, expect, test } from 'vitest';
import {
  advance,
  CARD_IDS,
  type CardId,
  clone,
  createGame,
  decisions,
  determinize,
  explain,
  type GameRecord,
  type GameSetup,
  type GameState,
  type GameView,
  isOver,
  legalMoves,
  type Move,
  play,
  preview,
  RECORD_VERSION,
  RULES_VERSION,
  redact,
  replay,
  type Seat,
  standings,
  view,
} from '../../src/index.ts';
import { chooser, passUntil, player, playRandomly, still } from '../kit.ts';

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

/** Where the rules say "may", and what may be refused (R3.8); the last opportunity of Thebes may be declined. */
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
      // For its own seat, an event loses nothing.
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
    'advance does what play does, play leaves its state alone, JSON loses nothing, game %i',
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

/** The cards that a seat sees in a position: its hand, what is in play, what it may choose from. */
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

/** Every card of a game, including those in front of a player who has to choose. */
function cardsIn(state: GameState): CardId[] {
  const text = json({ deck: state.politicsDeck, players: state.players });
  return CARD_IDS.filter((id) => text.includes(`"${id}"`));
}

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
          // Cards put under the deck stay in the order in which they come (R2.D1).
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

  test('dice do not depend on the moves, so they say nothing about what others do', () => {
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

import {
  type Action,
  type CardId,
  type EventId,
  type GameEvent,
  type GameState,
  hash,
  replayEvents,
  type Seat,
  SPACES,
  standings,
} from '@khora/engine';
import type { Outcome } from '../game/plan.ts';
import type { LabRecord } from '../game/record.ts';

/** What one player of a game did, as far as balance is concerned. */
export interface PlayerStudy {
  /** The five cards of the first pack, which chance alone decides. */
  readonly dealt: ReadonlySet<CardId>;
  /** The cards of the draft, in the order in which they were picked. */
  readonly picks: readonly CardId[];
  /** The action tiles of the first round. */
  readonly opening: readonly Action[];
  /** Every card that was in the hand at some time. */
  readonly held: ReadonlySet<CardId>;
  /** The round in which each card was first played. */
  readonly played: ReadonlyMap<CardId, number>;
  /** The round in which each development after the first was reached. */
  readonly developed: ReadonlyMap<number, number>;
  /** The round in which the player explored Persepolis. */
  readonly persepolis: number | null;
  /** 1 for a win, a fraction for a shared one. */
  readonly won: number;
}

/** A game retold from its record: who came where, and how. Players are listed by seat. */
export interface GameStudy {
  readonly outcome: Outcome;
  readonly players: readonly PlayerStudy[];
  readonly events: readonly EventId[];
}

/** Studies a finished game. Each game must be a deal of its own. */
export function studyOf(record: LabRecord, deal: number): GameStudy {
  const notes = new Notes(record.setup.players);
  let last: GameState | null = null;
  for (const { state, events } of replayEvents(record)) {
    last = state;
    for (const event of events) notes.take(event);
  }
  if (last?.phase !== 'over') throw new Error(`The game with seed '${record.setup.seed}' is not over.`);
  const final = standings(last);
  const points = final.map((standing) => standing.points);
  const outcome: Outcome = {
    deal,
    bots: record.bots ?? [],
    cities: last.players.flatMap(({ city }) => city ?? []),
    standings: final,
    rounds: notes.rounds,
    played: notes.players.map(({ played }) => [...played.keys()]),
    record: { ...record, result: { hash: hash(last), points } },
  };
  return { outcome, players: notes.players, events: notes.events };
}

interface PlayerNotes extends PlayerStudy {
  readonly dealt: Set<CardId>;
  picks: readonly CardId[];
  opening: readonly Action[];
  readonly held: Set<CardId>;
  readonly played: Map<CardId, number>;
  readonly developed: Map<number, number>;
  persepolis: number | null;
  won: number;
  points: number;
}

function newNotes(): PlayerNotes {
  return {
    dealt: new Set(),
    picks: [],
    opening: [],
    held: new Set(),
    played: new Map(),
    developed: new Map(),
    persepolis: null,
    won: 0,
    points: 0,
  };
}

export const PERSEPOLIS = SPACES.find(({ color }) => color === 'persepolis');

type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

/** What to note down, by type of event; other events are ignored. */
type Noting = { readonly [T in GameEvent['type']]?: (event: EventOf<T>) => void };

/** Collects from the events what the last position does not show. */
class Notes {
  readonly players: readonly PlayerNotes[];
  readonly events: EventId[] = [];
  /** Points at the end of each round, by seat; the last round before the final scoring. */
  readonly rounds: number[][] = [];
  #round = 0;

  constructor(players: number) {
    this.players = Array.from({ length: players }, newNotes);
  }

  take(event: GameEvent): void {
    const note = this.#noting[event.type] as ((event: GameEvent) => void) | undefined;
    note?.(event);
  }

  readonly #noting: Noting = {
    phase: ({ phase, round }) => {
      if (phase === 'over' || round > Math.max(this.#round, 1)) {
        this.rounds.push(this.players.map(({ points }) => points));
      }
      this.#round = round;
    },
    announced: ({ event }) => this.events.push(event),
    dealt: ({ seat, cards }) => addAll(this.#of(seat).dealt, cards),
    drafted: ({ seat, cards }) => {
      addAll(this.#of(seat).held, cards);
      if (typeof cards !== 'number') this.#of(seat).picks = cards;
    },
    assigned: ({ seat, tiles }) => {
      if (this.#round === 1) this.#of(seat).opening = tiles;
    },
    drew: ({ seat, cards }) => addAll(this.#of(seat).held, cards),
    keptCard: ({ seat, cards }) => addAll(this.#of(seat).held, cards),
    played: ({ seat, card }) => {
      const { played } = this.#of(seat);
      // A card that was taken back may be played again.
      if (!played.has(card)) played.set(card, this.#round);
    },
    developed: ({ seat, development }) => this.#of(seat).developed.set(development, this.#round),
    explored: ({ seat, space }) => {
      if (space === PERSEPOLIS?.id) this.#of(seat).persepolis = this.#round;
    },
    changed: ({ seat, resource, by }) => {
      if (resource === 'points') this.#of(seat).points += by;
    },
    over: ({ winners }) => {
      for (const seat of winners) this.#of(seat).won = 1 / winners.length;
    },
  };

  #of(seat: Seat): PlayerNotes {
    const player = this.players[seat];
    if (!player) throw new RangeError(`There is no player at seat ${seat}.`);
    return player;
  }
}

function addAll(set: Set<CardId>, cards: readonly CardId[] | number): void {
  // Events of a whole game show all cards; only redacted ones count them.
  if (typeof cards !== 'number') for (const card of cards) set.add(card);
}

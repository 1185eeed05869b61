import type { GameRecord, GameSetup, GameState, Seat, Viewer } from '@khora/engine';
import { RECORD_VERSION, SEATS } from '@khora/engine';
import {
  type ClockFace,
  fairSeed,
  type Level,
  type Occupant,
  type TableSettings,
  type TableStatus,
} from '@khora/protocol';
import type { Plan } from './entry.ts';
import { movesOf, type Past } from './past.ts';

/** What a table is from its first moment. */
export interface Founding {
  readonly id: string;
  readonly owner: string;
  readonly created: number;
  readonly rules: number;
  readonly settings: TableSettings;
  /** The server's contribution to the seed. */
  readonly secret: string;
  readonly invitation: string;
  readonly follows: string | null;
}

/** A game in progress. */
export interface Game {
  readonly setup: GameSetup;
  /** Null before the first move. */
  readonly past: Past | null;
  /** The versions of the table at which the game began, and at which a move was last taken back. */
  readonly began: number;
  readonly undone: number;
  readonly state: GameState;
  /** The seats that are asked. */
  readonly asked: readonly Seat[];
  /** Seats since whose last move nothing has been revealed. */
  readonly undoable: readonly Seat[];
}

/** A table as it follows from its entries. Each entry makes a new one; only `answered` is added to in place. */
export interface Table {
  readonly founding: Founding;
  /** The number of the last entry. */
  readonly version: number;
  readonly updated: number;
  readonly status: TableStatus;
  readonly seats: readonly Occupant[];
  /** The players' contributions to the seed, by seat. */
  readonly entropy: readonly (string | null)[];
  readonly clocks: readonly ClockFace[] | null;
  /** By seat, until when a player has days off, or had. */
  readonly rests: readonly (number | null)[];
  /** By seat, the answer to the next question. */
  readonly plans: readonly (Plan | null)[];
  readonly game: Game | null;
  /** Who has left the game, in order; those who have returned are not listed. */
  readonly left: readonly Seat[];
  readonly rematch: string | null;
  /** By seat, the version that each message of its client led to. All versions of a table share these maps, which only grow. */
  readonly answered: readonly Map<string, number>[];
}

/** The level that plays on for somebody who is away. */
const STAND_IN: Level = 'strategos';

export function foundTable(founding: Founding): Table {
  const seats = Array.from({ length: founding.settings.players }, (): Occupant => ({ kind: 'open' }));
  return {
    founding,
    version: 0,
    updated: founding.created,
    status: 'gathering',
    seats,
    entropy: seats.map(() => null),
    clocks: null,
    rests: seats.map(() => null),
    plans: seats.map(() => null),
    game: null,
    left: [],
    rematch: null,
    answered: seats.map(() => new Map()),
  };
}

export function setupOf({ founding, entropy }: Table): GameSetup {
  const { id, settings, secret } = founding;
  const { players, cities, options } = settings;
  const seed = fairSeed({ table: id, secret, entropy: [...entropy] });
  return {
    players,
    seed,
    ...(cities && { cities: [...cities] }),
    options: Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)),
  };
}

export function recordOf({ founding }: Table, { setup, past }: Game): GameRecord {
  const moves = movesOf(past).map(({ seat, move }) => ({ seat, move }));
  return { format: 'khora', version: RECORD_VERSION, rules: founding.rules, setup, moves };
}

/** The seat of a user; null for everybody else. */
export function seatOf({ seats }: Table, user: string): Seat | null {
  const isOwn = (seat: Seat) => {
    const occupant = seats[seat];
    return occupant?.kind === 'player' && occupant.user === user;
  };
  return SEATS.find(isOwn) ?? null;
}

/** From where somebody sees a table. */
export function viewerOf(table: Table, user: string | null): Viewer {
  return (user === null ? null : seatOf(table, user)) ?? 'spectator';
}

/** The people who sit at a table. */
export function playersOf({ seats }: Table): string[] {
  return seats.flatMap((seat) => (seat.kind === 'player' ? seat.user : []));
}

/** Whether a user is mentioned anywhere at a table. */
export function tellsOf({ founding, seats }: Table, user: string): boolean {
  if (founding.owner === user) return true;
  return seats.some((seat) => {
    if (seat.kind === 'player') return seat.user === user;
    return seat.kind === 'open' && seat.kept?.user === user;
  });
}

/** Whether a player has left for good. */
export function hasLeft({ seats }: Pick<Table, 'seats'>, seat: Seat): boolean {
  const occupant = seats[seat];
  return occupant?.kind === 'player' && occupant.away !== null && occupant.away !== 'absent';
}

/** The level that answers for a seat now; null if a person does. */
export function levelAt({ seats }: Table, seat: Seat): Level | null {
  const occupant = seats[seat];
  if (occupant?.kind === 'bot') return occupant.level;
  return occupant?.kind === 'player' && occupant.away ? STAND_IN : null;
}

/** The seats that bots must answer for now: they answer last, so that people can still take back. */
export function botsToMove(table: Table): readonly Seat[] {
  if (table.status !== 'playing' || !table.game) return [];
  const { asked } = table.game;
  return asked.every((seat) => levelAt(table, seat) !== null) ? asked : [];
}

/** When the first clock runs out. */
export function deadlineOf({ clocks }: Table): number | null {
  let first: number | null = null;
  for (const { left, since } of clocks ?? [])
    if (since !== null && (first === null || since + left < first)) first = since + left;
  return first;
}

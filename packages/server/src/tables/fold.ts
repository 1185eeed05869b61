import {
  begin,
  decisions,
  type GameEvent,
  type GameState,
  IllegalMoveError,
  play,
  replay,
  reveals,
  type Seat,
  seated,
  undo,
} from '@khora/engine';
import type { Occupant } from '@khora/protocol';
import { Refused } from '../errors.ts';
import { emptied, newClocks, rested, returned, tickedClocks } from './clocks.ts';
import type { Entry, Numbered } from './entry.ts';
import { withMove, withoutLast } from './past.ts';
import { sharedState } from './sharing.ts';
import { type Game, hasLeft, levelAt, recordOf, setupOf, type Table } from './table.ts';

/** A table after an entry, and what the entry caused in the game. */
export interface Happening extends Next {
  readonly before: Table;
  readonly numbered: Numbered;
}

interface Next {
  readonly table: Table;
  readonly events: readonly GameEvent[];
}

/** The table after one more entry. Throws `Refused` if it may not happen now; the table stays as it was. */
export function fold(table: Table, numbered: Numbered): Happening {
  const { version, at } = numbered;
  const { table: changed, events } = happen(table, numbered);
  const ticked = withClocks(changed, numbered);
  return { before: table, table: { ...ticked, version, updated: at }, events, numbered };
}

/** Once an entry is on disk, remembers which message of a client it answers. */
export function noteAnswer({ table, numbered: { version, entry } }: Happening): void {
  if ('id' in entry) table.answered[entry.seat]?.set(entry.id, version);
}

function happen(table: Table, { version, at, entry }: Numbered): Next {
  switch (entry.type) {
    case 'sit':
      return quietly(sit(table, entry));
    case 'bot':
      return quietly(occupy(table, entry.seat, { kind: 'bot', level: entry.level }, null));
    case 'keep':
      insist(table.seats[entry.seat]?.kind === 'open', 'seat-taken', 'This seat is taken.');
      return quietly(
        occupy(table, entry.seat, { kind: 'open', kept: { user: entry.user, name: entry.name } }, null),
      );
    case 'empty':
      return quietly(occupy(table, entry.seat, { kind: 'open' }, null));
    case 'start':
      return start(table, version);
    case 'move':
      return move(table, entry, version);
    case 'plan':
      playerAt(table, entry.seat);
      return quietly({ ...table, plans: table.plans.with(entry.seat, entry.plan) });
    case 'rest':
      return quietly(rest(table, entry, at));
    case 'undo':
      return quietly(takeBack(table, entry.seat, version));
    case 'absent':
      return quietly(leave(table, entry.seat, 'absent'));
    case 'return':
      return quietly(comeBack(table, entry.seat));
    case 'resign':
      return quietly(leave(table, entry.seat, 'resigned'));
    case 'forfeit':
      return quietly(leave(table, entry.seat, entry.how));
    case 'abort':
      playing(table);
      return quietly({ ...table, status: 'closed' });
    case 'claim':
      playing(table);
      return quietly({ ...withoutVanished(table, entry.vanished), status: 'finished' });
    case 'close':
      insist(table.status === 'gathering' || table.status === 'playing', 'game-over', 'The table is closed.');
      return quietly({ ...table, status: 'closed' });
    case 'rematch':
      return quietly({ ...table, rematch: entry.table });
    default:
      entry satisfies never;
      // While several processes are upgraded one after another, one of them may be behind.
      throw new Refused(
        'busy',
        'This table is being played on a newer version of the server. Try again in a moment.',
      );
  }
}

function quietly(table: Table): Next {
  return { table, events: [] };
}

function insist(
  holds: boolean,
  code: ConstructorParameters<typeof Refused>[0],
  message: string,
): asserts holds {
  if (!holds) throw new Refused(code, message);
}

function gather(table: Table, seat: Seat): void {
  insist(table.status === 'gathering', 'already-started', 'The game has already begun.');
  insist(seat < table.seats.length, 'malformed', `This table has ${table.seats.length} seats.`);
}

function sit(table: Table, { seat, user, name, entropy }: Extract<Entry, { type: 'sit' }>): Table {
  gather(table, seat);
  const free = table.seats[seat];
  insist(free?.kind === 'open', 'seat-taken', 'This seat is taken. Choose another one.');
  insist(!free.kept || free.kept.user === user, 'seat-taken', 'This seat is kept for somebody else.');
  const seated = table.seats.some((occupant) => occupant.kind === 'player' && occupant.user === user);
  insist(!seated, 'already-seated', 'You already have a seat at this table.');
  return occupy(table, seat, { kind: 'player', user, name, away: null }, entropy);
}

function occupy(table: Table, seat: Seat, occupant: Occupant, entropy: string | null): Table {
  gather(table, seat);
  return {
    ...table,
    seats: table.seats.with(seat, occupant),
    entropy: table.entropy.with(seat, entropy),
  };
}

function start(table: Table, version: number): Next {
  insist(table.status === 'gathering', 'already-started', 'The game has already begun.');
  insist(
    table.seats.every(({ kind }) => kind !== 'open'),
    'not-full',
    'Some seats are empty: wait for players, or fill them with bots.',
  );
  const setup = setupOf(table);
  const { state, events } = begin(setup, table.founding.rules);
  const { clock, players } = table.founding.settings;
  const game: Game = {
    setup,
    past: null,
    began: version,
    undone: 0,
    state,
    asked: askedIn(state),
    undoable: [],
  };
  return { table: { ...table, status: 'playing', game, clocks: newClocks(clock, players) }, events };
}

function askedIn(state: GameState): readonly Seat[] {
  return decisions(state).map(({ seat }) => seat);
}

function playing(table: Table): Game {
  insist(table.status !== 'gathering', 'not-started', 'The game has not begun yet.');
  insist(table.status === 'playing', 'game-over', 'The game is over.');
  if (!table.game) throw new Error(`Table ${table.founding.id} is played without a game.`);
  return table.game;
}

function move(table: Table, { seat, move: made }: Extract<Entry, { type: 'move' }>, version: number): Next {
  const game = playing(table);
  try {
    const { state: played, events } = play(game.state, seat, made);
    const state = sharedState(game.state, played);
    const others = game.undoable.filter((other) => other !== seat);
    const next: Game = {
      ...game,
      past: withMove(game.past, { seat, move: made, version }),
      state,
      asked: askedIn(state),
      undoable: reveals(events) ? [] : [...others, seat],
    };
    const status = state.phase === 'over' ? 'finished' : 'playing';
    const plans = table.plans[seat] ? table.plans.with(seat, null) : table.plans;
    return { table: { ...table, game: next, status, plans }, events };
  } catch (error) {
    if (!(error instanceof IllegalMoveError)) throw error;
    throw new Refused('illegal-move', error.message, error.details);
  }
}

function takeBack(table: Table, seat: Seat, version: number): Table {
  const game = playing(table);
  const without = game.undoable.includes(seat) ? undo(recordOf(table, game), seat) : null;
  insist(without !== null, 'cannot-undo', 'Your last move can no longer be taken back.');
  const state = Array.from(replay(without)).at(-1);
  if (!state) throw new Error('A replay has at least one state.');
  return {
    ...table,
    game: {
      ...game,
      past: withoutLast(game.past, seat),
      undone: version,
      state,
      asked: askedIn(state),
      undoable: game.undoable.filter((other) => other !== seat),
    },
  };
}

type Player = Extract<Occupant, { kind: 'player' }>;

function playerAt(table: Table, seat: Seat): Player {
  playing(table);
  const occupant = table.seats[seat];
  insist(occupant?.kind === 'player', 'no-seat', 'Nobody sits there.');
  insist(!hasLeft(table, seat), 'game-over', 'This player has left the game.');
  return occupant;
}

function leave(table: Table, seat: Seat, away: NonNullable<Player['away']>): Table {
  const player = playerAt(table, seat);
  insist(player.away !== away, 'already-seated', 'That is already the case.');
  const changed = { ...table, seats: table.seats.with(seat, { ...player, away }) };
  return {
    ...changed,
    left: [...table.left.filter((other) => other !== seat), seat],
    clocks: table.clocks?.map((face, index) => (index === seat ? emptied(face) : face)) ?? null,
    status: isDeserted(changed) ? 'finished' : 'playing',
  };
}

/** With one person left and no bots there is nobody to play against; with none, nobody to play for. */
function isDeserted(table: Table): boolean {
  const { seats } = table;
  const people = seated(seats).filter(([{ kind }, seat]) => kind === 'player' && !hasLeft(table, seat));
  return people.length === 0 || (people.length === 1 && seats.every(({ kind }) => kind === 'player'));
}

function comeBack(table: Table, seat: Seat): Table {
  const player = playerAt(table, seat);
  insist(player.away === 'absent', 'already-seated', 'That is already the case.');
  const { clock } = table.founding.settings;
  return {
    ...table,
    seats: table.seats.with(seat, { ...player, away: null }),
    left: table.left.filter((other) => other !== seat),
    clocks: table.clocks?.map((face, index) => (index === seat ? returned(clock, face) : face)) ?? null,
  };
}

function rest(table: Table, { seat, from, until }: Extract<Entry, { type: 'rest' }>, at: number): Table {
  playerAt(table, seat);
  return {
    ...table,
    rests: table.rests.with(seat, until),
    clocks:
      table.clocks?.map((face, index) => (index === seat ? rested(face, { from, until, at }) : face)) ?? null,
  };
}

function withoutVanished(table: Table, vanished: readonly Seat[]): Table {
  const seats = [...table.seats];
  for (const seat of vanished) seats[seat] = { ...playerAt(table, seat), away: 'vanished' };
  const before = table.left.filter((seat) => !vanished.includes(seat));
  return { ...table, seats, left: [...before, ...vanished] };
}

function withClocks(table: Table, { entry, at }: Numbered): Table {
  if (!(table.clocks && table.game)) return table;
  const { asked } = table.game;
  const runs = (seat: Seat) =>
    table.status === 'playing' && asked.includes(seat) && levelAt(table, seat) === null;
  const answered = entry.type === 'move' ? entry.seat : null;
  const { clock: rule } = table.founding.settings;
  const { rests } = table;
  return { ...table, clocks: tickedClocks(table.clocks, { rule, at, runs, rests, answered }) };
}

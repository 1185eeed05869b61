import {
  type GameEvent,
  type GameView,
  glance,
  type Move,
  redact,
  replay,
  replayEvents,
  type Seat,
  type Viewer,
  view,
} from '@khora/engine';
import { commitmentTo, type Snapshot, type TableSummary, type Told } from '@khora/protocol';
import { Refused } from '../errors.ts';
import type { Happening } from './fold.ts';
import { isBeginning } from './leaving.ts';
import { lengthOf, pastAt } from './past.ts';
import { resultOf } from './result.ts';
import { deadlineOf, type Founding, recordOf, type Table, viewerOf } from './table.ts';

/**
 * Everything that a viewer may know about a table. All that leaves the server about a game is made here or in `told`.
 */
export function snapshotOf(table: Table, viewer: Viewer, players?: GameView['players']): Snapshot {
  const { founding, game } = table;
  return {
    version: table.version,
    status: table.status,
    viewer,
    owner: founding.owner,
    seats: table.seats,
    clock: founding.settings.clock,
    rated: founding.settings.rated,
    clocks: table.clocks,
    resting: table.rests,
    plan: viewer === 'spectator' ? null : planOf(table, viewer),
    view: game && glance(game.state, viewer, players),
    length: lengthOf(game?.past),
    canUndo: viewer !== 'spectator' && mayUndo(table, viewer),
    canAbort: table.status === 'playing' && isBeginning(table),
    result: resultOf(table),
    commitment: commitmentOf(founding),
    rematch: viewer === 'spectator' ? null : table.rematch,
  };
}

/** The answer that a seat has planned. */
export function planOf({ plans }: Table, seat: Seat): Move | null {
  return plans[seat]?.move ?? null;
}

/** Whether it may still be possible to take a seat's last move back. */
export function mayUndo({ status, game }: Table, seat: Seat): boolean {
  return status === 'playing' && game?.undoable.includes(seat) === true;
}

const commitments = new WeakMap<Founding, string>();

/** The hash of the server's contribution. Hashing takes longer than the rest of a snapshot. */
export function commitmentOf(founding: Founding): string {
  let commitment = commitments.get(founding);
  if (commitment === undefined) {
    commitment = commitmentTo(founding.secret);
    commitments.set(founding, commitment);
  }
  return commitment;
}

/** What an event tells each viewer of the game. */
export function told(before: Table, { table, events }: Happening): (viewer: Viewer) => Told {
  const now = lengthOf(table.game?.past);
  const then = lengthOf(before.game?.past);
  if (now < then) return (viewer) => toldSince(table, viewer, 0);
  // The deal belongs to move 0: what happened before anybody moved.
  const isDeal = !before.game && table.game;
  if (now === then && !isDeal) return () => ({ from: now + 1, entries: [] });
  // What spectators hear, everybody hears.
  const all = { from: now, entries: [events] };
  if (isHeardBy(events, 'spectator')) return () => all;
  return (viewer) => ({ from: now, entries: [heard(events, viewer)] });
}

function isHeardBy(events: readonly GameEvent[], viewer: Viewer): boolean {
  return events.every((event) => redact(event, viewer) === event);
}

/** The list itself if the viewer may hear all of it. */
function heard(events: readonly GameEvent[], viewer: Viewer): readonly GameEvent[] {
  return isHeardBy(events, viewer) ? events : events.flatMap((event) => redact(event, viewer) ?? []);
}

/** What a viewer may hear of the game from a move on: 0 is the deal. */
export function toldSince(table: Table, viewer: Viewer, from: number): Told {
  if (!table.game) return { from: 0, entries: [] };
  if (from > lengthOf(table.game.past)) return { from, entries: [] };
  const frames = Array.from(replayEvents(recordOf(table, table.game)));
  return { from, entries: frames.slice(from).map(({ events }) => heard(events, viewer)) };
}

/** From which move on a viewer who knows the table up to a version must be told again. */
export function unheardFrom({ game, version }: Table, since: number): number {
  if (!game || since < game.began || since < game.undone || since > version) return 0;
  return lengthOf(pastAt(game.past, since)) + 1;
}

export function summaryOf(table: Table): TableSummary {
  const { founding, game } = table;
  const result = resultOf(table);
  return {
    id: founding.id,
    status: table.status,
    settings: founding.settings,
    seats: [...table.seats],
    owner: founding.owner,
    created: founding.created,
    updated: table.updated,
    round: game?.state.round ?? 0,
    asked: table.status === 'playing' && game ? [...game.asked] : [],
    deadline: deadlineOf(table),
    points: result?.map(({ points }) => points) ?? null,
    result: result && [...result],
  };
}

/** The position after this many moves, as the user may see it. */
export function viewAt(table: Table, user: string | null, at: number): GameView {
  if (!table.game) throw new Refused('not-started', 'The game has not begun yet.');
  const record = recordOf(table, table.game);
  const moves = record.moves.slice(0, at);
  const state = Array.from(replay({ ...record, moves })).at(-1);
  if (!state) throw new Error('A replay has at least one state.');
  return view(state, viewerOf(table, user));
}

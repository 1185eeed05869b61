import { type GameView, glanceAt, type PlayerState, SEATS, type Seat, type Viewer } from '@khora/engine';
import { diff, isSame, type Patch } from '@khora/protocol';
import { mayUndo, planOf, snapshotOf } from './snapshot.ts';
import type { Game, Table } from './table.ts';

/**
 * How each viewer's snapshot changes, in parts that several viewers share. Two viewers' snapshots differ only in who
 * they are, in `canUndo`, in `plan`, in `rematch` and in the viewer's own player; so what is public is compared once
 * for all of them, and players for whom nothing changed are not compared at all.
 */
export function patchesOf(before: Table, after: Table): (viewer: Viewer) => readonly Patch[] {
  const { game: old } = before;
  const { game: now } = after;
  if (!(old && now)) return (viewer) => [diff(snapshotOf(before, viewer), snapshotOf(after, viewer))];
  const surroundings = diff(snapshotOf(before, 'spectator', NOBODY), snapshotOf(after, 'spectator', NOBODY));
  const players = SEATS.slice(0, now.state.players.length).map((seat) => playerPatches(old, now, seat));
  return (viewer) => {
    const parts = [surroundings];
    for (const { seat, hidden, own } of players) parts.push(seat === viewer ? own : hidden);
    if (viewer !== 'spectator' && mayUndo(before, viewer) !== mayUndo(after, viewer))
      parts.push(mayUndo(after, viewer) ? CAN_UNDO : CANNOT_UNDO);
    if (viewer !== 'spectator' && before.plans[viewer] !== after.plans[viewer])
      parts.push([[['plan'], planOf(after, viewer)]]);
    if (viewer !== 'spectator' && before.rematch !== after.rematch)
      parts.push([[['rematch'], after.rematch]]);
    return parts;
  };
}

const NOBODY: GameView['players'] = [];
const UNCHANGED: Patch = [];
const CAN_UNDO: Patch = [[['canUndo'], true]];
const CANNOT_UNDO: Patch = [[['canUndo'], false]];

/** What changes about a player, for others and for themselves. */
function playerPatches({ state: old }: Game, { state: now }: Game, seat: Seat) {
  const before = old.players[seat];
  const after = now.players[seat];
  // A player who is not concerned was taken over from the state before.
  if (!(before && after) || before === after) return { seat, hidden: UNCHANGED, own: UNCHANGED };
  const path = ['view', 'players', seat];
  const hidden = diff(glanceAt(old, seat, 'spectator'), glanceAt(now, seat, 'spectator'), path);
  if (isOpen(before, after)) return { seat, hidden, own: hidden };
  const own = diff(glanceAt(old, seat, seat), glanceAt(now, seat, seat), path);
  return { seat, hidden, own: isSame(hidden, own) ? hidden : own };
}

/** Whether nothing that `glanceAt` hides from others has changed. */
function isOpen(before: PlayerState, after: PlayerState): boolean {
  return (
    before.hand === after.hand &&
    before.offer === after.offer &&
    before.tiles === after.tiles &&
    (before.standby === 'answered') === (after.standby === 'answered')
  );
}

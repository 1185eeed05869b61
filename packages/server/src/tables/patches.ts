import { glanceAt, type Seat } from '@khora/engine';
import { diff, type Patch } from '@khora/protocol';
import { mayUndo, snapshotOf, type Viewer } from './snapshot.ts';
import type { Game, Table } from './table.ts';

/**
 * How each viewer's snapshot changes. Snapshots of two viewers differ in who they are, in `canUndo` and in the viewer's
 * own player alone; so what is public is compared once for all of them.
 */
export function patchesOf(before: Table, after: Table): (viewer: Viewer) => Patch {
  const { game: old } = before;
  const { game: now } = after;
  if (!(old && now)) return (viewer) => diff(snapshotOf(before, viewer), snapshotOf(after, viewer));
  const open = diff(snapshotOf(before, 'spectator'), snapshotOf(after, 'spectator'));
  return (viewer) =>
    viewer === 'spectator'
      ? open
      : [...withoutOwn(open, viewer), ...own(old, now, viewer), ...undoing(before, after, viewer)];
}

function withoutOwn(patch: Patch, seat: Seat): Patch {
  return patch.filter(
    ([[first, second, third]]) => !(first === 'view' && second === 'players' && third === seat),
  );
}

function own(before: Game, after: Game, seat: Seat): Patch {
  const path = ['view', 'players', seat] as const;
  const changes = diff(glanceAt(before.state, seat, seat), glanceAt(after.state, seat, seat));
  return changes.map(([rest, ...value]) => [[...path, ...rest], ...value]);
}

function undoing(before: Table, after: Table, seat: Seat): Patch {
  const now = mayUndo(after, seat);
  return mayUndo(before, seat) === now ? [] : [[['canUndo'], now]];
}

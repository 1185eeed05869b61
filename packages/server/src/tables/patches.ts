import type { Seat } from '@khora/engine';
import { diff, type Patch } from '@khora/protocol';
import { snapshotOf, type Viewer } from './snapshot.ts';
import type { Table } from './table.ts';

/**
 * How each viewer's snapshot changes. Snapshots of two viewers differ in who they are, in `canUndo` and in the viewer's
 * own player alone; so what is public is compared once for all of them.
 */
export function patchesOf(before: Table, after: Table): (viewer: Viewer) => Patch {
  if (!(before.game && after.game))
    return (viewer) => diff(snapshotOf(before, viewer), snapshotOf(after, viewer));
  const open = diff(snapshotOf(before, 'spectator'), snapshotOf(after, 'spectator'));
  return (viewer) =>
    viewer === 'spectator' ? open : [...withoutOwn(open, viewer), ...own(before, after, viewer)];
}

function withoutOwn(patch: Patch, seat: Seat): Patch {
  return patch.filter(
    ([[first, second, third]]) => !(first === 'view' && second === 'players' && third === seat),
  );
}

function own(before: Table, after: Table, seat: Seat): Patch {
  const [old, now] = [snapshotOf(before, seat), snapshotOf(after, seat)];
  const path = ['view', 'players', seat] as const;
  const changes = diff(old.view?.players[seat], now.view?.players[seat]);
  const placed: Patch = changes.map(([rest, ...value]) => [[...path, ...rest], ...value]);
  return old.canUndo === now.canUndo ? placed : [...placed, [['canUndo'], now.canUndo]];
}

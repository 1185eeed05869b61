import { SEATS } from '@khora/engine';
import { diff, patched } from '@khora/protocol';
import { expect, test } from 'vitest';
import { updateTexts } from '../../src/live/update-text.ts';
import type { Happening } from '../../src/tables/fold.ts';
import { patchesOf } from '../../src/tables/patches.ts';
import { snapshotOf, told } from '../../src/tables/snapshot.ts';
import type { Table } from '../../src/tables/table.ts';
import { anyMove, newGame, newKit, personAt } from '../support/table-kit.ts';

test('what is public is compared once, and every viewer gets everything that changes for them', async () => {
  const kit = await newKit();
  const table = await newGame(kit, { players: 3, options: { draft: 'pass' } });
  const { id } = table.founding;
  const happenings: [Table, Happening][] = [];
  kit.tables.listen((before, happening) => happenings.push([before, happening]));
  let now = table;
  for (let made = 0; now.status === 'playing'; made++) {
    const { seat, move } = anyMove(now, made * 17);
    await kit.commands.move(id, personAt(now, seat), { id: `message-${made}`, move });
    if (made % 5 === 0)
      await kit.commands.undo(id, personAt(now, seat), `taking-back-${made}`).catch(() => undefined);
    now = await kit.tables.get(id);
  }
  expect(happenings.length).toBeGreaterThan(100);
  for (const [before, happening] of happenings) {
    const { table: after } = happening;
    const partsOf = patchesOf(before, after);
    const textFor = updateTexts(before, happening);
    for (const viewer of [...SEATS.slice(0, 3), 'spectator'] as const) {
      const patch = partsOf(viewer).flat();
      const [old, wanted] = [snapshotOf(before, viewer), snapshotOf(after, viewer)];
      expect(patched(old, patch)).toEqual(wanted);
      expect(patch).toHaveLength(diff(old, wanted).length);
      const update = { type: 'update', table: id, patch, ...told(before, happening)(viewer) };
      expect(textFor(viewer)).toBe(JSON.stringify(update));
    }
  }
});

import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { Ledger } from '../../bench/ledger.ts';
import { anyMove, newGame, newKit, personAt } from '../support/table-kit.ts';

test('the check after a kill sees a table at one moment, although play continues meanwhile', async () => {
  const kit = await newKit();
  const table = await newGame(kit);
  const { id } = table.founding;
  let made = 0;
  const moveNow = async () => {
    const now = await kit.tables.get(id);
    const { seat, move } = anyMove(now, made);
    await kit.commands.move(id, personAt(now, seat), { id: `meanwhile-${made++}`, move });
  };
  // Whenever the check has read something, somebody moves before it reads on.
  const busy: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      await moveNow();
      return result;
    },
  };
  const ledger = new Ledger(id);
  await ledger.audit(kit.storage.db, []);
  expect(await ledger.flaw(kit.storage.db.withPlugin(busy))).toBeNull();
  expect(made).toBeGreaterThan(0);
});

test('it finds an entry that is missing, and one that has changed', async () => {
  const kit = await newKit();
  const { founding, version } = await newGame(kit);
  const ledger = new Ledger(founding.id);
  await ledger.audit(kit.storage.db, []);
  const entry = kit.storage.db.updateTable('entries').where('table_id', '=', founding.id);
  await entry.where('seq', '=', 1).set({ at: 1 }).execute();
  expect(await ledger.flaw(kit.storage.db)).toMatch(/^entry 1 was /);
  await kit.storage.db
    .deleteFrom('entries')
    .where('table_id', '=', founding.id)
    .where('seq', '=', version)
    .execute();
  expect(await ledger.flaw(kit.storage.db)).toBe(
    `its row says ${version} entries, its log has ${version - 1}`,
  );
});

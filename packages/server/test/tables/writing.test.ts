import { expect, test, vi } from 'vitest';
import { pulseOf, situationOf } from '../../src/tables/projection.ts';
import { anyMove, newGame, newKit, personAt } from '../support/table-kit.ts';

/** The same fields in the opposite order. */
function reversed<T extends object>(row: T): T {
  return Object.fromEntries(Object.entries(row).toReversed()) as T;
}

vi.mock(import('../../src/tables/projection.ts'), async (original) => {
  const projection = await original();
  return {
    ...projection,
    pulseOf: (table) => reversed(projection.pulseOf(table)),
    situationOf: (table) => reversed(projection.situationOf(table)),
  };
});

test('a value gets into its own column, whatever the order of the fields', async () => {
  const kit = await newKit();
  const table = await newGame(kit);
  const { id } = table.founding;
  const { seat, move } = anyMove(table, 0);
  await kit.commands.move(id, personAt(table, seat), { id: 'message-1', move });
  const after = await kit.tables.get(id);
  const row = await kit.storage.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  expect(row).toMatchObject({ ...pulseOf(after), ...situationOf(after) });
  expect(row).toMatchObject({ version: 6, status: 'playing', round: 0 });
  await kit.storage.close();
});

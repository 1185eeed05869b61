import { rmSync } from 'node:fs';
import { legalMoves, type Seat } from '@khora/engine';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openStorage } from '../../src/storage/database.ts';
import { listMine } from '../../src/tables/lists.ts';
import { lengthOf } from '../../src/tables/past.ts';
import { readTable } from '../../src/tables/shelf.ts';
import type { Table } from '../../src/tables/table.ts';
import { Tables } from '../../src/tables/tables.ts';
import { type Postgres, startPostgres } from '../support/postgres.ts';
import {
  commandsOf,
  type Kit,
  newFolder,
  newGame,
  newKit,
  PEOPLE,
  personAt,
  playOn,
} from '../support/table-kit.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

/** What a second process has: its own memory of the same tables. */
function nextDoor(kit: Kit): Kit {
  const tables = new Tables({ storage: kit.storage, now: () => kit.clock.now });
  return { ...kit, tables, commands: commandsOf({ ...kit, tables }, () => kit.clock.now) };
}

function moveOf(table: Table, seat: Seat) {
  const [move] = table.game ? legalMoves(table.game.state, seat) : [];
  if (!move) throw new Error('Everybody drafts at once.');
  return { id: `message-${seat}`, move };
}

describe.each([
  { engine: 'SQLite', address: () => Promise.resolve(undefined) },
  { engine: 'PostgreSQL', address: () => postgres.fresh() },
])('on $engine', ({ address }) => {
  let kit: Kit;
  let folder: string;
  let url: string | undefined;
  const open = async () => {
    folder = newFolder();
    url = await address();
    kit = await newKit(folder, url);
    return kit;
  };
  afterEach(async () => {
    await kit.storage.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('a game is played to its end and read back the same', async () => {
    const { founding } = await newGame(await open());
    const end = await playOn(kit, founding.id);
    expect(end.status).toBe('finished');
    const again = await readTable(kit.storage.db, founding.id);
    expect(again.game?.state).toEqual(end.game?.state);
    expect(again.answered).toEqual(end.answered);
    const [ada] = PEOPLE;
    const [listed] = await listMine(kit.storage.db, ada?.id ?? '');
    expect(listed).toMatchObject({ id: founding.id, status: 'finished', asked: [] });
  });

  test('two processes that race for numbers agree on one order', async () => {
    const other = nextDoor(await open());
    // Many tables at once, in opposite order: their commits meet.
    const games = await Promise.all(Array.from({ length: 40 }, () => newGame(kit)));
    for (const { founding } of games) await other.tables.get(founding.id);
    const send = (at: Kit, table: Table, seats: readonly Seat[]) =>
      seats.map((seat) => at.commands.move(table.founding.id, personAt(table, seat), moveOf(table, seat)));
    const [ours, theirs] = await Promise.all([
      Promise.all(games.map((table) => Promise.all(send(kit, table, [0, 1])))),
      Promise.all(games.toReversed().map((table) => Promise.all(send(other, table, [2, 3])))),
    ]);
    for (const [index, table] of games.entries()) {
      const all = [...(ours[index] ?? []), ...(theirs.at(-1 - index) ?? [])];
      expect(all.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4].map((step) => table.version + step));
      // The same messages again, at the other process: answered as they were.
      expect(await Promise.all([...send(other, table, [0, 1]), ...send(kit, table, [2, 3])])).toEqual(all);
      const cold = await readTable(kit.storage.db, table.founding.id);
      expect(lengthOf(cold.game?.past)).toBe(4);
    }
  });

  test('several processes that start at once make the tables once', async () => {
    await open();
    const fresh = { folder: newFolder(), url: await address() };
    // Two servers never open one SQLite file at the same time, so there it is one after another.
    const storages = fresh.url
      ? await Promise.all(Array.from({ length: 4 }, () => openStorage(fresh)))
      : [await openStorage(fresh), await openStorage(fresh)];
    for (const { db } of storages) expect(await db.selectFrom('tables').selectAll().execute()).toEqual([]);
    for (const storage of storages) await storage.close();
    rmSync(fresh.folder, { recursive: true, force: true });
  });
});

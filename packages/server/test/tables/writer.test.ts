import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { Storage } from '../../src/storage/database.ts';
import { openStorage } from '../../src/storage/database.ts';
import type { Chain } from '../../src/storage/writer.ts';
import { newFolder } from '../support/table-kit.ts';

const TURNS = 100_000;

async function open(): Promise<Storage & { writer: NonNullable<Storage['writer']> }> {
  const storage = await openStorage({ folder: newFolder() });
  onTestFinished(() => storage.close());
  if (!storage.writer) throw new Error('The embedded database has a writer.');
  return { ...storage, writer: storage.writer };
}

/** An entry, and a key that is written only if the entry's number is free. */
function chain({ db }: Storage, table: string, seq: number, value: string): Chain {
  return [
    db
      .insertInto('entries')
      .values({ table_id: table, seq, at: 0, data: value })
      .onConflict((conflict) => conflict.columns(['table_id', 'seq']).doNothing())
      .compile(),
    db
      .insertInto('keys')
      .values({ name: `${table} ${seq}`, value })
      .compile(),
  ];
}

function values({ db }: Storage) {
  return db
    .selectFrom('keys')
    .select(['name', 'value'])
    .where('name', 'like', '% %')
    .orderBy('name')
    .execute();
}

test('the first to use a number has it, and what depends on it is written with it', async () => {
  const storage = await open();
  const both = [chain(storage, 'a', 1, 'first'), chain(storage, 'b', 1, 'first')];
  expect(await storage.writer.write(both)).toEqual([true, true]);
  const again = [chain(storage, 'a', 1, 'second'), chain(storage, 'a', 2, 'second')];
  expect(await storage.writer.write(again)).toEqual([false, true]);
  expect(await values(storage)).toEqual([
    { name: 'a 1', value: 'first' },
    { name: 'a 2', value: 'second' },
    { name: 'b 1', value: 'first' },
  ]);
});

test('a commit that fails leaves nothing, says why, and the next one is made', async () => {
  const storage = await open();
  const [, key] = chain(storage, 'a', 1, 'twice');
  if (!key) throw new Error('A chain has two queries here.');
  await expect(storage.writer.write([chain(storage, 'a', 1, 'once'), [key]])).rejects.toThrow(/UNIQUE/);
  expect(await values(storage)).toEqual([]);
  expect(await storage.writer.write([chain(storage, 'a', 1, 'now')])).toEqual([true]);
});

test('a transaction that reads before it writes is not overtaken by the thread', async () => {
  const storage = await open();
  await storage.db.insertInto('keys').values({ name: 'count', value: '0' }).execute();
  await storage.writer.write([]);
  const write = { isDone: false };
  const commit = async () => {
    await storage.writer.write([chain(storage, 'c', 1, 'written')]);
    write.isDone = true;
  };
  let writing = Promise.resolve();
  await storage.db.transaction().execute(async (transaction) => {
    const count = transaction.selectFrom('keys').select('value').where('name', '=', 'count');
    expect(await count.executeTakeFirstOrThrow()).toEqual({ value: '0' });
    writing = commit();
    // Long enough for the thread to commit, if it could.
    for (let turns = 0; turns < TURNS && !write.isDone; turns++) await turn();
    await transaction.updateTable('keys').set({ value: '1' }).where('name', '=', 'count').execute();
  });
  await writing;
  expect(await values(storage)).toEqual([{ name: 'c 1', value: 'written' }]);
});

test('everything requested while the disk is busy is one commit', async () => {
  const storage = await open();
  const before = storage.writer.commits;
  const lines = Array.from({ length: 400 }, (_, number) => `line ${number}`);
  await Promise.all(
    lines.map((name) => storage.db.insertInto('keys').values({ name, value: 'said' }).execute()),
  );
  expect(await values(storage)).toHaveLength(400);
  expect(storage.writer.commits - before).toBeLessThanOrEqual(6);
});

test('what fails leaves nothing, and does not affect the rest of the commit', async () => {
  const storage = await open();
  const put = (name: string) => storage.db.insertInto('keys').values({ name, value: 'v' }).execute();
  await put('a 1');
  const before = storage.writer.commits;
  const outcomes = await Promise.allSettled([
    put('a 2'),
    put('a 3'),
    put('a 4'),
    put('a 1'),
    storage.db.transaction().execute(async (transaction) => {
      await transaction.insertInto('keys').values({ name: 'b 1', value: 'v' }).execute();
      throw new Error('changed my mind');
    }),
    storage.db.transaction().execute(async (transaction) => {
      await transaction.insertInto('keys').values({ name: 'c 1', value: 'v' }).execute();
    }),
    put('a 5'),
  ]);
  const kept = ['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected', 'fulfilled', 'fulfilled'];
  expect(outcomes.map(({ status }) => status)).toEqual(kept);
  expect((await values(storage)).map(({ name }) => name)).toEqual(['a 1', 'a 2', 'a 3', 'a 4', 'a 5', 'c 1']);
  expect(storage.writer.commits - before).toBeLessThan(outcomes.length);
});

test('the thread that listens to players cannot write at all', async () => {
  const storage = await open();
  const { rows } = await sql<{ query_only: number }>`select query_only from pragma_query_only`.execute(
    storage.db,
  );
  expect(rows).toEqual([{ query_only: 1 }]);
});

test('requests after closing are refused; earlier ones are on disk', async () => {
  const folder = newFolder();
  const storage = await openStorage({ folder });
  if (!storage.writer) throw new Error('The embedded database has a writer.');
  const before = storage.writer.write([chain(storage, 'a', 1, 'in time')]);
  const closed = storage.close();
  const late = storage.writer.write([chain(storage, 'a', 2, 'late')]);
  await expect(late).rejects.toMatchObject({ code: 'busy' });
  await expect(storage.writer.begin()).rejects.toMatchObject({ code: 'busy' });
  expect(await before).toEqual([true]);
  await closed;
  const again = await openStorage({ folder });
  onTestFinished(() => again.close());
  expect(await values(again)).toEqual([{ name: 'a 1', value: 'in time' }]);
});

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chanceOf } from '../../bench/chance.ts';
import type { Database } from '../../src/storage/database.ts';
import type { Numbered } from '../../src/tables/entry.ts';
import { pulseOf, situationOf } from '../../src/tables/projection.ts';
import { readEntries, readTable } from '../../src/tables/shelf.ts';
import { ENTROPY, type Kit, newGame, newKit, PEOPLE, playOn } from '../support/table-kit.ts';

const TABLES = 6;
const CUTS = 24;

/** The files of a server that was killed in mid-game, and all that was in them. */
interface Remains {
  readonly database: Buffer;
  readonly log: Buffer;
  readonly entries: ReadonlyMap<string, readonly Numbered[]>;
}

const root = mkdtempSync(join(tmpdir(), 'khora-cut-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function playAll(kit: Kit, ids: readonly string[], moves: number): Promise<void> {
  await Promise.all(ids.map((id) => playOn(kit, id, moves)));
}

/** Plays for a while and takes the files as a kill would leave them: nothing is closed. */
async function remains(name: string, between: (kit: Kit, ids: string[]) => Promise<void>): Promise<Remains> {
  const folder = join(root, name);
  const kit = await newKit(folder);
  const games = await Promise.all(Array.from({ length: TABLES }, () => newGame(kit)));
  const ids = games.map(({ founding }) => founding.id);
  await playAll(kit, ids, 10);
  await between(kit, ids);
  // Moves at once may be written together, the more the busier the machine is; these are written one by one.
  for (const id of ids) await playOn(kit, id, 3);
  const copy = join(root, `${name}-copy`);
  cpSync(folder, copy, { recursive: true });
  const entries = new Map<string, Numbered[]>();
  for (const id of ids) entries.set(id, await readEntries(kit.storage.db, id, 0));
  await kit.storage.close();
  return {
    database: readFileSync(join(copy, 'khora.sqlite')),
    log: readFileSync(join(copy, 'khora.sqlite-wal')),
    entries,
  };
}

/**
 * Opens a database with this log; every table in it must be a prefix of what was, agree with its row, and be playable.
 */
async function openWith({ database, entries }: Remains, log: Buffer): Promise<number> {
  const folder = mkdtempSync(join(root, 'opened-'));
  writeFileSync(join(folder, 'khora.sqlite'), database);
  writeFileSync(join(folder, 'khora.sqlite-wal'), log);
  const kit = await newKit(folder);
  const { db } = kit.storage;
  let found = 0;
  for (const row of await db.selectFrom('tables').selectAll().execute()) {
    const there = await readEntries(db, row.id, 0);
    expect(there).toEqual(entries.get(row.id)?.slice(0, there.length));
    found += there.length;
    const table = await readTable(db, row.id);
    expect(row).toMatchObject({ ...pulseOf(table), ...situationOf(table) });
    await goOn(kit, row.id);
    expect((await readEntries(db, row.id, 0)).length).toBeGreaterThan(there.length);
  }
  expect(await orphans(db)).toBe(0);
  await kit.storage.close();
  rmSync(folder, { recursive: true });
  return found;
}

async function goOn(kit: Kit, id: string): Promise<void> {
  let table = await kit.tables.get(id);
  for (const person of PEOPLE)
    if (table.status === 'gathering') table = await kit.commands.join(id, person, { entropy: ENTROPY });
  await playOn(kit, id, 2);
}

async function orphans(db: Database): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from entries where table_id not in (select id from tables)`.execute(db);
  return rows.length;
}

describe.each([
  { name: 'all in the log', between: () => Promise.resolve() },
  {
    name: 'partly in the database, and the log begun anew',
    between: async (kit: Kit, ids: string[]) => {
      const database = new DatabaseSync(kit.storage.path ?? '');
      database.exec('PRAGMA wal_checkpoint(PASSIVE)');
      database.close();
      await playAll(kit, ids, 10);
    },
  },
])('a killed server, $name', ({ name, between }) => {
  let left: Remains;
  let all = 0;
  beforeAll(async () => {
    left = await remains(name.slice(0, 3), between);
    all = [...left.entries.values()].reduce((sum, { length }) => sum + length, 0);
  });

  test('with its whole log, everything is there', async () => {
    expect(await openWith(left, left.log)).toBe(all);
  });

  test('cut off at any byte of its log, it opens as a clean prefix and continues', async () => {
    const chance = chanceOf(11);
    const sizes = new Set<number>();
    const part = left.log.length / CUTS;
    for (let cut = 0; cut < CUTS; cut++) {
      const end = Math.floor(cut * part) + chance.below(Math.floor(part));
      sizes.add(await openWith(left, left.log.subarray(0, end)));
    }
    expect(Math.max(...sizes)).toBeLessThanOrEqual(all);
    expect(sizes.size).toBeGreaterThan(5);
  });

  test('with garbage at the end of its log, too', async () => {
    const chance = chanceOf(12);
    for (let time = 0; time < CUTS / 3; time++) {
      const garbled = Buffer.from(left.log);
      const from = chance.below(garbled.length);
      for (let byte = from; byte < garbled.length; byte += 1 + chance.below(200))
        garbled[byte] = chance.below(256);
      expect(await openWith(left, garbled)).toBeLessThanOrEqual(all);
    }
  });
});

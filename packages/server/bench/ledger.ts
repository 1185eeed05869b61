import { isDeepStrictEqual } from 'node:util';
import type { Snapshot } from '@khora/protocol';
import type { Database } from '../src/storage/database.ts';
import type { Entry, Numbered } from '../src/tables/entry.ts';
import { fold } from '../src/tables/fold.ts';
import { readEntries, readFounding } from '../src/tables/shelf.ts';
import { snapshotOf } from '../src/tables/snapshot.ts';
import { foundTable, type Table } from '../src/tables/table.ts';
import type { Asked } from './player.ts';

/** What the database lacks, or has twice. */
export interface Findings {
  /** Answered with `done`, but missing under that number, or a different entry. */
  lost: number;
  /** Positions that somebody was told but that do not follow from the log. */
  untrue: number;
  /** Clients' ids that are in the log more than once. */
  doubled: number;
}

/** What the server has said about one table, to be compared with what is on disk. */
export class Ledger {
  readonly table: string;
  private readonly answered = new Map<number, Asked>();
  private readonly log: Numbered[] = [];
  private readonly ids = new Set<string>();
  /** The table after the latest entries, as far back as anybody's knowledge goes. */
  private tail: Table[] = [];

  constructor(table: string) {
    this.table = table;
  }

  done(asked: Asked, version: number): void {
    this.answered.set(version, asked);
  }

  /** Compares everything that was answered or heard with the log. */
  async audit(db: Database, heard: readonly Snapshot[]): Promise<Findings> {
    const findings: Findings = { lost: 0, untrue: 0, doubled: 0 };
    // Anything answered after this may or may not be in the log yet.
    const answered = [...this.answered];
    for (const numbered of await readEntries(db, this.table, this.log.length)) {
      if (numbered.version !== this.log.length + 1)
        throw new Error(`Table ${this.table} has no entry ${this.log.length + 1}.`);
      this.log.push(numbered);
      const before = this.tail.at(-1) ?? foundTable(await readFounding(db, this.table));
      this.tail.push(fold(before, numbered).table);
      const { entry } = numbered;
      if (!('id' in entry)) continue;
      if (this.ids.has(entry.id)) findings.doubled += 1;
      this.ids.add(entry.id);
    }
    for (const [version, asked] of answered) {
      if (!isDeepStrictEqual(this.log[version - 1]?.entry, { ...asked })) findings.lost += 1;
      this.answered.delete(version);
    }
    for (const snapshot of heard) if (!this.isTrue(snapshot)) findings.untrue += 1;
    const needed = Math.min(...heard.map(({ version }) => version), this.log.length);
    this.tail = this.tail.filter(({ version }) => version >= needed);
    return findings;
  }

  /**
   * How the log as a whole differs from what it was, or from the table's row; null if it does not and folds into a
   * table.
   */
  async flaw(db: Database): Promise<string | null> {
    // Players play on meanwhile, so everything is read in one query.
    const rows = await db
      .selectFrom('tables')
      .leftJoin('entries', 'entries.table_id', 'tables.id')
      .select(['tables.version as last', 'seq', 'at', 'data'])
      .where('tables.id', '=', this.table)
      .orderBy('seq')
      .execute();
    const now = rows.flatMap(({ seq, at, data }): Numbered[] =>
      seq === null || at === null || data === null
        ? []
        : [{ version: seq, at, entry: JSON.parse(data) as Entry }],
    );
    const last = rows[0]?.last;
    if (last !== now.length) return `its row says ${last} entries, its log has ${now.length}`;
    const changed = this.log.find((known, index) => !isDeepStrictEqual(now[index], known));
    if (changed)
      return `entry ${changed.version} was ${JSON.stringify(changed)}, is ${JSON.stringify(now[changed.version - 1])}`;
    const founding = await readFounding(db, this.table);
    try {
      now.reduce((table, numbered) => fold(table, numbered).table, foundTable(founding));
      return null;
    } catch (error) {
      return `it makes no table: ${String(error)}`;
    }
  }

  private isTrue(heard: Snapshot): boolean {
    const table = this.tail.find(({ version }) => version === heard.version);
    if (!table) return false;
    return isDeepStrictEqual(JSON.parse(JSON.stringify(snapshotOf(table, heard.viewer))), heard);
  }
}

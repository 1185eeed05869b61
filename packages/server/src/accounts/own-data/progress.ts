import {
  PROGRESS_KEYS,
  PROGRESS_TOTAL,
  type ProgressAnswer,
  type ProgressItem,
  type ProgressList,
} from '@khora/protocol';
import { sql } from 'kysely';
import { Refused } from '../../errors.ts';
import { Allowances } from '../../limits/allowances.ts';
import { Lanes } from '../../limits/lanes.ts';
import type { RequestPace } from '../../limits/limits.ts';
import type { Database } from '../../storage/database.ts';

/** Enough for a device full of games when it joins the account, and for every change after that. */
const PACE: RequestPace = { rate: 2, burst: 300 };

/**
 * What the devices of an account share: texts under keys. What a text means is the devices' own business: when they
 * write, they say which version they knew, and they merge what they did not know.
 */
export class ProgressStore {
  private readonly db: Database;
  private readonly now: () => number;
  private readonly lanes = new Lanes();
  private readonly writes: Allowances;

  constructor(db: Database, now: () => number, pace: RequestPace = PACE) {
    this.db = db;
    this.now = now;
    this.writes = new Allowances(pace, now);
  }

  list(user: string): Promise<ProgressList> {
    return this.db
      .selectFrom('progress')
      .select(['key', 'version'])
      .where('user_id', '=', user)
      .orderBy('key')
      .execute();
  }

  async read(user: string, key: string): Promise<ProgressItem> {
    const row = await this.db
      .selectFrom('progress')
      .select(['version', 'text'])
      .where('user_id', '=', user)
      .where('key', '=', key)
      .executeTakeFirst();
    return row ?? { version: 0, text: null };
  }

  /** Overwrites the version that the device knew. One at a time, so that nobody exceeds what an account may store. */
  write(user: string, key: string, { version, text }: ProgressItem): Promise<ProgressAnswer> {
    return this.lanes.run(user, async () => {
      if (!this.writes.take(user))
        throw new Refused('too-fast', 'Your devices are saving too often. Wait a moment.');
      if (text !== null) await this.insistRoom(user, key, text);
      const row = { version: version + 1, text, at: this.now() };
      const { db } = this;
      const written =
        version === 0
          ? await db
              .insertInto('progress')
              .values({ user_id: user, key, ...row })
              .onConflict((conflict) => conflict.doNothing())
              .returning('version')
              .executeTakeFirst()
          : await db
              .updateTable('progress')
              .set(row)
              .where('user_id', '=', user)
              .where('key', '=', key)
              .where('version', '=', version)
              .returning('version')
              .executeTakeFirst();
      return written
        ? { stored: true, version: written.version }
        : { stored: false, ...(await this.read(user, key)) };
    });
  }

  private async insistRoom(user: string, key: string, text: string): Promise<void> {
    const { keys, length } = await this.db
      .selectFrom('progress')
      .select(({ fn }) => [
        fn.countAll<number>().as('keys'),
        sql<number>`coalesce(sum(length(text)), 0)`.as('length'),
      ])
      .where('user_id', '=', user)
      .where('key', '!=', key)
      .executeTakeFirstOrThrow();
    if (keys >= PROGRESS_KEYS || length + text.length > PROGRESS_TOTAL)
      throw new Refused('too-many', 'Your account is full. Delete games that you no longer want.');
  }
}

import type { Database } from '../storage/database.ts';

/** A process that makes reviews. */
export interface Clerk {
  readonly db: Database;
  readonly process: string;
  readonly now: () => number;
}

/** A review that a process has taken on. */
interface Task {
  readonly table: string;
  /** Reports how far it is, from 0 to 1, and what was found, so that nobody else takes it meanwhile. */
  note(done: number, soFar?: string | null): Promise<void>;
  finish(text: string): Promise<void>;
  fail(reason: string): Promise<void>;
  /** Gives it back, for another process or another day. */
  leave(): Promise<void>;
}

/** Without a report for this long, whoever was making it is gone. */
const LOST = 60_000;
const HOUR = 3_600_000;

/** Takes on the next review: among people who had the fewest made lately, the one asked for first. */
export async function nextFor(clerk: Clerk): Promise<Task | null> {
  const { db, process, now } = clerk;
  for (;;) {
    const lost = now() - LOST;
    const row = await db
      .selectFrom('reviews')
      .select('table_id')
      .where('text', 'is', null)
      .where('failed', 'is', null)
      .where((is) => is.or([is('claimed', 'is', null), is('claimed', '<', lost)]))
      .orderBy((is) =>
        is
          .selectFrom('reviews as others')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('others.asked_by', '=', 'reviews.asked_by')
          .where('others.claimed', '>', now() - HOUR),
      )
      .orderBy('asked')
      .limit(1)
      .executeTakeFirst();
    if (!row) return null;
    const { numUpdatedRows } = await db
      .updateTable('reviews')
      .set({ claimed: now(), process })
      .where('table_id', '=', row.table_id)
      .where('text', 'is', null)
      .where((is) => is.or([is('claimed', 'is', null), is('claimed', '<', lost)]))
      .executeTakeFirst();
    // Another process was faster.
    if (numUpdatedRows > 0n) return taskOf(clerk, row.table_id);
  }
}

function taskOf({ db, process, now }: Clerk, table: string): Task {
  const own = () => db.updateTable('reviews').where('table_id', '=', table).where('process', '=', process);
  return {
    table,
    async note(done, soFar = null) {
      await own()
        .where('text', 'is', null)
        .set({ done: Math.floor(1000 * done), claimed: now(), ...(soFar !== null && { so_far: soFar }) })
        .execute();
    },
    async finish(text) {
      await own().set({ done: 1000, claimed: now(), text, so_far: null }).execute();
    },
    async fail(reason) {
      await own().set({ failed: reason }).execute();
    },
    async leave() {
      await own().set({ claimed: null, process: null, done: 0 }).execute();
    },
  };
}

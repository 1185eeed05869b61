import type { Database } from '../../storage/database.ts';

const AT_ONCE = 500;

interface PresenceOptions {
  readonly db: Database;
  readonly now: () => number;
  /** Users who have something open at this process. */
  readonly connected: () => Iterable<string>;
}

/** Who is online, for their friends. It is written down now and then, only for people who have added a friend. */
export class Presence {
  private readonly options: PresenceOptions;
  private asked = new Set<string>();

  constructor(options: PresenceOptions) {
    this.options = options;
  }

  /** Notes that somebody made a request. */
  note(user: string): void {
    this.asked.add(user);
  }

  /** Writes down who has been online since the last time. */
  async write(): Promise<void> {
    const { db, now, connected } = this.options;
    const here = [...new Set([...this.asked, ...connected()])];
    this.asked = new Set();
    const seen = now();
    for (let from = 0; from < here.length; from += AT_ONCE) {
      const friendly = await db
        .selectFrom('relations')
        .select('user_id')
        .distinct()
        .where('kind', '=', 'friend')
        .where('user_id', 'in', here.slice(from, from + AT_ONCE))
        .execute();
      if (friendly.length === 0) continue;
      await db
        .insertInto('presence')
        .values(friendly.map(({ user_id }) => ({ user_id, seen })))
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ seen }))
        .execute();
    }
  }
}

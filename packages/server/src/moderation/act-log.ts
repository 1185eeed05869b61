import { type Act, type LoggedAct, loggedActSchema } from '@khora/protocol';
import type { Database } from '../storage/database.ts';

/** An act as it is written down. */
export interface Noted {
  readonly at: number;
  readonly by: string;
  readonly act: Act['act'];
  readonly user: string | null;
  readonly place: string | null;
  readonly until: number | null;
  readonly reason: string;
}

export async function noteAct(db: Database, { by, user, ...act }: Noted): Promise<void> {
  await db
    .insertInto('acts')
    .values({ ...act, by_id: by, user_id: user })
    .execute();
}

interface Wanted {
  /** Only what was done about one person. */
  readonly user?: string;
  readonly most: number;
}

/** What moderators have done, latest first. */
export async function readActs(db: Database, { user, most }: Wanted): Promise<LoggedAct[]> {
  const rows = await db
    .selectFrom('acts')
    .leftJoin('user', 'user.id', 'acts.by_id')
    .select(['at', 'act', 'by_id', 'user.name as by_name', 'user_id', 'place', 'until', 'reason'])
    .$if(user !== undefined, (query) => query.where('user_id', '=', user ?? ''))
    .orderBy('acts.id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ by_id, by_name, user_id, ...act }) =>
    loggedActSchema.parse({ ...act, by: { id: by_id, name: by_name }, user: user_id }),
  );
}

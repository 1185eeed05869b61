import { blockersOf } from '../../accounts/company/relations.ts';
import type { User } from '../../accounts/user.ts';
import { Refused } from '../../errors.ts';
import type { Database } from '../../storage/database.ts';
import { playersOf, type Table } from '../table.ts';

/** How many waiting tables and how many unfinished games one person may have. */
export interface Most {
  readonly waiting: number;
  readonly games: number;
}

const DAY = 86_400_000;
/** How many games a person may abort in a day. */
const ABORTS = 3;

/** Nobody has to play with somebody they have blocked. */
export async function insistWelcome(db: Database, user: User, table: Table): Promise<void> {
  const company = [table.founding.owner, ...playersOf(table)];
  if ((await blockersOf(db, user.id, company)).length > 0)
    throw new Refused('blocked', 'Somebody at this table does not want to play with you.');
}

/** Nobody may fill the lobby, or use up the bots' time. */
export async function insistRoom(
  db: Database,
  user: User,
  { most, opens }: { readonly most: Most; readonly opens: boolean },
): Promise<void> {
  const rows = await db
    .selectFrom('tables')
    .innerJoin('sitters', 'sitters.table_id', 'tables.id')
    .select(['owner', 'status'])
    .where('sitters.user_id', '=', user.id)
    .where('sitters.sits', '=', 1)
    .where('status', 'in', ['gathering', 'playing'])
    .limit(most.games)
    .execute();
  if (rows.length >= most.games)
    throw new Refused('too-many', `You are in ${most.games} games that are not over. Finish some first.`);
  const waiting = rows.filter(({ owner, status }) => owner === user.id && status === 'gathering');
  if (opens && waiting.length >= most.waiting)
    throw new Refused(
      'too-many',
      `${most.waiting} of your tables are waiting for players. Close one, or let bots take the seats.`,
    );
}

/** Nobody may make a habit of ending games right after they begin. */
export async function insistMayAbort(db: Database, user: User, now: number): Promise<void> {
  const { count } = await db
    .selectFrom('aborts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', user.id)
    .where('at', '>', now - DAY)
    .executeTakeFirstOrThrow();
  if (count >= ABORTS)
    throw new Refused('too-many', `You have aborted ${ABORTS} games today. Play on, or resign.`);
}

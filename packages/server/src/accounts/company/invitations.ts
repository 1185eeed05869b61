import type { Invited } from '@khora/protocol';
import { Refused } from '../../errors.ts';
import type { Database } from '../../storage/database.ts';
import { summaryOf } from '../../tables/snapshot.ts';
import { seatOf } from '../../tables/table.ts';
import type { Tables } from '../../tables/tables.ts';
import type { User } from '../user.ts';
import { blockersOf } from './relations.ts';

const LISTED = 20;
const HOUR = 3_600_000;
/** How many people somebody may invite in an hour. */
const MOST = 30;

interface InvitationsOptions {
  readonly db: Database;
  readonly tables: Tables;
  readonly now: () => number;
  /** Called for everybody who is invited, once for each table. */
  readonly onInvited?: (table: string, user: string) => void;
}

/** People at a table that waits for players can invite others by name. */
export class Invitations {
  private readonly options: InvitationsOptions;

  constructor(options: InvitationsOptions) {
    this.options = options;
  }

  async invite(id: string, by: User, other: string): Promise<void> {
    const { db, tables, now } = this.options;
    const table = await tables.get(id);
    if (seatOf(table, by.id) === null)
      throw new Refused('no-seat', 'Only people who sit at this table can invite others.');
    if (table.status !== 'gathering') throw new Refused('already-started', 'The game has already begun.');
    if (seatOf(table, other) !== null) throw new Refused('already-seated', 'They already sit at this table.');
    if ((await blockersOf(db, by.id, [other])).length > 0)
      throw new Refused('blocked', 'This player does not want to be invited by you.');
    const { count } = await db
      .selectFrom('invitations')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('by_id', '=', by.id)
      .where('at', '>', now() - HOUR)
      .executeTakeFirstOrThrow();
    if (count >= MOST)
      throw new Refused('too-many', `You have invited ${MOST} people within an hour. Wait a while.`);
    const { numInsertedOrUpdatedRows: added } = await db
      .insertInto('invitations')
      .values({ user_id: other, table_id: id, by_id: by.id, at: now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (added) this.options.onInvited?.(id, other);
  }

  /** The tables that a user is invited to, latest invitation first. */
  async of(user: string): Promise<Invited[]> {
    const { db, tables } = this.options;
    const rows = await db
      .selectFrom('invitations')
      .innerJoin('tables', 'tables.id', 'invitations.table_id')
      .innerJoin('user', 'user.id', 'invitations.by_id')
      .select(['table_id', 'by_id', 'user.name'])
      .where('user_id', '=', user)
      .where('status', '=', 'gathering')
      .orderBy('at', 'desc')
      .limit(LISTED)
      .execute();
    const invited: Invited[] = [];
    for (const { table_id, by_id, name } of rows) {
      const table = await tables.get(table_id);
      if (seatOf(table, user) !== null) continue;
      const { invitation } = table.founding;
      invited.push({ table: summaryOf(table), by: { id: by_id, name }, invitation });
    }
    return invited;
  }

  async decline(user: string, table: string): Promise<void> {
    await this.options.db
      .deleteFrom('invitations')
      .where('user_id', '=', user)
      .where('table_id', '=', table)
      .execute();
  }
}

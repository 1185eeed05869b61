import type { ChatLine } from '@khora/protocol';
import type { User } from '../accounts/user.ts';
import { Refused } from '../errors.ts';
import type { Database } from '../storage/database.ts';
import { seatOf } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import type { Hub } from './hub.ts';

/** How many lines somebody who comes to a table sees. */
const SHOWN = 200;
const ATTEMPTS = 10;

interface ChatOptions {
  readonly db: Database;
  readonly tables: Tables;
  readonly hub: Hub;
  readonly now: () => number;
}

/** What players say at their table. */
export class Chat {
  private readonly options: ChatOptions;

  constructor(options: ChatOptions) {
    this.options = options;
  }

  async lines(table: string): Promise<ChatLine[]> {
    const rows = await this.options.db
      .selectFrom('chat')
      .select(['number', 'at', 'user_id as user', 'name', 'text'])
      .where('table_id', '=', table)
      .orderBy('number', 'desc')
      .limit(SHOWN)
      .execute();
    return rows.toReversed();
  }

  /** Only players speak; a line sent twice stands there once. */
  async say(id: string, user: User, { id: client_id, text }: { id: string; text: string }): Promise<void> {
    const table = await this.options.tables.get(id);
    if (seatOf(table, user.id) === null)
      throw new Refused('no-seat', 'Only the players of this table may write here.');
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const line = await this.write(id, user, client_id, text);
      if (line === 'known') return;
      if (line !== 'taken') {
        this.options.hub.chat(id, line);
        return;
      }
    }
    throw new Refused('busy', 'Too many are writing at once. Try again.');
  }

  private async write(
    table_id: string,
    user: User,
    client_id: string,
    text: string,
  ): Promise<ChatLine | 'known' | 'taken'> {
    const { db, now } = this.options;
    const known = await db
      .selectFrom('chat')
      .select('number')
      .where('table_id', '=', table_id)
      .where('user_id', '=', user.id)
      .where('client_id', '=', client_id)
      .executeTakeFirst();
    if (known) return 'known';
    const last = await db
      .selectFrom('chat')
      .select(({ fn }) => fn.max('number').as('number'))
      .where('table_id', '=', table_id)
      .executeTakeFirst();
    const line = { number: (last?.number ?? 0) + 1, at: now(), user: user.id, name: user.name, text };
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('chat')
      .values({
        table_id,
        number: line.number,
        at: line.at,
        user_id: user.id,
        name: user.name,
        text,
        client_id,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n ? line : 'taken';
  }
}

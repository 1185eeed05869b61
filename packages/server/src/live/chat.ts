import type { ChatLine } from '@khora/protocol';
import { blockedBy, blockersOf } from '../accounts/company/relations.ts';
import type { User } from '../accounts/user.ts';
import { Refused } from '../errors.ts';
import type { Database, Storage } from '../storage/database.ts';
import { playersOf } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import { ChatWriter, type NewLine } from './chat-writer.ts';
import type { Hub } from './hub.ts';

/** How many lines a newcomer to a table sees. */
const SHOWN = 200;
/** How often a line is retried when another process has taken its number. */
const ATTEMPTS = 100;

interface ChatOptions {
  readonly storage: Pick<Storage, 'db' | 'engine'>;
  readonly tables: Tables;
  readonly hub: Hub;
  readonly now: () => number;
}

/** Who says something, and under which name. */
interface Speaker {
  readonly user: string;
  readonly name: string;
}

/** What players say at their table. */
export class Chat {
  private readonly options: ChatOptions;
  private readonly writer: ChatWriter | null;

  constructor(options: ChatOptions) {
    this.options = options;
    const { db, engine } = options.storage;
    this.writer = engine === 'postgres' ? new ChatWriter(db) : null;
  }

  /** What a reader may see, without the lines of people they have blocked. */
  async lines(table: string, reader: string | null = null): Promise<ChatLine[]> {
    const { db } = this.options.storage;
    const blocked = reader === null ? [] : await blockedBy(db, reader);
    const rows = await db
      .selectFrom('chat')
      .select(['number', 'at', 'user_id as user', 'name', 'text'])
      .where('table_id', '=', table)
      .where('deleted', '=', 0)
      .orderBy('number', 'desc')
      .limit(SHOWN)
      .execute();
    return rows.toReversed().filter(({ user }) => !blocked.includes(user));
  }

  /**
   * Only players may write, under the name with which they sat down: one taken later could be another's at this table. A
   * line sent twice is stored once.
   */
  async say(id: string, user: User, { id: client_id, text }: { id: string; text: string }): Promise<void> {
    const table = await this.options.tables.get(id);
    const occupant = table.seats.find((seat) => seat.kind === 'player' && seat.user === user.id);
    if (occupant?.kind !== 'player')
      throw new Refused('no-seat', 'Only the players at this table can write here.');
    const { hub, storage } = this.options;
    const others = playersOf(table).filter((other) => other !== user.id);
    const blockers = await blockersOf(storage.db, user.id, [...new Set([...others, ...hub.present(id)])]);
    if (others.length > 0 && others.every((other) => blockers.includes(other)))
      throw new Refused('blocked', 'Nobody at this table wants to read what you write.');
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const line = await this.write(id, occupant, client_id, text);
      if (line === 'known') return;
      if (line !== 'taken') {
        hub.chat(id, line, blockers);
        return;
      }
    }
    throw new Refused('busy', 'Too many people are writing at once. Try again.');
  }

  /** Hides a line from everybody but moderators. */
  async remove(table: string, number: number): Promise<void> {
    await this.options.storage.db
      .updateTable('chat')
      .set({ deleted: 1 })
      .where('table_id', '=', table)
      .where('number', '=', number)
      .execute();
    this.options.hub.unsay(table, number);
  }

  private async write(
    table_id: string,
    { user, name }: Speaker,
    client_id: string,
    text: string,
  ): Promise<ChatLine | 'known' | 'taken'> {
    const { storage, now } = this.options;
    const line: NewLine = { table_id, at: now(), user_id: user, name, text, client_id };
    const number = await (this.writer?.write(line) ?? insert(storage.db, line));
    if (number !== null) return { number, at: line.at, user, name, text };
    const known = await storage.db
      .selectFrom('chat')
      .select('number')
      .where('table_id', '=', table_id)
      .where('user_id', '=', user)
      .where('client_id', '=', client_id)
      .executeTakeFirst();
    return known ? 'known' : 'taken';
  }
}

/** Numbers and writes a line in one query. */
async function insert(db: Database, line: NewLine): Promise<number | null> {
  const { table_id, at, user_id, name, text, client_id } = line;
  const written = await db
    .insertInto('chat')
    .columns(['table_id', 'number', 'at', 'user_id', 'name', 'text', 'client_id'])
    .expression((make) =>
      make
        .selectFrom('chat')
        .select((of) => [
          of.val(table_id).as('table_id'),
          of(of.fn.coalesce(of.fn.max('number'), of.lit(0)), '+', of.lit(1)).as('number'),
          of.val(at).as('at'),
          of.val(user_id).as('user_id'),
          of.val(name).as('name'),
          of.val(text).as('text'),
          of.val(client_id).as('client_id'),
        ])
        .where('table_id', '=', table_id),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('number')
    .executeTakeFirst();
  return written?.number ?? null;
}

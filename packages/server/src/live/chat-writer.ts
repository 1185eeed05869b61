import { sql } from 'kysely';
import type { Database } from '../storage/database.ts';

/** A line that has no number yet. */
export interface NewLine {
  readonly table_id: string;
  readonly at: number;
  readonly user_id: string;
  readonly name: string;
  readonly text: string;
  readonly client_id: string;
}

interface Waiting {
  readonly line: NewLine;
  readonly resolve: (number: number | null) => void;
  readonly reject: (error: unknown) => void;
}

/** The most lines written together. */
const GROUP = 128;

/**
 * Numbers and writes lines of chat in PostgreSQL: what is said while a commit is under way goes into the next one. With
 * the embedded database, the writer's thread does this for everything.
 */
export class ChatWriter {
  private readonly db: Database;
  private readonly waiting: Waiting[] = [];
  private isWriting = false;

  constructor(db: Database) {
    this.db = db;
  }

  /** The number of the line; null if it already exists, or another process took its number. */
  write(line: NewLine): Promise<number | null> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ line, resolve, reject });
      if (!this.isWriting) void this.writeAll();
    });
  }

  private async writeAll(): Promise<void> {
    this.isWriting = true;
    while (this.waiting.length > 0) {
      const group = this.waiting.splice(0, GROUP);
      try {
        const numbers = await insertTogether(
          this.db,
          group.map(({ line }) => line),
        );
        for (const { line, resolve } of group) {
          resolve(numbers.get(keyOf(line)) ?? null);
          // A line sent twice at once is stored once.
          numbers.delete(keyOf(line));
        }
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    this.isWriting = false;
  }
}

function keyOf({ table_id, user_id, client_id }: Pick<NewLine, 'table_id' | 'user_id' | 'client_id'>) {
  return `${table_id} ${user_id} ${client_id}`;
}

/** Writes lines in one query; returns the numbers of those written. */
async function insertTogether(db: Database, lines: readonly NewLine[]): Promise<Map<string, number>> {
  const list = (of: (line: NewLine) => string | number) => lines.map(of);
  const { rows } = await sql<NewLine & { number: number }>`
    with said as (
      select distinct on (table_id, user_id, client_id) * from unnest(
        ${list(({ table_id }) => table_id)}::text[],
        ${list(({ at }) => at)}::bigint[],
        ${list(({ user_id }) => user_id)}::text[],
        ${list(({ name }) => name)}::text[],
        ${list(({ text }) => text)}::text[],
        ${list(({ client_id }) => client_id)}::text[]
      ) with ordinality as said (table_id, at, user_id, name, text, client_id, place)
      order by table_id, user_id, client_id, place
    ),
    fresh as (
      select * from said where not exists (
        select 1 from chat where chat.table_id = said.table_id and chat.user_id = said.user_id
          and chat.client_id = said.client_id
      )
    )
    insert into chat (table_id, number, at, user_id, name, text, client_id)
    select table_id,
      coalesce((select max(number) from chat where chat.table_id = fresh.table_id), 0)
        + row_number() over (partition by table_id order by place),
      at, user_id, name, text, client_id
    from fresh order by table_id, place
    on conflict do nothing returning table_id, user_id, client_id, number`.execute(db);
  return new Map(rows.map((row) => [keyOf(row), row.number]));
}

import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { Client } from 'pg';
import type { Database } from '../storage/database.ts';
import type { Numbered } from '../tables/entry.ts';
import type { Notices } from '../tables/writing.ts';
import type { Bus, Notice } from './bus.ts';

const CHANNEL = 'khora';
/** A notification must be shorter than 8,000 bytes. */
const LONGEST = 7900;
const PATIENCE = 500;
/** How often we check whether the processes that we know of are still there. */
const ROLL_CALL = 5000;

interface PgBusOptions {
  readonly url: string;
  readonly db: Database;
  readonly process: string;
  readonly log: FastifyBaseLogger;
  /** Called after the connection was lost: anything may have happened meanwhile. */
  readonly onGap: () => void;
}

/** Notices through PostgreSQL's own notifications. */
export class PgBus implements Bus {
  private readonly options: PgBusOptions;
  private readonly listeners = new Set<(notice: Notice) => void>();
  private readonly others = new Set<string>();
  private readonly sending = new Set<Promise<void>>();
  private readonly rollCall: NodeJS.Timeout;
  private client: Client | null = null;
  private closed = false;

  private constructor(options: PgBusOptions) {
    this.options = options;
    this.rollCall = setInterval(() => {
      this.missGone().catch((error: unknown) => options.log.warn({ err: error }, 'nobody answers'));
    }, ROLL_CALL);
  }

  static async open(options: PgBusOptions): Promise<PgBus> {
    const bus = new PgBus(options);
    await bus.connect();
    return bus;
  }

  publish(notice: Notice): void {
    if (this.closed) return;
    const work = this.send(notice)
      .catch((error: unknown) => this.options.log.error({ err: error }, 'a notice could not be sent'))
      .finally(() => this.sending.delete(work));
    this.sending.add(work);
  }

  /** For entries: sent when, and only if, they are committed. */
  readonly notices: Notices = {
    channel: CHANNEL,
    text: ({ table, numbered }) => {
      const text = this.text({ type: 'entry', table: table.founding.id, numbered });
      if (Buffer.byteLength(text) <= LONGEST) return text;
      return this.text({ type: 'entry', table: table.founding.id, numbered: null });
    },
  };

  listen(listener: (notice: Notice) => void): void {
    this.listeners.add(listener);
  }

  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.rollCall);
    await Promise.all(this.sending);
    await this.client?.end();
  }

  private async send(notice: Notice): Promise<void> {
    await sql`select pg_notify(${CHANNEL}, ${this.text(notice)})`.execute(this.options.db);
  }

  private text(notice: Notice): string {
    return JSON.stringify({ from: this.options.process, notice: posted(notice) });
  }

  private async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.options.url,
      application_name: lineOf(this.options.process),
    });
    client.on('error', (error) =>
      this.options.log.warn({ err: error }, 'the line to other processes was cut'),
    );
    client.on('notification', ({ payload }) => this.hear(payload ?? ''));
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    this.client = client;
    client.on('end', () => void this.reconnect());
  }

  private async reconnect(): Promise<void> {
    for (;;) {
      await wait(PATIENCE);
      if (this.closed) return;
      try {
        await this.connect();
        this.options.onGap();
        return;
      } catch (error) {
        this.options.log.warn({ err: error }, 'the line to other processes is still cut');
      }
    }
  }

  private hear(payload: string): void {
    const { from, notice } = JSON.parse(payload) as { from: string; notice: Posted };
    if (from === this.options.process) return;
    this.others.add(from);
    this.tell(read(notice));
  }

  /** A process that was killed could not say goodbye, but PostgreSQL knows that its connection is gone. */
  private async missGone(): Promise<void> {
    if (this.others.size === 0) return;
    const { rows } = await sql<{ line: string }>`
      select application_name as line from pg_stat_activity where datname = current_database()`.execute(
      this.options.db,
    );
    const lines = new Set(rows.map(({ line }) => line));
    for (const process of this.others) {
      if (lines.has(lineOf(process))) continue;
      this.others.delete(process);
      this.tell({ type: 'gone', process });
    }
  }

  private tell(notice: Notice): void {
    for (const listener of this.listeners) listener(notice);
  }
}

/** A notice as it is sent: the first versions call an entry's notice a step, and its version `seq`. */
type Posted =
  | Exclude<Notice, { type: 'entry' }>
  | {
      readonly type: 'step';
      readonly table: string;
      readonly numbered: (Omit<Numbered, 'version'> & { readonly seq: number }) | null;
    };

function posted(notice: Notice): Posted {
  if (notice.type !== 'entry') return notice;
  const { table, numbered } = notice;
  if (!numbered) return { type: 'step', table, numbered };
  const { version, at, entry } = numbered;
  return { type: 'step', table, numbered: { seq: version, at, entry } };
}

function read(notice: Posted): Notice {
  if (notice.type !== 'step') return notice;
  const { table, numbered } = notice;
  if (!numbered) return { type: 'entry', table, numbered };
  const { seq, at, entry } = numbered;
  return { type: 'entry', table, numbered: { version: seq, at, entry } };
}

function lineOf(process: string): string {
  return `khora ${process}`;
}

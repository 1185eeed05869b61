import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { Client } from 'pg';
import type { Database } from '../storage/database.ts';
import type { Bus, Notice } from './bus.ts';

const CHANNEL = 'khora';
/** A notification holds 8,000 bytes. */
const IDS_IN_ONE = 300;
const PATIENCE = 500;

interface PgBusOptions {
  readonly url: string;
  readonly db: Database;
  readonly process: string;
  readonly log: FastifyBaseLogger;
  /** The line was cut: anything may have happened meanwhile. */
  readonly onGap: () => void;
}

/** Notices through PostgreSQL's own notifications. */
export class PgBus implements Bus {
  private readonly options: PgBusOptions;
  private readonly listeners = new Set<(notice: Notice) => void>();
  private client: Client | null = null;
  private closed = false;

  private constructor(options: PgBusOptions) {
    this.options = options;
  }

  static async open(options: PgBusOptions): Promise<PgBus> {
    const bus = new PgBus(options);
    await bus.connect();
    return bus;
  }

  publish(notice: Notice): void {
    this.send(this.options.db, notice).catch((error: unknown) => {
      if (!this.closed) this.options.log.error({ err: error }, 'a notice could not be sent');
    });
  }

  /** Notices that are sent when, and only if, the transaction is committed. */
  async announce(transaction: Database, tables: readonly string[]): Promise<void> {
    for (let first = 0; first < tables.length; first += IDS_IN_ONE)
      await this.send(transaction, { type: 'steps', tables: tables.slice(first, first + IDS_IN_ONE) });
  }

  listen(listener: (notice: Notice) => void): void {
    this.listeners.add(listener);
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.client?.end();
  }

  private async send(db: Database, notice: Notice): Promise<void> {
    const text = JSON.stringify({ from: this.options.process, notice });
    await sql`select pg_notify(${CHANNEL}, ${text})`.execute(db);
  }

  private async connect(): Promise<void> {
    const client = new Client({ connectionString: this.options.url });
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
    const { from, notice } = JSON.parse(payload) as { from: string; notice: Notice };
    if (from === this.options.process) return;
    for (const listener of this.listeners) listener(notice);
  }
}

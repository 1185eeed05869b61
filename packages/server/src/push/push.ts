import { setTimeout as pause } from 'node:timers/promises';
import type { InvitationNotice, Subscription, TurnNotice } from '@khora/protocol';
import type { FastifyBaseLogger } from 'fastify';
import webPush, { type VapidKeys } from 'web-push';
import type { Database } from '../storage/database.ts';
import { keptKey } from '../storage/kept-key.ts';
import type { Table } from '../tables/table.ts';
import { type Addresses, OUTSIDE } from './addresses.ts';
import { post } from './post.ts';
import { Subscriptions } from './subscriptions.ts';

interface PushOptions {
  readonly db: Database;
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
  /** A contact for push services: an address that begins with mailto: or https: */
  readonly contact: string;
  /** People who can see the table for themselves. */
  readonly looking: (table: string) => readonly string[];
  readonly addresses?: Addresses;
  /** Milliseconds before each further attempt. */
  readonly patience?: readonly number[];
}

type Notice = TurnNotice | InvitationNotice;

const DAY = 86_400;
const PATIENCE = [2_000, 15_000];
const GONE = [404, 410];

/**
 * Tells players who do not see their table that it is their turn, and people that they are invited. It never disturbs a
 * game: failures are only logged.
 */
export class Push {
  readonly subscriptions: Subscriptions;
  private readonly options: PushOptions & { readonly addresses: Addresses };
  private readonly keys: VapidKeys;
  private readonly sending = new Set<Promise<void>>();
  private readonly closing = new AbortController();

  private constructor(options: PushOptions, keys: VapidKeys) {
    const { db, now, addresses = OUTSIDE } = options;
    this.options = { ...options, addresses };
    this.keys = keys;
    this.subscriptions = new Subscriptions(db, addresses, now);
  }

  static async open(options: PushOptions): Promise<Push> {
    const kept = await keptKey(options.db, 'push', () => JSON.stringify(webPush.generateVAPIDKeys()));
    return new Push(options, JSON.parse(kept) as VapidKeys);
  }

  /** The key by which browsers know us. */
  get key(): string {
    return this.keys.publicKey;
  }

  /** Tells users that it is their turn; each once for each version of the table, whichever process is first. */
  notifyTurn(table: Table, users: readonly string[]): void {
    if (users.length === 0) return;
    const { id } = table.founding;
    const here = this.options.looking(id);
    for (const user of new Set(users)) if (!here.includes(user)) this.see(id, () => this.tell(table, user));
  }

  /** Tells somebody that they are invited to a table. */
  notifyInvitation(table: string, user: string): void {
    this.see(table, async () => {
      const subscriptions = await this.subscriptions.of(user);
      const notice: InvitationNotice = { type: 'invitation', table };
      await Promise.all(subscriptions.map((subscription) => this.send(subscription, notice)));
    });
  }

  /** Resolves when everybody has been told, or cannot be. */
  async settled(): Promise<void> {
    while (this.sending.size > 0) await Promise.all(this.sending);
  }

  /** Gives up whatever is still being tried. */
  async close(): Promise<void> {
    this.closing.abort();
    await this.settled();
  }

  /** Starts something that nobody waits for. */
  private see(table: string, telling: () => Promise<void>): void {
    const work = telling()
      .catch((error: unknown) => this.options.log.warn({ err: error, table }, 'a player could not be told'))
      .finally(() => this.sending.delete(work));
    this.sending.add(work);
  }

  private async tell(table: Table, user: string): Promise<void> {
    const subscriptions = await this.subscriptions.of(user);
    if (subscriptions.length === 0 || !(await this.isFirst(table, user))) return;
    const notice: TurnNotice = {
      type: 'turn',
      table: table.founding.id,
      version: table.version,
      round: table.game?.state.round ?? 0,
    };
    await Promise.all(subscriptions.map((subscription) => this.send(subscription, notice)));
  }

  private async isFirst({ founding, version }: Table, user: string): Promise<boolean> {
    const told = await this.options.db
      .insertInto('turn_notices')
      .values({ table_id: founding.id, user_id: user, version })
      .onConflict((conflict) =>
        conflict
          .columns(['table_id', 'user_id'])
          .doUpdateSet({ version })
          .where('turn_notices.version', '<', version),
      )
      .returning('version')
      .executeTakeFirst();
    return told !== undefined;
  }

  private async send(subscription: Subscription, notice: Notice): Promise<void> {
    const { log, patience = PATIENCE } = this.options;
    for (const wait of [0, ...patience]) {
      if (wait > 0 && !(await this.waited(wait))) return;
      const status = await this.attempt(subscription, notice);
      if (GONE.includes(status)) return this.subscriptions.remove(subscription.endpoint);
      if (status >= 200 && status < 300) return;
      const { host } = new URL(subscription.endpoint);
      log.warn({ status, host }, 'a push service did not take a notification');
      // What was refused for good stays refused.
      if (status >= 300 && status < 500 && status !== 429) return;
    }
  }

  /** The status of the answer; 0 if there was none. */
  private async attempt(subscription: Subscription, notice: Notice): Promise<number> {
    const { addresses, contact, log } = this.options;
    const { endpoint, headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(notice), {
      vapidDetails: { subject: contact, ...this.keys },
      TTL: DAY,
      // A later notification about the same table replaces one that has not been delivered yet.
      topic: notice.type === 'turn' ? notice.table : `i-${notice.table}`,
    });
    if (!addresses.isAllowed(endpoint)) return 404;
    try {
      return await post({ endpoint, headers, body, lookup: addresses.lookup });
    } catch (error) {
      log.warn({ err: error }, 'a push service could not be reached');
      return 0;
    }
  }

  private async waited(milliseconds: number): Promise<boolean> {
    const { signal } = this.closing;
    try {
      await pause(milliseconds, undefined, { signal, ref: false });
      return true;
    } catch {
      return false;
    }
  }
}

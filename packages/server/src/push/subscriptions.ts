import type { Subscription } from '@khora/protocol';
import { Refused } from '../errors.ts';
import type { Database } from '../storage/database.ts';
import type { Addresses } from './addresses.ts';

const MOST = 10;

/** Where users want to be notified. */
export class Subscriptions {
  private readonly db: Database;
  private readonly addresses: Addresses;
  private readonly now: () => number;

  constructor(db: Database, addresses: Addresses, now: () => number) {
    this.db = db;
    this.addresses = addresses;
    this.now = now;
  }

  /** A browser that somebody else used before is now this user's. */
  async add(user_id: string, { endpoint, keys }: Subscription): Promise<void> {
    if (!this.addresses.isAllowed(endpoint))
      throw new Refused('malformed', 'endpoint: not the address of a push service.');
    const known = await this.of(user_id);
    if (known.length >= MOST && !known.some((each) => each.endpoint === endpoint))
      throw new Refused('not-allowed', `You already get notifications in ${MOST} browsers.`);
    const { p256dh, auth } = keys;
    await this.db
      .insertInto('push_subscriptions')
      .values({ endpoint, user_id, p256dh, auth, created: this.now() })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet({ user_id, p256dh, auth }))
      .execute();
  }

  async of(user: string): Promise<Subscription[]> {
    const rows = await this.db
      .selectFrom('push_subscriptions')
      .select(['endpoint', 'p256dh', 'auth'])
      .where('user_id', '=', user)
      .execute();
    return rows.map(({ endpoint, p256dh, auth }) => ({ endpoint, keys: { p256dh, auth } }));
  }

  async remove(endpoint: string, user?: string): Promise<void> {
    const all = this.db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint);
    await (user === undefined ? all : all.where('user_id', '=', user)).execute();
  }
}

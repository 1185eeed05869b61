import { randomUUID } from 'node:crypto';
import { kindOf, type Seek, type Sought } from '@khora/protocol';
import { rating } from 'openskill';
import { blockedBy, blockersOf } from '../accounts/company/relations.ts';
import type { Asker } from '../accounts/user.ts';
import { Lanes } from '../limits/lanes.ts';
import type { Database } from '../storage/database.ts';
import type { SeekersRow } from '../storage/schema.ts';
import type { Commands } from '../tables/commands/commands.ts';
import { insistRated } from '../tables/commands/rights.ts';
import { commitmentOf } from '../tables/snapshot.ts';
import type { Tables } from '../tables/tables.ts';

/** Somebody who has not asked for this long, in milliseconds, is no longer looking. */
const FRESH = 10_000;
/** How far apart in strength two players may be at first, and how much more for each second that one of them waits. */
const CLOSE = 3;
const WIDENING = 0.3;
const LOOKED_AT = 100;

interface PairingOptions {
  readonly db: Database;
  readonly tables: Tables;
  readonly commands: Commands;
  readonly now: () => number;
}

/**
 * Brings together people of similar strength who are looking for the same game. Who is looking is stored in the
 * database, so it makes no difference at which process; when there are enough, the last one to ask opens the table and
 * keeps seats for the others.
 */
export class Pairing {
  private readonly options: PairingOptions;
  private readonly lanes = new Lanes();

  constructor(options: PairingOptions) {
    this.options = options;
  }

  seek(user: Asker, seek: Seek): Promise<Sought> {
    return this.lanes.run(user.id, () => this.seekAlone(user, seek));
  }

  async stop(user: string): Promise<void> {
    await this.options.db.deleteFrom('seekers').where('user_id', '=', user).execute();
  }

  private async seekAlone(user: Asker, seek: Seek): Promise<Sought> {
    insistRated(seek, user);
    const mine = await this.note(user, seek);
    if (mine.table_id !== null) {
      await this.stop(user.id);
      return this.found(mine.table_id, user);
    }
    const others = await this.others(mine);
    if (!isFree(mine, mine.seen)) return { table: null, others: others.length };
    const company = companyFor(mine, others, { seek, now: this.options.now() });
    const table = company && (await this.open(user, seek, company));
    return table === null ? { table, others: others.length } : this.found(table, user);
  }

  /** Writes down that somebody is still looking, or is now looking for something else. */
  private async note(user: Asker, seek: Seek): Promise<SeekersRow> {
    const { db, now } = this.options;
    const wish = JSON.stringify([seek.players, seek.clock, seek.rated]);
    const known = await db
      .selectFrom('seekers')
      .selectAll()
      .where('user_id', '=', user.id)
      .executeTakeFirst();
    const seen = now();
    if (known?.table_id) return known;
    if (known?.wish === wish && known.seen > seen - FRESH) {
      await db.updateTable('seekers').set({ seen }).where('user_id', '=', user.id).execute();
      return { ...known, seen };
    }
    const row: SeekersRow = {
      user_id: user.id,
      wish,
      mu: await this.strengthOf(user.id, seek),
      since: seen,
      seen,
      claim: null,
      claimed: null,
      table_id: null,
    };
    const { user_id: _key, ...changed } = row;
    await db
      .insertInto('seekers')
      .values(row)
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changed))
      .execute();
    return row;
  }

  private async strengthOf(user: string, seek: Seek): Promise<number> {
    const { db } = this.options;
    const ofKind = await db
      .selectFrom('kind_ratings')
      .select('mu')
      .where('user_id', '=', user)
      .where('kind', '=', kindOf(seek))
      .executeTakeFirst();
    const ofAll = await db.selectFrom('ratings').select('mu').where('user_id', '=', user).executeTakeFirst();
    return ofKind?.mu ?? ofAll?.mu ?? rating().mu;
  }

  /** Who else is looking for the same; nobody is paired with somebody they have blocked. */
  private async others({ user_id, wish, seen }: SeekersRow): Promise<SeekersRow[]> {
    const { db } = this.options;
    const rows = await db
      .selectFrom('seekers')
      .selectAll()
      .where('wish', '=', wish)
      .where('seen', '>', seen - FRESH)
      .where('user_id', '!=', user_id)
      .where((is) => is.or([is('claim', 'is', null), is('claimed', '<=', seen - FRESH)]))
      .orderBy('since')
      .limit(LOOKED_AT)
      .execute();
    const blocked = [
      ...(await blockedBy(db, user_id)),
      ...(await blockersOf(
        db,
        user_id,
        rows.map((row) => row.user_id),
      )),
    ];
    return rows.filter((row) => !blocked.includes(row.user_id));
  }

  /**
   * Opens a table for somebody and the chosen others, with bots for the rest; null if another process was quicker with
   * one of them.
   */
  private async open(user: Asker, seek: Seek, company: readonly string[]): Promise<string | null> {
    const { db, commands, now } = this.options;
    const claim = randomUUID();
    const claimed = now();
    const all = [user.id, ...company];
    const taken = await db
      .updateTable('seekers')
      .set({ claim, claimed })
      .where('user_id', 'in', all)
      .where((is) => is.or([is('claim', 'is', null), is('claimed', '<=', claimed - FRESH)]))
      .returning('user_id')
      .execute();
    const release = () => db.updateTable('seekers').set({ claim: null }).where('claim', '=', claim).execute();
    if (taken.length < all.length) {
      await release();
      return null;
    }
    try {
      const { players, clock, rated, level, entropy, dice } = seek;
      const bots = Array.from({ length: players - 1 }, (_, index) => (index < company.length ? null : level));
      const { founding } = await commands.found(
        user,
        { settings: { players, clock, rated, visibility: 'public' }, bots, entropy, dice },
        { of: null, kept: await this.named(company) },
      );
      await this.stop(user.id);
      await db.updateTable('seekers').set({ table_id: founding.id }).where('claim', '=', claim).execute();
      return founding.id;
    } catch (error) {
      await release();
      throw error;
    }
  }

  private named(users: readonly string[]): Promise<{ user: string; name: string }[]> {
    if (users.length === 0) return Promise.resolve([]);
    return this.options.db
      .selectFrom('user')
      .select(['id as user', 'name'])
      .where('id', 'in', users)
      .execute();
  }

  private async found(id: string, user: Asker): Promise<Sought> {
    const { founding } = await this.options.tables.get(id);
    const own = founding.owner === user.id;
    return { table: { id, commitment: commitmentOf(founding), own }, others: 0 };
  }
}

/** Whether nobody is opening a table for them now; an attempt that has led nowhere for long never will. */
function isFree({ claim, claimed }: SeekersRow, now: number): boolean {
  return claim === null || (claimed ?? 0) <= now - FRESH;
}

/** The people to play with now; null to keep waiting. */
function companyFor(
  mine: SeekersRow,
  others: readonly SeekersRow[],
  { seek, now }: { readonly seek: Seek; readonly now: number },
): readonly string[] | null {
  const seats = seek.players - 1;
  const away = ({ mu }: SeekersRow) => Math.abs(mu - mine.mu);
  const isClose = (other: SeekersRow) => {
    const waited = (now - Math.min(mine.since, other.since)) / 1000;
    return away(other) <= CLOSE + WIDENING * waited;
  };
  const byStrength = others.toSorted((a, b) => away(a) - away(b));
  const close = byStrength.filter(isClose).slice(0, seats);
  const isOver = !seek.rated && seek.wait !== null && now >= mine.since + seek.wait * 1000;
  if (close.length < seats && !isOver) return null;
  // After the wait, anybody is better company than a bot.
  return (isOver ? byStrength.slice(0, seats) : close).map(({ user_id }) => user_id);
}

import { randomUUID } from 'node:crypto';
import { kindOf, type Seek, type Sought } from '@khora/protocol';
import { rating } from 'openskill';
import { blockedBy, blockersOf } from '../accounts/company/relations.ts';
import type { Asker } from '../accounts/user.ts';
import { Refused } from '../errors.ts';
import { Lanes } from '../limits/lanes.ts';
import type { Hub } from '../live/hub.ts';
import type { Database } from '../storage/database.ts';
import type { SeekersRow } from '../storage/schema.ts';
import type { Commands } from '../tables/commands/commands.ts';
import { insistRated } from '../tables/commands/rights.ts';
import { commitmentOf } from '../tables/snapshot.ts';
import { playersOf } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import { keptFor, Meetings } from './meetings.ts';
import { NoShows } from './no-shows.ts';

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
  readonly presence: Pick<Hub, 'isHere'>;
  readonly now: () => number;
}

/**
 * Brings together people of similar strength who are looking for the same game. Who is looking is stored in the
 * database, so it makes no difference at which process; when there are enough, the last one to ask opens the table and
 * keeps seats for the others. Whoever does not come loses the seat to the next who is looking for the same.
 */
export class Pairing {
  private readonly options: PairingOptions;
  private readonly lanes = new Lanes();
  private readonly noShows: NoShows;
  private readonly meetings: Meetings;

  constructor(options: PairingOptions) {
    this.options = options;
    this.noShows = new NoShows(options.now);
    this.meetings = new Meetings({ ...options, noShows: this.noShows });
  }

  /** Looks after tables where people are expected. */
  sweep(): Promise<void> {
    return this.meetings.sweep();
  }

  seek(user: Asker, seek: Seek): Promise<Sought> {
    return this.lanes.run(user.id, () => this.seekAlone(user, seek));
  }

  /** Somebody no longer wants to play. */
  stop(user: string): Promise<void> {
    return this.lanes.run(user, async () => {
      const row = await this.remove(user);
      if (row?.table_id) await this.meetings.giveUp(row.table_id, user);
    });
  }

  private remove(user: string): Promise<SeekersRow | undefined> {
    return this.options.db
      .deleteFrom('seekers')
      .where('user_id', '=', user)
      .returningAll()
      .executeTakeFirst();
  }

  private async seekAlone(user: Asker, seek: Seek): Promise<Sought> {
    insistRated(seek, user);
    this.noShows.insistMaySeek(user.id);
    const known = await this.note(user, seek);
    // As long as a seat is kept for them, nobody else waits for them at another table.
    if (known.table_id !== null && (await this.isAwaited(known.table_id, user)))
      return this.found(known.table_id, user);
    if (known.table_id !== null) await this.remove(user.id);
    const mine = known.table_id === null ? known : await this.note(user, seek);
    const others = await this.others(mine);
    if (!isFree(mine, mine.seen)) return { table: null, others: others.length };
    const place = await this.placeFor(user, mine);
    if (place !== null) return this.found(place, user);
    const company = companyFor(mine, others, { seek, now: this.options.now() });
    const table = company && (await this.open(user, seek, { mine, company }));
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
      .where('table_id', 'is', null)
      .where((is) => is.or([is('claim', 'is', null), is('claimed', '<=', seen - FRESH)]))
      .orderBy('since')
      .limit(LOOKED_AT)
      .execute();
    const people = rows.map((row) => row.user_id);
    const blocked = await this.blocked(user_id, people);
    return rows.filter((row) => !blocked.includes(row.user_id));
  }

  /** Which of these people have blocked somebody, and whom they have blocked. */
  private async blocked(user: string, people: readonly string[]): Promise<string[]> {
    const { db } = this.options;
    return [...(await blockedBy(db, user)), ...(await blockersOf(db, user, people))];
  }

  /** The table of somebody like them whose company did not come, with a seat kept for them; null if there is none. */
  private async placeFor(user: Asker, mine: SeekersRow): Promise<string | null> {
    const { db, now } = this.options;
    const table = await this.meetings.find(
      user.id,
      (meeting) => meeting.wish === mine.wish && isClose(mine, meeting, now()),
    );
    if (!table) return null;
    const people = playersOf(table);
    const blocked = await this.blocked(user.id, people);
    if (people.some((person) => blocked.includes(person))) return null;
    const { id } = table.founding;
    // Nobody else may open a table for them meanwhile.
    const taken = await db
      .updateTable('seekers')
      .set({ claim: randomUUID(), claimed: mine.seen, table_id: id })
      .where('user_id', '=', user.id)
      .where((is) => is.or([is('claim', 'is', null), is('claimed', '<=', mine.seen - FRESH)]))
      .returning('user_id')
      .executeTakeFirst();
    if (!taken) return null;
    if (await this.meetings.invite(table, user)) return id;
    await db
      .updateTable('seekers')
      .set({ claim: null, table_id: null })
      .where('user_id', '=', user.id)
      .execute();
    return null;
  }

  /**
   * Opens a table for somebody and the chosen others, with bots for the rest; null if another process was quicker with
   * one of them.
   */
  private async open(
    user: Asker,
    seek: Seek,
    { mine, company }: { readonly mine: SeekersRow; readonly company: readonly string[] },
  ): Promise<string | null> {
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
      const { wish, mu, since } = mine;
      const wait = rated ? null : seek.wait;
      this.meetings.add(
        {
          table: founding.id,
          owner: user,
          wish,
          mu,
          since,
          bots: wait === null ? null : { level, from: since + wait * 1000 },
        },
        company,
      );
      await this.remove(user.id);
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

  /** Whether a seat is kept for somebody at a table. */
  private async isAwaited(id: string, user: Asker): Promise<boolean> {
    try {
      return keptFor(await this.options.tables.get(id), user.id) !== null;
    } catch (error) {
      if (error instanceof Refused && error.code === 'no-such-table') return false;
      throw error;
    }
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

type Looking = Pick<SeekersRow, 'mu' | 'since'>;

/** Whether two people may be seated together by now. */
function isClose(one: Looking, other: Looking, now: number): boolean {
  const waited = (now - Math.min(one.since, other.since)) / 1000;
  return Math.abs(one.mu - other.mu) <= CLOSE + WIDENING * waited;
}

/** The people to play with now; null to keep waiting. */
function companyFor(
  mine: SeekersRow,
  others: readonly SeekersRow[],
  { seek, now }: { readonly seek: Seek; readonly now: number },
): readonly string[] | null {
  const seats = seek.players - 1;
  const away = ({ mu }: SeekersRow) => Math.abs(mu - mine.mu);
  const byStrength = others.toSorted((a, b) => away(a) - away(b));
  const close = byStrength.filter((other) => isClose(mine, other, now)).slice(0, seats);
  const isOver = !seek.rated && seek.wait !== null && now >= mine.since + seek.wait * 1000;
  if (close.length < seats && !isOver) return null;
  // After the wait, anybody is better company than a bot.
  return (isOver ? byStrength.slice(0, seats) : close).map(({ user_id }) => user_id);
}

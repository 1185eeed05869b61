import { DAYS_OFF, DAYS_OFF_AHEAD, type DaysOff, type Period } from '@khora/protocol';
import { Refused } from '../../errors.ts';
import { Lanes } from '../../limits/lanes.ts';
import type { Database } from '../../storage/database.ts';
import { playersOf, seatOf, type Table } from '../../tables/table.ts';
import type { Outcome, Tables } from '../../tables/tables.ts';

const DAY = 86_400_000;
/** How many periods are announced to tables at once. */
const AT_ONCE = 200;

interface CalendarOptions {
  readonly db: Database;
  readonly tables: Tables;
  readonly now: () => number;
  /** Called when days off could not be applied to a table; they are tried again. */
  readonly onError: (error: unknown) => void;
}

/** Players' days off. Their tables are told when these begin, and remember it themselves. */
export class Calendar {
  private readonly options: CalendarOptions;
  private readonly lanes = new Lanes();

  constructor(options: CalendarOptions) {
    this.options = options;
  }

  async of(user: string): Promise<DaysOff> {
    const { now } = this.options;
    const year = yearOf(now());
    const periods = await this.periods(user);
    return { periods: comingUp(periods, now()), left: DAYS_OFF - spent(periods, year) };
  }

  /** What everybody may know. */
  async shown(user: string): Promise<Period[]> {
    return comingUp(await this.periods(user), this.options.now());
  }

  declare(
    user: string,
    { from, days }: { readonly from?: number | undefined; readonly days: number },
  ): Promise<DaysOff> {
    const { db, now } = this.options;
    return this.lanes.run(user, async () => {
      const moment = now();
      const start = Math.max(from ?? moment, moment);
      if (start > moment + DAYS_OFF_AHEAD * DAY)
        throw new Refused('not-yet', `Days off can begin up to ${DAYS_OFF_AHEAD} days from now.`);
      const until = start + days * DAY;
      const periods = await this.periods(user);
      if (periods.some((other) => start < other.until && other.from < until))
        throw new Refused('not-allowed', 'You already have days off then.');
      const left = DAYS_OFF - spent(periods, yearOf(start));
      if (days > left)
        throw new Refused('too-many', `You have ${left} of ${DAYS_OFF} days off left in ${yearOf(start)}.`);
      await db.insertInto('days_off').values({ user_id: user, start, until, told: 0 }).execute();
      await this.sweep();
      return this.of(user);
    });
  }

  /** Ends days off that have begun, or cancels future ones. Whole unused days are kept for later. */
  end(user: string, from: number): Promise<DaysOff> {
    const { db, now } = this.options;
    return this.lanes.run(user, async () => {
      const moment = now();
      const period = (await this.periods(user)).find((each) => each.from === from && each.until > moment);
      if (!period) throw new Refused('not-found', 'You have no days off then.');
      const own = db.deleteFrom('days_off').where('user_id', '=', user).where('start', '=', from);
      if (from > moment) await own.execute();
      else {
        await db
          .updateTable('days_off')
          .set({ until: moment })
          .where('user_id', '=', user)
          .where('start', '=', from)
          .execute();
        await this.tell(user, { from, until: moment });
      }
      return this.of(user);
    });
  }

  /** Tells tables of days off that have begun. */
  async sweep(): Promise<void> {
    const { db, now, onError } = this.options;
    const begun = await db
      .selectFrom('days_off')
      .selectAll()
      .where('told', '=', 0)
      .where('start', '<=', now())
      .limit(AT_ONCE)
      .execute();
    // A table that cannot be read must not keep anybody else's clock running.
    for (const { user_id, start, until } of begun)
      await this.begin(user_id, { from: start, until }).catch(onError);
  }

  private async begin(user: string, period: Period): Promise<void> {
    await this.tell(user, period);
    await this.options.db
      .updateTable('days_off')
      .set({ told: 1 })
      .where('user_id', '=', user)
      .where('start', '=', period.from)
      .execute();
  }

  /** Tells a game that has just begun which of its players are away. */
  async tellNew(table: Table): Promise<void> {
    if (!isSlow(table)) return;
    const { db, now, tables } = this.options;
    const away = await db
      .selectFrom('days_off')
      .select(['user_id', 'start', 'until'])
      .where('user_id', 'in', playersOf(table))
      .where('start', '<=', now())
      .where('until', '>', now())
      .execute();
    for (const { user_id, start, until } of away)
      await tables.act(table.founding.id, (known) => rest(known, user_id, { from: start, until }));
  }

  private async tell(user: string, period: Period): Promise<void> {
    const { db, tables } = this.options;
    const rows = await db
      .selectFrom('tables')
      .innerJoin('sitters', 'sitters.table_id', 'tables.id')
      .select('tables.id')
      .where('sitters.user_id', '=', user)
      .where('sitters.sits', '=', 1)
      .where('status', '=', 'playing')
      .execute();
    for (const { id } of rows) await tables.act(id, (table) => rest(table, user, period));
  }

  private periods(user: string): Promise<Period[]> {
    return this.options.db
      .selectFrom('days_off')
      .select(['start as from', 'until'])
      .where('user_id', '=', user)
      .orderBy('start')
      .execute();
  }
}

function isSlow({ founding, status }: Table): boolean {
  return status === 'playing' && founding.settings.clock.kind === 'correspondence';
}

function rest(table: Table, user: string, { from, until }: Period): Outcome {
  const seat = seatOf(table, user);
  if (seat === null || !isSlow(table) || table.rests[seat] === until) return null;
  const occupant = table.seats[seat];
  if (occupant?.kind !== 'player' || (occupant.away !== null && occupant.away !== 'absent')) return null;
  // Days off do not save a player who is already late.
  const clock = table.clocks?.[seat];
  if (clock && clock.since !== null && clock.since + clock.left <= from) return null;
  return { type: 'rest', seat, from, until };
}

/** Days count towards the year in which they begin. */
function yearOf(time: number): number {
  return new Date(time).getUTCFullYear();
}

function spent(periods: readonly Period[], year: number): number {
  const own = periods.filter(({ from }) => yearOf(from) === year);
  return own.reduce((sum, { from, until }) => sum + Math.ceil((until - from) / DAY), 0);
}

function comingUp(periods: readonly Period[], now: number): Period[] {
  return periods.filter(({ until }) => until > now);
}

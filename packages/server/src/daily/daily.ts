import type { CityId } from '@khora/engine';
import { type DailyResult, type DailyTable, dayOf } from '@khora/protocol';
import { Refused } from '../errors.ts';
import type { Database } from '../storage/database.ts';
import type { DailyResultsRow } from '../storage/schema.ts';
import { verify } from './verify.ts';

/** How many of the best are shown. */
const SHOWN = 50;
/** How many are read to find them, because some may be banned. */
const LOOKED_AT = 2 * SHOWN;
const DAY = 86_400_000;

interface DailyOptions {
  readonly db: Database;
  readonly now: () => number;
  /** Whether others may see somebody in a list. */
  readonly isShown: (user: string) => boolean;
}

/** The results of a game that everybody plays on the same day. */
export class Daily {
  private readonly options: DailyOptions;

  constructor(options: DailyOptions) {
    this.options = options;
  }

  /** Enters somebody's result; the first one counts. A game that was begun before midnight may end after it. */
  async enter(user: string, result: DailyResult): Promise<DailyTable> {
    const { db, now } = this.options;
    const moment = now();
    if (![dayOf(moment), dayOf(moment - DAY)].includes(result.day))
      throw new Refused('too-late', 'The results of that day are closed.');
    if (!(await this.has(user, result.day)))
      await db
        .insertInto('daily_results')
        .values({ day: result.day, user_id: user, ...(await verify(result)), at: moment })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    return this.table(result.day, user);
  }

  async table(day: string, user: string | null): Promise<DailyTable> {
    const { isShown } = this.options;
    const first = await this.results(day)
      .orderBy('points', 'desc')
      .orderBy('lead', 'desc')
      .orderBy('at')
      .limit(LOOKED_AT)
      .execute();
    const better = (row: Row) =>
      first.findIndex(({ points, lead }) => points === row.points && lead === row.lead);
    const own =
      user === null ? undefined : await this.results(day).where('user_id', '=', user).executeTakeFirst();
    return {
      day,
      players: await this.count(day),
      best: first
        .filter((row) => isShown(row.user_id))
        .slice(0, SHOWN)
        .map((row) => placed(row, better(row))),
      own: own ? placed(own, await this.count(day, own)) : null,
    };
  }

  private async has(user: string, day: string): Promise<boolean> {
    return (await this.results(day).where('user_id', '=', user).executeTakeFirst()) !== undefined;
  }

  private results(day: string) {
    return this.options.db
      .selectFrom('daily_results')
      .innerJoin('user', 'user.id', 'daily_results.user_id')
      .select(['user_id', 'points', 'lead', 'city', 'user.name'])
      .where('day', '=', day);
  }

  /** How many have played, or have played better. */
  private async count(day: string, than?: Pick<Row, 'points' | 'lead'>): Promise<number> {
    const all = this.options.db
      .selectFrom('daily_results')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('day', '=', day);
    const { count } = await (than
      ? all.where((is) =>
          is.or([
            is('points', '>', than.points),
            is.and([is('points', '=', than.points), is('lead', '>', than.lead)]),
          ]),
        )
      : all
    ).executeTakeFirstOrThrow();
    return count;
  }
}

interface Row extends Omit<DailyResultsRow, 'at' | 'day'> {
  readonly name: string;
}

function placed({ user_id, name, points, lead, city }: Row, better: number): DailyTable['best'][number] {
  return { user: user_id, name, rank: better + 1, points, lead, city: city as CityId };
}

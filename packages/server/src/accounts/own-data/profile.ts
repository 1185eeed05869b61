import { CITY_IDS } from '@khora/engine';
import type { Profile } from '@khora/protocol';
import { Refused } from '../../errors.ts';
import { readKinds, readRating, shownRating } from '../../ratings/ratings.ts';
import type { Database } from '../../storage/database.ts';
import { listLatestOf } from '../../tables/lists.ts';
import type { Users } from '../users.ts';
import type { Calendar } from './days-off.ts';

const CURVE = 500;

interface ProfileSources {
  readonly db: Database;
  readonly users: Users;
  readonly calendar: Calendar;
}

export async function readProfile({ db, users, calendar }: ProfileSources, id: string): Promise<Profile> {
  const user = await users.find(id);
  if (!user) throw new Refused('not-found', 'There is no such player.');
  const results = await db
    .selectFrom('results')
    .select(['city', 'points', 'rank'])
    .where('user_id', '=', id)
    .execute();
  return {
    id,
    name: user.name,
    guest: user.guest,
    rating: await readRating(db, id),
    ratings: await readKinds(db, id),
    games: results.length,
    wins: results.filter(({ rank }) => rank === 1).length,
    aborted: await countAborts(db, id),
    cities: byCity(results),
    curve: await curveOf(db, id),
    daysOff: await calendar.shown(id),
    latest: await listLatestOf(db, id),
  };
}

async function countAborts(db: Database, user: string): Promise<number> {
  const { count } = await db
    .selectFrom('aborts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', user)
    .executeTakeFirstOrThrow();
  return count;
}

interface Result {
  readonly city: string;
  readonly points: number;
  readonly rank: number;
}

function byCity(results: readonly Result[]): Profile['cities'] {
  return CITY_IDS.flatMap((city) => {
    const own = results.filter((result) => result.city === city);
    if (own.length === 0) return [];
    const points = own.reduce((sum, result) => sum + result.points, 0);
    return {
      city,
      games: own.length,
      wins: own.filter(({ rank }) => rank === 1).length,
      averagePoints: Math.round((points / own.length) * 10) / 10,
    };
  });
}

async function curveOf(db: Database, id: string): Promise<Profile['curve']> {
  const rows = await db
    .selectFrom('rating_history')
    // Who has no link to a game does not get one here.
    .leftJoin('tables', (join) =>
      join.onRef('tables.id', '=', 'rating_history.table_id').on('visibility', '=', 'public'),
    )
    .select(['at', 'tables.id as table', 'mu', 'sigma'])
    .where('user_id', '=', id)
    .orderBy('at', 'desc')
    .limit(CURVE)
    .execute();
  return rows
    .toReversed()
    .map(({ at, table, mu, sigma }) => ({ at, table, value: shownRating({ mu, sigma }) }));
}

import { GAME_KINDS, type GameKind } from '@khora/protocol';
import type { Transaction } from 'kysely';
import { ordinal, type Rating, rate, rating } from 'openskill';
import type { Database } from '../storage/database.ts';
import type { KindRatingsRow, RatingsRow, ResultsRow, Schema } from '../storage/schema.ts';

/** Rates a game between accounts; other games change nothing. Whoever has deleted theirs since is left out. */
export async function rateGame(
  transaction: Transaction<Schema>,
  kind: GameKind,
  results: readonly ResultsRow[],
): Promise<void> {
  const seated = results.flatMap(({ user_id, rank, left, table_id, ended }) =>
    user_id === null ? [] : [{ user: user_id, rank, left: left !== null, table_id, ended }],
  );
  if (seated.length < results.length) return;
  const found = await findUsers(
    transaction,
    seated.map(({ user }) => user),
  );
  const players = seated.filter(({ user }) => found.some(({ id }) => id === user));
  if (players.length < 2 || found.some(({ isAnonymous }) => isAnonymous)) return;
  const users = players.map(({ user }) => user);
  const before = await lockRatings(transaction, users);
  // Locking the overall ratings locks these too, because the others wait for the same rows.
  const ofKind = await readKind(transaction, kind, users);
  const after = rated(
    players.map(({ user, rank, left }) => ({ rank, left, before: ratingOf(before.get(user)) })),
  );
  const afterOfKind = rated(
    players.map(({ user, rank, left }) => ({
      rank,
      left,
      before: ofKind.get(user) ?? firstOfKind(before.get(user)),
    })),
  );
  for (const [index, { user, table_id, ended }] of players.entries()) {
    const now = after[index];
    const nowOfKind = afterOfKind[index];
    if (!(now && nowOfKind)) throw new Error('A rating was lost.');
    const { mu, sigma } = now;
    const games = (before.get(user)?.games ?? 0) + 1;
    await writeKind(transaction, {
      user_id: user,
      kind,
      mu: nowOfKind.mu,
      sigma: nowOfKind.sigma,
      games: (ofKind.get(user)?.games ?? 0) + 1,
      at: ended,
    });
    await transaction.updateTable('ratings').set({ mu, sigma, games }).where('user_id', '=', user).execute();
    await transaction
      .insertInto('rating_history')
      .values({ user_id: user, table_id, at: ended, mu, sigma })
      .execute();
  }
}

interface Finisher {
  readonly before: Rating;
  readonly rank: number;
  readonly left: boolean;
}

/**
 * The ratings after a game. Those who stayed are rated among themselves, because a bot played on for the others; a
 * single player who stayed has beaten them all. Those who left rank behind everybody, and never gain by it.
 */
export function rated(players: readonly Finisher[]): readonly Rating[] {
  const all = rateAmong(players);
  const stayed = players.filter(({ left }) => !left);
  const among = stayed.length > 1 ? rateAmong(stayed) : all;
  return players.map((player) => {
    const { before, left } = player;
    if (!left) return among.get(player) ?? before;
    const { mu } = all.get(player) ?? before;
    return { mu: Math.min(before.mu, mu), sigma: before.sigma };
  });
}

function rateAmong(players: readonly Finisher[]): ReadonlyMap<Finisher, Rating> {
  const teams = rate(
    players.map(({ before }) => [before]),
    { rank: players.map(({ rank }) => rank) },
  );
  return new Map(players.map((player, index) => [player, teams[index]?.[0] ?? player.before]));
}

function findUsers(transaction: Transaction<Schema>, ids: readonly string[]) {
  return transaction.selectFrom('user').select(['id', 'isAnonymous']).where('id', 'in', ids).execute();
}

/** In the order of their ids, so that two games that end at once do not wait for each other forever. */
async function lockRatings(
  transaction: Transaction<Schema>,
  users: readonly string[],
): Promise<ReadonlyMap<string, RatingsRow>> {
  const { mu, sigma } = rating();
  const locked = new Map<string, RatingsRow>();
  for (const user_id of [...users].sort()) {
    const row = await transaction
      .insertInto('ratings')
      .values({ user_id, mu, sigma, games: 0 })
      // Changes nothing, but locks the row until the commit, in both databases.
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet((eb) => ({ user_id: eb.ref('excluded.user_id') })),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    locked.set(user_id, row);
  }
  return locked;
}

async function readKind(
  transaction: Transaction<Schema>,
  kind: GameKind,
  users: readonly string[],
): Promise<ReadonlyMap<string, KindRatingsRow>> {
  const rows = await transaction
    .selectFrom('kind_ratings')
    .selectAll()
    .where('kind', '=', kind)
    .where('user_id', 'in', users)
    .execute();
  return new Map(rows.map((row) => [row.user_id, row]));
}

async function writeKind(transaction: Transaction<Schema>, row: KindRatingsRow): Promise<void> {
  const { mu, sigma, games, at } = row;
  await transaction
    .insertInto('kind_ratings')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet({ mu, sigma, games, at }))
    .execute();
}

/** Strength in one kind of game says something about another, but proves nothing. */
function firstOfKind(all: RatingsRow | undefined): Rating {
  return { ...rating(), ...(all && { mu: all.mu }) };
}

function ratingOf(row: RatingsRow | undefined): Rating {
  return row ? { mu: row.mu, sigma: row.sigma } : rating();
}

/** What is shown of a rating. */
export function shownRating({ mu, sigma }: Rating): number {
  return Math.round(ordinal({ mu, sigma }) * 100) / 100;
}

/** Null before the first rated game. */
export async function readRating(
  db: Database,
  user: string,
): Promise<{ value: number; games: number } | null> {
  const row = await db.selectFrom('ratings').selectAll().where('user_id', '=', user).executeTakeFirst();
  return row ? { value: shownRating(row), games: row.games } : null;
}

/** By kind of game, in the usual order. */
export async function readKinds(
  db: Database,
  user: string,
): Promise<{ kind: GameKind; value: number; games: number }[]> {
  const rows = await db.selectFrom('kind_ratings').selectAll().where('user_id', '=', user).execute();
  return GAME_KINDS.flatMap((kind) => {
    const row = rows.find((each) => each.kind === kind);
    return row ? { kind, value: shownRating(row), games: row.games } : [];
  });
}

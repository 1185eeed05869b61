import type { Friends } from '@khora/protocol';
import { Refused } from '../../errors.ts';
import type { Database } from '../../storage/database.ts';

const MOST = 500;
/** Somebody seen this many milliseconds ago still counts as online: presence is noted every minute. */
const ONLINE = 150_000;

export type Relation = 'friend' | 'block';

/** A user's friends, with which of them are online, and the people they have blocked. */
export async function listRelations(db: Database, user: string, now: number): Promise<Friends> {
  const rows = await db
    .selectFrom('relations')
    .innerJoin('user', 'user.id', 'relations.other_id')
    .leftJoin('presence', 'presence.user_id', 'relations.other_id')
    .leftJoin('relations as back', (join) =>
      join.onRef('back.user_id', '=', 'relations.other_id').on('back.other_id', '=', user),
    )
    .select(['relations.other_id as id', 'user.name', 'relations.kind', 'back.kind as back', 'presence.seen'])
    .where('relations.user_id', '=', user)
    .orderBy('user.name')
    .execute();
  return {
    friends: rows
      .filter(({ kind }) => kind === 'friend')
      .map(({ id, name, back, seen }) => ({
        id,
        name,
        online: back === 'friend' ? (seen ?? 0) > now - ONLINE : null,
      })),
    blocked: rows.filter(({ kind }) => kind === 'block').map(({ id, name }) => ({ id, name })),
  };
}

/** Makes somebody a friend or blocks them; each ends the other. */
export async function relate(db: Database, user: string, other: string, kind: Relation): Promise<void> {
  if (user === other) throw new Refused('not-allowed', 'This is you.');
  const { count } = await db
    .selectFrom('relations')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', user)
    .executeTakeFirstOrThrow();
  if (count >= MOST)
    throw new Refused('too-many', `You have ${MOST} friends and blocked players. Remove some first.`);
  await db
    .insertInto('relations')
    .values({ user_id: user, other_id: other, kind })
    .onConflict((conflict) => conflict.columns(['user_id', 'other_id']).doUpdateSet({ kind }))
    .execute();
}

export async function unrelate(db: Database, user: string, other: string, kind: Relation): Promise<void> {
  await db
    .deleteFrom('relations')
    .where('user_id', '=', user)
    .where('other_id', '=', other)
    .where('kind', '=', kind)
    .execute();
}

/** Which of these people have blocked a user. */
export async function blockersOf(db: Database, user: string, among: readonly string[]): Promise<string[]> {
  if (among.length === 0) return [];
  const rows = await db
    .selectFrom('relations')
    .select('user_id')
    .where('other_id', '=', user)
    .where('kind', '=', 'block')
    .where('user_id', 'in', among)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Whom a user has blocked. */
export async function blockedBy(db: Database, user: string): Promise<string[]> {
  const rows = await db
    .selectFrom('relations')
    .select('other_id')
    .where('user_id', '=', user)
    .where('kind', '=', 'block')
    .execute();
  return rows.map(({ other_id }) => other_id);
}

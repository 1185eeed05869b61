import { Refused } from '../../errors.ts';
import type { Database } from '../../storage/database.ts';

const MOST_MUTED = 500;

export async function listMuted(db: Database, user: string): Promise<string[]> {
  const rows = await db.selectFrom('muted').select('other_id').where('user_id', '=', user).execute();
  return rows.map(({ other_id }) => other_id);
}

export async function mute(db: Database, user: string, other: string): Promise<void> {
  if (user === other) throw new Refused('not-allowed', 'You cannot mute yourself.');
  if ((await listMuted(db, user)).length >= MOST_MUTED)
    throw new Refused('not-allowed', `You have already muted ${MOST_MUTED} players.`);
  await db
    .insertInto('muted')
    .values({ user_id: user, other_id: other })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function unmute(db: Database, user: string, other: string): Promise<void> {
  await db.deleteFrom('muted').where('user_id', '=', user).where('other_id', '=', other).execute();
}

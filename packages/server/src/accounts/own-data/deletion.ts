import { Refused } from '../../errors.ts';
import type { Services } from '../../services.ts';
import type { Database } from '../../storage/database.ts';
import type { User } from '../user.ts';
import { newGhost } from './ghosts.ts';
import { reseat, tablesOf } from './sitters.ts';

/**
 * Removes a user and everything that is theirs alone, including what they have said. Games stay, because they are also
 * other players' games; somebody nameless then sits there. Doing it twice does no harm: if it is interrupted, the user
 * can ask again.
 */
export async function deleteUser(
  services: Pick<Services, 'storage' | 'commands' | 'tables' | 'hub' | 'auth' | 'connections' | 'bus'>,
  user: User,
): Promise<void> {
  const { storage, commands, tables, hub, auth, connections, bus } = services;
  const { db } = storage;
  const touched = await tablesOf(db, user.id);
  await leaveAll(commands, user, touched);
  for (const { id } of touched) {
    const table = await tables.rewrite(id, () => reseat(db, id, user.id, newGhost()));
    if (table) hub.renew(table);
  }
  bus.publish({ type: 'forgotten', user: user.id });
  await removeBelongings(db, user.id);
  await auth.users.remove(user.id);
  await auth.lately.forgetUser(user.id);
  connections.end(user.id);
}

/** Ends all of a user's games, at the tables that mention the user. */
export async function leaveAll(
  commands: Services['commands'],
  user: User,
  tables: Awaited<ReturnType<typeof tablesOf>>,
): Promise<void> {
  for (const { id } of tables.filter(({ isOpen }) => isOpen)) {
    try {
      await commands.leave(id, user);
    } catch (error) {
      // They had already resigned, or the game has just ended.
      if (!(error instanceof Refused)) throw error;
    }
  }
}

async function removeBelongings(db: Database, user: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('reports')
      .where((is) =>
        is.exists(
          is
            .selectFrom('chat')
            .select('chat.id')
            .whereRef('chat.table_id', '=', 'reports.table_id')
            .whereRef('chat.number', '=', 'reports.number')
            .where('chat.user_id', '=', user),
        ),
      )
      .execute();
    const owned = [
      'chat',
      'recovery_codes',
      'tokens',
      'push_subscriptions',
      'turn_notices',
      'muted',
      'reports',
      'ratings',
      'kind_ratings',
      'rating_history',
      'aborts',
      'sitters',
      'seekers',
      'relations',
      'invitations',
      'presence',
      'progress',
      'daily_results',
      'days_off',
    ] as const;
    for (const table of owned) await transaction.deleteFrom(table).where('user_id', '=', user).execute();
    await transaction.deleteFrom('muted').where('other_id', '=', user).execute();
    await transaction.deleteFrom('relations').where('other_id', '=', user).execute();
    await transaction.deleteFrom('invitations').where('by_id', '=', user).execute();
    await transaction
      .deleteFrom('sanctions')
      .where('subject', '=', user)
      .where('kind', '!=', 'address')
      .execute();
    await transaction.updateTable('reviews').set({ asked_by: null }).where('asked_by', '=', user).execute();
    await transaction
      .updateTable('acts')
      .set({ user_id: null, reason: '' })
      .where('user_id', '=', user)
      .execute();
  });
}

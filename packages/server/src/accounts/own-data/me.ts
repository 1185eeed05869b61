import type { Me } from '@khora/protocol';
import { Refused } from '../../errors.ts';
import type { Roles } from '../../moderation/roles.ts';
import type { Sanctions } from '../../moderation/sanctions.ts';
import { readRating } from '../../ratings/ratings.ts';
import type { Database } from '../../storage/database.ts';
import { listMuted } from '../company/muted.ts';
import { countRecoveryCodes } from '../keys/recovery.ts';
import type { Users } from '../users.ts';

export interface MeSources {
  readonly db: Database;
  readonly users: Users;
  readonly roles: Roles;
  readonly sanctions: Sanctions;
}

/** What users may know about their own account. */
export async function readMe({ db, users, roles, sanctions }: MeSources, id: string): Promise<Me> {
  const user = await users.find(id);
  if (!user) throw new Refused('not-signed-in', 'This account no longer exists.');
  const { name, guest, username } = user;
  return {
    id,
    name,
    guest,
    username,
    hasPassword: await users.hasPassword(id),
    passkeys: await users.passkeys(id),
    recoveryCodes: await countRecoveryCodes(db, id),
    rating: await readRating(db, id),
    muted: await listMuted(db, id),
    sanctions: sanctions.of(id),
    role: roles.of(username),
  };
}

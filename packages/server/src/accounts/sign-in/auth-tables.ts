import { randomInt, randomUUID } from 'node:crypto';
import { passkey } from '@better-auth/passkey';
import { NAME_LENGTH, usernameSchema } from '@khora/protocol';
import { getMigrations } from 'better-auth/db/migration';
import { anonymous, username } from 'better-auth/plugins';
import type { Kysely } from 'kysely';
import type { Schema } from '../../storage/schema.ts';
import { normalUsername } from '../user.ts';

interface AuthStorage {
  readonly db: Kysely<Schema>;
  readonly engine: 'sqlite' | 'postgres';
}

/**
 * What the authentication library must know to create its tables. With both databases it works through our own Kysely.
 */
export function authBasis({ db, engine }: AuthStorage) {
  return {
    appName: 'Khôra',
    database: { db, type: engine },
    plugins: [
      // A guest who signs in to an account leaves games behind, because other players sat there with them.
      anonymous({
        disableDeleteAnonymousUser: true,
        // The library requires an address; there is no mail here.
        generateRandomEmail: () => `${randomUUID()}@khora.invalid`,
        generateName: () => `Guest ${randomInt(1000, 10_000)}`,
      }),
      username({
        maxUsernameLength: NAME_LENGTH,
        displayUsername: false,
        usernameNormalization: normalUsername,
        usernameValidator: (name) => usernameSchema.safeParse(name).success,
      }),
      // The key must know whose it is, because nobody types a name to sign in with it.
      passkey({ rpName: 'Khôra', authenticatorSelection: { residentKey: 'required' } }),
    ],
  };
}

/** Brings the tables of the authentication library up to date. */
export async function migrateAuth(storage: AuthStorage): Promise<void> {
  const { runMigrations } = await getMigrations(authBasis(storage));
  await runMigrations();
}

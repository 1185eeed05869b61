import type { AuthContext } from 'better-auth';
import { z } from 'zod';
import { Refused } from '../errors.ts';
import { normalUsername, type User } from './user.ts';

const rowSchema = z.object({
  id: z.string(),
  name: z.string(),
  username: z.string().nullish(),
  isAnonymous: z.boolean().nullish(),
  createdAt: z.date(),
});

const sessionSchema = z.object({
  id: z.string(),
  token: z.string(),
  createdAt: z.date(),
  updatedAt: z.date(),
  expiresAt: z.date(),
  userAgent: z.string().nullish(),
});
type StoredSession = z.infer<typeof sessionSchema>;

/** Without anything that would open the account. */
const storedPasskeySchema = z.object({
  id: z.string(),
  name: z.string().nullish(),
  createdAt: z.date().nullish(),
  deviceType: z.string(),
  backedUp: z.boolean(),
});
type StoredPasskey = z.infer<typeof storedPasskeySchema>;

export interface StoredUser extends User {
  readonly username: string | null;
  readonly created: number;
}

/** The users in the tables of the authentication library, through its own functions. */
export class Users {
  private readonly context: AuthContext;

  constructor(context: AuthContext) {
    this.context = context;
  }

  async find(id: string): Promise<StoredUser | null> {
    const row = await this.context.internalAdapter.findUserById(id);
    return row ? storedUser(row) : null;
  }

  async findByUsername(name: string): Promise<StoredUser | null> {
    const row: unknown = await this.context.adapter.findOne({
      model: 'user',
      where: [{ field: 'username', value: normalUsername(name) }],
    });
    return row ? storedUser(row) : null;
  }

  async rename(id: string, name: string): Promise<void> {
    await this.context.internalAdapter.updateUser(id, { name });
  }

  /** Turns a guest into an account: the user stays the same, and keeps everything that is theirs. */
  async makeAccount(id: string, { username, name }: { username: string; name: string }): Promise<void> {
    try {
      await this.context.internalAdapter.updateUser(id, {
        username: normalUsername(username),
        name,
        isAnonymous: false,
      });
    } catch (error) {
      // The name seemed to be free a moment ago.
      if (await this.findByUsername(username)) throw nameTaken(username);
      throw error;
    }
  }

  async hasPassword(id: string): Promise<boolean> {
    return Boolean((await this.context.internalAdapter.findCredentialAccount(id))?.password);
  }

  /** Whether this is the user's password; hashing is the library's business. */
  async isPassword(id: string, password: string): Promise<boolean> {
    const hash = (await this.context.internalAdapter.findCredentialAccount(id))?.password;
    return typeof hash === 'string' && (await this.context.password.verify({ hash, password }));
  }

  async setPassword(id: string, password: string): Promise<void> {
    const { internalAdapter, adapter } = this.context;
    const hash = await this.context.password.hash(password);
    if (await internalAdapter.findCredentialAccount(id)) {
      await internalAdapter.updatePassword(id, hash);
      return;
    }
    const now = new Date();
    await adapter.create({
      model: 'account',
      // Its own id, so that two requests at once cannot make two passwords.
      data: {
        id: `password-${id}`,
        userId: id,
        accountId: id,
        providerId: 'credential',
        password: hash,
        createdAt: now,
        updatedAt: now,
      },
      forceAllowId: true,
    });
  }

  passkeys(id: string): Promise<number> {
    return this.context.adapter.count({ model: 'passkey', where: [{ field: 'userId', value: id }] });
  }

  /** Where the user is signed in. */
  async sessions(id: string): Promise<StoredSession[]> {
    const rows = await this.context.internalAdapter.listSessions(id, { onlyActiveSessions: true });
    return z.array(sessionSchema).parse(rows);
  }

  async passkeyList(id: string): Promise<StoredPasskey[]> {
    const rows = await this.context.adapter.findMany({
      model: 'passkey',
      where: [{ field: 'userId', value: id }],
    });
    return z.array(storedPasskeySchema).parse(rows);
  }

  async endSessions(id: string): Promise<void> {
    await this.context.internalAdapter.deleteUserSessions(id);
  }

  /** Ends the chosen sessions of the user; returns their ids. */
  async endSome(id: string, isChosen: (session: string) => boolean): Promise<string[]> {
    const chosen = (await this.sessions(id)).filter((session) => isChosen(session.id));
    for (const { token } of chosen) await this.context.internalAdapter.deleteSession(token);
    return chosen.map((session) => session.id);
  }

  /** Deletes the user with all credentials and sessions. */
  async remove(id: string): Promise<void> {
    await this.context.adapter.deleteMany({ model: 'passkey', where: [{ field: 'userId', value: id }] });
    await this.context.internalAdapter.deleteUser(id);
  }
}

/** A user from the library's row. */
export function storedUser(row: unknown): StoredUser {
  const { id, name, username, isAnonymous, createdAt } = rowSchema.parse(row);
  return {
    id,
    name,
    guest: isAnonymous === true,
    username: username ?? null,
    created: createdAt.getTime(),
  };
}

export function nameTaken(username: string): Refused {
  return new Refused('name-taken', `The name ${username} is taken. Choose another one.`);
}

import { Refused } from '../../errors.ts';
import type { Roles } from '../../moderation/roles.ts';
import type { Database } from '../../storage/database.ts';
import type { Asker, User } from '../user.ts';
import { nameTaken, type Users } from '../users.ts';
import type { AskedLately } from './asked-lately.ts';
import { isCommonPassword } from './common-passwords.ts';
import { newRecoveryCodes, useRecoveryCode } from './recovery.ts';
import type { Tokens } from './tokens.ts';

const GUEST_NAME = /^Guest \d{4}$/;

interface CredentialsOptions {
  readonly db: Database;
  readonly users: Users;
  readonly tokens: Tokens;
  readonly lately: AskedLately;
  readonly roles: Roles;
}

/** How guests become accounts, how passwords change, and how people who forgot theirs get back in without mail. */
export class Credentials {
  private readonly options: CredentialsOptions;

  constructor(options: CredentialsOptions) {
    this.options = options;
  }

  /**
   * Gives a guest, or an account with only passkeys, a name and a password; returns recovery codes to be shown once.
   */
  async upgrade(
    user: User,
    { username, password }: { username: string; password: string },
  ): Promise<string[]> {
    const { db, users, lately, roles } = this.options;
    const stored = await users.find(user.id);
    if (!stored) throw new Refused('not-signed-in', 'This account no longer exists.');
    if (stored.username !== null)
      throw new Refused('not-allowed', 'You already have a user name and a password.');
    insistUncommon(password, username);
    // Anyone who took this name would have a role on the server.
    if (roles.of(username) || (await users.findByUsername(username))) throw nameTaken(username);
    // In this order, a crash leaves a guest with a password that cannot be used yet, who can try again.
    await users.setPassword(user.id, password);
    const name = GUEST_NAME.test(stored.name) ? username : stored.name;
    await users.makeAccount(user.id, { username, name });
    await lately.forgetUser(user.id);
    return newRecoveryCodes(db, user.id);
  }

  async newCodes(user: User): Promise<string[]> {
    const { db, users } = this.options;
    if (!(await users.find(user.id))?.username)
      throw new Refused('not-allowed', 'Recovery codes need a user name and a password. Choose them first.');
    return newRecoveryCodes(db, user.id);
  }

  /** Sets a new password and ends all other sessions; returns those that ended. */
  async setPassword({ id, key }: Asker, password: string): Promise<string[]> {
    const { users, lately } = this.options;
    const username = (await users.find(id))?.username;
    if (!username)
      throw new Refused('not-allowed', 'A password needs a user name. Choose both: POST /api/me/upgrade.');
    insistUncommon(password, username);
    await users.setPassword(id, password);
    const ended = await users.endSome(id, (session) => session !== key);
    await lately.forgetUser(id);
    return ended;
  }

  /**
   * Sets a new password in exchange for a recovery code, which is used up. All sessions end, and all programs lose
   * their keys. Returns the user's id.
   */
  async recover({
    username,
    code,
    password,
  }: Readonly<Record<'username' | 'code' | 'password', string>>): Promise<string> {
    const { db, users, tokens, lately } = this.options;
    insistUncommon(password, username);
    const user = await users.findByUsername(username);
    // Neither the answer nor the time it takes may reveal whether the name exists.
    const good = await useRecoveryCode(db, user?.id ?? '', code);
    if (!(user && good)) throw new Refused('wrong-credentials', 'This user name and this code do not match.');
    await users.setPassword(user.id, password);
    await users.endSessions(user.id);
    await tokens.removeAll(user.id);
    await lately.forgetUser(user.id);
    return user.id;
  }
}

function insistUncommon(password: string, username: string): void {
  if (isCommonPassword(password, username))
    throw new Refused(
      'common-password',
      'This password is one of the first that others would try. Take a few words that only you would put together.',
    );
}

import type { Role } from '@khora/protocol';
import { normalUsername } from '../accounts/user.ts';
import type { Users } from '../accounts/users.ts';
import type { Config } from '../config.ts';

/** Who looks after the server, according to the settings. */
export class Roles {
  private readonly roles: ReadonlyMap<string, Role>;

  constructor({ moderators, admins }: Pick<Config, 'moderators' | 'admins'>) {
    this.roles = new Map([
      ...moderators.map((name) => [name, 'moderator'] as const),
      ...admins.map((name) => [name, 'admin'] as const),
    ]);
  }

  /** A user name with a role cannot be taken: the account must exist before its name is put into the settings. */
  of(username: string | null): Role | null {
    return username === null ? null : (this.roles.get(normalUsername(username)) ?? null);
  }

  /** The names in the settings that have no account. */
  async missing(users: Users): Promise<string[]> {
    const missing: string[] = [];
    for (const name of this.roles.keys()) if (!(await users.findByUsername(name))) missing.push(name);
    return missing;
  }
}

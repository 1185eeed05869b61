import { isIP } from 'node:net';
import { type Act, type LoggedAct, MODERATOR_HOURS, type Person, type Role } from '@khora/protocol';
import type { FastifyBaseLogger } from 'fastify';
import { leaveAll } from '../accounts/own-data/deletion.ts';
import { reseat, tablesOf } from '../accounts/own-data/sitters.ts';
import type { Auth } from '../accounts/sign-in/auth.ts';
import type { Asker } from '../accounts/user.ts';
import type { StoredUser } from '../accounts/users.ts';
import { Refused } from '../errors.ts';
import { addressOf } from '../limits/address.ts';
import type { Bus } from '../live/bus.ts';
import type { Chat } from '../live/chat.ts';
import type { Connections } from '../live/connections.ts';
import type { Hub } from '../live/hub.ts';
import type { Database } from '../storage/database.ts';
import type { Commands } from '../tables/commands/commands.ts';
import type { Tables } from '../tables/tables.ts';
import { noteAct, readActs } from './act-log.ts';
import type { AddressFinder } from './find-address.ts';
import { insistLine, settle } from './reports.ts';
import type { Roles } from './roles.ts';
import type { Sanctions } from './sanctions.ts';

const HOUR = 3_600_000;
const ACTS = 50;

interface ModerationOptions {
  readonly db: Database;
  readonly auth: Pick<Auth, 'users' | 'tokens' | 'lately'>;
  readonly tables: Tables;
  readonly commands: Commands;
  readonly hub: Hub;
  readonly chat: Chat;
  readonly connections: Connections;
  readonly bus: Bus;
  readonly roles: Roles;
  readonly sanctions: Sanctions;
  readonly addresses: AddressFinder;
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
}

type ActOf<Name extends Act['act']> = Extract<Act, { act: Name }>;

/** What to do once it is in the log. */
interface Plan {
  readonly user?: string;
  readonly place?: string;
  readonly carryOut: () => Promise<void>;
}

/** Everything that moderators and admins can do, however they ask. */
export class Moderation {
  private readonly options: ModerationOptions;

  constructor(options: ModerationOptions) {
    this.options = options;
  }

  async insistRole(asker: Pick<Asker, 'id'>): Promise<Role> {
    const { auth, roles } = this.options;
    const role = roles.of((await auth.users.find(asker.id))?.username ?? null);
    if (!role) throw new Refused('not-allowed', 'Only moderators can do this.');
    return role;
  }

  /** Carries out an act after checking it and writing down who did it: nothing is done without a trace. */
  async act(by: Asker, act: Act, from: string): Promise<void> {
    const role = await this.insistRole(by);
    const until = this.untilOf(act, role);
    const plan = await this.planOf(act, { role, until, from });
    const { user = null, place = null, carryOut } = plan;
    const noted = { at: this.options.now(), by: by.id, act: act.act, user, place, until, reason: act.reason };
    await noteAct(this.options.db, noted);
    this.options.log.info({ moderated: noted }, `${by.name}: ${act.act}`);
    await carryOut();
  }

  /** A person, by user name or id. */
  async person(who: string): Promise<Person> {
    const { db, auth, roles, sanctions } = this.options;
    const user = (await auth.users.findByUsername(who)) ?? (await this.insistUser(who));
    const { id, name, username, guest, created } = user;
    return {
      id,
      name,
      username,
      guest,
      created,
      role: roles.of(username),
      sanctions: sanctions.of(id),
      tables: (await tablesOf(db, id)).flatMap((table) => (table.isOpen ? table.id : [])),
      acts: await readActs(db, { user: id, most: ACTS }),
    };
  }

  acts(): Promise<LoggedAct[]> {
    return readActs(this.options.db, { most: ACTS });
  }

  /** When a sanction ends. */
  private untilOf(act: Act, role: Role): number | null {
    if (!('hours' in act)) return null;
    if (role !== 'admin' && (act.hours ?? Number.POSITIVE_INFINITY) > MODERATOR_HOURS)
      throw new Refused(
        'not-allowed',
        `Moderators may do that for ${MODERATOR_HOURS} hours; admins for longer.`,
      );
    return act.hours === null ? null : this.options.now() + act.hours * HOUR;
  }

  private async planOf(
    act: Act,
    { role, until, from }: { readonly role: Role; readonly until: number | null; readonly from: string },
  ): Promise<Plan> {
    const { sanctions } = this.options;
    if (act.act === 'ban-address') {
      const place = await this.addressOf(act, role);
      if (place === from)
        throw new Refused('not-allowed', 'This is your own address: you would lock yourself out.');
      const { reason } = act;
      return { place, carryOut: () => sanctions.impose({ kind: 'address', until, reason }, place) };
    }
    if (act.act === 'unban-address') {
      const place = await this.addressOf(act, role);
      return { place, carryOut: () => sanctions.lift('address', place) };
    }
    return 'user' in act ? this.planForUser(act, { role, until }) : this.planForTable(act);
  }

  private async planForUser(
    act: ActOf<'mute' | 'unmute' | 'ban' | 'unban' | 'rename' | 'end-sessions'>,
    { role, until }: { readonly role: Role; readonly until: number | null },
  ): Promise<Plan> {
    const { sanctions, db, commands } = this.options;
    const stored = await this.insistBelow(act.user, role);
    const { id: user } = stored;
    const { reason } = act;
    const plan = (carryOut: Plan['carryOut']): Plan => ({ user, carryOut });
    switch (act.act) {
      case 'mute':
        return plan(() => sanctions.impose({ kind: 'mute', until, reason }, user));
      case 'unmute':
        return plan(() => sanctions.lift('mute', user));
      case 'ban':
        return plan(async () => {
          await sanctions.impose({ kind: 'ban', until, reason }, user);
          // Nobody should wait for somebody who cannot return.
          await leaveAll(commands, stored, await tablesOf(db, user));
        });
      case 'unban':
        return plan(() => sanctions.lift('ban', user));
      case 'rename':
        return plan(() => this.rename(user, act.name));
      case 'end-sessions':
        return plan(() => this.endSessions(user));
      default:
        return act satisfies never;
    }
  }

  private async planForTable(act: ActOf<'delete-line' | 'close-table' | 'settle'>): Promise<Plan> {
    const { db, chat, tables, now } = this.options;
    const { table } = act;
    if (act.act === 'close-table') {
      await tables.get(table);
      return {
        place: table,
        carryOut: async () => {
          await tables.act(table, ({ status }) =>
            status === 'gathering' || status === 'playing' ? { type: 'close' } : null,
          );
        },
      };
    }
    const { number } = act;
    const { user } = await insistLine(db, table, number);
    const carryOut = () =>
      act.act === 'settle' ? settle(db, table, number, now()) : chat.remove(table, number);
    return { user, place: `${table}/${number}`, carryOut };
  }

  /** Everywhere, including where the old name is already shown. */
  private async rename(user: string, name: string): Promise<void> {
    const { db, auth, tables, hub, bus, connections } = this.options;
    await auth.users.rename(user, name);
    await db.updateTable('chat').set({ name }).where('user_id', '=', user).execute();
    for (const { id } of await tablesOf(db, user)) {
      const table = await tables.rewrite(id, () => reseat(db, id, user, { user, name }));
      if (table) hub.renew(table);
    }
    bus.publish({ type: 'forgotten', user });
    await auth.lately.forgetUser(user);
    connections.end(user);
  }

  private async endSessions(user: string): Promise<void> {
    const { auth, connections } = this.options;
    await auth.users.endSessions(user);
    await auth.tokens.removeAll(user);
    await auth.lately.forgetUser(user);
    connections.end(user);
  }

  private async insistUser(id: string): Promise<StoredUser> {
    const user = await this.options.auth.users.find(id);
    if (!user) throw new Refused('not-found', 'There is no such player.');
    return user;
  }

  /** Nobody acts against their equals. */
  private async insistBelow(id: string, role: Role): Promise<StoredUser> {
    const user = await this.insistUser(id);
    const other = this.options.roles.of(user.username);
    if (other === 'admin' || other === role)
      throw new Refused(
        'not-allowed',
        `${user.name} also has a role on this server: change the settings instead.`,
      );
    return user;
  }

  private async addressOf(
    { address, ...act }: { readonly address?: string | undefined; readonly user?: string | undefined },
    role: Role,
  ): Promise<string> {
    if (role !== 'admin') throw new Refused('not-allowed', 'Only admins can ban networks.');
    if (act.user !== undefined) {
      const found = await this.options.addresses.find((await this.insistBelow(act.user, role)).id);
      if (found === null)
        throw new Refused('not-found', 'Their address is unknown: addresses are not stored.');
      return found;
    }
    const given = (address ?? '').replace(/\/64$/, '');
    if (isIP(given) === 0)
      throw new Refused('malformed', 'This is not an address. Examples: 203.0.113.7, 2001:db8::1.');
    return addressOf(given);
  }
}

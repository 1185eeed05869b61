import { randomBytes } from 'node:crypto';
import {
  type CityId,
  createGame,
  InvalidSetupError,
  type Move,
  RULES_VERSION,
  SEATS,
  type Seat,
} from '@khora/engine';
import type { CreateTable, Level, Remedy, TableSettings } from '@khora/protocol';
import { createTableSchema } from '@khora/protocol';
import { isGhost } from '../accounts/ghosts.ts';
import { blockersOf } from '../accounts/relations.ts';
import type { User } from '../accounts/user.ts';
import { Refused } from '../errors.ts';
import { Lanes } from '../limits/lanes.ts';
import { type Storage, writeChain } from '../storage/database.ts';
import type { DiceCup } from './dice.ts';
import type { Entry } from './entry.ts';
import { fold, type Happening } from './fold.ts';
import { abort, type Presence, remedy } from './leaving.ts';
import { nameAt } from './lookalikes.ts';
import { planFor } from './plans.ts';
import { foundingChain } from './shelf.ts';
import { type Founding, foundTable, hasLeft, playersOf, seatOf, type Table } from './table.ts';
import type { Tables } from './tables.ts';

interface CommandsOptions {
  readonly tables: Tables;
  readonly storage: Storage;
  readonly dice: DiceCup;
  readonly presence: Presence;
  readonly now: () => number;
  /** How many tables that wait, and how many unfinished games, one person may have. */
  readonly most?: { readonly waiting: number; readonly games: number };
}

const DAY = 86_400_000;
/** How many games a person may abort in a day. */
const ABORTS = 3;

/** What people may do at tables. Every check of who may what is here; what is legal in the game, the rules say. */
export class Commands {
  private readonly options: CommandsOptions;
  private readonly tables: Tables;
  private readonly lanes = new Lanes();

  constructor(options: CommandsOptions) {
    this.options = options;
    this.tables = options.tables;
  }

  /**
   * Opens a table: the founder has its first seat. It begins at once if no seat is left open. Asked twice with the same dice, it
   * is opened once.
   */
  found(user: User, request: CreateTable, sequel?: Sequel): Promise<Table> {
    return this.lanes.run(user.id, () => this.foundAlone(user, request, sequel));
  }

  private async foundAlone(user: User, request: CreateTable, sequel?: Sequel): Promise<Table> {
    const { settings, bots, entropy, dice: promised } = createTableSchema.parse(request);
    checkSettings(settings);
    const { dice, storage, now } = this.options;
    const { table: id, secret } = promised === undefined ? dice.draw() : dice.redeem(promised, user.id);
    if (promised !== undefined) {
      const known = await this.ownTable(id, user);
      if (known) return known;
    }
    const founding: Founding = {
      id,
      owner: user.id,
      created: now(),
      rules: RULES_VERSION,
      settings,
      secret,
      invitation: randomBytes(12).toString('base64url'),
      follows: sequel?.of ?? null,
    };
    insistRated(settings, user);
    await this.insistRoom(user, { opens: true });
    const name = nameAt(foundTable(founding), user);
    const entries: Entry[] = [{ type: 'sit', seat: 0, user: user.id, name, entropy }];
    for (const [index, level] of bots.entries()) {
      if (index + 1 >= settings.players)
        throw new Refused(
          'malformed',
          `${settings.players} seats have room for ${settings.players - 1} bots.`,
        );
      if (level) entries.push(botAt(founding, (index + 1) as Seat, level));
    }
    for (const [index, kept] of (sequel?.kept ?? []).entries())
      entries.push({ type: 'keep', seat: (index + 1) as Seat, ...kept });
    let table = foundTable(founding);
    const happenings: Happening[] = [];
    const add = (entry: Entry) => {
      const happening = fold(table, { version: table.version + 1, at: founding.created, entry });
      ({ table } = happening);
      happenings.push(happening);
    };
    for (const entry of entries) add(entry);
    if (isFull(table)) add({ type: 'start' });
    await writeChain(storage, foundingChain(storage.db, table, happenings));
    // Whoever looks after bots and clocks hears of it as of any other.
    return this.tables.adopt(table, happenings);
  }

  private async ownTable(id: string, user: User): Promise<Table | null> {
    try {
      const table = await this.tables.get(id);
      return table.founding.owner === user.id ? table : null;
    } catch (error) {
      if (error instanceof Refused && error.code === 'no-such-table') return null;
      throw error;
    }
  }

  join(id: string, user: User, request: JoinRequest): Promise<Table> {
    return this.lanes.run(user.id, () => this.joinAlone(id, user, request));
  }

  private async joinAlone(
    id: string,
    user: User,
    { entropy, invitation, seat }: JoinRequest,
  ): Promise<Table> {
    const before = await this.tables.get(id);
    if (seatOf(before, user.id) === null) {
      await this.insistRoom(user, { opens: false });
      await this.insistWelcome(user, before);
    }
    await this.tables.act(id, (table) => {
      if (seatOf(table, user.id) !== null) return null;
      const { settings, invitation: needed } = table.founding;
      insistRated(settings, user);
      if (settings.visibility === 'private' && invitation !== needed)
        throw new Refused('not-invited', 'This table is private: ask for its invitation link.');
      const free = seat ?? seatFor(table, user);
      if (table.status === 'gathering' && free === undefined)
        throw new Refused('table-full', 'All seats are taken. You can watch.');
      return { type: 'sit', seat: free ?? 0, user: user.id, name: nameAt(table, user), entropy };
    });
    return this.startIfFull(id);
  }

  /** Nobody has to sit with somebody whom they have blocked. */
  private async insistWelcome(user: User, table: Table): Promise<void> {
    const company = [table.founding.owner, ...playersOf(table)];
    if ((await blockersOf(this.options.storage.db, user.id, company)).length > 0)
      throw new Refused('blocked', 'Somebody at this table does not want to play with you.');
  }

  /** Nobody fills the lobby, or the time of the bots. */
  private async insistRoom(user: User, { opens }: { readonly opens: boolean }): Promise<void> {
    const { most, storage } = this.options;
    if (!most) return;
    const rows = await storage.db
      .selectFrom('tables')
      .innerJoin('sitters', 'sitters.table_id', 'tables.id')
      .select(['owner', 'status'])
      .where('sitters.user_id', '=', user.id)
      .where('sitters.sits', '=', 1)
      .where('status', 'in', ['gathering', 'playing'])
      .limit(most.games)
      .execute();
    if (rows.length >= most.games)
      throw new Refused('too-many', `You are in ${most.games} games that are not over. Finish some first.`);
    const waiting = rows.filter(({ owner, status }) => owner === user.id && status === 'gathering');
    if (opens && waiting.length >= most.waiting)
      throw new Refused(
        'too-many',
        `${most.waiting} tables of yours wait for players. Close one, or let bots take the seats.`,
      );
  }

  private startIfFull(id: string): Promise<Table> {
    return this.tables.act(id, (table) =>
      table.status === 'gathering' && isFull(table) ? { type: 'start' } : null,
    );
  }

  /** The founder puts a bot on a seat, or frees it: of a bot, or of a player who does not come. */
  async setSeat(id: string, user: User, seat: Seat, level: Level | null): Promise<Table> {
    await this.tables.act(id, (table) => {
      insistOwner(table, user);
      if (seatOf(table, user.id) === seat)
        throw new Refused('not-allowed', 'This is your own seat. Leave the table instead.');
      const occupant = table.seats[seat];
      if (level === null) return occupant?.kind === 'open' && !occupant.kept ? null : { type: 'empty', seat };
      return botAt(table.founding, seat, level);
    });
    return this.startIfFull(id);
  }

  /** Begins, with bots on the seats that are still open. */
  async start(id: string, user: User, fill: Level | null): Promise<Table> {
    const table = await this.tables.get(id);
    insistOwner(table, user);
    if (fill)
      for (const seat of SEATS.slice(0, table.seats.length))
        await this.tables.act(id, ({ founding, seats, status }) =>
          status === 'gathering' && seats[seat]?.kind === 'open' ? botAt(founding, seat, fill) : null,
        );
    return this.tables.act(id, ({ status }) => (status === 'playing' ? null : { type: 'start' }));
  }

  /** Before the start the seat is free again; a founder who leaves closes the table. In a game it means to resign. */
  leave(id: string, user: User): Promise<Table> {
    return this.tables.act(id, (table) => {
      const seat = insistSeat(table, user);
      if (table.status === 'playing') return { type: 'resign', seat };
      return table.founding.owner === user.id ? { type: 'close' } : { type: 'empty', seat };
    });
  }

  /** Ends a game right after its beginning. With other people at the table that is counted, and allowed now and then. */
  async abort(id: string, user: User): Promise<Table> {
    const since = this.options.now() - DAY;
    const { count } = await this.options.storage.db
      .selectFrom('aborts')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', user.id)
      .where('at', '>', since)
      .executeTakeFirstOrThrow();
    return this.tables.act(id, (table) => {
      const entry = abort(table, insistSeat(table, user));
      if (count >= ABORTS && hasCompany(table))
        throw new Refused('too-many', `You have aborted ${ABORTS} games today. Play on, or resign.`);
      return entry;
    });
  }

  /** Does something about a player who keeps a game without a clock waiting. */
  remedy(id: string, user: User, chosen: Remedy): Promise<Table> {
    const { now, presence } = this.options;
    return this.tables.act(id, (table) =>
      remedy(table, insistSeat(table, user), chosen, { now: now(), presence }),
    );
  }

  /** Makes a move; one that was made already under the same id is answered as it was then. */
  move(id: string, user: User, request: { id: string; move: Move }): Promise<number> {
    return this.inGame(id, user, request.id, (seat) => ({
      type: 'move',
      seat,
      move: request.move,
      by: 'player',
      id: request.id,
    }));
  }

  /** Plans the answer to a question that is not asked yet; null takes it back. */
  plan(id: string, user: User, request: { id: string; move: Move | null }): Promise<number> {
    return this.inGame(id, user, request.id, (seat, table) => {
      const plan = request.move && planFor(table, seat, request.move);
      // Where there is none, none can be taken back.
      return plan || table.plans[seat] ? { type: 'plan', seat, plan, id: request.id } : null;
    });
  }

  undo(id: string, user: User, request: string): Promise<number> {
    return this.inGame(id, user, request, (seat) => ({ type: 'undo', seat, id: request }));
  }

  /** A player who ran out of time takes their seat over from the bot. */
  async comeBack(id: string, user: User, request: string): Promise<number> {
    const table = await this.tables.act(id, (before) => {
      const seat = insistSeat(before, user);
      return isAbsent(before, seat) ? { type: 'return', seat, id: request } : null;
    });
    return table.version;
  }

  private async inGame(
    id: string,
    user: User,
    request: string,
    make: (seat: Seat, table: Table) => Entry | null,
  ): Promise<number> {
    let answer = 0;
    await this.tables.act(id, (table) => {
      const seat = insistSeat(table, user);
      insistRated(table.founding.settings, user);
      if (hasLeft(table, seat)) throw new Refused('game-over', 'You have left this game. You can watch it.');
      const known = table.answered[seat]?.get(request);
      const made = known === undefined ? make(seat, table) : null;
      const entries = made ? [made] : [];
      // Who was away takes their seat first.
      if (isAbsent(table, seat)) entries.unshift({ type: 'return', seat, id: `return-${request}` });
      answer = known ?? table.version + entries.length;
      return entries;
    });
    return answer;
  }

  /** Opens a table like this one for the same players, or says which one it is. */
  async rematch(id: string, user: User, { entropy, dice }: RematchRequest): Promise<Table> {
    const old = await this.tables.get(id);
    insistSeat(old, user);
    if (old.status !== 'finished') throw new Refused('not-allowed', 'The game is not over yet.');
    if (old.rematch)
      return this.join(old.rematch, user, { entropy, invitation: await this.invitation(old.rematch) });
    const bots = old.seats.flatMap((seat) => (seat.kind === 'bot' ? seat.level : []));
    const kept = companyOf(old, user);
    const open = Array.from({ length: old.seats.length - 1 - bots.length }, () => null);
    const { cities: _random, ...settings } = old.founding.settings;
    const request = { settings, bots: [...open, ...bots], entropy, dice };
    const table = await this.found(user, request, { of: id, kept });
    const now = await this.tables.act(id, (before) =>
      before.rematch ? null : { type: 'rematch', table: table.founding.id },
    );
    // Somebody else was quicker: theirs counts.
    if (now.rematch && now.rematch !== table.founding.id) {
      await this.leave(table.founding.id, user);
      return this.join(now.rematch, user, { entropy, invitation: await this.invitation(now.rematch) });
    }
    return table;
  }

  private async invitation(id: string): Promise<string> {
    return (await this.tables.get(id)).founding.invitation;
  }
}

interface JoinRequest {
  readonly entropy: string;
  readonly invitation?: string | undefined;
  readonly seat?: Seat | undefined;
}

/** A table that goes on with the people of another one, or is for people who looked for a game. */
interface Sequel {
  readonly of: string | null;
  /** For whom seats are kept, from seat 1 on. */
  readonly kept: readonly { readonly user: string; readonly name: string }[];
}

/** The other people of a table, in the order in which they sat after the user. */
function companyOf({ seats }: Table, user: User): Sequel['kept'] {
  const own = seats.findIndex((seat) => seat.kind === 'player' && seat.user === user.id);
  return [...seats.slice(own + 1), ...seats.slice(0, own)].flatMap((seat) =>
    seat.kind === 'player' && !isGhost(seat.user) ? { user: seat.user, name: seat.name } : [],
  );
}

/** The seat that is kept for a user, or else one that is free for everybody. */
function seatFor({ seats }: Table, user: User): Seat | undefined {
  const keptFor = (seat: Seat) => {
    const occupant = seats[seat];
    return occupant?.kind === 'open' ? (occupant.kept?.user ?? null) : undefined;
  };
  return SEATS.find((seat) => keptFor(seat) === user.id) ?? SEATS.find((seat) => keptFor(seat) === null);
}

interface RematchRequest {
  readonly entropy: string;
  readonly dice?: string | undefined;
}

function isFull(table: Table): boolean {
  return table.seats.every(({ kind }) => kind !== 'open');
}

function isAbsent(table: Table, seat: Seat): boolean {
  const occupant = table.seats[seat];
  return table.status === 'playing' && occupant?.kind === 'player' && occupant.away === 'absent';
}

/** Whether anybody else has lost time by what a player does. */
export function hasCompany({ seats }: Table): boolean {
  return seats.filter(({ kind }) => kind === 'player').length > 1;
}

/** A rated game is for people whose rating lasts, and for their own heads. */
export function insistRated({ rated }: Pick<TableSettings, 'rated'>, { guest, program }: User): void {
  if (!rated) return;
  if (guest)
    throw new Refused('accounts-only', 'Rated games need an account. Turn your guest into one first.');
  if (program) throw new Refused('by-hand', 'Rated games are played by hand, not by programs.');
}

function botAt({ settings }: Founding, seat: Seat, level: Level): Entry {
  if (settings.rated)
    throw new Refused('not-allowed', 'A rated game is for people only: bots cannot have a seat.');
  return { type: 'bot', seat, level };
}

function insistOwner({ founding }: Table, user: User): void {
  if (founding.owner !== user.id)
    throw new Refused('not-your-table', 'Only the player who opened the table may do that.');
}

function insistSeat(table: Table, user: User): Seat {
  const seat = seatOf(table, user.id);
  if (seat === null) throw new Refused('no-seat', 'You have no seat at this table.');
  return seat;
}

/** Whether a game can be made of the settings; better to learn it now than at the start. */
function checkSettings({ players, cities, options }: TableSettings): void {
  try {
    const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
    createGame({ players, seed: '', options: given, ...(cities && { cities: cities satisfies CityId[] }) });
  } catch (error) {
    if (error instanceof InvalidSetupError) throw new Refused('malformed', error.message);
    throw error;
  }
}

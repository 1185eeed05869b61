import { randomBytes, randomInt } from 'node:crypto';
import {
  type CityId,
  createGame,
  InvalidSetupError,
  type Move,
  RULES_VERSION,
  SEATS,
  type Seat,
} from '@khora/engine';
import type { CreateTable, Level, TableSettings } from '@khora/protocol';
import { createTableSchema } from '@khora/protocol';
import type { User } from '../accounts/user.ts';
import { Refused } from '../errors.ts';
import type { Database } from '../storage/database.ts';
import type { Entry } from './entry.ts';
import { fold, type Happening } from './fold.ts';
import { insertTable } from './shelf.ts';
import { type Founding, foundTable, seatOf, type Table } from './table.ts';
import type { Tables } from './tables.ts';

/** What people may do at tables. Every check of who may what is here; what is legal in the game, the rules say. */
export class Commands {
  private readonly tables: Tables;
  private readonly db: Database;
  private readonly now: () => number;

  constructor(tables: Tables, db: Database, now: () => number) {
    this.tables = tables;
    this.db = db;
    this.now = now;
  }

  /** Opens a table: the founder has its first seat. It begins at once if no seat is left open. */
  async found(user: User, request: CreateTable, follows: string | null = null): Promise<Table> {
    const { settings, bots, entropy } = createTableSchema.parse(request);
    checkSettings(settings);
    const founding: Founding = {
      id: newId(),
      owner: user.id,
      created: this.now(),
      rules: RULES_VERSION,
      settings,
      secret: randomBytes(32).toString('hex'),
      invitation: randomBytes(12).toString('base64url'),
      follows,
    };
    const entries: Entry[] = [{ type: 'sit', seat: 0, user: user.id, name: user.name, entropy }];
    for (const [index, level] of bots.entries()) {
      if (index + 1 >= settings.players)
        throw new Refused(
          'malformed',
          `${settings.players} seats have room for ${settings.players - 1} bots.`,
        );
      if (level) entries.push({ type: 'bot', seat: (index + 1) as Seat, level });
    }
    let table = foundTable(founding);
    const happenings: Happening[] = [];
    const add = (entry: Entry) => {
      const happening = fold(table, { version: table.version + 1, at: founding.created, entry });
      ({ table } = happening);
      happenings.push(happening);
    };
    for (const entry of entries) add(entry);
    if (isFull(table)) add({ type: 'start' });
    await insertTable(this.db, table, happenings);
    // Whoever looks after bots and clocks hears of it as of any other.
    return this.tables.adopt(table, happenings);
  }

  async join(id: string, user: User, { entropy, invitation, seat }: JoinRequest): Promise<Table> {
    await this.tables.act(id, (table) => {
      if (seatOf(table, user.id) !== null) return null;
      const { settings, invitation: needed } = table.founding;
      if (settings.visibility === 'private' && invitation !== needed)
        throw new Refused('not-invited', 'This table is private: ask for its invitation link.');
      const free = seat ?? SEATS.find((each) => table.seats[each]?.kind === 'open');
      if (table.status === 'gathering' && free === undefined)
        throw new Refused('table-full', 'All seats are taken. You can watch.');
      return { type: 'sit', seat: free ?? 0, user: user.id, name: user.name, entropy };
    });
    return this.startIfFull(id);
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
      if (level === null) return table.seats[seat]?.kind === 'open' ? null : { type: 'empty', seat };
      return { type: 'bot', seat, level };
    });
    return this.startIfFull(id);
  }

  /** Begins, with bots on the seats that are still open. */
  async start(id: string, user: User, fill: Level | null): Promise<Table> {
    const table = await this.tables.get(id);
    insistOwner(table, user);
    if (fill)
      for (const seat of SEATS.slice(0, table.seats.length))
        await this.tables.act(id, ({ seats, status }) =>
          status === 'gathering' && seats[seat]?.kind === 'open' ? { type: 'bot', seat, level: fill } : null,
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
    make: (seat: Seat) => Entry,
  ): Promise<number> {
    let answer = 0;
    await this.tables.act(id, (table) => {
      const seat = insistSeat(table, user);
      const known = table.answered[seat]?.get(request);
      const entries: Entry[] = known === undefined ? [make(seat)] : [];
      // Who was away takes their seat first.
      if (isAbsent(table, seat)) entries.unshift({ type: 'return', seat, id: `return-${request}` });
      answer = known ?? table.version + entries.length;
      return entries;
    });
    return answer;
  }

  /** Opens a table like this one for the same players, or says which one it is. */
  async rematch(id: string, user: User, entropy: string): Promise<Table> {
    const old = await this.tables.get(id);
    insistSeat(old, user);
    if (old.status !== 'finished') throw new Refused('not-allowed', 'The game is not over yet.');
    if (old.rematch)
      return this.join(old.rematch, user, { entropy, invitation: await this.invitation(old.rematch) });
    const bots = old.seats
      .filter(({ kind }) => kind === 'bot')
      .map((seat) => (seat.kind === 'bot' ? seat.level : null));
    const people = Array.from({ length: old.seats.length - 1 - bots.length }, () => null);
    const { cities: _random, ...settings } = old.founding.settings;
    const table = await this.found(user, { settings, bots: [...people, ...bots], entropy }, id);
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

function isFull(table: Table): boolean {
  return table.seats.every(({ kind }) => kind !== 'open');
}

function isAbsent(table: Table, seat: Seat): boolean {
  const occupant = table.seats[seat];
  return table.status === 'playing' && occupant?.kind === 'player' && occupant.away === 'absent';
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

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const ID_LENGTH = 12;

function newId(): string {
  return Array.from({ length: ID_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

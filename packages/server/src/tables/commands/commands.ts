import { type Move, SEATS, type Seat } from '@khora/engine';
import type { CreateTable, Level, Remedy } from '@khora/protocol';
import type { User } from '../../accounts/user.ts';
import { Refused } from '../../errors.ts';
import { Lanes } from '../../limits/lanes.ts';
import type { WaitingTables } from '../../limits/waiting-tables.ts';
import { type Storage, writeChain } from '../../storage/database.ts';
import type { DiceCup } from '../dice.ts';
import type { Entry } from '../entry.ts';
import { abort, hasCompany, type Presence, remedy } from '../leaving.ts';
import { nameAt } from '../lookalikes.ts';
import { isListed } from '../open-tables.ts';
import { planFor } from '../plans.ts';
import { foundingChain } from '../shelf.ts';
import { hasLeft, seatOf, type Table } from '../table.ts';
import type { Tables } from '../tables.ts';
import { botAt, checkedRequest, founded, isFull, type Sequel, sequelOf } from './founding.ts';
import { insistOwner, insistRated, insistSeat } from './rights.ts';
import { insistMayAbort, insistRoom, insistWelcome, type Most } from './room.ts';

interface CommandsOptions {
  readonly tables: Tables;
  readonly storage: Storage;
  readonly dice: DiceCup;
  readonly presence: Presence;
  readonly now: () => number;
  readonly most?: Most;
  /** Counts the tables that wait for players. */
  readonly waiting?: Pick<WaitingTables, 'found'>;
}

/** What people may do at tables. Every check of permissions is here; the rules say what is legal in the game. */
export class Commands {
  private readonly options: CommandsOptions;
  private readonly tables: Tables;
  private readonly lanes = new Lanes();

  constructor(options: CommandsOptions) {
    this.options = options;
    this.tables = options.tables;
  }

  /**
   * Opens a table with the founder in the first seat. It begins at once if no seat is left open. If asked twice with
   * the same dice, it is opened once.
   */
  found(user: User, request: CreateTable, sequel?: Sequel): Promise<Table> {
    return this.lanes.run(user.id, () => this.foundAlone(user, request, sequel));
  }

  private async foundAlone(user: User, asked: CreateTable, sequel?: Sequel): Promise<Table> {
    const request = checkedRequest(asked);
    const { dice, storage, now, waiting } = this.options;
    const drawn = request.dice === undefined ? dice.draw() : dice.redeem(request.dice, user.id);
    if (request.dice !== undefined) {
      const known = await this.ownTable(drawn.table, user);
      if (known) return known;
    }
    insistRated(request.settings, user);
    await this.insistRoom(user, { opens: true });
    const { table, happenings } = founded({ user, request, drawn, sequel, now: now() });
    const open = async () => {
      await writeChain(storage, foundingChain(storage.db, table, happenings));
      // The keepers of bots and clocks hear of it like any other table.
      return this.tables.adopt(table, happenings);
    };
    return waiting && isListed(table) ? waiting.found(user.id, open) : open();
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
      await insistWelcome(this.options.storage.db, user, before);
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

  private async insistRoom(user: User, { opens }: { readonly opens: boolean }): Promise<void> {
    const { most, storage } = this.options;
    if (most) await insistRoom(storage.db, user, { most, opens });
  }

  private startIfFull(id: string): Promise<Table> {
    return this.tables.act(id, (table) =>
      table.status === 'gathering' && isFull(table) ? { type: 'start' } : null,
    );
  }

  /** The founder puts a bot on a seat, or frees it from a bot or from a player who does not come. */
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

  /**
   * Before the start this frees the seat, and a founder who leaves closes the table. During a game it means resigning.
   */
  leave(id: string, user: User): Promise<Table> {
    return this.tables.act(id, (table) => {
      const seat = insistSeat(table, user);
      if (table.status === 'playing') return { type: 'resign', seat };
      return table.founding.owner === user.id ? { type: 'close' } : { type: 'empty', seat };
    });
  }

  /**
   * Ends a game right after it began. With other people at the table this is counted, and allowed only now and then.
   */
  abort(id: string, user: User): Promise<Table> {
    // Several at once are counted one after another.
    return this.lanes.run(user.id, async () => {
      const { storage, now } = this.options;
      const aborted = (table: Table) => abort(table, insistSeat(table, user));
      const table = await this.tables.get(id);
      aborted(table);
      if (hasCompany(table)) await insistMayAbort(storage.db, user, now());
      return this.tables.act(id, aborted);
    });
  }

  /** Does something about a player who keeps a game without a clock waiting. */
  remedy(id: string, user: User, chosen: Remedy): Promise<Table> {
    const { now, presence } = this.options;
    return this.tables.act(id, (table) =>
      remedy(table, insistSeat(table, user), chosen, { now: now(), presence }),
    );
  }

  /** Makes a move; one already made under the same id gets the same answer again. */
  move(id: string, user: User, request: { id: string; move: Move }): Promise<number> {
    return this.inGame(id, user, request.id, (seat) => ({
      type: 'move',
      seat,
      move: request.move,
      by: 'player',
      id: request.id,
    }));
  }

  /** Plans the answer to a question that is not asked yet; null withdraws it. */
  plan(id: string, user: User, request: { id: string; move: Move | null }): Promise<number> {
    return this.inGame(id, user, request.id, (seat, table) => {
      const plan = request.move && planFor(table, seat, request.move);
      // Without a plan there is nothing to withdraw.
      return plan || table.plans[seat] ? { type: 'plan', seat, plan, id: request.id } : null;
    });
  }

  undo(id: string, user: User, request: string): Promise<number> {
    return this.inGame(id, user, request, (seat) => ({ type: 'undo', seat, id: request }));
  }

  /** A player who ran out of time takes their seat back from the bot. */
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
      // A player who was away takes their seat first.
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
    const open = old.rematch && (await this.lasting(old.rematch));
    if (open) return this.join(open.founding.id, user, { entropy, invitation: open.founding.invitation });
    const { settings, bots, sequel } = sequelOf(old, user);
    const table = await this.found(user, { settings, bots, entropy, dice }, sequel);
    const now = await this.tables.act(id, (before) =>
      before.rematch === old.rematch ? { type: 'rematch', table: table.founding.id } : null,
    );
    // Somebody else was quicker; their table counts.
    if (now.rematch && now.rematch !== table.founding.id) {
      await this.leave(table.founding.id, user);
      const { invitation } = (await this.tables.get(now.rematch)).founding;
      return this.join(now.rematch, user, { entropy, invitation });
    }
    return table;
  }

  /** A table that has not been closed, or removed since. */
  private async lasting(id: string): Promise<Table | null> {
    try {
      const table = await this.tables.get(id);
      return table.status === 'closed' ? null : table;
    } catch (error) {
      if (error instanceof Refused && error.code === 'no-such-table') return null;
      throw error;
    }
  }
}

interface JoinRequest {
  readonly entropy: string;
  readonly invitation?: string | undefined;
  readonly seat?: Seat | undefined;
}

/** The seat that is kept for a user, or otherwise one that is free for everybody. */
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

function isAbsent(table: Table, seat: Seat): boolean {
  const occupant = table.seats[seat];
  return table.status === 'playing' && occupant?.kind === 'player' && occupant.away === 'absent';
}

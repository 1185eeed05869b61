import type { Seat } from '@khora/engine';
import type { Level } from '@khora/protocol';
import type { User } from '../accounts/user.ts';
import { Refused } from '../errors.ts';
import type { Hub } from '../live/hub.ts';
import type { Commands } from '../tables/commands/commands.ts';
import { seatOf, type Table } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import type { NoShows } from './no-shows.ts';

/** How long a seat is kept for somebody who was found, in milliseconds: their page takes it within a few seconds. */
const KEPT = 20_000;

/** A table that was opened for people who were looking for a game. */
export interface Meeting {
  readonly table: string;
  readonly owner: User;
  /** What they were looking for, since when, and how strong the owner is. */
  readonly wish: string;
  readonly since: number;
  readonly mu: number;
  /** Who takes the seats that nobody comes for, and when; null if only people do. */
  readonly bots: { readonly level: Level; readonly from: number } | null;
}

interface Expecting {
  readonly meeting: Meeting;
  /** Until when a seat is kept for whom. */
  readonly people: Map<string, number>;
}

interface MeetingsOptions {
  readonly tables: Tables;
  readonly commands: Commands;
  readonly presence: Pick<Hub, 'isHere'>;
  readonly noShows: NoShows;
  readonly now: () => number;
}

/** Sees that somebody for whom opponents were found does not wait for people who never come. */
export class Meetings {
  private readonly options: MeetingsOptions;
  private readonly expecting = new Map<string, Expecting>();
  private isSweeping = false;

  constructor(options: MeetingsOptions) {
    this.options = options;
  }

  add(meeting: Meeting, people: readonly string[]): void {
    const until = this.options.now() + KEPT;
    this.expecting.set(meeting.table, { meeting, people: new Map(people.map((person) => [person, until])) });
  }

  /** Frees the seats of those who did not come; once nobody is expected any more, bots come when it is time for them. */
  async sweep(): Promise<void> {
    if (this.isSweeping) return;
    this.isSweeping = true;
    try {
      for (const each of this.expecting.values()) await this.lookAfter(each);
    } finally {
      this.isSweeping = false;
    }
  }

  /** Frees the seat that is kept for somebody, if they have not taken it. */
  async giveUp(table: string, person: string): Promise<void> {
    this.expecting.get(table)?.people.delete(person);
    const { tables, noShows } = this.options;
    const wasKept = keptFor(await tables.get(table), person) !== null;
    const after = await tables.act(table, (now) => {
      const seat = keptFor(now, person);
      return seat === null ? null : { type: 'empty', seat };
    });
    if (wasKept && seatOf(after, person) === null) noShows.note(person);
  }

  /** Tables with a free seat whose owner is there, for somebody who is looking for the same. */
  async find(person: string, suits: (meeting: Meeting) => boolean): Promise<Table | null> {
    for (const { meeting } of this.expecting.values()) {
      if (meeting.owner.id === person || !suits(meeting)) continue;
      const table = await this.options.tables.get(meeting.table);
      if (freeSeat(table) !== null && seatOf(table, person) === null && this.isThere(meeting)) return table;
    }
    return null;
  }

  /** Keeps a free seat for somebody else; false if there is none any more. */
  async invite({ founding: { id } }: Table, { id: user, name }: User): Promise<boolean> {
    const table = await this.options.tables.act(id, (now) => {
      const seat = freeSeat(now);
      return seat === null ? null : { type: 'keep', seat, user, name };
    });
    const isKept = keptFor(table, user) !== null;
    if (isKept) this.expecting.get(id)?.people.set(user, this.options.now() + KEPT);
    return isKept;
  }

  private async lookAfter({ meeting, people }: Expecting): Promise<void> {
    const { tables, commands, now } = this.options;
    try {
      for (const [person, until] of people) if (until <= now()) await this.giveUp(meeting.table, person);
      const table = await tables.get(meeting.table);
      const isOver = table.status !== 'gathering';
      // Without its owner it is a table like any other in the lobby.
      if (isOver || (people.size === 0 && !this.isThere(meeting))) this.expecting.delete(meeting.table);
      else if (people.size === 0 && meeting.bots && meeting.bots.from <= now())
        await commands.start(meeting.table, meeting.owner, meeting.bots.level);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.expecting.delete(meeting.table);
    }
  }

  private isThere({ table, owner }: Meeting): boolean {
    return this.options.presence.isHere(table, owner.id);
  }
}

/** The seat that is kept for somebody who has not come yet. */
export function keptFor({ status, seats }: Table, person: string): Seat | null {
  const index = seats.findIndex((seat) => seat.kind === 'open' && seat.kept?.user === person);
  return status === 'gathering' && index >= 0 ? (index as Seat) : null;
}

function freeSeat({ status, seats }: Table): Seat | null {
  const index = seats.findIndex((seat) => seat.kind === 'open' && !seat.kept);
  return status === 'gathering' && index >= 0 ? (index as Seat) : null;
}

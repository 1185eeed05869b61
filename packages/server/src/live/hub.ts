import type { Viewer } from '@khora/engine';
import type { ChatLine, ServerMessage } from '@khora/protocol';
import { Allowance } from '../limits/allowance.ts';
import type { Happening } from '../tables/fold.ts';
import { type Table, viewerOf } from '../tables/table.ts';
import type { Bus } from './bus.ts';
import { updateTexts } from './update-text.ts';

/** One listener at one table. */
export interface Sink {
  /** Null for somebody who has not signed in. */
  readonly user: string | null;
  /** Whether the page is visible. */
  isLooking(): boolean;
  send(text: string): void;
  /** The viewer is now somebody else and must be told everything again. */
  reset(): void;
}

interface Listener {
  readonly sink: Sink;
  viewer: Viewer;
}

interface Elsewhere {
  readonly users: readonly string[];
  readonly looking: readonly string[];
}

interface Room {
  readonly listeners: Listener[];
  /** Whether everybody may read the chat. */
  readonly isPublic: boolean;
  /** Users at the table at other processes. */
  readonly elsewhere: Map<string, Elsewhere>;
  /** When people who have left were last here. */
  readonly seen: Map<string, number>;
  /** Who is at the table, as its listeners were last told, and what the other processes were last told. */
  readonly told: { here: string; elsewhere: string };
  /** How often that may be told at once. */
  readonly pace: Allowance;
  /** Whether it is told later, because it was told often lately. */
  isDue: boolean;
}

/** How often who is at a table is told: everybody there is told of everybody. */
const PACE = { rate: 2, burst: 10 };
/** After that, how long it waits, in milliseconds. */
const PAUSE = 500;

interface HubOptions {
  readonly bus: Bus;
  /** The name of this process among the others. */
  readonly process: string;
  readonly now: () => number;
}

/** Tells listeners what happens at tables. It knows no rules, and nothing that a viewer may not know leaves it. */
export class Hub {
  private readonly rooms = new Map<string, Room>();
  private readonly bus: Bus;
  private readonly process: string;
  private readonly now: () => number;

  constructor({ bus, process, now }: HubOptions) {
    this.bus = bus;
    this.process = process;
    this.now = now;
    bus.listen((notice) => {
      if (notice.type === 'chat') this.tellLine(notice.table, notice.line, notice.except);
      if (notice.type === 'unsaid') this.tell(notice.table, notice);
      if (notice.type === 'present') {
        const { users, looking = users } = notice;
        this.hearPresence(notice.table, notice.process, { users, looking });
        const room = this.rooms.get(notice.table);
        if (room && notice.asks) this.publishPresence(notice.table, room, { asks: false });
      }
      if (notice.type === 'gone')
        for (const table of this.rooms.keys())
          this.hearPresence(table, notice.process, { users: [], looking: [] });
    });
  }

  get listeners(): number {
    return [...this.rooms.values()].reduce((sum, { listeners }) => sum + listeners.length, 0);
  }

  has(table: string): boolean {
    return this.rooms.has(table);
  }

  enter(table: Table, sink: Sink): Viewer {
    const { id } = table.founding;
    const known = this.rooms.get(id);
    const isPublic = table.founding.settings.visibility === 'public';
    const room: Room = known ?? newRoom({ isPublic, now: this.now });
    this.rooms.set(id, room);
    const viewer = viewerOf(table, sink.user);
    room.listeners.push({ sink, viewer });
    this.tellPresence(id, room, { asks: !known });
    return viewer;
  }

  /** Asks the other processes again who is there, after a lost connection. */
  meetAgain(): void {
    for (const [id, room] of this.rooms) this.publishPresence(id, room, { asks: true });
  }

  leave(id: string, sink: Sink): void {
    const room = this.rooms.get(id);
    const index = room?.listeners.findIndex((listener) => listener.sink === sink) ?? -1;
    if (!room || index < 0) return;
    room.listeners.splice(index, 1);
    if (sink.user !== null) room.seen.set(sink.user, this.now());
    this.tellPresence(id, room, { asks: false });
    if (room.listeners.length === 0) this.rooms.delete(id);
  }

  /** Users who are at the table, here or elsewhere. */
  present(id: string): string[] {
    const room = this.rooms.get(id);
    if (!room) return [];
    const users = new Set([...room.elsewhere.values()].flatMap((there) => there.users));
    for (const { sink } of room.listeners) if (sink.user !== null) users.add(sink.user);
    return [...users].sort();
  }

  /** Those of them whose page is visible. */
  looking(id: string): string[] {
    const room = this.rooms.get(id);
    if (!room) return [];
    return [
      ...new Set([...lookingIn(room), ...[...room.elsewhere.values()].flatMap((there) => there.looking)]),
    ];
  }

  /** Somebody's page at a table has become hidden or visible. */
  noteLooking(id: string): void {
    const room = this.rooms.get(id);
    if (room) this.tellSoon(id, room);
  }

  isHere(id: string, user: string): boolean {
    return this.present(id).includes(user);
  }

  lastSeen(id: string, user: string): number | null {
    return this.rooms.get(id)?.seen.get(user) ?? null;
  }

  /** Tells everybody at the table about an event, each what they may know. */
  tellOf(before: Table, happening: Happening): void {
    const { id } = happening.table.founding;
    const room = this.rooms.get(id);
    if (!room) return;
    const textFor = updateTexts(before, happening);
    const reseated = before.seats !== happening.table.seats;
    // A listener that is cut off is removed from the list while it is being read.
    for (const listener of room.listeners.slice()) {
      const { sink, viewer } = listener;
      listener.viewer = reseated ? viewerOf(happening.table, sink.user) : viewer;
      if (listener.viewer === viewer) sink.send(textFor(viewer));
      else sink.reset();
    }
  }

  /** Sends a line to everybody who may read it, except some. */
  chat(table: string, line: ChatLine, except: readonly string[] = []): void {
    this.tellLine(table, line, except);
    this.bus.publish({ type: 'chat', table, line, ...(except.length > 0 && { except }) });
  }

  /** Tells everybody that a line was deleted. */
  unsay(table: string, number: number): void {
    this.tell(table, { type: 'unsaid', table, number });
    this.bus.publish({ type: 'unsaid', table, number });
  }

  /** Tells everybody at a table everything again, after a change that no entry describes. */
  renew(table: Table): void {
    for (const listener of this.rooms.get(table.founding.id)?.listeners.slice() ?? []) {
      listener.viewer = viewerOf(table, listener.sink.user);
      listener.sink.reset();
    }
  }

  private tellLine(table: string, line: ChatLine, except: readonly string[] = []): void {
    const isPublic = this.rooms.get(table)?.isPublic ?? false;
    this.tell(
      table,
      { type: 'chat', table, line },
      ({ viewer, sink }) =>
        (isPublic || viewer !== 'spectator') && !(sink.user !== null && except.includes(sink.user)),
    );
  }

  private tell(
    table: string,
    message: ServerMessage,
    concerns: (listener: Listener) => boolean = () => true,
  ): void {
    const room = this.rooms.get(table);
    if (!room) return;
    const text = JSON.stringify(message);
    for (const { sink } of room.listeners.filter(concerns)) sink.send(text);
  }

  private tellPresence(id: string, room: Room, { asks }: { asks: boolean }): void {
    // A room that is about to be closed can tell nothing later.
    if (asks || room.listeners.length === 0) this.publishPresence(id, room, { asks });
    this.tellSoon(id, room);
  }

  /** Tells who is there, here and to other processes, if it has changed: at once, or a little later if it changes often. */
  private tellSoon(id: string, room: Room): void {
    if (room.isDue || this.isTold(id, room)) return;
    if (room.pace.take()) {
      this.tellNow(id, room);
      return;
    }
    room.isDue = true;
    setTimeout(() => {
      room.isDue = false;
      if (this.rooms.get(id) === room) this.tellNow(id, room);
    }, PAUSE).unref();
  }

  /** Spectators without a name come and go: whoever is told the same as before need not hear it. */
  private isTold(id: string, room: Room): boolean {
    return textOf(presenceIn(room)) === room.told.elsewhere && textOf(this.present(id)) === room.told.here;
  }

  private tellNow(id: string, room: Room): void {
    if (textOf(presenceIn(room)) !== room.told.elsewhere) this.publishPresence(id, room, { asks: false });
    this.tellUsers(id, room);
  }

  private tellUsers(id: string, room: Room): void {
    const users = this.present(id);
    const text = textOf(users);
    if (text === room.told.here) return;
    room.told.here = text;
    this.tell(id, { type: 'present', table: id, users });
  }

  private publishPresence(table: string, room: Room, { asks }: { asks: boolean }): void {
    const presence = presenceIn(room);
    room.told.elsewhere = textOf(presence);
    this.bus.publish({ type: 'present', table, process: this.process, ...presence, asks });
  }

  private hearPresence(table: string, process: string, there: Elsewhere): void {
    const { users } = there;
    const room = this.rooms.get(table);
    if (!room) return;
    for (const user of room.elsewhere.get(process)?.users ?? [])
      if (!users.includes(user)) room.seen.set(user, this.now());
    if (users.length > 0) room.elsewhere.set(process, there);
    else room.elsewhere.delete(process);
    this.tellSoon(table, room);
  }
}

function newRoom({ isPublic, now }: Pick<Room, 'isPublic'> & Pick<HubOptions, 'now'>): Room {
  return {
    listeners: [],
    isPublic,
    elsewhere: new Map(),
    seen: new Map(),
    told: { here: textOf([]), elsewhere: '' },
    pace: new Allowance({ ...PACE, now }),
    isDue: false,
  };
}

function textOf(presence: unknown): string {
  return JSON.stringify(presence);
}

/** The users of this process who are at a table. */
function presenceIn(room: Room): Elsewhere {
  const users = room.listeners.flatMap(({ sink }) => sink.user ?? []);
  return { users: [...new Set(users)], looking: lookingIn(room) };
}

/** Users of this process whose page with the table is visible. */
function lookingIn({ listeners }: Room): string[] {
  const users = listeners.flatMap(({ sink }) => (sink.user !== null && sink.isLooking() ? sink.user : []));
  return [...new Set(users)];
}

import { randomUUID } from 'node:crypto';
import type { Viewer } from '@khora/engine';
import { type ChatLine, clientMessageSchema, type ServerMessage } from '@khora/protocol';
import type { z } from 'zod';
import type { Asker, Scope } from '../accounts/user.ts';
import { Refused } from '../errors.ts';
import { insistMayRead } from '../limits/cold-tables.ts';
import type { Origin } from '../limits/limits.ts';
import type { Client } from '../limits/patience.ts';
import type { Services } from '../services.ts';
import { mayRead, mayWatch } from '../tables/access.ts';
import { lengthOf } from '../tables/past.ts';
import { snapshotOf, toldSince, unheardFrom, viewAt } from '../tables/snapshot.ts';
import { seatOf, type Table } from '../tables/table.ts';
import { Listener } from './listener.ts';
import type { Wire } from './wire.ts';

type Message = z.output<typeof clientMessageSchema>;

/** A client that lets this much pile up is gone. */
const MAX_BUFFERED = 4_000_000;
const MAX_WATCHED = 20;
/** How much a client may ask about tables before it has heard the answers. */
const MAX_WAITING = 60;
const POLICY_VIOLATION = 1008;

/** What looks at a table, unless it is refused before. */
const NEEDS_TABLE: ReadonlySet<Message['type']> = new Set([
  'watch',
  'move',
  'plan',
  'undo',
  'return',
  'chat',
]);

type Watch = Extract<Message, { type: 'watch' }>;

/** Somebody who begins to listen to a table. */
interface Entrance {
  readonly listener: Listener;
  readonly viewer: Viewer;
  /** The first version that they have not heard of. */
  readonly from: number;
}

interface Caller {
  readonly user: Asker | null;
  readonly address: string;
  readonly client: Client;
}

/** One client's connection. */
export class Connection {
  private readonly wire: Wire;
  private readonly user: Asker | null;
  private readonly services: Services;
  private readonly origin: Origin;
  /** Who asks, as far as patience with them is concerned. */
  private readonly client: Client;
  /** How to leave each table that it listens to. */
  private readonly watched = new Map<string, () => void>();
  /** Settles when everything that was asked about tables is answered. */
  private answered: Promise<void> = Promise.resolve();
  private waiting = 0;
  private closed = false;
  private isLooking = true;

  constructor(wire: Wire, { user, address, client }: Caller, services: Services) {
    this.wire = wire;
    this.user = user;
    this.services = services;
    this.client = client;
    this.origin = { person: user?.id ?? `nobody ${randomUUID()}`, address };
    if (user) this.say({ type: 'hello', user: user.id, name: user.name, now: services.now() });
    else this.say({ type: 'hello', user: null, name: null, now: services.now() });
  }

  /** Reads one message and answers it, whatever it is. */
  async hear(data: string): Promise<void> {
    if (this.closed) return;
    let json: unknown;
    try {
      const allowed = this.services.limits.maySend(this.origin);
      json = parse(data);
      // A ping must not wait for the disk.
      const room = allowed && !isPing(json) ? this.services.tables.room() : null;
      if (room) await room;
      if (!allowed) throw new Refused('too-fast', 'Too many messages. Wait a moment.');
      const { success, data: message, error } = clientMessageSchema.safeParse(json);
      if (!success) throw new Refused('malformed', firstIssue(error));
      await this.answer(message);
    } catch (error) {
      if (error instanceof Refused) this.services.limits.noteRefused(this.client, error.code);
      this.fail(error, aboutOf(json));
      if (this.services.limits.restOf(this.client) > 0) this.cutOff();
    }
  }

  close(): void {
    this.closed = true;
    for (const leave of this.watched.values()) leave();
    this.watched.clear();
  }

  private cutOff(): void {
    this.close();
    this.wire.cutOff(POLICY_VIOLATION, 'flood');
  }

  private answer(message: Message): Promise<void> | void {
    const { commands, chat } = this.services;
    if ('table' in message && NEEDS_TABLE.has(message.type))
      insistMayRead(this.services, message.table, this.origin);
    const confirm = (version: number) => {
      if ('id' in message) this.say({ type: 'done', id: message.id, version });
    };
    switch (message.type) {
      case 'ping':
        return this.say({ type: 'pong' });
      case 'looking':
        this.isLooking = message.looking;
        for (const table of this.watched.keys()) this.services.hub.noteLooking(table);
        return undefined;
      case 'watch':
        return this.inOrder(() => this.watch(message));
      case 'unwatch':
        return this.inOrder(() => this.unwatch(message.table));
      case 'look':
        this.services.limits.insistMayReplay(this.origin);
        return this.inOrder(() => this.look(message));
      case 'move':
        return commands.move(message.table, this.insistUser(), message).then(confirm);
      case 'plan':
        return commands.plan(message.table, this.insistUser(), message).then(confirm);
      case 'undo':
        this.services.limits.insistMayReplay(this.origin);
        return commands.undo(message.table, this.insistUser(), message.id).then(confirm);
      case 'return':
        return commands.comeBack(message.table, this.insistUser(), message.id).then(confirm);
      case 'chat':
        return this.speak(message, chat).then(() => confirm(0));
    }
  }

  private speak(message: Extract<Message, { type: 'chat' }>, chat: Services['chat']): Promise<void> {
    const user = this.insistUser();
    this.services.sanctions.insistMaySpeak(user.id);
    this.services.limits.insistMaySpeak(this.origin);
    return chat.say(message.table, user, message);
  }

  /** What is asked about tables is answered in order, however long each answer takes. */
  private inOrder(work: () => Promise<void> | void): Promise<void> {
    if (this.waiting >= MAX_WAITING) throw new Refused('too-fast', 'Wait for the answers first.');
    this.waiting += 1;
    return this.afterOthers(() => {
      this.waiting -= 1;
      return work();
    });
  }

  private afterOthers(work: () => Promise<void> | void): Promise<void> {
    const turn = this.answered.then(() => (this.closed ? undefined : work()));
    this.answered = turn.catch(() => undefined);
    return turn;
  }

  private async watch(message: Watch): Promise<void> {
    const { table: id, since, invitation } = message;
    const { tables, limits } = this.services;
    this.insistScope('read');
    const known = await tables.get(id);
    mayWatch(known, this.user, invitation);
    // Another process told the client about it before we heard of it.
    if (since > known.version) await tables.refresh(id);
    // Whoever is refused below should not cost a replay.
    if (!this.watched.has(id)) this.listenTo(known)();
    const table = await tables.get(id);
    // A client that returns and has missed nothing is told so without replaying the game.
    const isShort = unheardFrom(table, since) > lengthOf(table.game?.past);
    if (!isShort) limits.insistMayReplay(this.origin);
    return this.tellTable(message, { isShort });
  }

  /** Tells a table again to somebody who has become another viewer of it. */
  private async watchAgain(message: Watch): Promise<void> {
    const { table: id, invitation } = message;
    if (!this.watched.has(id)) return;
    try {
      mayWatch(await this.services.tables.get(id), this.user, invitation);
      await this.tellTable({ ...message, since: 0 }, { isShort: false });
    } catch (error) {
      this.unwatch(id);
      throw error;
    }
  }

  /** Listens first and reads the chat then, so that nothing is missed in between. */
  private async tellTable(message: Watch, { isShort }: { readonly isShort: boolean }): Promise<void> {
    const { tables, turns, chat } = this.services;
    const { table: id } = message;
    const whose = { ...this.origin, isPlayer: this.isPlayer(tables.at(id)) };
    const enter = () => (this.closed ? null : this.enter(message));
    const tell = isShort ? enter() : await turns.run(whose, enter);
    try {
      tell?.(await chat.lines(id, this.user?.id ?? null));
    } catch (error) {
      this.unwatch(id);
      throw error;
    }
  }

  /**
   * Nothing can happen at the table between reading it and entering, because nothing waits here. The returned function
   * tells it, with what was said there.
   */
  private enter(message: Watch): (lines: ChatLine[]) => void {
    const { table: id, since } = message;
    const table = this.services.tables.at(id);
    if (this.watched.size >= MAX_WATCHED && !this.watched.has(id))
      throw new Refused('too-fast', `One connection may listen to ${MAX_WATCHED} tables.`);
    const from = unheardFrom(table, since);
    this.unwatch(id);
    const stopListening = this.listenTo(table);
    const listener = new Listener({
      user: this.user?.id ?? null,
      isLooking: () => this.isLooking,
      say: (text) => this.sendText(text),
      onReset: () =>
        void this.afterOthers(() => this.watchAgain(message)).catch((error: unknown) =>
          this.fail(error, { table: id }),
        ),
    });
    const viewer = this.services.hub.enter(table, listener);
    const leave = () => {
      stopListening();
      this.services.hub.leave(id, listener);
    };
    this.watched.set(id, leave);
    return this.telling(table, { listener, viewer, from });
  }

  /**
   * Tells a listener the table as it is now, once it is given what was said there. This is a function of its own because
   * whatever one function makes shares what any of it needs: what is kept as long as somebody listens would keep this too.
   */
  private telling(table: Table, { listener, viewer, from }: Entrance): (lines: ChatLine[]) => void {
    const { id } = table.founding;
    const told = { snapshot: snapshotOf(table, viewer), ...toldSince(table, viewer, from) };
    return (lines) =>
      listener.begin(
        JSON.stringify({
          type: 'table',
          table: id,
          ...told,
          chat: mayRead(table, this.user) ? lines : [],
          present: this.services.hub.present(id),
          updated: table.updated,
          now: this.services.now(),
        } satisfies ServerMessage),
      );
  }

  /** Counts the client in, if the game is one of others. The returned function counts it out. */
  private listenTo(table: Table): () => void {
    return this.isPlayer(table) ? () => undefined : this.services.limits.insistMayListen(this.origin);
  }

  private isPlayer(table: Table): boolean {
    return this.user !== null && seatOf(table, this.user.id) !== null;
  }

  private unwatch(id: string): void {
    this.watched.get(id)?.();
    this.watched.delete(id);
  }

  private async look({ table: id, at }: Extract<Message, { type: 'look' }>): Promise<void> {
    if (!this.watched.has(id)) throw new Refused('no-such-table', 'Watch the table first.');
    const table = await this.services.tables.get(id);
    return this.services.turns.run({ ...this.origin, isPlayer: this.isPlayer(table) }, () => {
      if (!this.closed)
        this.say({ type: 'looked', table: id, at, view: viewAt(table, this.user?.id ?? null, at) });
    });
  }

  /** The user, if they may do more than listen. */
  private insistUser(): Asker {
    if (!this.user) throw new Refused('not-signed-in', 'Say who you are first: play as a guest, or sign in.');
    this.insistScope('play');
    this.services.sanctions.insistMayPlay(this.user.id);
    return this.user;
  }

  private insistScope(scope: Scope): void {
    if (this.user && !this.user.scopes.includes(scope))
      throw new Refused('not-allowed', `This token lacks the scope '${scope}'.`);
  }

  /** Says what went wrong. */
  private fail(error: unknown, about: About): void {
    if (error instanceof Refused) this.refuse(error, about);
    else {
      this.services.log.error({ err: error }, 'a message could not be answered');
      this.refuse(new Refused('internal', 'Something went wrong on our side. Your game is safe.'), about);
    }
  }

  private refuse({ code, message, reason }: Refused, about: About): void {
    this.services.metrics.refused.inc({ error: code });
    this.say({ type: 'refused', ...about, error: code, message, ...(reason && { reason }) });
  }

  private say(message: ServerMessage): void {
    this.sendText(JSON.stringify(message));
  }

  private sendText(text: string): void {
    if (this.closed) return;
    if (this.wire.bufferedAmount > MAX_BUFFERED) this.wire.terminate();
    else this.wire.send(text);
  }
}

/** What an answer refers to, as far as the message says. */
interface About {
  readonly id?: string;
  readonly table?: string;
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    throw new Refused('malformed', 'A message must be one JSON object.');
  }
}

function isPing(json: unknown): boolean {
  return typeof json === 'object' && json !== null && 'type' in json && json.type === 'ping';
}

function aboutOf(json: unknown): About {
  if (typeof json !== 'object' || json === null) return {};
  const { id, table }: { readonly id?: unknown; readonly table?: unknown } = json;
  const isShort = (value: unknown): value is string => typeof value === 'string' && value.length <= 64;
  return { ...(isShort(id) && { id }), ...(isShort(table) && { table }) };
}

function firstIssue({ issues }: z.ZodError): string {
  const [first] = issues;
  if (!first) return 'It does not have the right shape.';
  return first.path.length > 0 ? `${first.path.join('.')}: ${first.message}` : first.message;
}

import { randomUUID } from 'node:crypto';
import { type ChatLine, type ClientMessage, clientMessageSchema, type ServerMessage } from '@khora/protocol';
import type { z } from 'zod';
import type { Asker, Scope } from '../accounts/user.ts';
import { Refused } from '../errors.ts';
import type { Origin } from '../limits/limits.ts';
import type { Client } from '../limits/patience.ts';
import type { Services } from '../services.ts';
import { mayRead, mayWatch } from '../tables/access.ts';
import { lengthOf } from '../tables/past.ts';
import { snapshotOf, toldSince, unheardFrom, viewAt } from '../tables/snapshot.ts';
import { seatOf, type Table } from '../tables/table.ts';
import type { Sink } from './hub.ts';
import type { Wire } from './wire.ts';

type Message = z.output<typeof clientMessageSchema>;

/** A client that lets this much pile up is gone. */
const MAX_BUFFERED = 4_000_000;
const MAX_WATCHED = 20;
const POLICY_VIOLATION = 1008;

/** How somebody comes to listen to a table. */
interface Entrance extends Pick<Extract<Message, { type: 'watch' }>, 'since' | 'invitation'> {
  /** What was said there. */
  readonly lines: ChatLine[];
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
      const about = aboutOf(json);
      if (error instanceof Refused) {
        this.refuse(error, about);
        this.services.limits.noteRefused(this.client, error.code);
      } else {
        this.services.log.error({ err: error }, 'a message could not be answered');
        this.refuse(new Refused('internal', 'Something went wrong on our side. Your game is safe.'), about);
      }
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
        this.insistScope('read');
        return this.watch(message);
      case 'unwatch':
        return this.unwatch(message.table);
      case 'look':
        return this.look(message);
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

  private async watch({ table: id, since, invitation }: Extract<Message, { type: 'watch' }>): Promise<void> {
    const { tables, limits } = this.services;
    const known = await tables.get(id);
    mayWatch(known, this.user, invitation);
    // Another process told the client about it before we heard of it.
    if (since > known.version) await tables.refresh(id);
    // Whoever is refused below should not cost a query.
    if (!this.watched.has(id)) this.listenTo(known)();
    const lines = await this.services.chat.lines(id, this.user?.id ?? null);
    await tables.get(id);
    const enter = () => this.enter(id, { since, invitation, lines });
    const table = tables.at(id);
    // A client that returns and has missed nothing is told so without replaying the game.
    if (unheardFrom(table, since) > lengthOf(table.game?.past)) return enter();
    limits.insistMayReplay(this.origin);
    return this.services.turns.run({ ...this.origin, isPlayer: this.isPlayer(table) }, enter);
  }

  /** Nothing can happen at the table between reading it and entering, because nothing waits here. */
  private enter(id: string, { since, invitation, lines }: Entrance): void {
    if (this.closed) return;
    const table = this.services.tables.at(id);
    if (this.watched.size >= MAX_WATCHED && !this.watched.has(id))
      throw new Refused('too-fast', `One connection may listen to ${MAX_WATCHED} tables.`);
    const from = unheardFrom(table, since);
    this.unwatch(id);
    const stopListening = this.listenTo(table);
    const sink: Sink = {
      user: this.user?.id ?? null,
      isLooking: () => this.isLooking,
      send: (text) => this.sendText(text),
      reset: () =>
        void this.hear(
          JSON.stringify({
            type: 'watch',
            table: id,
            ...(invitation && { invitation }),
          } satisfies ClientMessage),
        ),
    };
    const viewer = this.services.hub.enter(table, sink);
    const leave = () => {
      stopListening();
      this.services.hub.leave(id, sink);
    };
    this.watched.set(id, leave);
    this.say({
      type: 'table',
      table: id,
      snapshot: snapshotOf(table, viewer),
      ...toldSince(table, viewer, from),
      chat: mayRead(table, this.user) ? lines : [],
      present: this.services.hub.present(id),
      updated: table.updated,
      now: this.services.now(),
    });
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
    this.services.limits.insistMayReplay(this.origin);
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

import type { ChatLine, ServerMessage, Snapshot, Told } from '@khora/protocol';
import { patched } from '@khora/protocol/client';
import { Connection, type OpenWire } from '../../online/connection/connection.ts';
import type { RoomView } from '../room-view.ts';
import type { Room, Tell } from '../runner.ts';
import { type Letter, Outbox } from './outbox.ts';

/** What the server tells at once: the table after it, and what happened. */
export interface News extends Told {
  readonly snapshot: Snapshot;
}

/** The game that is played in a room. It decides when its news is shown; without a game, news is shown at once. */
interface Played {
  /** News in order. After a gap, what is still waiting to be shown is out of date. */
  readonly hear: (news: News, how: { readonly afterGap: boolean }) => void;
  /** Something sent was answered, or the connection is lost. */
  readonly change: () => void;
}

export interface RoomOptions {
  readonly table: string;
  readonly url: string;
  readonly invitation: string | null;
  readonly openWire: OpenWire;
  readonly tell: Tell;
}

/** A table on a server: its people, the connection to it, and what is on its way. */
export class ServerRoom implements Room {
  readonly table: string;
  private readonly tell: Tell;
  private readonly played: Played | null;
  private readonly invitation: string | null;
  private readonly outbox = new Outbox();
  private readonly connection: Connection;
  private state: RoomView['connection'] = 'connecting';
  /** The latest news from the server; what the page sees may lag behind. */
  private latest: Snapshot | null = null;
  private shown: Snapshot | null = null;
  private chatLines: readonly ChatLine[] = [];
  private present: readonly string[] = [];
  private updated = 0;
  private user: string | null = null;
  private ahead = 0;
  private refused: RoomView['refused'] = null;
  private isHidden = false;
  private looking: { next: number | null } | null = null;

  constructor({ table, url, invitation, openWire, tell }: RoomOptions, played: Played | null = null) {
    this.table = table;
    this.invitation = invitation;
    this.tell = tell;
    this.played = played;
    this.connection = new Connection({
      url,
      open: openWire,
      onOpen: () => this.enter(),
      onMessage: (message) => this.hear(message),
      onLost: () => this.lose(),
    });
    this.report();
  }

  /** Whether a move is on its way, or kept until there is a connection. */
  get sending(): 'sent' | 'kept' | false {
    return this.outbox.hasMove && (this.state === 'open' ? 'sent' : 'kept');
  }

  /** The latest news from the server, whether it is shown yet or not. */
  get now(): Snapshot | null {
    return this.latest;
  }

  /** Sends something until it is answered. */
  post(letter: Letter): void {
    this.connection.send(this.outbox.add(this.table, letter));
  }

  look(at: number): void {
    // One at a time, because a slider asks faster than anybody can answer.
    if (this.looking) this.looking.next = at;
    else {
      this.looking = { next: null };
      this.connection.send({ type: 'look', table: this.table, at });
    }
  }

  /** Shows the page the room as it was then. */
  show(snapshot: Snapshot): void {
    this.shown = snapshot;
    this.report();
  }

  /** Reports the room as it is shown. */
  report(): void {
    const { view: _view, ...snapshot } = this.shown ?? { view: null };
    this.tell({
      type: 'room',
      room: {
        table: this.table,
        connection: this.state,
        user: this.user,
        snapshot: 'status' in snapshot ? snapshot : null,
        present: this.present,
        chat: this.chatLines,
        updated: this.updated,
        ahead: this.ahead,
        refused: this.refused,
      },
    });
  }

  chat(text: string): void {
    this.post({ type: 'chat', text });
  }

  comeBack(): void {
    this.post({ type: 'return' });
  }

  wake(): void {
    if (this.isHidden) this.connection.send({ type: 'looking', looking: true });
    this.isHidden = false;
    this.connection.wake();
  }

  hide(): void {
    this.isHidden = true;
    this.connection.send({ type: 'looking', looking: false });
  }

  renew(): void {
    this.latest = null;
    this.connection.renew();
  }

  close(): void {
    this.connection.close();
  }

  private enter(): void {
    const { table, invitation, latest } = this;
    if (this.isHidden) this.connection.send({ type: 'looking', looking: false });
    this.connection.send({
      type: 'watch',
      table,
      since: latest?.version ?? 0,
      ...(invitation !== null && { invitation }),
    });
  }

  private lose(): void {
    this.state = 'lost';
    this.looking = null;
    this.report();
    this.played?.change();
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'hello':
        this.user = message.user;
        this.ahead = message.now - Date.now();
        this.report();
        break;
      case 'table':
        this.hearTable(message);
        break;
      case 'update': {
        if (!this.latest) break;
        this.latest = patched(this.latest, message.patch);
        this.updated = Date.now() + this.ahead;
        const { from, entries } = message;
        this.hearNews({ snapshot: this.latest, from, entries }, { afterGap: false });
        break;
      }
      case 'done': {
        const parcel = this.outbox.take(message.id);
        if (parcel && parcel.type !== 'chat') this.played?.change();
        break;
      }
      case 'refused':
        this.hearRefusal(message);
        break;
      case 'looked': {
        this.tell({ type: 'looked', at: message.at, view: message.view });
        const next = this.looking?.next ?? null;
        this.looking = null;
        if (next !== null) this.look(next);
        break;
      }
      case 'chat': {
        const { line } = message;
        this.chatLines = [...this.chatLines.filter(({ number }) => number !== line.number), line];
        this.report();
        break;
      }
      case 'unsaid':
        this.chatLines = this.chatLines.filter(({ number }) => number !== message.number);
        this.report();
        break;
      case 'present':
        this.present = message.users;
        this.report();
        break;
      default:
    }
  }

  private hearTable({ snapshot, from, entries, ...room }: Extract<ServerMessage, { type: 'table' }>): void {
    this.latest = snapshot;
    this.chatLines = room.chat;
    this.present = room.present;
    this.ahead = room.now - Date.now();
    this.updated = room.updated;
    this.state = 'open';
    this.hearNews({ snapshot, from, entries }, { afterGap: true });
    for (const parcel of this.outbox.waiting) this.connection.send(parcel);
  }

  private hearNews(news: News, how: { readonly afterGap: boolean }): void {
    if (this.played) this.played.hear(news, how);
    else this.show(news.snapshot);
  }

  private hearRefusal({ id, error, message, reason }: Extract<ServerMessage, { type: 'refused' }>): void {
    const parcel = this.outbox.take(id);
    if (parcel) {
      this.played?.change();
      this.tell({ type: 'refused', refusal: { error, message, ...(reason && { reason }) } });
    } else if (this.latest) {
      this.looking = null;
    } else {
      this.refused = error;
      this.connection.close();
      this.report();
    }
  }
}

import { decisions, type GameEvent } from '@khora/engine';
import type { ChatLine, ServerMessage, Snapshot, Told } from '@khora/protocol';
import { patched } from '@khora/protocol/client';
import { Connection, type OpenWire, openSocket } from '../../online/connection/connection.ts';
import type { Pace, Report, Request } from '../messages.ts';
import type { Online, OnlineRequest } from '../online.ts';
import { type Content, Outbox } from './outbox.ts';
import { shownTable } from './shown-table.ts';

/** Milliseconds between two moves that one should be able to follow. */
const PAUSES: Readonly<Record<Pace, number>> = { instant: 0, brisk: 450, calm: 1200 };
/** What one should be able to follow. */
const LOUD: ReadonlySet<GameEvent['type']> = new Set([
  'explored',
  'achieved',
  'action',
  'raised',
  'played',
  'tookBack',
  'developed',
  'discarded',
]);
/** With more than this waiting, there is no point in showing them one by one. */
const MOST_WAITING = 12;

interface Step extends Told {
  readonly snapshot: Snapshot;
}

type Watched = Extract<OnlineRequest, { type: 'watch' }>;

/** One table of a server: what it says is shown like a game of this browser, and what the player does is sent to it. */
export class OnlineHost {
  private readonly tell: (report: Report) => void;
  private readonly open: OpenWire;
  private readonly outbox = new Outbox();
  private watched: Watched | null = null;
  private connection: Connection | null = null;
  private state: Online['connection'] = 'connecting';
  private pace: Pace = 'brisk';
  /** The last that the server told; what the page sees may lag behind. */
  private latest: Snapshot | null = null;
  private shown: Snapshot | null = null;
  /** What the page has been told of the game, by move. */
  private known: readonly (readonly GameEvent[])[] = [];
  private steps: Step[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private chat: readonly ChatLine[] = [];
  private present: readonly string[] = [];
  private user: string | null = null;
  private ahead = 0;
  private refused: Online['refused'] = null;
  private question = '';
  private asking = 0;
  private looking: { asked: number; next: number | null } | null = null;

  constructor(tell: (report: Report) => void, open: OpenWire = openSocket) {
    this.tell = tell;
    this.open = open;
  }

  get table(): string | null {
    return this.watched?.table ?? null;
  }

  /** Answers what concerns the table; everything else is left alone. */
  handle(request: Request): void {
    switch (request.type) {
      case 'watch':
        this.watch(request);
        break;
      case 'unwatch':
        this.close();
        break;
      case 'wake':
        this.connection?.wake();
        break;
      case 'renew':
        this.latest = null;
        this.connection?.renew();
        break;
      case 'pace':
        this.pace = request.pace;
        break;
      case 'return':
      case 'chat':
        this.post(request);
        break;
      default:
        if (this.watched?.quiet === false) this.handleGame(request);
    }
  }

  private handleGame(request: Request): void {
    switch (request.type) {
      case 'move':
        this.post({ type: 'move', move: request.move });
        this.report();
        break;
      case 'undo':
        this.post({ type: 'undo' });
        this.report();
        break;
      case 'look':
        if (request.at !== null) this.look(request.at);
        break;
      default:
    }
  }

  close(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.connection?.close();
    this.connection = null;
    this.watched = null;
    this.latest = null;
    this.shown = null;
    this.steps = [];
    this.refused = null;
    this.looking = null;
    this.outbox.clear();
  }

  private watch(request: Watched): void {
    if (this.watched?.table === request.table && !this.refused) {
      this.watched = request;
      this.connection?.wake();
      this.reportRoom();
      if (this.shown) this.report({ from: 0, entries: this.known });
      return;
    }
    this.close();
    this.watched = request;
    this.known = [];
    this.state = 'connecting';
    this.connection = new Connection({
      url: request.url,
      open: this.open,
      onOpen: () => this.enter(),
      onMessage: (message) => this.hear(message),
      onLost: () => {
        this.state = 'lost';
        this.looking = null;
        this.reportRoom();
        this.report();
      },
    });
    this.reportRoom();
  }

  private enter(): void {
    const { watched, connection } = this;
    if (!watched || !connection) return;
    connection.send({
      type: 'watch',
      table: watched.table,
      since: this.latest?.version ?? 0,
      ...(watched.invitation !== null && { invitation: watched.invitation }),
    });
  }

  private post(content: Content): void {
    if (!this.watched) return;
    this.connection?.send(this.outbox.add(this.watched.table, content));
  }

  private look(at: number): void {
    if (!this.watched) return;
    // One at a time: a slider asks faster than anybody can answer.
    if (this.looking) this.looking.next = at;
    else {
      this.looking = { asked: at, next: null };
      this.connection?.send({ type: 'look', table: this.watched.table, at });
    }
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'hello':
        this.user = message.user;
        this.ahead = message.now - Date.now();
        this.reportRoom();
        break;
      case 'table':
        this.hearTable(message);
        break;
      case 'update':
        if (!this.latest) break;
        this.latest = patched(this.latest, message.patch);
        this.steps.push({ snapshot: this.latest, from: message.from, entries: message.entries });
        this.showNext();
        break;
      case 'done': {
        const parcel = this.outbox.take(message.id);
        if (parcel && parcel.type !== 'chat') this.report();
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
      case 'chat':
        this.chat = [...this.chat.filter(({ number }) => number !== message.line.number), message.line];
        this.reportRoom();
        break;
      case 'present':
        this.present = message.users;
        this.reportRoom();
        break;
      default:
    }
  }

  private hearTable(message: Extract<ServerMessage, { type: 'table' }>): void {
    this.showAll();
    this.latest = message.snapshot;
    this.chat = message.chat;
    this.present = message.present;
    this.ahead = message.now - Date.now();
    this.state = 'open';
    this.show({ snapshot: message.snapshot, from: message.from, entries: message.entries });
    for (const parcel of this.outbox.waiting) this.connection?.send(parcel);
  }

  private hearRefusal({ id, error, message, reason }: Extract<ServerMessage, { type: 'refused' }>): void {
    const parcel = this.outbox.take(id);
    if (!parcel && !this.latest) {
      this.refused = error;
      this.connection?.close();
      this.reportRoom();
      return;
    }
    if (!parcel) {
      this.looking = null;
      return;
    }
    this.report();
    this.tell({ type: 'rejected', refusal: { error, message, ...(reason && { reason }) } });
  }

  /** Shows what the server told, at the player's pace. */
  private showNext(): void {
    if (this.timer !== undefined) return;
    for (let step = this.steps.shift(); step; step = this.steps.shift()) {
      this.show(step);
      const pause = this.pauseAfter(step);
      if (pause === 0) continue;
      this.timer = setTimeout(() => {
        this.timer = undefined;
        this.showNext();
      }, pause);
      return;
    }
  }

  private showAll(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const step of this.steps.splice(0)) this.show(step);
  }

  private pauseAfter({ entries }: Step): number {
    const { latest } = this;
    // Time that the player's clock takes is not spent on show.
    const own = latest && latest.viewer !== 'spectator' ? latest.clocks?.[latest.viewer] : undefined;
    const hurries = latest?.clock.kind === 'live' && own !== undefined && own.since !== null;
    if (hurries || this.steps.length > MOST_WAITING) return 0;
    const seen = entries.flat().some(({ type, ...event }) => {
      const seat = 'seat' in event ? event.seat : null;
      return LOUD.has(type) && seat !== latest?.viewer;
    });
    return seen ? PAUSES[this.pace] : 0;
  }

  private show({ snapshot, from, entries }: Step): void {
    this.shown = snapshot;
    this.known = [...this.known.slice(0, from), ...entries];
    this.reportRoom();
    this.report({ from, entries });
  }

  private reportRoom(): void {
    if (!this.watched) return;
    const { view: _view, ...room } = this.shown ?? { view: null };
    this.tell({
      type: 'online',
      online: {
        table: this.watched.table,
        connection: this.state,
        user: this.user,
        room: 'status' in room ? room : null,
        present: this.present,
        chat: this.chat,
        ahead: this.ahead,
        refused: this.refused,
      },
    });
  }

  private report(told: Told = { from: this.known.length, entries: [] }): void {
    const { shown, watched } = this;
    if (!shown?.view || !watched || watched.quiet) return;
    const sending = this.outbox.hasMove && (this.state === 'open' ? 'sent' : 'kept');
    const table = shownTable({ ...shown, view: shown.view }, { ...told, ...watched, sending });
    const own = decisions(shown.view).find(({ seat }) => seat === shown.viewer);
    const question = JSON.stringify([own, sending !== false]);
    if (question !== this.question) this.asking += 1;
    this.question = question;
    this.tell({ type: 'table', table: { ...table, asking: this.asking } });
  }
}

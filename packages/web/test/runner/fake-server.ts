import {
  decisions,
  type GameEvent,
  type GameRecord,
  IllegalMoveError,
  legalMoves,
  type Move,
  RECORD_VERSION,
  RULES_VERSION,
  redact,
  replayEvents,
  type Seat,
  undo,
  view,
} from '@khora/engine';
import { type ClientMessage, diff, type ServerMessage, type Snapshot } from '@khora/protocol';
import type { OpenWire, WireEvents } from '../../src/online/connection/connection.ts';

export const TABLE = 'abcdefgh2345';

interface Line {
  readonly events: WireEvents;
  isWatching: boolean;
  isOpen: boolean;
}

/** A server with one table and one listener at seat 0, in the same process: it answers at once. */
export class FakeServer {
  /** Everything that the client said, over all its connections. */
  readonly heard: ClientMessage[] = [];
  readonly lines: Line[] = [];
  /** Whether it refuses connections, withholds its answers, or refuses to show the table. */
  isDown = false;
  isMute = false;
  isPrivate = false;
  record: GameRecord = {
    format: 'khora',
    version: RECORD_VERSION,
    rules: RULES_VERSION,
    setup: { players: 2, seed: 'online' },
    moves: [],
  };
  private readonly answered = new Map<string, number>();
  private readonly looks: { at: number }[] = [];

  readonly open: OpenWire = (_url, events) => {
    const line: Line = { events, isWatching: false, isOpen: false };
    this.lines.push(line);
    queueMicrotask(() => (this.isDown ? events.closed() : this.accept(line)));
    return {
      send: (text) => this.hear(line, JSON.parse(text) as ClientMessage),
      close: () => {
        line.isOpen = false;
      },
    };
  };

  get frames() {
    return Array.from(replayEvents(this.record));
  }

  get state() {
    const last = this.frames.at(-1);
    if (!last) throw new Error('A game has a first position.');
    return last.state;
  }

  snapshot(): Snapshot {
    const { state, record } = this;
    return {
      version: record.moves.length + 3,
      status: state.phase === 'over' ? 'finished' : 'playing',
      viewer: 0,
      owner: 'sappho',
      seats: [
        { kind: 'player', user: 'sappho', name: 'Sappho', away: null },
        { kind: 'bot', level: 'citizen' },
      ],
      clock: { kind: 'none' },
      rated: false,
      clocks: null,
      view: view(state, 0),
      length: record.moves.length,
      canAbort: false,
      result: null,
      canUndo: record.moves.at(-1)?.seat === 0,
      commitment: 'c',
      rematch: null,
    };
  }

  told(from: number): GameEvent[][] {
    return this.frames.slice(from).map(({ events }) => events.flatMap((event) => redact(event, 0) ?? []));
  }

  /** The first legal move of whoever is asked. */
  firstMove(seat: Seat): Move {
    const [move] = legalMoves(this.state, seat);
    if (!move) throw new Error(`Seat ${seat} is not asked.`);
    return move;
  }

  isAsked(seat: Seat): boolean {
    return decisions(this.state).some((decision) => decision.seat === seat);
  }

  /** Somebody moves, and all listeners are told. */
  play(seat: Seat, move: Move): void {
    const before = this.snapshot();
    const { record } = this;
    this.record = { ...record, moves: [...record.moves, { seat, move }] };
    try {
      const from = this.record.moves.length;
      this.tell({
        type: 'update',
        table: TABLE,
        patch: diff(before, this.snapshot()),
        from,
        entries: this.told(from),
      });
    } catch (error) {
      this.record = record;
      throw error;
    }
  }

  /** Cuts every connection. */
  drop(): void {
    for (const line of this.lines.filter(({ isOpen }) => isOpen)) {
      line.isOpen = false;
      line.events.closed();
    }
  }

  answerLooks(): void {
    for (const { at } of this.looks.splice(0)) {
      const frame = this.frames[at];
      if (frame) this.tell({ type: 'looked', table: TABLE, at, view: view(frame.state, 0) });
    }
  }

  private accept(line: Line): void {
    line.isOpen = true;
    line.events.opened();
    this.say(line, { type: 'hello', user: 'sappho', name: 'Sappho', now: Date.now() });
  }

  private hear(line: Line, message: ClientMessage): void {
    this.heard.push(message);
    switch (message.type) {
      case 'watch':
        if (this.isPrivate)
          this.say(line, { type: 'refused', table: TABLE, error: 'not-invited', message: '' });
        else this.enter(line, message.since ?? 0);
        break;
      case 'move':
        this.move(line, message);
        break;
      case 'undo':
        this.takeBack(line, message);
        break;
      case 'look':
        this.looks.push(message);
        break;
      case 'ping':
        this.say(line, { type: 'pong' });
        break;
      default:
    }
  }

  private enter(line: Line, since: number): void {
    line.isWatching = true;
    const from = since === 0 ? 0 : since - 3 + 1;
    const snapshot = this.snapshot();
    this.say(line, {
      type: 'table',
      table: TABLE,
      snapshot,
      from,
      entries: this.told(from),
      chat: [],
      updated: 0,
      present: ['sappho'],
      now: Date.now(),
    });
  }

  private move(line: Line, { id, move }: Extract<ClientMessage, { type: 'move' }>): void {
    try {
      if (!this.answered.has(id)) {
        this.play(0, move);
        this.answered.set(id, this.snapshot().version);
      }
      this.say(line, { type: 'done', id, version: this.answered.get(id) ?? 0 });
    } catch (error) {
      if (!(error instanceof IllegalMoveError)) throw error;
      this.say(line, {
        type: 'refused',
        id,
        table: TABLE,
        error: 'illegal-move',
        message: error.message,
        reason: error.details,
      });
    }
  }

  private takeBack(line: Line, { id }: Extract<ClientMessage, { type: 'undo' }>): void {
    const without = undo(this.record, 0);
    if (!without) {
      this.say(line, { type: 'refused', id, table: TABLE, error: 'cannot-undo', message: '' });
      return;
    }
    const before = this.snapshot();
    this.record = without;
    const from = without.moves.length + 1;
    this.tell({ type: 'update', table: TABLE, patch: diff(before, this.snapshot()), from, entries: [] });
    this.say(line, { type: 'done', id, version: this.snapshot().version });
  }

  private tell(message: ServerMessage): void {
    for (const line of this.lines) if (line.isWatching) this.say(line, message);
  }

  private say(line: Line, message: ServerMessage): void {
    if (line.isOpen && !this.isMute) line.events.heard(JSON.stringify(message));
  }
}

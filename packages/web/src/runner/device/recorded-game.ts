import {
  decisions,
  type GameEvent,
  type GameRecord,
  type GameSetup,
  type GameState,
  legalMoves,
  type Move,
  play,
  projectedPoints,
  RECORD_VERSION,
  RULES_VERSION,
  redact,
  replayEvents,
  type Seat,
  undo,
  type Viewer,
  view,
} from '@khora/engine';
import type { Save, SeatPlan, ShownGame } from '../game.ts';
import { onlyPerson, ownSeatOf } from '../own-seat.ts';

interface Frame {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

/** A game on this device: its record and all its positions. */
export class RecordedGame {
  readonly id: string;
  readonly seats: readonly SeatPlan[];
  readonly own: Seat | null;
  readonly created: number;
  record: GameRecord;
  private frames: Frame[];

  private constructor(save: Pick<Save, 'id' | 'seats' | 'created' | 'record'>, own: Seat | null) {
    this.id = save.id;
    this.seats = save.seats;
    this.own = own;
    this.created = save.created;
    this.record = save.record;
    this.frames = Array.from(replayEvents(save.record));
  }

  static create(
    id: string,
    setup: GameSetup,
    seats: readonly SeatPlan[],
    created: number,
    moves: GameRecord['moves'] = [],
  ): RecordedGame {
    const record: GameRecord = {
      format: 'khora',
      version: RECORD_VERSION,
      rules: RULES_VERSION,
      setup,
      moves,
    };
    return new RecordedGame({ id, seats, created, record }, onlyPerson(seats));
  }

  static open(save: Save): RecordedGame {
    return new RecordedGame(save, ownSeatOf(save));
  }

  get state(): GameState {
    return this.frame(this.length).state;
  }

  get length(): number {
    return this.record.moves.length;
  }

  private frame(at: number): Frame {
    const frame = this.frames[at];
    if (!frame) throw new RangeError(`The game has no move ${at}.`);
    return frame;
  }

  play(seat: Seat, move: Move): void {
    const next = play(this.state, seat, move);
    this.frames.push(next);
    this.record = { ...this.record, moves: [...this.record.moves, { seat, move }] };
  }

  /** Takes the seat's last move back, if that is allowed. */
  undo(seat: Seat): boolean {
    const without = undo(this.record, seat);
    if (!without) return false;
    this.record = without;
    this.frames = Array.from(replayEvents(without));
    return true;
  }

  canUndo(seat: Seat): boolean {
    return undo(this.record, seat) !== null;
  }

  /** The position after this many moves, as the viewer sees it. */
  look(at: number, viewer: Viewer) {
    return view(this.frame(Math.max(0, Math.min(this.length, at))).state, viewer);
  }

  private heard(from: number, viewer: Viewer): GameEvent[][] {
    return this.frames
      .slice(from)
      .map(({ events }) => events.flatMap((event) => redact(event, viewer) ?? []));
  }

  private curves(): number[][] | null {
    if (this.state.phase !== 'over') return null;
    const ends = new Map<number, number[]>();
    for (const { state } of this.frames) if (state.round > 0) ends.set(state.round, projectedPoints(state));
    return [...ends.values()];
  }

  shown({ viewer, from, settled }: { viewer: Viewer; from: number; settled: boolean }): ShownGame {
    const { state } = this;
    const own = viewer === 'spectator' ? null : viewer;
    return {
      id: this.id,
      seats: this.seats,
      own: this.own,
      viewer,
      view: view(state, viewer),
      decisions: decisions(state),
      moves: own === null ? [] : legalMoves(state, own),
      canUndo: settled && own !== null && this.seats[own]?.kind === 'human' && this.canUndo(own),
      asking: this.length,
      length: this.length,
      from,
      events: this.heard(from, viewer),
      curves: this.curves(),
      record: this.record,
      sending: false,
    };
  }

  save(updated: number): Save {
    const { state } = this;
    return {
      id: this.id,
      created: this.created,
      updated,
      seats: this.seats,
      own: this.own,
      record: this.record,
      over: state.phase === 'over',
      round: state.round,
      cities: state.players.map(({ city }) => city),
      points: projectedPoints(state),
    };
  }
}

import type { Budget } from '@khora/bots';
import { passedBy } from '@khora/bots/memory';
import {
  decisions,
  derivedSeed,
  type GameEvent,
  type GameSetup,
  type GameState,
  type GameView,
  hash,
  isOver,
  type Move,
  play,
  RECORD_VERSION,
  RULES_VERSION,
  replayEvents,
  SEATS,
  type Seat,
  standings,
  undo,
  view,
} from '@khora/engine';
import type { Contestant } from '../contestants/contestant.ts';
import { contestantOf, type Roster } from '../contestants/contestants.ts';
import type { Frame } from '../game/frames.ts';
import type { LabRecord } from '../game/record.ts';

/** How a record names the seat of the person. */
export const PERSON = 'you';

/** A record in which a person plays: everyone's name by seat. */
export type PersonalRecord = LabRecord & { readonly bots: readonly string[] };

export function newRecord(setup: GameSetup, bots: readonly string[]): PersonalRecord {
  return { format: 'khora', version: RECORD_VERSION, rules: RULES_VERSION, setup, moves: [], bots };
}

/** A game of one person against bots. */
export class PersonalGame {
  readonly seat: Seat;
  readonly #bots: readonly (Contestant | null)[];
  readonly #budget: Budget | undefined;
  #record: PersonalRecord;
  #state: GameState;

  constructor(record: PersonalRecord, options: { budget?: Budget | undefined; roster?: Roster } = {}) {
    this.#record = record;
    const own = SEATS.find((seat) => record.bots[seat] === PERSON);
    if (own === undefined) throw new Error('Nobody plays this game but bots.');
    this.seat = own;
    this.#bots = record.bots.map((name) => (name === PERSON ? null : contestantOf(name, options.roster)));
    this.#budget = options.budget;
    this.#state = lastOf(record).state;
  }

  get state(): GameState {
    return this.#state;
  }

  /** The game so far; once it is over, with its result. */
  get record(): PersonalRecord {
    if (!isOver(this.#state)) return this.#record;
    const points = standings(this.#state).map((standing) => standing.points);
    return { ...this.#record, result: { hash: hash(this.#state), points } };
  }

  /** What the person may see. */
  get view(): GameView {
    return view(this.#state, this.seat);
  }

  /** What happened on the way to the position now. */
  get last(): Frame {
    return lastOf(this.#record);
  }

  get isAsked(): boolean {
    return decisions(this.#state).some(({ seat }) => seat === this.seat);
  }

  /** Plays a move of the person; throws IllegalMoveError if the rules do not allow it. */
  play(move: Move): readonly GameEvent[] {
    return this.#play(this.seat, move);
  }

  /** Lets one bot answer; null when the person is asked or the game is over. Bots come after the person. */
  async playBot(): Promise<readonly GameEvent[] | null> {
    const open = decisions(this.#state)[0];
    if (!open || this.isAsked) return null;
    const { seat } = open;
    const bot = this.#bots[seat];
    if (!bot) return null;
    const seed = derivedSeed(this.#record.setup.seed, `move ${this.#record.moves.length}`);
    const passed = passedBy(this.#record, seat);
    const thinking = { seed, passed, ...(this.#budget && { budget: this.#budget }) };
    const place = { game: 'play', seat };
    return this.#play(seat, await bot.choose(view(this.#state, seat), thinking, place));
  }

  /** Takes the person's last move back, if the rules of undo allow it. */
  undo(): boolean {
    const before = undo(this.#record, this.seat);
    if (!before) return false;
    this.#record = { ...this.#record, moves: before.moves };
    this.#state = lastOf(this.#record).state;
    return true;
  }

  #play(seat: Seat, move: Move): readonly GameEvent[] {
    const { state, events } = play(this.#state, seat, move);
    this.#state = state;
    this.#record = { ...this.#record, moves: [...this.#record.moves, { seat, move }] };
    return events;
  }
}

function lastOf(record: LabRecord): Frame {
  let last: Frame | null = null;
  for (const frame of replayEvents(record)) last = frame;
  if (!last) throw new Error('A record has at least its first position.');
  return last;
}

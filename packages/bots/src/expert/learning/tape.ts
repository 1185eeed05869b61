import type { Sheet } from '../inputs/sheet.ts';

/** Room for the inputs of one game (about forty thousand) and for its moves and decisions. */
export const TAPE_INPUTS: number = 1 << 18;
export const TAPE_MOVES: number = 1 << 14;
const DECISIONS = 1 << 11;

/** A range of inputs, from the first up to but not including the second. */
type Span = readonly [from: number, to: number];

/** The decisions of one game in order, as the networks saw them, to learn from once it is over. */
export class Tape {
  readonly index: Int32Array;
  readonly value: Float32Array;
  /** Where the inputs of each position and each move begin; they end where the next ones begin. */
  private readonly positions = new Int32Array(DECISIONS);
  private readonly moves = new Int32Array(TAPE_MOVES + 1);
  private readonly firstMoves = new Int32Array(DECISIONS + 1);
  private used = 0;
  /** How many moves it holds. */
  moveCount = 0;
  private count = 0;

  constructor(index: Int32Array, value: Float32Array) {
    this.index = index;
    this.value = value;
  }

  clear(): void {
    this.used = 0;
    this.moveCount = 0;
    this.count = 0;
  }

  /** Begins a decision; its moves follow. */
  position(sheet: Sheet): Span {
    if (this.count === DECISIONS) throw new RangeError('A game has more decisions than the tape can hold.');
    this.positions[this.count] = this.used;
    this.firstMoves[this.count] = this.moveCount;
    this.count += 1;
    this.firstMoves[this.count] = this.moveCount;
    return this.copy(sheet);
  }

  /** Adds a move to the last decision. */
  move(sheet: Sheet): Span {
    if (this.moveCount === TAPE_MOVES) throw new RangeError('A game has more moves than the tape can hold.');
    this.moves[this.moveCount] = this.used;
    this.moveCount += 1;
    this.firstMoves[this.count] = this.moveCount;
    return this.copy(sheet);
  }

  private copy({ index, value, count }: Sheet): Span {
    const { used } = this;
    if (used + count > TAPE_INPUTS) throw new RangeError('A game has more inputs than the tape can hold.');
    for (let i = 0; i < count; i++) {
      this.index[used + i] = index[i] as number;
      this.value[used + i] = value[i] as number;
    }
    this.used += count;
    return [used, this.used];
  }

  /** How many moves a decision has. */
  choices(decision: number): number {
    return (this.firstMoves[decision + 1] as number) - (this.firstMoves[decision] as number);
  }

  /** The number, among all moves, of the n-th move of a decision. */
  moveAt(decision: number, n: number): number {
    return (this.firstMoves[decision] as number) + n;
  }

  /** The inputs of a decision's position. */
  positionSpan(decision: number): Span {
    return [this.positions[decision] as number, this.moves[this.firstMoves[decision] as number] as number];
  }

  /** The inputs of the n-th move of a decision. */
  moveSpan(decision: number, n: number): Span {
    const move = this.moveAt(decision, n);
    const isLast = n + 1 === this.choices(decision);
    return [this.moves[move] as number, isLast ? this.endOf(decision) : (this.moves[move + 1] as number)];
  }

  private endOf(decision: number): number {
    return decision + 1 < this.count ? (this.positions[decision + 1] as number) : this.used;
  }
}

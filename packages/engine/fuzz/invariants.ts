import {
  type GameEvent,
  type GameRecord,
  type GameState,
  isOver,
  type Move,
  type Seat,
} from '../src/index.ts';
import { type Choices, choicesFrom } from './choices.ts';
import { checkDeterminized, checkPreview, checkStandings } from './foresight.ts';
import { checkHostile } from './hostile.ts';
import { insist } from './insist.ts';
import { checkLedger, enter, type Ledger } from './ledger.ts';
import { checkDecisions, checkLegalMoves } from './legality.ts';
import { checkBoard, checkCards, checkLimits } from './limits.ts';
import { checkReplay, checkRoundTrip, checkUndo } from './persistence.ts';
import { checkRedaction, checkView, onlookers } from './secrecy.ts';

/** How much is checked at each position: all, or the dear checks only at some and with fewer moves. */
export interface Thoroughness {
  /** A dear check is made at one position in so many. */
  readonly oneIn: number;
  /** Legal moves tried at a position. */
  readonly moves: number;
  /** Illegal values tried at a position. */
  readonly hostile: number;
}

export const THOROUGH: Thoroughness = { oneIn: 1, moves: 8, hostile: 8 };
export const SAMPLED: Thoroughness = { oneIn: 8, moves: 4, hostile: 8 };

/** A position of a game being checked, and the move that is made in it. */
export interface Turn {
  readonly before: GameState;
  readonly seat: Seat;
  readonly move: Move;
  readonly after: GameState;
  readonly events: readonly GameEvent[];
  /** The game up to and with this move. */
  readonly record: () => GameRecord;
}

/** What a position itself must fulfil: cheap, so always. */
export function checkState(state: GameState): void {
  checkLimits(state);
  checkCards(state);
  checkBoard(state);
  checkDecisions(state);
  checkStandings(state);
}

/** What happened is all that changed, and nobody heard too much of it. */
export function checkEvents(
  ledger: Ledger,
  before: GameState | null,
  after: GameState,
  events: readonly GameEvent[],
): void {
  enter(ledger, events);
  checkLedger(ledger, after);
  checkRedaction(before, after, events);
}

/** The dear checks. Each has choices of its own, so that it fails again in whatever company it runs. */
export function checkDeeply(turn: Turn, name: string, { oneIn, moves, hostile }: Thoroughness): void {
  const { before: state, seat, move } = turn;
  const text = JSON.stringify(state);
  const some = onlookers(state);
  const checks: Record<string, (choices: Choices) => void> = {
    json: () => checkRoundTrip(state, text, seat, move),
    legal: (choices) => checkLegalMoves(state, text, choices, moves),
    hostile: (choices) => checkHostile(state, text, choices, hostile),
    view(choices) {
      for (const onlooker of some) checkView(state, onlooker, choices);
    },
    determinize(choices) {
      checkDeterminized(state, choices.pick(some), choices, { toTheEnd: choices.oneIn(8) });
    },
    preview: (choices) => checkPreview(state, seat, choices, moves),
    undo(choices) {
      // It replays the whole game.
      if (choices.oneIn(16)) checkUndo(turn.record(), choices.pick([seat, ...decisionSeats(state)]));
    },
  };
  for (const [check, run] of Object.entries(checks)) {
    const choices = choicesFrom(`${name} ${check}`);
    if (choices.oneIn(oneIn)) run(choices);
  }
}

function decisionSeats({ players }: GameState): Seat[] {
  return players.map((_, seat) => seat as Seat);
}

/** The game is over after round 9, and its record gives it again. */
export function checkEnd(final: GameState, record: GameRecord): void {
  insist(isOver(final) && final.round === 9, () => `${final.phase} in round ${final.round}`);
  checkReplay(record, final);
}

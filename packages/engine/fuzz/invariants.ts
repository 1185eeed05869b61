import {
  type GameEvent,
  type GameRecord,
  type GameState,
  isOver,
  type Move,
  SEATS,
  type Seat,
} from '../src/index.ts';
import { type Choices, choicesFrom } from './choices.ts';
import { checkDeterminized, checkPreview } from './foresight.ts';
import { checkHostile, checkRefused } from './hostile.ts';
import { insist } from './insist.ts';
import { checkLedger, enter, type Ledger } from './ledger.ts';
import { checkDecisions, checkLegalMoves } from './legality.ts';
import { checkBoard, checkCards, checkLimits } from './limits.ts';
import { checkReplay, checkRoundTrip, checkUndo } from './persistence.ts';
import { checkRedaction, checkView, onlookers } from './secrecy.ts';
import { checkStandings } from './standings.ts';

/** How much is checked: the expensive checks are made at only one position in so many. */
export interface Thoroughness {
  readonly oneIn: number;
}

export const THOROUGH: Thoroughness = { oneIn: 1 };
export const SAMPLED: Thoroughness = { oneIn: 8 };

/** How many legal moves and illegal values a check tries at a position; fixed, so that failures repeat. */
const MOVES_TRIED = 6;
const VALUES_TRIED = 5;

/** A position of a game being checked, and the move that is made in it. */
export interface Turn {
  readonly before: GameState;
  readonly seat: Seat;
  readonly move: Move;
  /** The game up to and with this move; null if it did not begin as its setup says. */
  readonly record: (() => GameRecord) | null;
}

/** What must hold in the position itself: cheap, so always checked. */
export function checkState(state: GameState): void {
  checkLimits(state);
  checkCards(state);
  checkBoard(state);
  checkDecisions(state);
  checkStandings(state);
}

/** What happened accounts for all that changed, and nobody heard too much of it. */
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

/** The expensive checks. Each makes its own choices, so that a failure repeats whatever other checks run. */
export function checkDeeply(turn: Turn, name: string, { oneIn }: Thoroughness): void {
  const { before: state, seat, move } = turn;
  const text = JSON.stringify(state);
  const seats = state.players.map((_, index) => index as Seat);
  const all = onlookers(state);
  const checks: Record<string, (choices: Choices) => void> = {
    json: () => checkRoundTrip(state, text, seat, move),
    legal: (choices) => checkLegalMoves(state, text, choices, MOVES_TRIED),
    hostile: (choices) => checkHostile(state, text, choices, VALUES_TRIED),
    view(choices) {
      for (const onlooker of all) checkView(state, onlooker, choices);
    },
    determinize(choices) {
      checkDeterminized(state, choices.pick(all), choices, { toTheEnd: choices.oneIn(8) });
    },
    preview: (choices) => checkPreview(state, seat, choices, MOVES_TRIED),
    undo(choices) {
      // It replays the whole game.
      if (turn.record && choices.oneIn(6)) checkUndo(turn.record(), choices.pick(seats));
    },
  };
  for (const [check, run] of Object.entries(checks)) {
    const choices = choicesFrom(`${name} ${check}`);
    if (choices.oneIn(oneIn)) run(choices);
  }
}

/** The game is over after round 9, nothing more can be played, and its record, if there is one, replays it. */
export function checkEnd(final: GameState, record: GameRecord | null): void {
  insist(isOver(final) && final.round === 9, () => `${final.phase} in round ${final.round}`);
  for (const seat of SEATS) checkRefused(final, seat, { type: 'pass' });
  if (record) checkReplay(record, final);
}

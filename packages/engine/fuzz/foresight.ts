import {
  advance,
  decisions,
  determinize,
  type GameState,
  isOver,
  legalMoves,
  preview,
  type Seat,
  view,
} from '../src/index.ts';
import type { Choices } from './choices.ts';
import { canonical, insist, insistSame } from './insist.ts';
import { checkCards } from './limits.ts';
import { checkForeseen, type Onlooker } from './secrecy.ts';

const MOST_MOVES = 2000;

/** A game made up from a view looks the same to its seat, is complete and can be played, to its end if wanted. */
export function checkDeterminized(
  state: GameState,
  onlooker: Onlooker,
  choices: Choices,
  { toTheEnd }: { toTheEnd: boolean },
): void {
  const seen = view(state, onlooker);
  const text = JSON.stringify(seen);
  const seed = `made up ${choices.below(1000)}`;
  const madeUp = determinize(seen, seed);
  insistSame(view(madeUp, onlooker), seen, `determinize: the view of ${onlooker}`);
  insist(JSON.stringify(seen) === text, () => 'determinize changed the view');
  insistSame(determinize(seen, seed), madeUp, 'determinize is not the same twice');
  checkCards(madeUp);
  playOn(madeUp, choices, toTheEnd ? MOST_MOVES : 3);
  insist(!toTheEnd || isOver(madeUp), () => `a made-up game is not over after ${MOST_MOVES} moves`);
}

function playOn(state: GameState, choices: Choices, moves: number): void {
  for (let i = 0; i < moves && !isOver(state); i++) {
    const { seat, kind } = choices.pick(decisions(state));
    const legal = legalMoves(state, seat);
    insist(legal.length > 0, () => `a made-up game leaves seat ${seat} without a move (${kind})`);
    advance(state, seat, choices.pick(legal));
    checkCards(state);
  }
}

/** Every legal move, or a sample of them, can be previewed; a preview shows nothing hidden and changes nothing. */
export function checkPreview(state: GameState, seat: Seat, choices: Choices, most: number): void {
  const moves = legalMoves(state, seat);
  if (moves.length === 0) return;
  const seen = view(state, seat);
  const text = JSON.stringify(seen);
  const tried = moves.length <= most ? moves : Array.from({ length: most }, () => choices.pick(moves));
  for (const move of tried) {
    const what = `the preview of seat ${seat}: ${canonical(move)}`;
    checkForeseen(preview(seen, move), seen, what);
  }
  insist(JSON.stringify(seen) === text, () => `a preview of seat ${seat} changed the view`);
}

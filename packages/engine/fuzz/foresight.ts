import {
  advance,
  decisions,
  determinize,
  type GameState,
  isOver,
  legalMoves,
  preview,
  type Seat,
  standings,
  view,
} from '../src/index.ts';
import type { Choices } from './choices.ts';
import { canonical, insist, insistSame } from './insist.ts';
import { checkCards } from './limits.ts';
import { checkForeseen, type Onlooker } from './secrecy.ts';

const MOST_MOVES = 2000;

/** A game made up from a view looks the same to its seat, is whole, and can be played: on to its end, if wanted. */
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

/** Every legal move, or so many of them, can be previewed; that shows nothing hidden and changes nothing. */
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

/** R4.1, R4.2: the breakdown adds up to the points, and the ranks follow points and drachmas. */
export function checkStandings(state: GameState): void {
  const all = standings(state);
  for (const [index, { seat, points, rank, breakdown }] of all.entries()) {
    insist(index === seat, () => 'the standings are not by seat');
    const sum = breakdown.reduce((total, source) => total + source.points, 0);
    insist(sum === points, () => `seat ${seat}: the breakdown adds up to ${sum}, not ${points}`);
    insist(
      breakdown.every(({ source }) => source !== 'other'),
      () => `seat ${seat} has points from nowhere: ${canonical(breakdown)}`,
    );
    const key = (other: number) => [all[other]?.points ?? 0, state.players[other]?.drachmas ?? 0] as const;
    const [own, drachmas] = key(seat);
    const ahead = all.filter((other) => {
      const [theirs, money] = key(other.seat);
      return theirs > own || (theirs === own && money > drachmas);
    });
    insist(rank === ahead.length + 1, () => `seat ${seat} has rank ${rank} behind ${ahead.length}`);
    const final = state.players[seat]?.points;
    insist(!isOver(state) || points === final, () => `seat ${seat} ended with ${final}, not ${points}`);
  }
}

import {
  advance,
  clone,
  decisions,
  explain,
  type GameState,
  type GameView,
  isMove,
  isOver,
  legalMoves,
  type Move,
  play,
  SEATS,
  type Seat,
  view,
} from '../src/index.ts';
import type { Choices } from './choices.ts';
import { canonical, insist, insistSame } from './insist.ts';

/** Every open decision has at least two legal moves and no repeats, and somebody is asked until the game is over. */
export function checkDecisions(state: GameState): void {
  const open = decisions(state);
  insist(isOver(state) === (open.length === 0), () => `${state.phase} with ${open.length} open decisions`);
  insist(new Set(open.map(({ seat }) => seat)).size === open.length, () => 'two decisions of one seat');
  for (const seat of SEATS) {
    const moves = legalMoves(state, seat);
    const asked = open.find((decision) => decision.seat === seat);
    const texts = new Set(moves.map(canonical));
    insist(texts.size === moves.length, () => `seat ${seat} has legal moves twice: ${canonical(moves)}`);
    insist(!asked || moves.length > 1, () => `seat ${seat} is asked ${asked?.kind}: ${canonical(moves)}`);
    const answered = state.players[seat]?.standby === 'answered';
    insist(!(asked && answered), () => `seat ${seat} has answered and is asked again`);
    insist((asked !== undefined || answered) === moves.length > 0, () => `seat ${seat} may move unasked`);
  }
}

/** A legal move is accepted, there is no reason against it, and `advance` does the same in place. */
function checkAccepted(state: GameState, seen: GameView, seat: Seat, move: Move): void {
  const name = () => `seat ${seat}: ${canonical(move)}`;
  insist(isMove(move), () => `${name()} is no move`);
  insist(explain(seen, move) === null, () => `${name()} is legal, but has a reason against it`);
  const after = play(state, seat, JSON.parse(JSON.stringify(move)) as Move).state;
  const inPlace = clone(state);
  advance(inPlace, seat, move);
  insistSame(inPlace, after, `${name()}: advance and play disagree`);
}

/** Tries legal moves of every seat that has any: all of them, or a random sample. The position stays as it is. */
export function checkLegalMoves(state: GameState, text: string, choices: Choices, most: number): void {
  for (const seat of SEATS) {
    const moves = legalMoves(state, seat);
    if (moves.length === 0) continue;
    const seen = view(state, seat);
    const tried = moves.length <= most ? moves : Array.from({ length: most }, () => choices.pick(moves));
    for (const move of tried) checkAccepted(state, seen, seat, move);
    insist(
      JSON.stringify(state) === text,
      () => `seat ${seat}: one of ${canonical(tried)} changed the position`,
    );
  }
}

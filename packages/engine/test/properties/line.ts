import { choicesFrom } from '../../fuzz/choices.ts';
import { canonical } from '../../fuzz/insist.ts';
import {
  begin,
  decisions,
  type GameRecord,
  type GameSetup,
  type GameState,
  legalMoves,
  type Move,
  play,
  RULES_VERSION,
} from '../../src/index.ts';

/** Legal moves in an order that does not depend on how the engine lists them. */
function sorted(moves: readonly Move[]): Move[] {
  const texts = moves.map((move) => ({ move, text: canonical(move) }));
  return texts.sort((a, b) => (a.text < b.text ? -1 : 1)).map(({ move }) => move);
}

interface Line {
  readonly rules?: number;
  /** Sees every position and the moves it offers; returning true ends the line early. */
  readonly stop?: (state: GameState, moves: readonly Move[]) => boolean;
  /** Hears of every move. */
  readonly made?: (move: GameRecord['moves'][number]) => void;
}

/** The fixed line of a setup: one game whose moves its seed alone decides, up to a position or to the end. */
export function playLine(setup: GameSetup, { rules = RULES_VERSION, stop, made }: Line = {}): GameState {
  const choices = choicesFrom(`line ${setup.seed}`);
  let { state } = begin(setup, rules);
  for (let open = decisions(state); open.length > 0; open = decisions(state)) {
    const { seat } = choices.pick(open.toSorted((a, b) => a.seat - b.seat));
    const moves = sorted(legalMoves(state, seat));
    if (stop?.(state, moves)) return state;
    const move = choices.pick(moves);
    made?.({ seat, move });
    state = play(state, seat, move).state;
  }
  return state;
}

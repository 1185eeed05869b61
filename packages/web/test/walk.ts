import { BOTS } from '@khora/bots';
import {
  createGame,
  type Decision,
  decisions,
  type GameSetup,
  type GameView,
  legalMoves,
  type Move,
  play,
  view,
} from '@khora/engine';

interface Asked {
  readonly decision: Decision;
  readonly view: GameView;
  readonly moves: readonly Move[];
}

/** Every question of a game played at random, with the first seat that is asked it. */
export function* questionsOf(setup: GameSetup): Generator<Asked, void> {
  let state = createGame(setup);
  for (let turn = 0; ; turn++) {
    const [decision] = decisions(state);
    if (!decision) return;
    const { seat } = decision;
    const seen = view(state, seat);
    yield { decision, view: seen, moves: legalMoves(state, seat) };
    state = play(state, seat, BOTS.random(seen, { seed: `${setup.seed} ${turn}` })).state;
  }
}

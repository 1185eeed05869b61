import {
  createGame,
  decisions,
  type GameRecord,
  type GameSetup,
  type GameView,
  type Move,
  play,
  RECORD_VERSION,
  RULES_VERSION,
  type Seat,
  view,
} from '@khora/engine';

/** A whole game; `choose` is asked for every move, with the number of moves before it. */
export function botGame(
  setup: GameSetup,
  choose: (seen: GameView, seat: Seat, before: number) => Move,
): GameRecord {
  const moves: GameRecord['moves'][number][] = [];
  let state = createGame(setup);
  for (let [next] = decisions(state); next; [next] = decisions(state)) {
    const { seat } = next;
    const move = choose(view(state, seat), seat, moves.length);
    state = play(state, seat, move).state;
    moves.push({ seat, move });
  }
  return { format: 'khora', version: RECORD_VERSION, rules: RULES_VERSION, setup, moves };
}

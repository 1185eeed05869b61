import {
  type Action,
  advance,
  begin,
  createGame,
  decisions,
  type GameSetup,
  type GameState,
  isOver,
  legalMoves,
  type Move,
  play,
  RULES_VERSION,
  type Seat,
} from '@khora/engine';
import { seeded } from '../src/seeded.ts';

const SETUPS: readonly Omit<GameSetup, 'seed'>[] = [
  { players: 4 },
  { players: 3, options: { dice: 'reroll' } },
  { players: 2, options: { draft: 'deal', dice: 'shared' } },
  { players: 4, options: { cityChoice: 'choose', optionalPayment: true } },
];

/** Walks through random games and shows every position with an open decision. */
export function* positions(
  count: number,
  seed: string,
  rules = RULES_VERSION,
): Generator<{ state: GameState; seat: Seat }> {
  const source = seeded(seed);
  for (let shown = 0, game = 0; shown < count; game++) {
    const setup = SETUPS[game % SETUPS.length] ?? { players: 4 };
    const { state } = begin({ ...setup, seed: `${seed}/${game}` }, rules);
    while (!isOver(state) && shown < count) {
      const open = decisions(state);
      const { seat } = open[source.below(open.length)] ?? { seat: 0 };
      yield { state, seat };
      shown += 1;
      const moves = legalMoves(state, seat);
      advance(state, seat, moves[source.below(moves.length)] as Move);
    }
  }
}

/** A two-player game in phase D with free dice, where the seats have the given tiles. */
export function withTiles(
  tiles: readonly [Action, Action],
  edit: (state: GameState) => void,
  others: readonly [Action, Action] = [0, 2],
): GameState {
  let state = createGame({
    players: 2,
    seed: 'hints',
    cities: ['miletus', 'argos'],
    options: { draft: 'deal' },
  });
  for (const player of state.players) {
    player.dice = [6, 6];
    player.scrolls = 0;
  }
  edit(state);
  const assign = (seat: Seat, own: readonly Action[]) => {
    ({ state } = play(state, seat, { type: 'assign', tiles: own }));
  };
  assign(0, tiles);
  assign(1, others);
  return state;
}

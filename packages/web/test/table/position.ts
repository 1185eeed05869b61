import { createGame, type GameSetup, type GameView, type PlayerView, view } from '@khora/engine';

const SETUP: GameSetup = {
  players: 3,
  seed: 'position',
  cities: ['sparta', 'athens', 'corinth'],
  options: { draft: 'deal' },
};

/** The first assignment of a game for three as the first seat sees it, with fields of the players written by hand. */
export function position(
  players: readonly Partial<PlayerView>[] = [],
  fields: Partial<GameView> = {},
): GameView {
  const seen = view(createGame(SETUP), 0);
  return {
    ...seen,
    ...fields,
    players: seen.players.map((player, seat) => ({ ...player, ...players[seat] })),
  };
}

import {
  contentOf,
  explorationLoss,
  type GameView,
  type PlayerView,
  type Space,
  termsOf,
} from '@khora/engine';

/** About how many points a token is worth; one that scores with glory is worth more. */
const TOKEN = { minor: 2, major: 4 };

/** Of the unexplored spaces that a player has enough troops for, the one with the most to gain. */
export function bestSpace(
  view: GameView,
  player: PlayerView,
  suits: (space: Space) => boolean = () => true,
): Space | undefined {
  const content = contentOf(view.rules);
  const terms = termsOf(content, player);
  const worth = (space: Space) =>
    space.points + space.drachmas / 2 + TOKEN[space.size] - explorationLoss(terms, space) / 2;
  return content.spaces
    .filter((space) => space.need <= player.troops && !view.explored.includes(space.id) && suits(space))
    .sort((one, other) => worth(other) - worth(one))[0];
}

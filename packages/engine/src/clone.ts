import type { GameState, PlayerState } from './state.ts';

/**
 * An independent copy. Written out field by field: search copies hundreds of thousands of games a second. Lists that are
 * read-only are replaced and never changed, so copies share them.
 */
export function clone(state: GameState): GameState {
  const { achievements } = state;
  return {
    rules: state.rules,
    seed: state.seed,
    options: state.options,
    round: state.round,
    phase: state.phase,
    firstPlayer: state.firstPlayer,
    action: state.action,
    players: state.players.map(clonePlayer),
    event: state.event,
    pastEvents: state.pastEvents,
    eventDeck: copy(state.eventDeck),
    politicsDeck: copy(state.politicsDeck),
    explored: copy(state.explored),
    achievements: {
      points: copy(achievements.points),
      citizens: copy(achievements.citizens),
      troops: copy(achievements.troops),
      economy: copy(achievements.economy),
      politics: copy(achievements.politics),
    },
    stage: state.stage,
    resolved: state.resolved,
    most: state.most,
    fewest: state.fewest,
  };
}

function clonePlayer(player: PlayerState): PlayerState {
  const { knowledge, earned } = player;
  const { red, blue, green } = knowledge;
  return {
    city: player.city,
    development: player.development,
    economy: player.economy,
    culture: player.culture,
    military: player.military,
    citizens: player.citizens,
    taxes: player.taxes,
    glory: player.glory,
    troops: player.troops,
    drachmas: player.drachmas,
    points: player.points,
    scrolls: player.scrolls,
    knowledge: {
      red: { minor: red.minor, major: red.major },
      blue: { minor: blue.minor, major: blue.major },
      green: { minor: green.minor, major: green.major },
    },
    hand: copy(player.hand),
    inPlay: copy(player.inPlay),
    dice: copy(player.dice),
    tiles: player.tiles,
    kept: player.kept,
    raised: player.raised,
    earned: {
      action: earned.action,
      card: earned.card,
      development: earned.development,
      event: earned.event,
      level: earned.level,
      space: earned.space,
    },
    offer: copy(player.offer),
    returned: copy(player.returned),
    picked: player.picked,
    standby: player.standby,
    // Steps are never changed either.
    agenda: copy(player.agenda),
  };
}

/** Most lists of a game are short, and a literal is cheaper than a call. */
function copy<T>(list: readonly T[]): T[] {
  switch (list.length) {
    case 0:
      return [];
    case 1:
      return [list[0] as T];
    case 2:
      return [list[0] as T, list[1] as T];
    case 3:
      return [list[0] as T, list[1] as T, list[2] as T];
    default:
      return list.slice();
  }
}

import { clone } from './clone.ts';
import { type GameState, type GameView, type PlayerState, type PlayerView, playerAt } from './state.ts';
import type { Seat, Viewer } from './vocabulary.ts';

/** What a seat or a spectator may know of a game. */
export function view(state: GameState, seat: Viewer): GameView {
  return glance(clone(state), seat);
}

/**
 * The same without a copy, for hosts that only read: it shares the state's lists. Written out field by field, like
 * `clone`, because search and servers need it as often. A host that needs no players passes an empty list.
 */
export function glance(
  state: GameState,
  seat: Viewer,
  players = state.players.map((_, owner) => glanceAt(state, owner as Seat, seat)),
): GameView {
  return {
    rules: state.rules,
    options: state.options,
    round: state.round,
    phase: state.phase,
    firstPlayer: state.firstPlayer,
    action: state.action,
    event: state.event,
    pastEvents: state.pastEvents,
    explored: state.explored,
    achievements: state.achievements,
    stage: state.stage,
    resolved: state.resolved,
    most: state.most,
    fewest: state.fewest,
    seat,
    players,
    eventDeck: state.eventDeck.length,
    politicsDeck: state.politicsDeck.length,
  };
}

/** What a seat may know of one player, without a copy. This is the only place that hides anything about a player. */
export function glanceAt(state: GameState, owner: Seat, seat: Viewer): PlayerView {
  const player = playerAt(state, owner);
  return owner === seat ? { ...player, returned: player.returned.length } : hide(player);
}

function hide(player: PlayerState): PlayerView {
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
    knowledge: player.knowledge,
    hand: player.hand.length,
    inPlay: player.inPlay,
    dice: player.dice,
    tiles: player.standby === 'answered' ? null : player.tiles,
    kept: player.kept,
    raised: player.raised,
    earned: player.earned,
    offer: player.offer.length,
    returned: player.returned.length,
    standby: player.standby,
    agenda: player.agenda,
  };
}

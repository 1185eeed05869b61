import { sha256Hex } from './sha256.ts';
import type { GameState, PlayerState } from './state.ts';

/** A fingerprint of everything that the rules decide; how the engine keeps track of what comes next is left out. */
export function hash(state: GameState): string {
  const { round, phase, firstPlayer, action, event, eventDeck, politicsDeck, explored, achievements } = state;
  const game = { round, phase, firstPlayer, action, event, eventDeck, politicsDeck, explored, achievements };
  return sha256Hex(canonical({ ...game, players: state.players.map(decided) }));
}

/** Named one by one, so that a field added for the engine's own use changes no fingerprint. */
function decided(player: PlayerState): object {
  const { city, development, economy, culture, military, knowledge, hand, inPlay, dice, tiles, kept } =
    player;
  const { citizens, taxes, glory, troops, drachmas, points, scrolls } = player;
  const counted = { citizens, taxes, glory, troops, drachmas, points, scrolls };
  return {
    city,
    development,
    economy,
    culture,
    military,
    ...counted,
    knowledge,
    hand,
    inPlay,
    dice,
    tiles,
    kept,
  };
}

/** JSON with the keys in alphabetical order. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(',')}}`;
}

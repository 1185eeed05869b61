import { sha256Hex } from './sha256.ts';
import type { GameState } from './state.ts';

/** A fingerprint of all that the rules decide; how the engine keeps track of what comes next is left out. */
export function hash(state: GameState): string {
  const { rules, round, phase, firstPlayer, action, event, eventDeck, politicsDeck, explored, achievements } =
    state;
  const players = state.players.map(
    ({ raised: _raised, earned: _earned, standby: _standby, agenda: _agenda, picked: _picked, ...known }) =>
      known,
  );
  return sha256Hex(
    canonical({
      rules,
      round,
      phase,
      firstPlayer,
      action,
      event,
      eventDeck,
      politicsDeck,
      explored,
      achievements,
      players,
    }),
  );
}

/** JSON with the keys in alphabetical order. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(',')}}`;
}

import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { type GameState, hash, type PlayerState } from '../src/index.ts';
import { edit, set, start } from './kit.ts';

const GAME = [
  ...(['round', 'phase', 'firstPlayer', 'action', 'event'] as const),
  ...(['eventDeck', 'politicsDeck', 'explored', 'achievements'] as const),
];
const PLAYER = [
  ...(['city', 'development', 'economy', 'culture', 'military', 'knowledge', 'hand', 'inPlay'] as const),
  ...(['citizens', 'taxes', 'glory', 'troops', 'drachmas', 'points', 'scrolls'] as const),
  ...(['dice', 'tiles', 'kept'] as const),
];

/** JSON with the keys in alphabetical order. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_key, field: unknown) =>
    typeof field === 'object' && field !== null && !Array.isArray(field)
      ? Object.fromEntries(Object.entries(field).toSorted(([a], [b]) => a.localeCompare(b, 'en')))
      : field,
  );
}

function position(): GameState {
  const state = start();
  edit(state, { action: 3, explored: ['red-2-1', 'blue-9-9'] });
  set(state, 0, { tiles: [4, 1], inPlay: ['bank'] });
  return state;
}

test('R2.C4 hash: the SHA-256 of what the rules decide, as JSON with sorted keys', () => {
  const state = position();
  const only = (value: object, keys: readonly string[]) =>
    Object.fromEntries(Object.entries(value).filter(([key]) => keys.includes(key)));
  const decided = { ...only(state, GAME), players: state.players.map((own) => only(own, PLAYER)) };
  expect(hash(state)).toBe(createHash('sha256').update(sorted(decided)).digest('hex'));
});

test('hash: every decided field counts', () => {
  const state = position();
  for (const key of GAME) expect(hash({ ...state, [key]: 'other' }), key).not.toBe(hash(state));
  const [first, ...others] = state.players;
  for (const key of PLAYER) {
    const changed = { ...first, [key]: 'other' } as unknown as PlayerState;
    expect(hash({ ...state, players: [changed, ...others] }), key).not.toBe(hash(state));
  }
});

test('hash: neither how the engine keeps track of what comes next nor the order of fields counts', () => {
  const state = position();
  expect(hash({ ...state, seed: 'other', stage: 'end', resolved: 9, most: [1], fewest: [0] })).toBe(
    hash(state),
  );
  const turned = Object.fromEntries(Object.entries(state).toReversed()) as unknown as GameState;
  expect(hash(turned)).toBe(hash(state));
});

import { expect, test } from 'vitest';
import { clone, type GameState } from '../src/index.ts';
import { edit, set, start, tokens } from './kit.ts';

/** A position in which no list is empty, no number comes twice in a row, and nothing is null that need not be. */
function full(): GameState {
  const state = start({ players: 2 });
  edit(state, {
    round: 4,
    action: 3,
    pastEvents: ['drought', 'prosperity'],
    explored: ['red-2-1', 'persepolis', 'blue-9-9'],
    achievements: { points: [0], citizens: [1], troops: [0, 1], economy: [1], politics: [0] },
    resolved: 1,
    most: [0],
    fewest: [1],
  });
  for (const seat of [0, 1]) {
    set(state, seat, { citizens: 3, taxes: 4, glory: 5, troops: 6, drachmas: 7, points: 8, scrolls: 9 });
    set(state, seat, { development: 2, economy: 3, culture: 4, military: 5, raised: 1 });
    set(state, seat, {
      inPlay: ['bank'],
      offer: ['power', 'oracle'],
      returned: ['council'],
      picked: 'power',
    });
    set(state, seat, { tiles: [4, 1], kept: [1] });
    set(state, seat, { earned: { action: 1, card: 2, development: 3, event: 4, level: 5, space: 6 } });
    tokens(state, seat, 'RRBggb');
  }
  return state;
}

/** Every object and list inside a value, by path; steps and options are never changed and may be shared. */
function parts(value: unknown, path = ''): [path: string, part: object][] {
  if (typeof value !== 'object' || value === null || /options|agenda\.\d/.test(path)) return [];
  const inside = Object.entries(value).flatMap(([key, part]) => parts(part, `${path}.${key}`));
  return [[path, value], ...inside];
}

test('clone: equal in every field, in the same order', () => {
  const state = full();
  expect(JSON.stringify(clone(state))).toBe(JSON.stringify(state));
  expect(clone(start())).toStrictEqual(start());
});

test('clone: no list and no object is shared', () => {
  const state = full();
  const originals = new Map(parts(state));
  const shared = parts(clone(state)).filter(([path, part]) => originals.get(path) === part);
  expect(shared.map(([path]) => path)).toEqual([]);
});

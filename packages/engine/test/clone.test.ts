import { expect, test } from 'vitest';
import { advance, clone, decisions, type GameState, isOver, legalMoves } from '../src/index.ts';
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

/** What is read-only in a state: it is replaced, never changed, so copies may share it. */
const REPLACED = /options|agenda\.\d|pastEvents|most|fewest|tiles|kept/;

/** Every object and list inside a value that rules may change, by path. */
function parts(value: unknown, path = ''): [path: string, part: object][] {
  if (typeof value !== 'object' || value === null || REPLACED.test(path)) return [];
  const inside = Object.entries(value).flatMap(([key, part]) => parts(part, `${path}.${key}`));
  return [[path, value], ...inside];
}

test('clone: equal in every field, in the same order', () => {
  const state = full();
  expect(JSON.stringify(clone(state))).toBe(JSON.stringify(state));
  expect(clone(start())).toStrictEqual(start());
});

test('clone: nothing that rules change in place is shared', () => {
  const state = full();
  const originals = new Map(parts(state));
  const shared = parts(clone(state)).filter(([path, part]) => originals.get(path) === part);
  expect(shared.map(([path]) => path)).toEqual([]);
});

/** Makes the first open decision of a game with one of its moves. */
function goOn(state: GameState, number: number): void {
  const [open] = decisions(state);
  if (!open) return;
  const moves = legalMoves(state, open.seat);
  const move = moves[number % moves.length];
  if (move) advance(state, open.seat, move);
}

test('clone: whatever is shared, playing on with a copy leaves the game as it was', () => {
  const state = start({ players: 3, seed: 'copies' });
  for (let number = 0; !isOver(state); number++) {
    const before = JSON.stringify(state);
    const copy = clone(state);
    for (let ahead = 0; ahead < 20; ahead++) goOn(copy, number + ahead);
    expect(JSON.stringify(state)).toBe(before);
    goOn(state, 7 * number);
  }
});

import { decisions, determinize, legalMoves, view } from '@khora/engine';
import { expect, test } from 'vitest';
import { assess, priors } from '../src/index.ts';
import { loadAssess } from '../src/loading.ts';
import { positions } from './kit.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

test('an assessment has a chance and points for every seat, and does not depend on what is hidden', () => {
  for (const { state, seat } of positions(200, 'assess')) {
    const seen = view(state, seat);
    const { win, points } = assess(state, seat);
    expect(win).toHaveLength(state.players.length);
    expect(points).toHaveLength(state.players.length);
    expect(sum(win)).toBeCloseTo(1, 6);
    expect(assess(seen, seat)).toEqual({ win, points });
    expect(assess(determinize(seen, 'other'), seat)).toEqual({ win, points });
  }
});

test('seats are numbered as in the game: a player sixty points ahead is expected to end with more, whoever looks', () => {
  let right = 0;
  let looked = 0;
  for (const { state } of positions(4000, 'ahead')) {
    if (state.round < 6) continue;
    const ahead = state.players.length - 1;
    const rich = structuredClone(state);
    const player = rich.players[ahead];
    if (player) player.points += 60;
    for (const { seat } of decisions(rich)) {
      const before = assess(state, seat);
      const after = assess(rich, seat);
      const gains = after.points.map((points, index) => points - (before.points[index] ?? 0));
      if (gains.indexOf(Math.max(...gains)) === ahead) right += 1;
      looked += 1;
    }
  }
  // The networks have not learned from positions that random moves lead to.
  expect(right / looked).toBeGreaterThan(0.9);
});

test('priors are chances of legal moves, the likeliest first', () => {
  for (const { state, seat } of positions(200, 'priors')) {
    const all = priors(view(state, seat), seat);
    const legal = legalMoves(state, seat);
    for (const { move } of all) expect(legal).toContainEqual(move);
    expect(sum(all.map(({ chance }) => chance))).toBeCloseTo(1, 6);
    expect(all.map(({ chance }) => chance)).toEqual(all.map(({ chance }) => chance).sort((a, b) => b - a));
  }
});

test('clients fetch it when they need it', async () => {
  expect(await loadAssess()).toMatchObject({ assess, priors });
});

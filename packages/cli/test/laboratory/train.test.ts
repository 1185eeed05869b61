import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packWeights } from '@khora/bots/learned';
import { createGame, legalMoves, view } from '@khora/engine';
import { afterEach, expect, test } from 'vitest';
import { contestantOf } from '../../src/contestants/contestants.ts';
import { loadCheckpoint, USUAL_TERMS } from '../../src/runs/checkpoint.ts';
import { type TrainingOptions, train } from '../../src/train/training.ts';

const folders: string[] = [];
const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'khora-train-'));
  folders.push(made);
  return made;
};

afterEach(() => {
  for (const made of folders.splice(0)) rmSync(made, { recursive: true });
});

const options = (own: Partial<TrainingOptions>): TrainingOptions => ({
  folder: folder(),
  games: 6,
  generation: 2,
  seed: 'test',
  terms: USUAL_TERMS,
  workers: 2,
  every: 4,
  matchSeeds: 1,
  onProgress: () => undefined,
  onPoint: () => undefined,
  ...own,
});

test('the same seed gives the same weights: on one worker or two, in one run or in two', async () => {
  const straight = await train(options({ workers: 2 }));
  expect(straight.progress.games).toBe(6);
  expect(straight.progress.curve.map(({ games }) => games)).toEqual([4, 6]);

  const place = folder();
  const first = await train(options({ workers: 1, folder: place, until: 4 }));
  expect(first.progress.games).toBe(4);
  const second = await train(options({ workers: 1, folder: place }));
  expect(packWeights(second.learner.value.weights)).toEqual(packWeights(straight.learner.value.weights));
  expect(packWeights(second.learner.policy.weights)).toEqual(packWeights(straight.learner.policy.weights));
});

test('a run is not continued with another seed or other terms, and the error says what to do', async () => {
  const place = folder();
  await train(options({ folder: place, games: 2, every: 2 }));
  const before = readFileSync(join(place, 'checkpoint.json'), 'utf8');
  await expect(train(options({ folder: place, games: 4, every: 2, seed: 'other' }))).rejects.toThrow(
    /started with --seed test: give that seed .* or another --folder/,
  );
  const terms = { ...USUAL_TERMS, passes: 3 };
  await expect(train(options({ folder: place, games: 4, every: 2, terms }))).rejects.toThrow(
    /started with passes 2, not 3: give the same .* or another --folder/,
  );
  expect(readFileSync(join(place, 'checkpoint.json'), 'utf8')).toBe(before);
});

test('every point of the curve is kept, and can be played against', async () => {
  const place = folder();
  await train(options({ folder: place, games: 4, every: 2 }));
  const seen = view(createGame({ players: 4, seed: 'checkpoint' }), 0);
  const seat = { game: 'g', seat: 0 } as const;
  for (const name of [`weights:${place}/2.json`, `weights:${place}`, `weights:${place}/4.json@2it`]) {
    const move = await contestantOf(name).choose(seen, { seed: 's' }, seat);
    expect(legalMoves(seen, 0), name).toContainEqual(move);
  }
  expect(() => contestantOf(`weights:${place}/3.json`)).toThrow(/not a readable checkpoint/);
});

test('a checkpoint that cannot be read says what to do', () => {
  const place = folder();
  expect(loadCheckpoint(place)).toBeNull();
  const file = join(place, 'checkpoint.json');
  for (const text of ['', '{}', '{"format":"khora-training"}']) {
    writeFileSync(file, text);
    expect(() => loadCheckpoint(place), text).toThrow(/move it away/);
    expect(readFileSync(file, 'utf8')).toBe(text);
  }
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createGame, legalMoves, view } from '@khora/engine';
import { afterEach, expect, test } from 'vitest';
import { contestantOf } from '../../src/contestants/contestants.ts';
import { type IterateOptions, iterate } from '../../src/iterate/iterate.ts';
import { readSearched } from '../../src/iterate/searched-file.ts';
import { loadRun, type Terms } from '../../src/runs/run-file.ts';

const folders: string[] = [];
const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'khora-iterate-'));
  folders.push(made);
  return made;
};

afterEach(() => {
  for (const made of folders.splice(0)) rmSync(made, { recursive: true });
});

const terms: Terms = {
  seed: 'test',
  units: 128,
  batch: 4,
  share: 2,
  teacher: 'plan',
  imitate: 4,
  imitateRate: 1e-3,
  asked: 0,
  search: 0,
  study: null,
  passes: 1,
  rate: 1e-3,
  entropy: 0.01,
  explore: 0,
  lambda: 0.9,
  prize: 0,
  against: null,
  rivalIterations: 0,
  rivalPart: 1,
};

const options = (own: Partial<IterateOptions>): IterateOptions => ({
  folder: folder(),
  terms,
  games: 12,
  save: 4,
  every: 8,
  matchSeeds: 0,
  workers: 2,
  onPoint: () => undefined,
  onSearched: () => undefined,
  ...own,
});

test('the same terms give the same networks: on one worker or two, in one run or in two', async () => {
  const points: number[] = [];
  const straight = await iterate(options({ onPoint: ({ games }) => points.push(games) }));
  expect(straight.run.games).toBe(12);
  expect(points).toEqual([8]);

  const place = folder();
  await iterate(options({ workers: 1, folder: place, games: 8 }));
  const resumed = await iterate(options({ workers: 1, folder: place }));
  expect(resumed.run.curve.map(({ games }) => games)).toEqual([8]);
  expect(resumed.student.networks).toEqual(straight.student.networks);
  expect(loadRun(place)?.student).toEqual(straight.student);
});

test('a run is not continued with other terms, and the error says what to do', async () => {
  const place = folder();
  await iterate(options({ folder: place, games: 4, terms: { ...terms, imitate: 0 } }));
  await expect(iterate(options({ folder: place }))).rejects.toThrow(
    /started with imitate 0, not 4: give the same .* or another --folder/,
  );
});

test('a run can begin with the networks of another', async () => {
  const place = folder();
  const first = await iterate(options({ folder: place, games: 4, terms: { ...terms, imitate: 0 } }));
  const second = await iterate(options({ from: [place], games: 0 }));
  expect(second.student.networks).toEqual(first.student.networks);
});

test('a run can begin with the mean of several networks', async () => {
  const places = [folder(), folder()];
  const run = (place: string, seed: string) =>
    iterate(options({ folder: place, games: 4, terms: { ...terms, imitate: 0, seed } }));
  const runs = [await run(places[0] ?? '', 'one'), await run(places[1] ?? '', 'other')];
  const { student } = await iterate(options({ from: places, games: 0 }));
  const outs = runs.map((each) => each.student.networks.policy.out[0] ?? Number.NaN);
  expect(student.networks.policy.out[0]).toBeCloseTo(((outs[0] ?? 0) + (outs[1] ?? 0)) / 2, 6);
});

test('games with search are kept, the same in one run or two, and learned from in several passes', async () => {
  const start = folder();
  const { student } = await iterate(options({ folder: start, games: 4, terms: { ...terms, imitate: 0 } }));
  const searching = { from: [start], terms: { ...terms, imitate: 0, batch: 1, search: 6 }, games: 2 };
  const places = [folder(), folder()] as const;
  const kept: number[] = [];
  await iterate(options({ ...searching, folder: places[0], onSearched: (games) => kept.push(games) }));
  for (const games of [1, 2]) await iterate(options({ ...searching, folder: places[1], workers: 1, games }));
  expect(kept).toEqual([1, 2]);
  const games = readSearched([places[0]]);
  expect(games.map(({ seed }) => seed)).toEqual(['test/0', 'test/1']);
  expect(readSearched([places[1]])).toEqual(games);
  expect(loadRun(places[0])?.student.networks).toEqual(student.networks);

  const losses: number[] = [];
  const study = {
    ...terms,
    imitate: 0,
    batch: 2,
    share: 1,
    imitateRate: 1e-2,
    study: places.join(),
    passes: 4,
  };
  const studied = await iterate(
    options({
      from: [start],
      terms: study,
      games: undefined,
      every: 4,
      onPoint: ({ policyLoss }) => losses.push(policyLoss),
    }),
  );
  expect(studied.run.games).toBe(16);
  expect(losses).toHaveLength(4);
  expect(losses[3]).toBeLessThan(0.97 * (losses[0] ?? 0));
});

test('a folder without games to study says how to make some', async () => {
  const empty = folder();
  const study = (place: string) => iterate(options({ terms: { ...terms, study: place } }));
  await expect(study(empty)).rejects.toThrow(/no games with search in .* --search 60/);
  writeFileSync(join(empty, 'searched-0.jsonl'), 'no game\n');
  await expect(study(empty)).rejects.toThrow(/searched-0.jsonl' does not hold games with search/);
});

test('a challenger learns against frozen networks, and its wins are reported', async () => {
  const place = folder();
  await iterate(options({ folder: place, games: 4, terms: { ...terms, imitate: 0 } }));
  const shares: (number | null)[] = [];
  const challenge = (rivalIterations: number) =>
    iterate(
      options({
        from: [place],
        games: 8,
        terms: { ...terms, imitate: 0, against: place, rivalIterations },
        onPoint: ({ contestsWon }) => shares.push(contestsWon),
      }),
    );
  const bySearch = await challenge(2);
  const byPolicy = await challenge(0);
  expect(bySearch.student.networks).not.toEqual(byPolicy.student.networks);
  for (const share of shares) {
    expect(share).toBeGreaterThanOrEqual(0);
    expect(share).toBeLessThanOrEqual(1);
  }
  expect(shares).toHaveLength(2);
});

test('a checkpoint can be played against, with search and without', async () => {
  const place = folder();
  await iterate(options({ folder: place, games: 8, terms: { ...terms, imitate: 0 } }));
  const seen = view(createGame({ players: 4, seed: 'checkpoint' }), 0);
  const seat = { game: 'g', seat: 0 } as const;
  for (const name of [`weights:${place}`, `weights:${place}/8.json`, `weights:${place}/8.json@4it`]) {
    const move = await contestantOf(name).choose(seen, { seed: 's' }, seat);
    expect(legalMoves(seen, 0), name).toContainEqual(move);
  }
});

test('a checkpoint that cannot be read says so', () => {
  const place = folder();
  expect(loadRun(place)).toBeNull();
  const file = join(place, 'expert.json');
  for (const text of ['', '{}', '{"format":"khora-expert"}']) {
    writeFileSync(file, text);
    expect(() => loadRun(place), text).toThrow(/not a readable checkpoint of 'khora iterate'/);
    expect(readFileSync(file, 'utf8')).toBe(text);
  }
});

test('the networks that a player downloads stay below 600 kB', () => {
  const file = new URL('../../../bots/src/expert/networks/weights.ts', import.meta.url);
  expect(gzipSync(readFileSync(file)).length).toBeLessThan(600_000);
});

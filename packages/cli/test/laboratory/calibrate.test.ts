import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calibrated, FITTED, UNCORRECTED } from '@khora/bots/hints';
import { seeded } from '@khora/bots/learned';
import { afterEach, expect, test } from 'vitest';
import { fitted } from '../../src/calibrate/fit.ts';
import { calibrationPlot } from '../../src/calibrate/plot.ts';
import { agreement, tellAgreement } from '../../src/calibrate/report.ts';
import { networksVersion, samplesOf } from '../../src/calibrate/run.ts';
import type { Sample } from '../../src/calibrate/sample.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Games in which trials are twice too sure of the winner, and promise five points too many. */
function tooSure(count: number, seed: string): Sample[] {
  const source = seeded(seed);
  return Array.from({ length: count }, (_, game) => {
    const sum = 6 * source.next() - 3;
    const won = source.next() < 1 / (1 + Math.exp(-sum / 2)) ? 1 : 0;
    const points = 60 + 40 * source.next();
    const win = 1 / (1 + Math.exp(-sum));
    return {
      part: 'test',
      players: 2,
      game,
      kind: 'assign',
      rank: 0,
      raw: { players: 2, round: 1 + (game % 9), win, points: points + 5, error: 0.01 },
      search: { win, points },
      won,
      points: points + 10 * source.next() - 5,
      next: { players: 2, round: 1 + (game % 9), win, points: points + 5, error: 0.01 },
    };
  });
}

test('the correction is found from games, and holds for others', () => {
  const correction = fitted(tooSure(4000, 'fit'));
  expect(calibrated({ players: 2, round: 5, win: 0.9, points: 85, error: 0 }, correction).win).toBeCloseTo(
    0.75,
    1,
  );
  expect(calibrated({ players: 2, round: 5, win: 0.9, points: 85, error: 0 }, correction).points).toBeCloseTo(
    80,
    0,
  );
  const samples = tooSure(4000, 'test');
  const before = agreement(samples, () => UNCORRECTED);
  const after = agreement(samples, () => correction);
  const farthest = ({ bins }: typeof before) =>
    Math.max(...bins.map(({ shown, won }) => Math.abs(shown - won)));
  expect(farthest(before)).toBeGreaterThan(0.1);
  expect(farthest(after)).toBeLessThan(0.04);
  expect(after.logLoss).toBeLessThan(before.logLoss);
  expect(before.pointsOff.mean).toBeCloseTo(5, 0);
  expect(after.pointsOff.mean).toBeCloseTo(0, 0);
  expect(after.drift).toMatchObject({ mean: 0, pairs: 4000 });
});

test('deciles with few positions are merged with a neighbour, and none is lost', () => {
  const all = agreement(tooSure(2000, 'bins'), () => ({ win: [0, 0, 0, 0.3, 0], points: [] }));
  expect(all.bins.reduce((sum, { positions }) => sum + positions, 0)).toBe(2000);
  for (const { positions } of all.bins) expect(positions).toBeGreaterThanOrEqual(300);
  expect(all.bins[0]?.from).toBe(0);
  expect(all.bins.at(-1)?.to).toBe(1);
  expect(tellAgreement([all]).split('\n')).toHaveLength(3 + 1 + 2 + all.bins.length + 1);
  expect(calibrationPlot([all])).toContain('<svg');
});

test('the correction was fitted to the networks of the game: after new ones, khora calibrate --install', () => {
  expect(FITTED.networks).toBe(networksVersion());
});

test('a run continues where it was stopped, with the same games', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'khora-calibrate-'));
  folders.push(folder);
  const options = { folder, seed: 'test', fit: 1, iterations: 6, workers: 1 };
  let asked = 0;
  const onSample = () => {
    asked += 1;
  };
  const first = await samplesOf({ ...options, games: 0, onSample });
  expect(first.map(({ players }) => players)).toEqual([2, 3, 4]);
  const all = await samplesOf({ ...options, games: 1, onSample });
  expect(asked).toBe(6);
  expect(all.slice(0, 3)).toEqual(first);
  const [file = ''] = readdirSync(folder);
  const lines = readFileSync(join(folder, file), 'utf8').trim().split('\n');
  expect(lines.map((line) => JSON.parse(line) as Sample)).toEqual(all);
  const other = mkdtempSync(join(tmpdir(), 'khora-calibrate-'));
  folders.push(other);
  expect(await samplesOf({ ...options, folder: other, games: 1, onSample })).toEqual(all);
  for (const { raw, won } of all) {
    expect(raw.win).toBeGreaterThanOrEqual(0);
    expect(raw.win).toBeLessThanOrEqual(1);
    expect([0, 0.25, 1 / 3, 0.5, 1]).toContain(won);
  }
});

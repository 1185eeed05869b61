import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { playGame } from '../../src/game/play-game.ts';
import { careless, containing, folder, khora } from '../kit.ts';

const { record } = playGame({ setup: { players: 2, seed: 'replay' }, bots: [careless, careless], seed: 'r' });
const moves = record.moves.length;

function saved(...records: readonly unknown[]): string {
  const file = join(folder(), 'record.json');
  writeFileSync(file, records.map((each) => JSON.stringify(each)).join('\n'));
  return file;
}

test('outside a terminal the whole game is printed', async () => {
  const { code, out } = await khora(['replay', saved(record)]);
  expect(code).toBe(0);
  for (let round = 1; round <= 9; round++) expect(out).toContain(`Round ${round} of 9`);
  expect(out).toContain('Final result');
  for (const line of out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
});

test('at a terminal it goes where the reader wants', async () => {
  const input = ['', 'n', 'p', 'r', 'g 12', 'g 9999', 'what', `g ${moves}`, 'n', 'p', 'q', 'n'];
  const { code, out } = await khora(['replay', saved(record)], { input, tty: true });
  expect(code).toBe(0);
  const steps = Array.from(out.matchAll(/^\[(\d+)\/(\d+)\] /gm), ([, at]) => Number(at));
  const firstOfRound1 = 8;
  expect(steps).toEqual([0, 1, 2, 1, firstOfRound1, 12, 12, 12, moves, moves, moves - 1]);
  expect(out).toContain('This is the end.');
  expect(out).toContain('Enter or n: next move');
});

test('nothing comes before the beginning, and the end of the input ends it', async () => {
  const { code, out } = await khora(['replay', saved(record)], { input: ['p'], tty: true });
  expect(code).toBe(0);
  expect(out).toContain('This is the beginning.');
});

test('one of several games', async () => {
  const other = playGame({
    setup: { players: 3, seed: 'other' },
    bots: [careless, careless, careless],
    seed: 'r',
  });
  const file = saved(record, other.record);
  expect((await khora(['replay', file, '--game', '2'])).out).toContain('3 players, seed other');
  expect(await khora(['replay', file, '--game', '3'])).toMatchObject({
    code: 2,
    err: containing('holds 2 games'),
  });
});

test('every move as a line of JSON', async () => {
  const { out } = await khora(['replay', saved(record), '--json']);
  const lines = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { move: number; events: unknown[] });
  expect(lines).toHaveLength(moves + 1);
  expect(lines.map(({ move }) => move)).toEqual(lines.map((_, index) => index));
});

test('a tampered record is shown as far as it goes, and ends with 1', async () => {
  const bad = {
    ...record,
    moves: record.moves.map((made, at) => (at === 20 ? { ...made, move: { type: 'pass' } } : made)),
  };
  const { code, out, err } = await khora(['replay', saved(bad)]);
  expect(code).toBe(1);
  expect(out).toContain('Round 1 of 9');
  expect(err).toMatch(/Move 21 is illegal: .*'khora verify' says more/);
});

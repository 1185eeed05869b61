import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Puzzle } from '@khora/bots/review';
import { expect, test } from 'vitest';
import { containing, folder, khora } from './kit.ts';

test('a puzzle is found and kept with its figures, and a wrong answer is not confirmed', async () => {
  const file = join(folder(), 'puzzles.jsonl');
  const mined = await khora(['puzzles', file, '--count', '1', '--theme', 'lastRound', '--seed', 'test']);
  expect(mined).toMatchObject({ code: 0, out: containing('lastRound') });
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const puzzle = JSON.parse(lines[0] ?? '') as Puzzle;
  const { theme, choices, worlds, check } = puzzle;
  expect(theme).toBe('lastRound');
  expect(choices.length).toBeGreaterThanOrEqual(3);
  expect(check.worlds).toBe(10 * worlds);
  expect(check.margin[0]).toBeGreaterThanOrEqual(3);
  expect(check.margin[0]).toBeGreaterThanOrEqual(4 * check.margin[1]);

  const [best, second, ...rest] = choices;
  writeFileSync(file, `${JSON.stringify({ ...puzzle, choices: [second, best, ...rest] })}\n`);
  const wrong = await khora(['puzzles', file, '--check']);
  expect(wrong).toMatchObject({ code: 1, out: containing('Not clear: lines 1') });
});

test('a file that holds no puzzles is refused', async () => {
  const file = join(folder(), 'puzzles.jsonl');
  writeFileSync(file, 'no puzzles\n');
  expect(await khora(['puzzles', file])).toMatchObject({
    code: 2,
    err: containing('is not a file of puzzles'),
  });
});

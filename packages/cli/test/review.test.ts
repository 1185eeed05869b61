import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Review } from '@khora/bots/review';
import { expect, test } from 'vitest';
import { playGame } from '../src/game/play-game.ts';
import { careless, containing, folder, khora } from './kit.ts';

const { record } = playGame({
  setup: { players: 2, seed: 'look back' },
  bots: [careless, careless],
  seed: 'r',
});

function saved(value: unknown): string {
  const file = join(folder(), 'record.json');
  writeFileSync(file, JSON.stringify(value));
  return file;
}

test('a review gives the account, the course, the skill and the mistakes, and what it is based on', async () => {
  const { code, out } = await khora(['review', saved(record), '--depth', 'glance']);
  expect(code).toBe(0);
  for (const line of [
    'expected at the start',
    'cards dealt and drawn',
    'error of the search',
    '= result',
    'accuracy',
    'Better by',
    'policy-',
  ])
    expect(out).toContain(line);
  for (const line of out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
});

test('as JSON it has everything, and adds up', async () => {
  const { out } = await khora(['review', saved(record), '--depth', 'glance', '--json']);
  const { accounts, samples, moments } = JSON.parse(out) as Review;
  expect(samples).toMatchObject({ worlds: 2, tries: 2 });
  expect(moments).toHaveLength(record.moves.length + 1);
  for (const { start, lines, result } of accounts)
    expect(lines.reduce((sum, { ahead }) => sum + ahead.amount, start.ahead.amount)).toBeCloseTo(
      result.ahead,
      9,
    );
});

test('a game that is not over is refused with the reason', async () => {
  const open = saved({ ...record, moves: record.moves.slice(0, 20) });
  expect(await khora(['review', open])).toMatchObject({ code: 2, err: containing('Only a finished game') });
});

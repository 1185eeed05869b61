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

/** A figure that is not an error. */
const AMOUNT = /(?<![±\d.])([+−]?\d+\.\d)/g;

function tenths(amount: string): number {
  return Math.round(10 * Number(amount.replace('−', '-')));
}

/** The rows of figures of every section that has such a word in its titles. */
function tablesWith(out: string, word: string): number[][][] {
  return out
    .split('\n\n')
    .filter((section) => section.includes(word))
    .map((section) =>
      section
        .split('\n')
        .map((line) => [...line.matchAll(AMOUNT)].map(([, amount = '']) => tenths(amount)))
        .filter((row) => row.length > 0),
    );
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, amount) => all + amount, 0);
}

test('a review gives the course, the turning points, the account, the skill and what was good or bad, and why', async () => {
  const { code, out } = await khora(['review', saved(record), '--depth', 'glance']);
  expect(code).toBe(0);
  for (const line of [
    'Chance of winning at the start',
    'Expected points at the start',
    'Turning points',
    'expected at the start',
    'cards dealt and drawn',
    'error of the search',
    'accuracy',
    'Gave away',
    'Better: ',
    'policy-',
  ])
    expect(out).toContain(line);
  const worst = out.slice(out.indexOf('What each player could have done better'));
  expect(worst).toMatch(/move \d+: .*? \([^)]+\)\s+Gave away [\d.]+ ±[\d.]+ points\. Better: /s);
  expect(worst.match(/Gave away/g)).toHaveLength(6);
  expect(worst.match(/Gained|better than the next/g)).toHaveLength(6);
  for (const line of out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
});

test('the figures add up as they are printed: every column of the account, and luck, skill and the rest', async () => {
  const { out } = await khora(['review', saved(record), '--depth', 'glance']);
  const accounts = tablesWith(out, 'error of the search');
  expect(accounts).toHaveLength(2);
  for (const rows of accounts) {
    const [results = [], ...lines] = rows.toReversed();
    expect(results).toHaveLength(2);
    expect(lines).toHaveLength(7);
    for (const [player, result] of results.entries())
      expect(sum(lines.map((line) => line[player] ?? Number.NaN))).toBe(result);
  }
  const parts = tablesWith(out, 'in short');
  expect(parts).toHaveLength(2);
  for (const [at, rows] of parts.entries()) {
    expect(rows).toHaveLength(2);
    for (const [player, row] of rows.entries()) {
      expect(sum(row.slice(0, -1))).toBe(row.at(-1));
      const lines = accounts[at]?.map((line) => line[player] ?? Number.NaN) ?? [];
      expect(row.slice(0, 3)).toEqual([lines[0], sum(lines.slice(1, 4)), lines[4]]);
    }
  }
});

test.each(['de', 'es', 'cs', 'ru'])('everything is said in %s', async (language) => {
  const told = ['review', saved(record), '--depth', 'glance'];
  const [english, { out }] = [await khora(told), await khora([...told, '--language', language])];
  const heading = (text: string) =>
    text.split('\n').filter((line, at, all) => line !== '' && all[at - 1] === '');
  expect(heading(out).length).toBeGreaterThan(8);
  for (const line of heading(out)) expect(heading(english.out)).not.toContain(line);
  for (const word of ['move ', 'Round ', 'Better', 'at the end', 'luck', 'points'])
    expect(out).not.toContain(word);
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

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CITY_IDS } from '@khora/engine';
import { expect, test } from 'vitest';
import { folder, khora, pythonCommand } from '../kit.ts';

const GAMES = ['dataset', '--bots', 'trierarch', '--players', '2', '--games', '4', '--seed', 'rows'];
const DOCS = readFileSync(new URL('../../../../docs/laboratory.md', import.meta.url), 'utf8');

async function run(args: readonly string[]): Promise<string> {
  const { code, out, err } = await khora(args);
  expect(err).toBe('');
  expect(code).toBe(0);
  return out;
}

test('a dataset has a row for each decision, with the columns that the docs name', async () => {
  const path = folder();
  const [csv, jsonl] = [join(path, 'rows.csv'), join(path, 'rows.jsonl')];
  const out = await run([...GAMES, '--csv', csv, '--jsonl', jsonl]);
  const rows = readFileSync(jsonl, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, number | string>);
  expect(out).toContain(`${rows.length} decisions of 4 games`);
  const [head = '', ...lines] = readFileSync(csv, 'utf8').trim().split('\n');
  expect(lines).toHaveLength(rows.length);
  const [, table = ''] = /## Decisions with evaluations([\s\S]*)/.exec(DOCS) ?? [];
  for (const column of head.split(',')) {
    expect(table, column).toMatch(
      new RegExp(`\`(${column}|${column.replace(/^(red|blue|green)_/, '…_')})\``),
    );
  }
  for (const row of rows) {
    expect(Object.keys(row)).toEqual(head.split(','));
    expect(row.chance).toBeGreaterThanOrEqual(0);
    expect(row.chance).toBeLessThanOrEqual(1);
    expect(row.likelihood).toBeGreaterThan(0);
    expect(row.legal).toBeGreaterThan(1);
    expect(CITY_IDS).toContain(row.city);
  }
  for (const game of [0, 1, 2, 3]) {
    const own = rows.filter((row) => row.game === game);
    expect(own.map(({ decision }) => decision)).toEqual(own.map((_, number) => number));
    const won = [0, 1].map((seat) => Number(own.find((row) => row.seat === seat)?.won));
    expect(won.reduce((sum, share) => sum + share)).toBe(1);
  }
});

test('a dataset made in parts is the same to the last digit', async () => {
  const path = folder();
  await run([...GAMES, '--csv', join(path, 'whole.csv')]);
  const parts = ['1', '2'].map((number) => join(path, number));
  for (const [index, part] of parts.entries())
    await run([...GAMES, '--shard', `${index + 1}/2`, '--part', part, '--workers', '1']);
  await run(['merge', ...parts, '--csv', join(path, 'merged.csv')]);
  expect(readFileSync(join(path, 'merged.csv'), 'utf8')).toBe(readFileSync(join(path, 'whole.csv'), 'utf8'));
  const { code, err } = await khora(['merge', ...parts, '--report', join(path, 'report.html')]);
  expect(err).toContain("parts of 'khora dataset'");
  expect(code).toBe(2);
});

test('a dataset without an output file says what to do', async () => {
  const { code, err } = await khora(GAMES);
  expect(err).toContain('--jsonl rows.jsonl');
  expect(code).toBe(2);
});

test('the example in Python reads it', async () => {
  const file = join(folder(), 'rows.csv');
  await run([...GAMES, '--csv', file]);
  const example = fileURLToPath(new URL('../../../../docs/examples/dataset.py', import.meta.url));
  const told = execFileSync(pythonCommand(), [example, file], { encoding: 'utf8' });
  expect(told).toMatch(/^4 games, \d+ decisions$/m);
  expect(told).toMatch(/^log loss of the chance: 0\.\d{3}/m);
  expect(told).toMatch(/^ +assign +\d+ +\d+\.\d/m);
});

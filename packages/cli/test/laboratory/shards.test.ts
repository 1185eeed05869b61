import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folder, khora } from '../kit.ts';

const GAMES = ['simulate', '--bots', 'ephebe,random,random', '--rotate', '--games', '12', '--seed', 'parts'];

async function run(args: readonly string[]): Promise<string> {
  const { code, out, err } = await khora(args);
  expect(err).toBe('');
  expect(code).toBe(0);
  return out;
}

/** Plays all parts of a run, the last one first, and returns their files. */
async function parts(args: readonly string[], of: number, path: string): Promise<string[]> {
  const files: string[] = [];
  for (let number = of; number >= 1; number--) {
    const file = join(path, `${number}.jsonl`);
    await run([...args, '--shard', `${number}/${of}`, '--part', file, '--workers', '1']);
    files.push(file);
  }
  return files;
}

const outputs = (path: string) =>
  ['records', 'csv', 'jsonl', 'report'].flatMap((name) => [`--${name}`, join(path, name)]);
const contents = (path: string) =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => `${name}\n${readFileSync(join(parentPath, name), 'utf8')}`)
    .toSorted((a, b) => a.localeCompare(b));

describe('a simulation in parts', () => {
  test('gives the same figures and files as a single run, to the last digit', async () => {
    const [whole, merged] = [folder(), folder()];
    const straight = await run([...GAMES, '--json', ...outputs(whole)]);
    const files = await parts(GAMES, 3, folder());
    const together = await run(['merge', ...files, '--json', ...outputs(merged)]);
    expect(together).toBe(straight);
    expect(contents(merged)).toEqual(contents(whole));
  });

  test('keeps the rotations of a deal in one part, and says what to do next', async () => {
    const file = join(folder(), 'part.jsonl');
    const out = await run([...GAMES, '--shard', '2/3', '--part', file]);
    expect(out).toBe(`3 games: part 2 of 3. Put the parts together with 'khora merge'.\nWritten: ${file}\n`);
    const deals = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => (JSON.parse(line) as { deal: number }).deal);
    expect(deals).toEqual([1, 1, 1]);
  });

  test('continues where it was stopped, and never overwrites another run', async () => {
    const file = join(folder(), 'part.jsonl');
    const args = [...GAMES, '--shard', '1/2', '--part', file, '--workers', '1'];
    await run(args);
    const whole = readFileSync(file, 'utf8');
    // Cut off in the middle of the fourth game.
    const lines = whole.split('\n');
    writeFileSync(file, `${lines.slice(0, 4).join('\n')}\n${lines[4]?.slice(0, 50)}`);
    expect(await run(args)).toMatch(/^6 games \(3 from before\): part 1 of 2/);
    expect(readFileSync(file, 'utf8')).toBe(whole);
    expect(await run(args)).toMatch(/^6 games \(6 from before\)/);
    expect(readFileSync(file, 'utf8')).toBe(whole);
    const { code, err } = await khora([...args, '--seed', 'other']);
    expect(err).toMatch(/already exists and is not a part of this run.*--part/);
    expect(code).toBe(2);
    expect(readFileSync(file, 'utf8')).toBe(whole);
  });

  test('can be merged only if it is complete and from one run', async () => {
    const path = folder();
    const [second = '', first = ''] = await parts(GAMES, 2, path);
    const [other = ''] = await parts([...GAMES, '--seed', 'other'], 1, folder());
    const stopped = join(path, 'stopped.jsonl');
    writeFileSync(stopped, readFileSync(second, 'utf8').trimEnd().split('\n').slice(0, -1).join('\n'));
    const broken = join(path, 'broken.jsonl');
    writeFileSync(broken, 'not a part\n');
    const cases: [string[], RegExp][] = [
      [[first], /Part 2 of 2 is missing/],
      [[first, second, second], /Part 2 was given twice/],
      [[first, other], /not parts of the same run/],
      [[first, stopped], /contain 11 of 12 games: some were stopped early/],
      [[first, broken], /not a readable part of a run/],
      [[first, join(path, 'nowhere')], /not a readable part of a run/],
    ];
    for (const [files, message] of cases) {
      const { code, err } = await khora(['merge', ...files]);
      expect(err).toMatch(message);
      expect(code).toBe(2);
    }
    for (const shard of ['0/2', '3/2', '1', 'a/b', '1/0']) {
      const { code, err } = await khora([...GAMES, '--shard', shard]);
      expect(err).toContain('as 3/20');
      expect(code).toBe(2);
    }
  });
});

test('a balance in parts writes the same page as a single run', async () => {
  const args = ['balance', '--bot', 'random', '--games', '6', '--seed', 'parts'];
  const [whole, merged] = [folder(), folder()];
  await run([...args, '--folder', whole]);
  const files = await parts(args, 2, folder());
  await run(['merge', ...files, '--folder', merged]);
  expect(contents(merged)).toEqual(contents(whole));
  const { code, err } = await khora(['merge', ...files, '--csv', join(merged, 'rows.csv')]);
  expect(err).toContain("parts of 'khora balance'");
  expect(code).toBe(2);
});

describe('rows for notebooks', () => {
  test('have the columns that the docs name, one row for each player, adding up', async () => {
    const path = folder();
    await run([...GAMES, ...outputs(path)]);
    const [head = '', ...lines] = readFileSync(join(path, 'csv'), 'utf8').trim().split('\n');
    const rows = readFileSync(join(path, 'jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, number>);
    expect(lines).toHaveLength(36);
    expect(rows).toHaveLength(36);
    const docs = readFileSync(new URL('../../../../docs/laboratory.md', import.meta.url), 'utf8');
    const [, table = ''] = /## Rows for notebooks([\s\S]*)/.exec(docs) ?? [];
    for (const column of head.split(',')) {
      const name = column.replace(/^(points|round)_\w+$/, '$1_…');
      expect(table, column).toMatch(new RegExp(`\`(${column}|${name})\``));
    }
    for (const row of rows) {
      expect(Object.keys(row)).toEqual(head.split(','));
      const sources = Object.entries(row).filter(([name]) => name.startsWith('points_'));
      expect(sources.reduce((sum, [, points]) => sum + points, 0)).toBe(row.points);
    }
    for (const game of new Set(rows.map(({ game }) => game))) {
      const won = rows.filter((row) => row.game === game).reduce((sum, row) => sum + (row.won ?? 0), 0);
      expect(won).toBeCloseTo(1, 10);
    }
  });

  test('quote what would break a row', async () => {
    const file = join(folder(), 'rows.csv');
    await run(['simulate', '--games', '1', '--players', '2', '--seed', 'a,"b"', '--csv', file]);
    expect(readFileSync(file, 'utf8').split('\n')[1]).toContain(',"a,""b""-0",');
  });
});

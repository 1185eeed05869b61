import { expect, test } from 'vitest';
import { showGame } from '../../src/show-game.ts';

const out = { isTTY: false, columns: 80, colours: false };
const show = (...args: string[]) => showGame(args, out);

test('a whole game is told, round by round, in 80 columns', async () => {
  const text = await show('--seed', 'start');
  for (let round = 1; round <= 9; round++) expect(text).toContain(`Round ${round} of 9 · `);
  expect(text).toContain('Final result');
  expect(text).toMatch(/wins the game|share the victory/);
  expect(text.match(/^ +Eco Cul Mil/gm)).toHaveLength(9);
  for (const line of text.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
});

test('the standings add up', async () => {
  const text = await show('--seed', 'start');
  const [, result = ''] = text.split('Final result\n');
  const [table = ''] = result.split('\n\n');
  const rows = table.split('\n').slice(1);
  const numbers = (row: string) =>
    (row.match(/ [−\d·]+(?= |$)/g) ?? [])
      .slice(-4)
      .map((cell) => Number(cell.trim().replace('·', '0').replace('−', '-')));
  const totals = numbers(rows.at(-2) ?? '');
  const sums = [0, 0, 0, 0];
  for (const row of rows.slice(0, -2)) {
    for (const [at, points] of numbers(row).entries()) sums[at] = (sums[at] ?? 0) + points;
  }
  expect(sums).toEqual(totals);
});

test('places are written as the language writes them', async () => {
  const places = async (language: string) =>
    (await show('--seed', 'start', '--language', language))
      .match(/^ +1\S* .*$/gm)
      ?.at(-1)
      ?.trim();
  expect(await places('en')).toMatch(/^1st +2nd +3rd +4th$/);
  expect(await places('es')).toMatch(/^1\.º +2\.º +3\.º +4\.º$/);
  expect(await places('de')).toMatch(/^1\. +2\. +3\. +4\.$/);
});

test('it says what else can be done', async () => {
  const text = await show('--seed', 'start', '--players', '2');
  for (const hint of ['khora -- play', 'khora -- simulate', 'npm test', 'npm run bench'])
    expect(text).toContain(hint);
});

test.each(['de', 'es', 'cs', 'ru'])('all of it is in one language: %s', async (language) => {
  const text = await show('--seed', 'start', '--language', language);
  expect(text).not.toMatch(/\b(the|of|with|your|More to do|Columns)\b/);
  for (const line of text.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
});

test('the same seed tells the same game', async () => {
  expect(await show('--seed', 'same')).toBe(await show('--seed', 'same'));
  expect(await show('--seed', 'same')).not.toBe(await show('--seed', 'other'));
});

test('colours where they are shown', async () => {
  expect(await showGame(['--seed', 'start'], { ...out, colours: true })).toContain('\x1b[1m');
});

test.each([
  [['--players', '5'], /2, 3 or 4/],
  [['--language', 'xx'], /The languages are en, de, es, cs, ru/],
  [['--colour'], /Unknown option '--colour'/],
])('bad options %j', async (args, message) => {
  await expect(show(...args)).rejects.toThrow(message);
});

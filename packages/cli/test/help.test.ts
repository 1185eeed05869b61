import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parseBudget } from '../src/terminal/budget.ts';
import { containing, khora } from './kit.ts';

/** Starting another process takes long on a busy machine. */

const COMMANDS = ['play', 'simulate', 'ladder', 'replay', 'review', 'verify', 'fuzz'];

test('the help lists every command', async () => {
  const { code, out } = await khora(['--help']);
  expect(code).toBe(0);
  for (const command of COMMANDS) expect(out).toMatch(new RegExp(`^  ${command} `, 'm'));
  expect(out).toContain('Exit codes: 0 all is well, 1 a check failed, 2 bad input.');
});

test.each(COMMANDS)('the help of %s has examples, fits 80 columns and knows --json', async (command) => {
  const { code, out } = await khora([command, '--help']);
  expect(code).toBe(0);
  expect(out).toContain(`Examples:\n  khora ${command}`);
  expect(out).toContain('--json');
  for (const line of out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
  expect((await khora(['help', command])).out).toBe(out);
});

test.each([
  [['simulat'], /unknown command 'simulat'\n\(Did you mean simulate\?\)/],
  [['simulate', '--gmes', '3'], /unknown option '--gmes'/],
  [['simulate', '--games', '0'], /whole number, 1 or more/],
  [['simulate', '--games', 'many'], /whole number, 1 or more/],
  [['simulate', '--players', '5'], /Allowed choices are 2, 3, 4/],
  [['simulate', '--bots', 'hal'], /There is no bot 'hal'\. The bots are random/],
  [['simulate', '--bots', 'random,random,random', '--players', '2'], /3 bots are too many for 2 players/],
  [['simulate', '--cities', 'athens,troy'], /cities must be among argos, athens/],
  [['simulate', '--cities', 'athens,athens'], /must not name a city twice/],
  [['simulate', '--cities', 'athens,sparta', '--players', '3'], /one city for each player/],
  [['simulate', '--budget', 'long'], /200ms, seconds as 1s or iterations as 500it/],
  [['simulate', '--bots', 'random@0it'], /'0it' is not a budget/],
  [['simulate', '--records', '/nowhere/games.jsonl'], /cannot be written/],
  [['simulate', '--report', '/nowhere/report.html'], /cannot be written/],
  [['ladder', '--bots', 'random'], /at least two bots/],
  [['ladder', '--bots', 'random,random'], /'random' is named twice/],
  [['ladder', '--bots', 'random,random@1it', '--players', '3'], /A table of 3 needs 3 different bots/],
  [['ladder', '--bots', 'random,random@1it', '--players', '9'], /'9' is not a number of players/],
  [['replay'], /missing required argument 'record'/],
  [['admin', 'reports'], /KHORA_TOKEN is not set: create an API key in your account/],
  [['admin', 'settle', 'k3v9x0q2m1ab', 'x'], /whole number, 1 or more/],
  [['fuzz', '--games', 'x'], /--games takes a whole number/],
  [['fuzz', '--only', 'x'], /--only takes 'invariants' or 'reference'/],
])('bad input %j says what to do and ends with 2', async (args, message) => {
  const { code, out, err } = await khora(args);
  expect(code).toBe(2);
  expect(out + err).toMatch(message);
  expect(out + err).not.toMatch(/\n\s+at .*:\d+/);
});

test('the fuzzer of the engine runs as a child', async () => {
  expect(await khora(['fuzz', '--games', '0', '--seed', '1'])).toMatchObject({
    code: 0,
    out: containing('No check failed.'),
  });
  const { out } = await khora(['fuzz', '--games', '0', '--json']);
  expect(JSON.parse(out)).toMatchObject({ ok: true });
});

test('budgets', () => {
  expect(parseBudget('200ms')).toEqual({ milliseconds: 200 });
  expect(parseBudget('1.5s')).toEqual({ milliseconds: 1500 });
  expect(parseBudget('500it')).toEqual({ iterations: 500 });
  for (const bad of ['', '5', '-1ms', '0ms', '1.5it', 'ms', '1e3it'])
    expect(() => parseBudget(bad)).toThrow('is not a budget');
});

test('the program itself passes its exit code on', () => {
  const program = fileURLToPath(new URL('../src/khora.ts', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [program, 'verify', '/nowhere'], {
    encoding: 'utf8',
  });
  expect(status).toBe(2);
  expect(stderr).toBe("khora: There is no file '/nowhere'.\n");
});

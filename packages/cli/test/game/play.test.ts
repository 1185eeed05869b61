import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decisions, isOver, legalMoves, type Move } from '@khora/engine';
import { english } from '@khora/locales';
import { expect, test } from 'vitest';
import type { LabRecord } from '../../src/game/record.ts';
import { verifyRecord } from '../../src/game/verify.ts';
import { menuOf } from '../../src/play/menu.ts';
import { newRecord, PersonalGame } from '../../src/play/personal-game.ts';
import { painter } from '../../src/terminal/style.ts';
import { careless, folder, khora } from '../kit.ts';

const NEWCOMER = ['you', 'careless', 'careless'];
const setup = { players: 3, seed: 'play', options: { draft: 'deal' } } as const;

async function session(): Promise<PersonalGame> {
  const own = new PersonalGame(newRecord(setup, NEWCOMER), { roster: { careless } });
  while (await own.playBot());
  return own;
}

function readJson(path: string): LabRecord {
  return JSON.parse(readFileSync(path, 'utf8')) as LabRecord;
}

test('a whole game by numbers and letters only, saved with its result', async () => {
  const file = join(folder(), 'game.json');
  // Answers that fit any question: tiles for three or two dice, the first choice, pass.
  const input = Array.from({ length: 600 }, () => ['205', '20', '1', 'p']).flat();
  const args = ['play', '--bots', 'random', '--players', '2', '--seed', 'whole', '--save', file];
  const { code, out } = await khora(args, { input });
  expect(code).toBe(0);
  expect(out).toContain('Final result');
  expect(out).toContain("watch it with 'khora replay");
  for (const line of out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
  expect(verifyRecord(readJson(file))).toMatchObject({ ok: true, finished: true, sealed: true });
});

test('quitting saves, resuming continues at the same question', async () => {
  const file = join(folder(), 'game.json');
  const first = await khora(['play', '--bots', 'random', '--seed', 'pause', '--save', file], {
    input: ['1', '1', 'q'],
  });
  expect(first.out).toContain(`continue with 'khora play --resume ${file}'`);
  const saved = readJson(file);
  expect(saved.moves.filter(({ seat }) => seat === 0)).toHaveLength(2);
  const again = await khora(['play', '--resume', file], { input: ['1', 'q'] });
  expect(again.code).toBe(0);
  const later = readJson(file);
  expect(later.moves.slice(0, saved.moves.length)).toEqual(saved.moves);
  expect(later.moves.filter(({ seat }) => seat === 0)).toHaveLength(3);
});

test('everything can be looked up, and wrong answers are explained', async () => {
  const file = join(folder(), 'game.json');
  const input = ['t', 'c', 'd', 'b', 's', '?', 'u', 'zzz', '66', '9', '25x', 'q'];
  const args = ['play', '--bots', 'random', '--draft', 'deal', '--seed', 'look', '--save', file];
  const { code, out } = await khora(args, { input });
  expect(code).toBe(0);
  for (const text of [
    'Growing Population: ',
    ' · Hand',
    '✓ ',
    'Persepolis: ',
    'If the game ended now',
    'save and quit',
  ]) {
    expect(out).toContain(text);
  }
  expect(out).toContain('That cannot be taken back');
  expect(out).toContain('Type 2 digits from 0 to 6');
  expect(out).toContain('each die takes a different one');
});

test('hidden cards stay hidden', async () => {
  const file = join(folder(), 'game.json');
  const args = ['play', '--bots', 'random', '--seed', 'secret', '--save', file];
  const { out } = await khora(args, { input: ['1', '1', '1', '1', 'c', 't', 'q'] });
  const lines = out.split('\n').filter((line) => line.includes('has drafted'));
  expect(lines.filter((line) => line.endsWith('has drafted 5 cards'))).toHaveLength(3);
});

test('a move can be taken back where the engine allows it', async () => {
  const own = await session();
  let undone = 0;
  for (let turn = 0; turn < 200 && !isOver(own.state); turn++) {
    const before = own.record.moves;
    const moves = legalMoves(own.state, own.seat);
    own.play(moves[turn % moves.length] as Move);
    if (own.isAsked && own.undo()) {
      undone += 1;
      expect(own.record.moves).toEqual(before);
      own.play(moves[turn % moves.length] as Move);
    }
    while (await own.playBot());
  }
  expect(isOver(own.state)).toBe(true);
  expect(undone).toBeGreaterThan(0);
});

test('every legal move of every question has its own key, and no other answer is accepted', async () => {
  const own = await session();
  const words = { texts: english, paint: painter({ colours: false }), rules: own.state.rules };
  for (let turn = 0; turn < 300 && !isOver(own.state); turn++) {
    const decision = decisions(own.view).find(({ seat }) => seat === own.seat);
    if (!decision) throw new Error('Nothing is asked.');
    const menu = menuOf(words, own.view, decision, 80);
    const moves = legalMoves(own.view, own.seat);
    const keys =
      decision.kind === 'assign'
        ? moves.map((move) => ('tiles' in move ? move.tiles.join('') : ''))
        : [...moves.map((_, index) => String(index + 1)), 'p', 'g'];
    const read = keys.map((key) => menu.read(key)).filter((answer) => typeof answer !== 'string');
    expect(new Set(read.map((move) => JSON.stringify(move)))).toEqual(
      new Set(moves.map((move) => JSON.stringify(move))),
    );
    expect(typeof menu.read('x')).toBe('string');
    expect(menu.text).not.toContain('⟨');
    own.play(moves[(turn * 7) % moves.length] as Move);
    while (await own.playBot());
  }
});

test('a program plays by lines of JSON', async () => {
  const file = join(folder(), 'game.json');
  const input = ['0', 'undo', '', '99', 'nonsense', '{"type":"develop"}', 'quit'];
  const { code, out } = await khora(['play', '--json', '--bots', 'random', '--seed', 'm', '--save', file], {
    input,
  });
  expect(code).toBe(0);
  const messages = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { type: string; reason?: string });
  expect(messages[0]?.type).toBe('events');
  expect(messages.filter(({ type }) => type === 'question').length).toBeGreaterThan(2);
  expect(messages.filter(({ type }) => type === 'error').map(({ reason }) => reason)).toEqual([
    'malformed-move',
    'malformed-move',
    'malformed-move',
    'wrong-move',
  ]);
  expect(messages.at(-1)).toEqual({ type: 'saved', file });
});

test.each([
  [['--seat', '4', '--players', '2'], /no seat 4 at a table of 2/],
  [['--bots', 'random,random,random,random'], /players must be 2, 3 or 4/],
  [['--bots', 'hal'], /There is no bot 'hal'/],
  [['--resume', '/nowhere.json'], /There is no file/],
])('bad input %j', async (args, message) => {
  const { code, err } = await khora(['play', ...args]);
  expect(code).toBe(2);
  expect(err).toMatch(message);
});

test("a record of others' games cannot be resumed", async () => {
  const file = join(folder(), 'bots.json');
  writeFileSync(file, JSON.stringify({ ...newRecord(setup, ['random', 'random', 'random']) }));
  const { code, err } = await khora(['play', '--resume', file]);
  expect(code).toBe(2);
  expect(err).toContain("nobody in it is 'you'");
  expect(existsSync(file)).toBe(true);
});

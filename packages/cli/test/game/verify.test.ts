import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commitmentTo, fairSeed } from '@khora/protocol';
import { expect, test } from 'vitest';
import { playGame } from '../../src/game/play-game.ts';
import type { LabRecord } from '../../src/game/record.ts';
import { verifyRecord } from '../../src/game/verify.ts';
import { careless, containing, folder, khora } from '../kit.ts';

const { record } = playGame({
  setup: { players: 3, seed: 'honest' },
  bots: [careless, careless, careless],
  seed: 'honest',
});

function moved(index: number, change: (made: LabRecord['moves'][number]) => unknown): LabRecord {
  const moves = record.moves.map((made, at) => (at === index ? change(made) : made));
  return { ...record, moves: moves as LabRecord['moves'] };
}

function saved(...records: readonly unknown[]): string {
  const file = join(folder(), 'record.jsonl');
  writeFileSync(file, records.map((each) => JSON.stringify(each)).join('\n'));
  return file;
}

test('an honest record', () => {
  expect(verifyRecord(record)).toEqual({
    ok: true,
    moves: record.moves.length,
    finished: true,
    sealed: true,
    fair: false,
  });
});

test.each([0, 7, 40, record.moves.length - 1])(
  'a move that is illegal in its place, at index %i',
  (index) => {
    const verdict = verifyRecord(
      moved(index, ({ seat }) => ({ seat, move: { type: 'city', city: 'athens' } })),
    );
    expect(verdict).toMatchObject({ ok: false, move: index + 1 });
  },
);

test.each([
  null,
  7,
  {},
  { seat: 9, move: { type: 'pass' } },
  { seat: 0, move: 'x' },
  { seat: '0', move: null },
])('something that is not a move at all: %j', (made) => {
  expect(verifyRecord(moved(12, () => made))).toMatchObject({ ok: false, move: 13 });
});

test('another legal choice is discovered by what follows from it', () => {
  const last = record.moves.findLastIndex(({ move }) => move.type === 'assign');
  const verdict = verifyRecord(
    moved(last, ({ seat, move }) => ({
      seat,
      move: { ...move, tiles: 'tiles' in move ? move.tiles.toReversed() : [] },
    })),
  );
  expect(verdict.ok).toBe(false);
});

test('a game cut short, and one that continues after its end', () => {
  expect(verifyRecord({ ...record, moves: record.moves.slice(0, -1) })).toMatchObject({
    ok: false,
    problem: containing('not over'),
  });
  const made = record.moves[0] as LabRecord['moves'][number];
  expect(verifyRecord({ ...record, moves: [...record.moves, made] })).toMatchObject({
    ok: false,
    move: record.moves.length + 1,
    problem: containing('game-over'),
  });
});

test('another hash, other points, another seed', () => {
  const { result } = record;
  expect(verifyRecord({ ...record, result: { ...result, hash: 'f'.repeat(64) } })).toMatchObject({
    ok: false,
  });
  expect(verifyRecord({ ...record, result: { ...result, points: [99, 0, 0] } })).toMatchObject({
    ok: false,
    problem: containing('[99,0,0]'),
  });
  expect(verifyRecord({ ...record, setup: { ...record.setup, seed: 'other' } }).ok).toBe(false);
});

test('a record without a result, and one that is not finished, are in order as far as they go', () => {
  const { result: _result, ...open } = record;
  expect(verifyRecord(open)).toMatchObject({ ok: true, finished: true, sealed: false });
  expect(verifyRecord({ ...open, moves: open.moves.slice(0, 20) })).toMatchObject({
    ok: true,
    finished: false,
  });
});

test('the command says which game and which move, and ends with 1', async () => {
  const bad = moved(30, ({ seat }) => ({ seat, move: { type: 'develop' } }));
  const { code, out } = await khora(['verify', saved(record, bad)]);
  expect(code).toBe(1);
  expect(out).toContain('✓ game 1: ');
  expect(out).toMatch(/✗ game 2: move 31 is illegal: wrong-move/);
  expect(out).toContain('1 of 2 games failed.');
});

test('the same as JSON', async () => {
  const { code, out } = await khora(['verify', saved(record), '--json']);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ ok: true, games: [{ ok: true, sealed: true }] });
});

test.each([
  ['nothing', '', /is empty/],
  ['no JSON', 'hello', /is not JSON/],
  ['no record', '{"format":"chess"}', /its format is "chess", not "khora"/],
  ['no moves', '{"format":"khora","rules":1,"setup":{}}', /no list of moves/],
  ['unknown rules', '{"format":"khora","rules":99,"setup":{},"moves":[]}', /rules version 99/],
  ['a bad line', `${JSON.stringify(record)}\n{`, /Line 2 of .* is not JSON/],
])('a file with %s is bad input', async (_what, text, message) => {
  const file = join(folder(), 'bad.json');
  writeFileSync(file, text);
  const { code, err } = await khora(['verify', file]);
  expect(code).toBe(2);
  expect(err).toMatch(message);
  expect(err).not.toMatch(/\n\s+at /);
});

test('an invalid setup', async () => {
  const { code, out } = await khora(['verify', saved({ ...record, setup: { players: 7, seed: 'x' } })]);
  expect(code).toBe(1);
  expect(out).toContain('players must be 2, 3 or 4');
});

test('no file, and a folder', async () => {
  expect(await khora(['verify', '/nowhere/at/all'])).toMatchObject({
    code: 2,
    err: containing('There is no file'),
  });
  expect(await khora(['verify', folder()])).toMatchObject({
    code: 2,
    err: containing('is a folder'),
  });
});

test('for a game from a server, how the seed was made is checked', () => {
  const parts = { table: 'abcdefghijkm', secret: 'the secret', entropy: ['aa', 'bb', null] };
  const fair = { ...parts, commitment: commitmentTo(parts.secret) };
  const { record: played } = playGame({
    setup: { players: 3, seed: fairSeed(parts) },
    bots: [careless, careless, careless],
    seed: 'fair',
  });
  expect(verifyRecord({ ...played, fair })).toMatchObject({ ok: true, fair: true });
  const unfair = [
    { ...fair, secret: 'another secret' },
    { ...fair, secret: 'another secret', commitment: commitmentTo('another secret') },
    { ...fair, entropy: ['aa', 'cc', null] },
    { ...fair, table: 'abcdefghijkn' },
  ];
  for (const each of unfair) {
    const verdict = verifyRecord({ ...played, fair: each });
    expect(verdict).toMatchObject({ ok: false });
    expect('problem' in verdict && verdict.problem).toContain('not fair');
  }
});

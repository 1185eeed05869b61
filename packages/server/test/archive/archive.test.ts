import { RULES_VERSION, replay, standings } from '@khora/engine';
import { expect, test } from 'vitest';
import { recordOf } from '../../src/tables/table.ts';
import { fingerprint, readArchive, tablesOf } from './game.ts';
import { numberedGame } from './make.ts';

const games = readArchive();

test.each(games)('game $founding.id, by rules $founding.rules, is what it was after every entry', (game) => {
  expect(game.hashes.length).toBe(game.entries.length);
  const hashes: string[] = [];
  let last: ReturnType<typeof tablesOf> extends Generator<infer T> ? T | null : never = null;
  for (const table of tablesOf(game)) {
    hashes.push(fingerprint(table));
    last = table;
  }
  expect(hashes).toEqual(game.hashes);
  expect(last?.status).toBe('finished');
  if (!last?.game) throw new Error('A finished game was begun.');
  const record = recordOf(last, last.game);
  expect(record.rules).toBe(game.founding.rules);
  const state = Array.from(replay(record)).at(-1);
  expect(state && standings(state)).toEqual(standings(last.game.state));
});

test('the archive has every version of the rules, and everything that can happen at a table', () => {
  const rules = new Set(games.map(({ founding }) => founding.rules));
  for (let version = 1; version <= RULES_VERSION; version++) expect(rules).toContain(version);
  const types = new Set(games.flatMap(({ entries }) => entries.map(({ entry }) => entry.type)));
  for (const type of ['sit', 'bot', 'start', 'move', 'undo', 'absent', 'return', 'resign'] as const)
    expect(types).toContain(type);
  const moves = games.flatMap(({ entries }) =>
    entries.flatMap(({ entry }) => (entry.type === 'move' ? entry.move.type : [])),
  );
  expect(new Set(moves).size).toBeGreaterThanOrEqual(19);
});

test('a game that is played today can be archived', () => {
  const game = numberedGame(5000);
  const stored = JSON.parse(JSON.stringify(game)) as typeof game;
  expect(game.founding.rules).toBe(RULES_VERSION);
  expect(Array.from(tablesOf(stored), fingerprint)).toEqual(game.hashes);
});

test('a changed entry is noticed', () => {
  const [game] = games;
  if (!game) throw new Error('The archive is empty.');
  const founding = { ...game.founding, secret: `${game.founding.secret}0` };
  const replayed = () => Array.from(tablesOf({ ...game, founding }), fingerprint);
  // Another seed deals other cards: the moves fit no more, or lead elsewhere.
  const hashes = (() => {
    try {
      return replayed();
    } catch {
      return [];
    }
  })();
  expect(hashes).not.toEqual(game.hashes);
});

import { expect, test } from 'vitest';
import { lastErrors, noteError, notePeople } from '../src/browser/errors.ts';
import { evidenceOf, problemOf, type Seen } from '../src/game/problem.ts';
import type { ShownGame } from '../src/runner/game.ts';

const record = {
  format: 'khora',
  version: 1,
  rules: 2,
  setup: { players: 2, seed: 's' },
  moves: [],
} as const;

test('a report has the record, the version and the errors, and no names', () => {
  const named = { ...record, names: ['Sappho', 'Pindar'] };
  const report = problemOf({
    version: '1.2.3',
    browser: 'Netscape',
    window: '360 × 640 × 2',
    language: 'cs',
    hash: '#/profile/Sappho',
    errors: ['Error: no'],
    record: named,
    seen: null,
  });
  expect(JSON.stringify(report)).not.toMatch(/Sappho|Pindar/);
  expect(report).toMatchObject({ version: '1.2.3', screen: 'profile', errors: ['Error: no'], record });
});

test('the last twenty errors are kept', () => {
  for (let number = 1; number <= 25; number++) noteError(new Error(`number ${number}.`));
  expect(lastErrors()).toHaveLength(20);
  expect(lastErrors()[0]).toContain('number 6.');
  expect(lastErrors().at(-1)).toContain('number 25.');
});

test('errors name nobody who was at the table', () => {
  notePeople(['Sappho', 'Žofie+1', 'Ann', '']);
  noteError('Sappho: no move of sappho, SapphoError, (Žofie+1) or Ann, Anna');
  expect(lastErrors().at(-1)).toMatch(
    / \[name\]: no move of \[name\], SapphoError, \(\[name\]\) or \[name\], Anna$/,
  );
});

test('of a server’s game in progress a report has what this seat has seen, and of others the record', () => {
  const game = { id: '@abcdefgh2345', viewer: 1, length: 1, record: null } as unknown as ShownGame;
  const log = [[], [{ type: 'round', round: 1 }]] as unknown as Seen['log'];
  expect(evidenceOf(game, log)).toEqual({
    record: null,
    seen: { table: 'abcdefgh2345', viewer: 1, moves: 1, log },
  });
  expect(evidenceOf({ ...game, record }, log)).toEqual({ record, seen: null });
  expect(evidenceOf({ ...game, id: 'exercise' }, log)).toEqual({ record: null, seen: null });
  expect(evidenceOf(null, [])).toEqual({ record: null, seen: null });
});

import { expect, test } from 'vitest';
import { lastErrors, noteError } from '../src/browser/errors.ts';
import { problemOf } from '../src/game/problem.ts';

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

import { describe, expect, test } from 'vitest';
import { begin, type GameRecord, InvalidRecordError, RULES_VERSION, replay, undo } from '../src/index.ts';

const RECORD: GameRecord = {
  format: 'khora',
  version: 1,
  rules: RULES_VERSION,
  setup: { players: 2, seed: 'record', options: { cityChoice: 'choose' } },
  moves: [],
};

/** The error with which a record from outside is refused. */
function refused(record: unknown): string {
  try {
    Array.from(replay(record as GameRecord));
  } catch (error) {
    if (error instanceof InvalidRecordError) return `${error.name}: ${error.message}`;
    throw error;
  }
  throw new Error('accepted');
}

const unknown = (rules: unknown) =>
  `Rules version ${String(rules)} is not known; this engine knows 1 to ${RULES_VERSION}.`;

describe('a record that cannot be read says why', () => {
  test.each<[unknown, string]>([
    [null, 'A record is an object.'],
    ['khora', 'A record is an object.'],
    [{ ...RECORD, format: 'chess' }, "This is not a game record: its format is not 'khora'."],
    [{ ...RECORD, version: 2 }, 'Record version 2 is not known; 1 is.'],
    [{ ...RECORD, rules: 0 }, unknown(0)],
    [{ ...RECORD, rules: 1.5 }, unknown(1.5)],
    [{ ...RECORD, rules: '1' }, unknown('1')],
    [{ ...RECORD, rules: RULES_VERSION + 1 }, unknown(RULES_VERSION + 1)],
    [{ ...RECORD, moves: {} }, 'The record has no list of moves.'],
    [{ ...RECORD, moves: [null] }, 'Every move of a record is an object with seat and move.'],
    [{ ...RECORD, moves: ['pass'] }, 'Every move of a record is an object with seat and move.'],
  ])('%j', (record, message) => {
    expect(refused(record)).toBe(`InvalidRecordError: ${message}`);
  });
});

test('records of every rules version can be read', () => {
  for (let rules = 1; rules <= RULES_VERSION; rules++) {
    const [first] = replay({ ...RECORD, rules });
    expect(first).toEqual(begin(RECORD.setup, rules).state);
  }
});

test('undo: a player who has not moved has nothing to take back', () => {
  expect(undo(RECORD, 0)).toBeNull();
});

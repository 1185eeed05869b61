import { type Decision, type GameEvent, redact } from '@khora/engine';
import { describe, expect, test } from 'vitest';
import { english } from '../src/index.ts';
import { ALL_TEXTS, isReadable, PLAYERS, randomGame } from './kit.ts';
import { EVENTS, QUESTIONS } from './samples.ts';

describe.each(Object.entries(EVENTS))('%s', (_type, samples) => {
  test.each(samples as readonly (readonly [GameEvent, string | null])[])('%j: %s', (event, line) => {
    expect(english.logLine(event, PLAYERS)).toBe(line);
  });

  test('has a line in every language or in none', () => {
    for (const [event, line] of samples) {
      for (const texts of ALL_TEXTS) expect(texts.logLine(event, PLAYERS) === null).toBe(line === null);
    }
  });
});

test.each(Object.entries(QUESTIONS))('%s is asked', (kind, samples) => {
  for (const [step, question] of samples) {
    expect(english.question({ seat: 0, kind: kind as Decision['kind'], step })).toBe(question);
  }
});

test('a player without a name is counted', () => {
  expect(english.logLine({ type: 'firstPlayer', seat: 1 }, [])).toBe('Player 2 is first player');
});

test('reasons come with their numbers, or with what is asked instead', () => {
  expect(english.reason({ reason: 'too-few-troops', needs: 6, has: 4 })).toBe(
    'Not enough troops (6 needed, you have 4)',
  );
  expect(english.reason({ reason: 'may-not-pass', asked: 'keep' })).toBe('You may not pass: Keep a card');
  expect(english.reason({ reason: 'already-explored' })).toBe('This space has already been explored');
});

const SETUPS = [
  { players: 4, seed: 'log 1' },
  { players: 3, seed: 'log 2', options: { cityChoice: 'choose', dice: 'reroll' } },
  { players: 2, seed: 'log 3', options: { draft: 'deal', dice: 'shared', optionalPayment: true } },
] as const;
const games = SETUPS.map((setup) => randomGame(setup));

describe.each(ALL_TEXTS)('whole games in $language', (texts) => {
  test('every line and every question can be read, whoever hears it', () => {
    let lines = 0;
    for (const { events, asked } of games) {
      for (const event of events) {
        for (const hearer of [event, redact(event, 0), redact(event, 'spectator')]) {
          const line = hearer && texts.logLine(hearer, PLAYERS);
          if (line === null) continue;
          lines += 1;
          expect(isReadable(line), line).toBe(true);
        }
      }
      for (const decision of asked) expect(isReadable(texts.question(decision))).toBe(true);
    }
    expect(lines).toBeGreaterThan(2000);
  });
});

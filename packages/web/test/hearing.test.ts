import type { GameEvent } from '@khora/engine';
import { english } from '@khora/locales';
import { expect, test } from 'vitest';
import { deltaWords, type Heard, unheard } from '../src/table/prompt/hearing.ts';
import { saying } from '../src/ui/announcer.tsx';

const gain = (by: number): GameEvent => ({
  type: 'changed',
  seat: 0,
  resource: 'drachmas',
  by,
  source: { kind: 'phase', id: 'tax' },
});
const known = { moves: 1 };

test('everything since the game was opened is told once and in order, however many reports come at once', () => {
  const start = [[gain(1)]];
  const opened = unheard(start, known, null);
  expect(opened.events).toEqual([]);
  const three = [...start, [gain(2), gain(3)], [], [gain(4)]];
  const told = unheard(three, known, opened.heard);
  expect(told.events).toEqual([gain(2), gain(3), gain(4)]);
  expect(unheard(three, known, told.heard).events).toEqual([]);
});

test('after a move was taken back, what follows is news again', () => {
  const heard: Heard = { known, moves: 3 };
  const again = { moves: 2 };
  expect(unheard([[gain(1)], [gain(2)]], again, heard).events).toEqual([]);
  expect(unheard([[gain(1)], [gain(2)], [gain(5)]], again, heard).events).toEqual([gain(5)]);
});

test('the same words said twice are two lines', () => {
  const said = saying(saying([], ['Thebes passes']), ['Thebes passes', 'Argos passes']);
  expect(said.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(said.map(({ line }) => line)).toEqual(['Thebes passes', 'Thebes passes', 'Argos passes']);
});

test('what a choice costs and brings is put into words', () => {
  const words = deltaWords(english, {
    resources: [{ resource: 'drachmas', by: -5 }],
    tracks: [{ track: 'culture', to: 3 }],
    tokens: [{ color: 'red', size: 'minor', by: 1 }],
  });
  expect(words).toContain('−5 drachmas');
  expect(words).toContain('3');
  expect(words).toMatch(/\+1 .*red/i);
});

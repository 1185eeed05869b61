import type { Action, GameEvent, Move } from '@khora/engine';
import { english } from '@khora/locales';
import { createTranslator } from 'use-intl/core';
import { expect, test } from 'vitest';
import { deltaWords, type Heard, refusalOf, tileWords, unheard } from '../src/table/prompt/hearing.ts';
import { noPicks } from '../src/table/state/choice.ts';
import { type Said, saying } from '../src/ui/announcer.tsx';
import { en } from '../src/words/base/en.ts';
import { position } from './table/position.ts';

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
  const lines = said.flat();
  expect(lines.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(lines.map(({ line }) => line)).toEqual(['Thebes passes', 'Thebes passes', 'Argos passes']);
});

test('of everything that is said at once nothing is lost, even if more follows at once; old remarks go', () => {
  const batch = Array.from({ length: 200 }, (_, number) => `Line ${number}`);
  const said = ['And then', 'And then', 'Your turn'].reduce(
    (so, line) => saying(so, [line]),
    saying([], batch),
  );
  expect(said.flat().map(({ line }) => line)).toEqual([...batch, 'And then', 'And then', 'Your turn']);
  const much = Array.from({ length: 1000 }).reduce<Said>((so) => saying(so, ['More']), said);
  expect(much.flat().length).toBeLessThan(100);
  expect(new Set(much.flat().map(({ number }) => number)).size).toBe(much.flat().length);
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

test('the tiles on the dice are said with what they cost, and then the balance', () => {
  const spoken = { texts: english, t: createTranslator({ locale: 'en', messages: en }) };
  const view = position([{ dice: [2, 6], citizens: 3, scrolls: 0 }]);
  const wordsOf = (...tiles: readonly (Action | null)[]) =>
    tileWords(spoken, view, 0, { ...noPicks(view.players[0], []), tiles });
  expect(wordsOf(null, null)).toBe('');
  expect(wordsOf(null, 4)).toMatch(/^Die 2: 6, Military, free\. /);
  expect(wordsOf(5, 4)).toMatch(/^Die 1: 2, Politics, costs 3 citizens\. Die 2: 6, Military, free\. /);
});

test('a combination that is refused says why; one of which a part is missing says nothing', () => {
  const move: Move = { type: 'pay', tiles: [5, 6], scrolls: 0 };
  const refused = (reason: 'too-few-citizens' | 'wrong-count') =>
    refusalOf(english, move, () => ({ reason, rule: 'R2.C5' }));
  expect(refused('too-few-citizens')).toMatch(/citizens.*\(R2\.C\d\)$/);
  expect(refused('wrong-count')).toBe('');
  expect(refusalOf(english, move, () => null)).toBe('');
  expect(refusalOf(english, null, () => ({ reason: 'too-few-citizens', rule: 'R2.C5' }))).toBe('');
});

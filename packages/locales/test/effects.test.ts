import { expect, test } from 'vitest';
import { english } from '../src/index.ts';
import { ALL_TEXTS } from './kit.ts';

test('immediate, ongoing and end-game cards', () => {
  expect(english.cardEffect('archives')).toBe('+3 scrolls');
  expect(english.cardEffect('contribution')).toBe('+1 drachma per minor token');
  expect(english.cardEffect('foreign-supplies')).toBe('When you take Trade: +2 troops');
  expect(english.cardEffect('diolkos')).toBe('When you take Trade: +1 troop, +1 drachma, +1 point');
  expect(english.cardEffect('extraordinary-collection')).toBe('When you play another card: +2 drachmas');
  expect(english.cardEffect('constructing-the-mint')).toBe(
    'In the Progress phase levels of Economy are free',
  );
  expect(english.cardEffect('bank')).toBe('End of the game: 1 point per 2 drachmas');
  expect(english.cardEffect('rivalry')).toBe(
    '1 level of Military for free if all other players are higher on Military',
  );
});

test('developments', () => {
  expect(english.developmentEffect('argos', 2)).toBe(
    'Choose one: 5 citizens, 2 troops, 3 drachmas or 4 points',
  );
  expect(english.developmentEffect('athens', 3)).toBe('When you play a card: +2 troops');
  expect(english.developmentEffect('olympia', 4)).toBe('Take Culture 3 times');
  expect(english.developmentEffect('corinth', 3)).toContain(
    'levels of Economy, Culture and Military cost 1 drachma less',
  );
});

test('events, spaces and levels', () => {
  expect(english.eventEffect('origin-of-the-academy')).toBe(
    'Most troops: +1 scroll; fewest troops: lose all scrolls',
  );
  expect(english.eventParts('origin-of-the-academy')).toEqual([
    { who: 'most', effect: '+1 scroll' },
    { who: 'fewest', effect: 'Lose all scrolls' },
  ]);
  expect(english.spaceEffect('red-6-3')).toBe('6 troops needed, 3 lost: major red token, +2 drachmas');
  expect(english.spaceEffect('persepolis')).toBe('15 troops needed, 15 lost: 1 major token of each colour');
  expect(english.levelEffect('culture', 4)).toBe('Your third die');
  expect(english.levelEffect('economy', 6)).toBe('No benefit');
});

test('what does not exist has no text', () => {
  expect(() => english.developmentEffect('athens', 5)).toThrow(RangeError);
  expect(() => english.levelEffect('culture', 8)).toThrow(RangeError);
  expect(english.source('nothing-of-the-kind')).toBe('⟨?⟩nothing-of-the-kind');
});

test('the same text in other languages', () => {
  expect(ALL_TEXTS.map((texts) => texts.cardEffect('foreign-supplies'))).toEqual([
    'When you take Trade: +2 troops',
    'Wenn du Handel ausführst: +2 Truppen',
    'Cuando realizas «Comercio»: +2 tropas',
    'Když provádíte akci Obchod: +2 armády',
    'Когда вы выполняете действие «Торговля»: +2 войска',
  ]);
});

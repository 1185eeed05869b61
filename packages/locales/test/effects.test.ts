import { expect, test } from 'vitest';
import { english } from '../src/index.ts';
import { ALL_TEXTS } from './kit.ts';

test('immediate, ongoing and end-game cards', () => {
  expect(english.cardEffect('archives')).toBe('+3 philosophy tokens');
  expect(english.cardEffect('contribution')).toBe('+1 drachma per minor token');
  expect(english.cardEffect('foreign-supplies')).toBe('When you take the Trade action: +2 troops');
  expect(english.cardEffect('diolkos')).toBe(
    'When you take the Trade action: +1 troop, +1 drachma, +1 point',
  );
  expect(english.cardEffect('extraordinary-collection')).toBe('When you play another card: +2 drachmas');
  expect(english.cardEffect('constructing-the-mint')).toBe(
    'In the Progress phase: levels on Economy are free',
  );
  expect(english.cardEffect('bank')).toBe('End of the game: 1 point per 2 drachmas');
  expect(english.cardEffect('rivalry')).toBe(
    'Move up 1 level on Military for free if all other players are higher on that track',
  );
});

test('developments', () => {
  expect(english.developmentEffect('argos', 2)).toBe(
    'Choose one: 5 citizens, 2 troops, 3 drachmas or 4 points',
  );
  expect(english.developmentEffect('athens', 3)).toBe('When you play a card: +2 troops');
  expect(english.developmentEffect('olympia', 4)).toBe('Take the Culture action three times');
  expect(english.developmentEffect('corinth', 3)).toBe(
    'In the Progress phase: up to 2 levels without spending philosophy tokens; each level costs 1 drachma less',
  );
});

test('events, spaces and levels', () => {
  expect(english.eventEffect('origin-of-the-academy')).toBe(
    'The player with the most troops: +1 philosophy token; the one with the fewest: lose all philosophy tokens',
  );
  expect(english.eventParts('origin-of-the-academy')).toEqual([
    { who: 'most', effect: '+1 philosophy token' },
    { who: 'fewest', effect: 'Lose all philosophy tokens' },
  ]);
  expect(english.spaceEffect('red-6-3')).toBe('Needs 6 troops, loses 3: major red token, +2 drachmas');
  expect(english.spaceEffect('persepolis')).toBe('Needs 15 troops, loses 15: 1 major token of each colour');
  expect(english.levelEffect('culture', 4)).toBe('Your third die');
  expect(english.levelEffect('economy', 6)).toBe('No benefit');
});

test('what does not exist has no text', () => {
  expect(() => english.developmentEffect('athens', 5)).toThrow(RangeError);
  expect(() => english.levelEffect('culture', 8)).toThrow(RangeError);
  expect(english.source('nothing-of-the-kind')).toBe('⟨?⟩nothing-of-the-kind');
});

test('what an event lets players do is said about them', () => {
  expect(ALL_TEXTS.map((texts) => texts.eventEffect('prosperity'))).toEqual([
    'The player with the most troops may take the Politics action',
    'Wer die meisten Truppen hat, darf die Aktion Politik ausführen',
    'Quien tenga más tropas puede realizar la acción «Política»',
    'Hráč s nejvíce armádami může provést akci Politika',
    'Игрок с наибольшим числом войск может выполнить действие «Политика»',
  ]);
  expect(english.cardEffect('ostracism')).toContain('you may take the Politics action');
});

test('the same text in other languages', () => {
  expect(ALL_TEXTS.map((texts) => texts.cardEffect('foreign-supplies'))).toEqual([
    'When you take the Trade action: +2 troops',
    'Bei der Aktion Handel: +2 Truppen',
    'Al realizar la acción «Comercio»: +2 tropas',
    'Když provedete akci Obchod: +2 armády',
    'Выполняя действие «Торговля»: +2 войска',
  ]);
  expect(ALL_TEXTS.map((texts) => texts.eventEffect('origin-of-the-academy'))).toEqual([
    'The player with the most troops: +1 philosophy token; the one with the fewest: lose all philosophy tokens',
    'Wer die meisten Truppen hat: +1 Philosophiemarker; wer die wenigsten hat: Verliere alle Philosophiemarker',
    'Quien tenga más tropas: +1 ficha de filosofía; quien tenga menos: pierde todas sus fichas de filosofía',
    'Hráč s nejvíce armádami: +1 svitek; s nejméně: ztráta všech svitků',
    'Игрок с наибольшим числом войск: +1 жетон философии; с наименьшим: потеряйте все жетоны философии',
  ]);
});

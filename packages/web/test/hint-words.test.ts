import { type Reason, reasonsOf } from '@khora/bots/reasons';
import { createGame, type GameSetup, type MoveType, view } from '@khora/engine';
import { LANGUAGES, type Language, loadTexts } from '@khora/locales';
import { createTranslator } from 'use-intl/core';
import { expect, test } from 'vitest';
import { chosenMove, picksOf } from '../src/table/state/choice.ts';
import { cs } from '../src/words/base/cs.ts';
import { de } from '../src/words/base/de.ts';
import { en, type Messages } from '../src/words/base/en.ts';
import { es } from '../src/words/base/es.ts';
import { ru } from '../src/words/base/ru.ts';
import { moveWords } from '../src/words/hint-words.ts';
import { reasonWords } from '../src/words/reason-words.ts';
import { type Why, whyWords } from '../src/words/why-words.ts';
import { questionsOf } from './walk.ts';

const MESSAGES: Readonly<Record<Language, Messages>> = { en, de, es, cs, ru };
const GAMES: readonly GameSetup[] = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed, game) => ({
  players: 4,
  seed,
  options: { dice: game % 2 === 0 ? 'reroll' : 'standard', cityChoice: 'choose' },
}));

/** A reason of every kind, and of every wording of it that depends on its fields. */
const REASONS: { readonly [K in Reason['kind']]: readonly Extract<Reason, { readonly kind: K }>[] } = {
  resource: [{ kind: 'resource', resource: 'drachmas', by: 3 }],
  tokens: [
    { kind: 'tokens', color: 'red', size: 'minor', by: 1 },
    { kind: 'tokens', color: 'red', size: 'major', by: 1 },
    { kind: 'tokens', color: 'red', size: 'minor', by: -1 },
    { kind: 'tokens', color: 'red', size: 'minor', by: 2 },
  ],
  level: [{ kind: 'level', track: 'economy', level: 4 }],
  action: [],
  card: [{ kind: 'card', card: 'quarry', is: 'complete' }],
  development: [{ kind: 'development', development: 2, is: 'complete' }],
  achievement: [{ kind: 'achievement', achievement: 'troops' }],
  troopRank: [
    { kind: 'troopRank', rank: 'most' },
    { kind: 'troopRank', rank: 'not fewest' },
  ],
  finalPoints: [{ kind: 'finalPoints', by: 4 }],
  opens: [
    { kind: 'opens', goal: { what: 'card', card: 'quarry' } },
    { kind: 'opens', goal: { what: 'development', development: 2 } },
    { kind: 'opens', goal: { what: 'level', track: 'military', level: 3 } },
    { kind: 'opens', goal: { what: 'space', space: 'persepolis' } },
    { kind: 'opens', goal: { what: 'tile', action: 6 } },
  ],
  tile: [{ kind: 'tile', action: 5, goal: { what: 'card', card: 'bank' } }],
  denies: [{ kind: 'denies', seat: 1, goal: { what: 'space', space: 'persepolis' } }],
  'denies achievement': [{ kind: 'denies achievement', seat: 1, achievement: 'citizens' }],
  'shares achievement': [{ kind: 'shares achievement', seat: 1, achievement: 'citizens' }],
  towards: [{ kind: 'towards', achievement: 'citizens', count: 8, of: 12 }],
  event: [
    { kind: 'event', event: 'prosperity', place: 'most', is: 'gained', from: null },
    { kind: 'event', event: 'prosperity', place: 'most', is: 'gained', from: 1 },
    { kind: 'event', event: 'prosperity', place: 'most', is: 'kept', from: null },
    { kind: 'event', event: 'conscripting-troops', place: 'not fewest', is: 'gained', from: null },
    { kind: 'event', event: 'conscripting-troops', place: 'not fewest', is: 'kept', from: null },
  ],
  needs: [
    { kind: 'needs', card: 'bank', missing: { red: 2, blue: 1 }, drachmas: 0 },
    { kind: 'needs', card: 'archives', missing: {}, drachmas: 2 },
    { kind: 'needs', card: 'council', missing: {}, drachmas: 0 },
  ],
  scores: [{ kind: 'scores', card: 'bank', points: 3 }],
  pays: [
    { kind: 'pays', on: 'trade' },
    { kind: 'pays', on: 'play' },
    { kind: 'pays', on: 'tax' },
    { kind: 'pays', on: 'idle' },
  ],
  fits: [{ kind: 'fits', card: 'quarry', development: 2, color: 'red' }],
  saves: [{ kind: 'saves', goal: { what: 'development', development: 3 } }],
  keeps: [{ kind: 'keeps', card: 'power' }],
  spares: [{ kind: 'spares', resource: 'troops', by: 2 }],
};

async function speak(language: Language) {
  const texts = await loadTexts(language);
  return { texts, t: createTranslator({ locale: language, messages: MESSAGES[language] }) };
}

test('any legal move can be picked, and the picks make up that move', () => {
  const kinds = new Set<MoveType>();
  for (const setup of GAMES) {
    for (const { decision, view: seen, moves } of questionsOf(setup)) {
      for (const move of moves) {
        expect(chosenMove(decision, picksOf(seen.players[decision.seat], move), seen)).toEqual(move);
        kinds.add(move.type);
      }
    }
  }
  expect(kinds).toContain('assign');
  expect(kinds).toContain('discard');
  expect(kinds.size).toBeGreaterThan(15);
});

test.each(LANGUAGES)('moves and their reasons have words in %s', async (language) => {
  const spoken = await speak(language);
  for (const setup of GAMES.slice(0, 2)) {
    for (const { decision, view: seen, moves } of questionsOf(setup)) {
      const { seat } = decision;
      const words = moves.map((move) => moveWords(spoken, seen, seat, move));
      // Two dice of the same value are the same in words.
      if (decision.kind !== 'reroll') expect(new Set(words).size, words.join(' | ')).toBe(moves.length);
      for (const move of moves.slice(-5)) {
        const reasons = reasonsOf(seen, move);
        const all = reasonWords(spoken, seen, seat, reasons, reasons.length);
        for (const text of all) expect(text).not.toMatch(/[{}]|undefined|null|⟨|hint\./);
        const shown = reasonWords(spoken, seen, seat, reasons);
        expect(shown).toEqual(all.slice(0, 3));
      }
    }
  }
});

test.each(LANGUAGES)('every kind of reason has words of its own in %s', async (language) => {
  const spoken = await speak(language);
  const seen = view(createGame({ players: 2, seed: 'words', cities: ['athens', 'sparta'] }), 0);
  const all = Object.values(REASONS).flat();
  const words = reasonWords(spoken, seen, 0, all, all.length);
  expect(words).toHaveLength(all.length);
  expect(new Set(words).size, words.join(' | ')).toBe(all.length);
  for (const text of words) expect(text).not.toMatch(/[{}]|undefined|null|⟨|hint\./);
});

test.each(LANGUAGES)(
  'why a move is better leaves out what another brings as well, in %s',
  async (language) => {
    const spoken = await speak(language);
    let compared = 0;
    for (const setup of GAMES.slice(0, 2)) {
      for (const { decision, view: seen, moves } of questionsOf(setup)) {
        const { seat, kind } = decision;
        const [one, ...others] = moves;
        const other = others.at(-1);
        if (kind !== 'assign' || !one || !other) continue;
        const told = ({ gains, actions }: Why) => [...actions, ...gains];
        const ahead = told(whyWords(spoken, { view: seen, seat, move: one, than: other }));
        const behind = told(whyWords(spoken, { view: seen, seat, move: other, than: one }));
        for (const text of ahead) {
          expect(text).not.toMatch(/[{}]|undefined|null|⟨|hint\./);
          expect(behind).not.toContain(text);
        }
        compared += ahead.length;
        expect(told(whyWords(spoken, { view: seen, seat, move: one, than: one }))).toEqual([]);
      }
    }
    expect(compared).toBeGreaterThan(10);
  },
);

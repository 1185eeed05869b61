import { type Gain, gainsOf } from '@khora/bots';
import type { GameSetup, MoveType } from '@khora/engine';
import { LANGUAGES, type Language, loadTexts } from '@khora/locales';
import { createTranslator } from 'use-intl/core';
import { expect, test } from 'vitest';
import { chosenMove, picksOf } from '../src/table/state/choice.ts';
import { cs } from '../src/words/base/cs.ts';
import { de } from '../src/words/base/de.ts';
import { en, type Messages } from '../src/words/base/en.ts';
import { es } from '../src/words/base/es.ts';
import { ru } from '../src/words/base/ru.ts';
import { moveWords, reasonWords } from '../src/words/hint-words.ts';
import { questionsOf } from './walk.ts';

const MESSAGES: Readonly<Record<Language, Messages>> = { en, de, es, cs, ru };
const GAMES: readonly GameSetup[] = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed, game) => ({
  players: 4,
  seed,
  options: { dice: game % 2 === 0 ? 'reroll' : 'standard', cityChoice: 'choose' },
}));

async function speak(language: Language) {
  const texts = await loadTexts(language);
  return { texts, t: createTranslator({ locale: language, messages: MESSAGES[language] }) };
}

test('any legal move can be picked, and the picks make up that move', () => {
  const kinds = new Set<MoveType>();
  for (const setup of GAMES) {
    for (const { decision, view, moves } of questionsOf(setup)) {
      for (const move of moves) {
        expect(chosenMove(decision, picksOf(view.players[decision.seat], move), view)).toEqual(move);
        kinds.add(move.type);
      }
    }
  }
  expect(kinds).toContain('assign');
  expect(kinds).toContain('discard');
  expect(kinds.size).toBeGreaterThan(15);
});

function isSaidByTheMove(gain: Gain): boolean {
  return gain.kind === 'action' || ('is' in gain && gain.is !== 'complete');
}

test.each(LANGUAGES)('moves and their reasons are told in %s', async (language) => {
  const spoken = await speak(language);
  const told = new Set<Gain['kind']>();
  for (const setup of GAMES.slice(0, 2)) {
    for (const { decision, view, moves } of questionsOf(setup)) {
      const { seat } = decision;
      const words = moves.map((move) => moveWords(spoken, view, seat, move));
      // Two dice of the same value are the same in words.
      if (decision.kind !== 'reroll') expect(new Set(words).size, words.join(' | ')).toBe(moves.length);
      for (const move of moves.slice(0, 5)) {
        const gains = gainsOf(view, move);
        const reasons = reasonWords(spoken, view, seat, { move, gains });
        for (const text of reasons) expect(text).not.toMatch(/[{}]|undefined|null|⟨/);
        for (const gain of gains) told.add(gain.kind);
        const silent = gains.filter(isSaidByTheMove);
        if (gains.length > silent.length) expect(reasons).toHaveLength(gains.length - silent.length);
      }
    }
  }
  expect(told.size).toBe(9);
});

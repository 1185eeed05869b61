import { reasonsApart, reasonsOf } from '@khora/bots/reasons';
import type { GameSetup, Move, MoveType } from '@khora/engine';
import { LANGUAGES, loadTexts } from '@khora/locales';
import { expect, test } from 'vitest';
import { chosenMove, picksOf } from '../src/table/state/choice.ts';
import { questionsOf } from './walk.ts';

const GAMES: readonly GameSetup[] = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed, game) => ({
  players: 4,
  seed,
  options: { dice: game % 2 === 0 ? 'reroll' : 'standard', cityChoice: 'choose' },
}));

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
  const texts = await loadTexts(language);
  for (const setup of GAMES.slice(0, 2)) {
    for (const { decision, view: seen, moves } of questionsOf(setup)) {
      const { seat } = decision;
      const words = moves.map((move) => texts.answer(seen, seat, move));
      // Two dice of the same value are the same in words.
      if (decision.kind !== 'reroll') expect(new Set(words).size, words.join(' | ')).toBe(moves.length);
      for (const move of moves.slice(-5)) {
        const reasons = reasonsOf(seen, move);
        const all = texts.grounds({ position: seen, seat }, reasons, reasons.length);
        for (const text of all) expect(text).not.toMatch(/[{}]|undefined|null|⟨/);
        const shown = texts.grounds({ position: seen, seat }, reasons);
        expect(shown).toEqual(all.slice(0, 3));
      }
    }
  }
});

test.each(LANGUAGES)(
  'why a move is better leaves out what another brings as well, in %s',
  async (language) => {
    const texts = await loadTexts(language);
    let compared = 0;
    for (const setup of GAMES.slice(0, 2)) {
      for (const { decision, view: seen, moves } of questionsOf(setup)) {
        const { seat, kind } = decision;
        const [one, ...others] = moves;
        const other = others.at(-1);
        if (kind !== 'assign' || !one || !other) continue;
        const told = (move: Move, than: Move) => {
          const { gains, actions } = texts.why({ position: seen, seat }, reasonsApart(seen, move, than));
          return [...actions, ...gains];
        };
        const ahead = told(one, other);
        const behind = told(other, one);
        for (const text of ahead) {
          expect(text).not.toMatch(/[{}]|undefined|null|⟨/);
          expect(behind).not.toContain(text);
        }
        compared += ahead.length;
        expect(told(one, one)).toEqual([]);
      }
    }
    expect(compared).toBeGreaterThan(10);
  },
);

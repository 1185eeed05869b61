import type { Chance } from './chance.ts';
import type { Game, Setup } from './game.ts';
import { wholeGame } from './rulebook.ts';
import type { Move, Question } from './script.ts';
import { newGame } from './setup.ts';

/** A game in the second implementation, which knows docs/rules.md and docs/components.md but nothing of the engine. */
export interface Reference {
  readonly game: Game;
  questions(): readonly Question[];
  answer(seat: number, move: Move): void;
}

/** Begins a game; `chance` is called each time to learn what chance has decided in the engine. */
export function begin(setup: Setup, rules: number, chance: () => Chance): Reference {
  const game = newGame(setup, rules);
  const script = wholeGame(game, chance);
  let step = script.next();
  return {
    game,
    questions: () => (step.done === true ? [] : step.value),
    answer(seat, move) {
      step = script.next({ seat, move });
    },
  };
}

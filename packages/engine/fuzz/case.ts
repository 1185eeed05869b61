import { type GameRecord, type GameSetup, RULES_VERSION } from '../src/index.ts';
import { choicesFrom } from './choices.ts';
import { canonical } from './insist.ts';
import { randomSetup } from './setups.ts';

/** What a game is checked for: the engine's own invariants, or agreement with the reference. */
export const CHECKS = ['invariants', 'reference'] as const;
export type Check = (typeof CHECKS)[number];

/** A game to check: `number` decides its moves, its rules version and, where none is given, its setup. */
export interface Case {
  readonly number: number;
  readonly setup?: GameSetup;
}

export type Made = GameRecord['moves'][number];

/** A check that failed, or an engine that threw: where it happened, and how to repeat it. */
export class FailedGame extends Error {
  override readonly name = 'FailedGame';
}

/** The reference reads docs/components.md, which holds today's numbers: when one is corrected, raise this version. */
const FIRST_RULES: Readonly<Record<Check, number>> = { invariants: 1, reference: 1 };

/** Every version of the rules is played. */
export function rulesOf(number: number, check: Check): number {
  const first = FIRST_RULES[check];
  return first + choicesFrom(`rules ${number}`).below(RULES_VERSION - first + 1);
}

function setupOf({ number, setup }: Case): GameSetup {
  return setup ?? randomSetup(`fuzz ${number}`, choicesFrom(`setup ${number}`));
}

/** In double quotes, which Windows' cmd understands too. */
function quoted(text: string): string {
  return `"${text.replaceAll(/["\\$`]/g, '\\$&')}"`;
}

function reproduction({ number, setup }: Case, check: Check): string {
  const given = setup ? ` --setup ${quoted(JSON.stringify(setup))}` : '';
  return `node packages/engine/fuzz/fuzz.ts --games 1 --seed ${number} --only ${check}${given}`;
}

/**
 * Plays a game and notes its moves; returns how many there were. An error is reported with the command that repeats it.
 */
export function playCase(given: Case, check: Check, play: (setup: GameSetup, moves: Made[]) => void): number {
  const moves: Made[] = [];
  try {
    play(setupOf(given), moves);
    return moves.length;
  } catch (error) {
    const last = moves.at(-1);
    const where = last
      ? `move ${moves.length}, seat ${last.seat}: ${canonical(last.move)}`
      : 'the first position';
    throw new FailedGame(
      [
        error instanceof Error ? `${error.name}: ${error.message}` : String(error),
        `  at ${where}`,
        `  rules ${rulesOf(given.number, check)}, setup ${JSON.stringify(setupOf(given))}`,
        `  again: ${reproduction(given, check)}`,
      ].join('\n'),
      { cause: error },
    );
  }
}

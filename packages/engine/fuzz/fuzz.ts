// Plays random games with all checks on: node packages/engine/fuzz/fuzz.ts [--games N] [--seed S] [--minutes M] [--only CHECK]
import { parseArgs } from 'node:util';
import { createGame, type GameSetup, InvalidSetupError } from '../src/index.ts';
import { checkAgreement } from './agreement.ts';
import { type Case, CHECKS, type Check, FailedGame } from './case.ts';
import { checkGame } from './game.ts';
import { THOROUGH } from './invariants.ts';

const USAGE = `Usage: node packages/engine/fuzz/fuzz.ts [--games N] [--seed S] [--minutes M] [--setup JSON] [--only CHECK]
  --games N    stop after N games
  --minutes M  stop after M minutes
  --seed S     the number of the first game; each further game has the next (taken from the clock if absent)
  --setup JSON the setup of every game, instead of random ones
  --only CHECK 'invariants' (what must hold in every position) or 'reference' (the second implementation);
               without it every game is checked for both
Without --games and --minutes it runs until it is stopped.`;

interface Options {
  readonly games: number;
  readonly minutes: number;
  readonly seed: number;
  readonly setup: GameSetup | undefined;
  readonly checks: readonly Check[];
}

class UsageError extends Error {
  override readonly name = 'UsageError';
}

function amount(name: string, text: string | undefined, { whole }: { whole: boolean }): number | undefined {
  if (text === undefined) return undefined;
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (Number.isFinite(value) && value >= 0 && (!whole || Number.isSafeInteger(value))) return value;
  throw new UsageError(`--${name} takes a ${whole ? 'whole ' : ''}number of at least 0, not '${text}'.`);
}

function setupFrom(text: string | undefined): GameSetup | undefined {
  if (text === undefined) return undefined;
  try {
    const setup = JSON.parse(text) as GameSetup;
    createGame(setup);
    return setup;
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof InvalidSetupError)) throw error;
    throw new UsageError(`--setup takes a setup as JSON, not '${text}': ${error.message}`);
  }
}

function checksFrom(text: string | undefined): readonly Check[] {
  if (text === undefined) return CHECKS;
  const only = CHECKS.find((check) => check === text);
  if (only) return [only];
  throw new UsageError(`--only takes ${CHECKS.map((check) => `'${check}'`).join(' or ')}, not '${text}'.`);
}

function optionsFrom(args: readonly string[]): Options {
  const type = 'string';
  const options = {
    games: { type },
    seed: { type },
    minutes: { type },
    setup: { type },
    only: { type },
  } as const;
  const values = (() => {
    try {
      return parseArgs({ args: [...args], options }).values;
    } catch (error) {
      throw new UsageError(error instanceof Error ? error.message : String(error));
    }
  })();
  return {
    games: amount('games', values.games, { whole: true }) ?? Number.POSITIVE_INFINITY,
    minutes: amount('minutes', values.minutes, { whole: false }) ?? Number.POSITIVE_INFINITY,
    seed: amount('seed', values.seed, { whole: true }) ?? Date.now(),
    setup: setupFrom(values.setup),
    checks: checksFrom(values.only),
  };
}

const PLAY: Readonly<Record<Check, (given: Case) => number>> = {
  invariants: (given) => checkGame(given, THOROUGH),
  reference: checkAgreement,
};

const PROGRESS_SECONDS = 5;

function run({ games, minutes, seed, setup, checks }: Options): void {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  let told = 0;
  let played = 0;
  let moves = 0;
  const tell = () => {
    told = seconds();
    const rate = (played / Math.max(told, 1e-3)).toFixed(1);
    console.log(`${played} games, ${moves} moves, ${told.toFixed(0)} s, ${rate} games a second`);
  };
  console.log(`Checks: ${checks.join(' and ')}. First seed ${seed}.`);
  while (played < games && seconds() < minutes * 60) {
    const given = setup ? { number: seed + played, setup } : { number: seed + played };
    for (const check of checks) moves += PLAY[check](given);
    played += 1;
    if (seconds() - told >= PROGRESS_SECONDS) tell();
  }
  tell();
  console.log('No check failed.');
}

/** The command itself. Returns its exit code: 0 if all is well, 1 if a check failed, 2 if it was called wrongly. */
export function fuzz(args: readonly string[]): number {
  try {
    run(optionsFrom(args));
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(`${error.message}\n\n${USAGE}`);
      return 2;
    }
    if (!(error instanceof FailedGame)) throw error;
    console.error(error.message);
    if (error.cause instanceof Error) console.error(error.cause.stack);
    return 1;
  }
}

if (import.meta.main) process.exitCode = fuzz(process.argv.slice(2));

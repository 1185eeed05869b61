import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { type Puzzle, policyReference, THEMES, type Theme } from '@khora/bots/review';
import { Option } from 'commander';
import { confirmed, puzzlesOf } from '../puzzles/mine.ts';
import { InputError, messageOf } from '../terminal/errors.ts';
import { EXIT } from '../terminal/exit-codes.ts';
import type { Io } from '../terminal/io.ts';
import { table } from '../terminal/table.ts';
import { atLeast } from './options.ts';
import { type Add, helpAfter, printJson } from './run.ts';

interface PuzzleOptions {
  count: number;
  seed: string;
  theme?: Theme;
  check?: boolean;
  keep?: string;
  json?: boolean;
}

const ABOUT = `
Plays games and keeps positions in which one move is clearly best, by what its player may know. Each
is checked by a search in ten times as many worlds. If the file already has puzzles, new ones are
added. --check confirms every puzzle of a file again, in other worlds, and exits with code 1 if one
is not clear.`;
const EXAMPLES = ['khora puzzles puzzles.jsonl --count 300', 'khora puzzles puzzles.jsonl --check'];

export const puzzlesCommand: Add = (program, io, done) => {
  program
    .command('puzzles')
    .description('find positions with one clearly best move')
    .argument('<file>', 'the file of puzzles, one per line')
    .option('--count <number>', 'how many puzzles the file should have', atLeast(1), 300)
    .option('--seed <text>', 'seed of the games', 'puzzles')
    .addOption(new Option('--theme <theme>', 'only puzzles of one theme').choices(THEMES))
    .option('--check', 'search every puzzle of the file again')
    .option('--keep <file>', 'with --check: where to put those that are confirmed')
    .option('--json', 'print the figures as JSON')
    .addHelpText('after', helpAfter(io, ABOUT, EXAMPLES))
    .action((file: string, { count, seed, theme, check, keep, json }: PuzzleOptions) => {
      const known = readPuzzles(file);
      if (check) {
        const unclear = recheck(known, keep);
        if (json) printJson(io, { puzzles: known.length, unclear });
        else
          io.out.write(
            unclear.length === 0
              ? `All ${known.length} puzzles are confirmed.\n`
              : `Not clear: lines ${unclear.join(', ')}.\n`,
          );
        done(unclear.length === 0 ? EXIT.ok : EXIT.failed);
        return;
      }
      report(io, mined(file, known, { count, seed, themes: theme ? [theme] : THEMES }), { json });
      done(EXIT.ok);
    });
};

function readPuzzles(file: string): Puzzle[] {
  if (!existsSync(file)) return [];
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => JSON.parse(line) as Puzzle);
  } catch (error) {
    throw new InputError(`'${file}' is not a file of puzzles: ${messageOf(error)}.`);
  }
}

function mined(
  file: string,
  known: Puzzle[],
  { count, seed, themes }: { count: number; seed: string; themes: readonly Theme[] },
): Puzzle[] {
  const reference = policyReference();
  const last = known.at(-1)?.position.match(/"seed":"[^"]*\/(\d+)"/)?.[1];
  for (let game = last === undefined ? 0 : Number(last) + 1; known.length < count; game++) {
    for (const puzzle of puzzlesOf(`${seed}/${game}`, reference, themes)) {
      known.push(puzzle);
      appendFileSync(file, `${JSON.stringify(puzzle)}\n`);
    }
  }
  return known;
}

/**
 * The lines of the puzzles that are not clear; the others go to the file given for them, unless they are already there.
 */
function recheck(known: readonly Puzzle[], keep: string | undefined): number[] {
  const reference = policyReference();
  const kept = new Set(keep === undefined ? [] : readPuzzles(keep).map(({ position }) => position));
  return known.flatMap((puzzle, at) => {
    if (kept.has(puzzle.position)) return [];
    const found = confirmed(puzzle, { seed: `again/${at}`, reference });
    if (found && keep !== undefined) appendFileSync(keep, `${JSON.stringify(found)}\n`);
    return found ? [] : [at + 1];
  });
}

function report(io: Io, puzzles: readonly Puzzle[], { json = false }: { json?: boolean | undefined }): void {
  const rows = THEMES.map((theme) => {
    const own = puzzles.filter((puzzle) => puzzle.theme === theme);
    return {
      theme,
      levels: [1, 2, 3, 4, 5].map((level) => own.filter(({ difficulty }) => difficulty === level).length),
    };
  });
  if (json) printJson(io, { puzzles: puzzles.length, themes: rows });
  else
    io.out.write(
      `${table(
        [
          { title: 'theme' },
          ...[1, 2, 3, 4, 5].map((level) => ({ title: String(level), right: true }) as const),
        ],
        rows.map(({ theme, levels }) => [theme, ...levels.map(String)]),
      )}\n`,
    );
}

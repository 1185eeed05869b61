import { DEPTHS, type DepthId, type Review, reviewing, UnfinishedGameError } from '@khora/bots/review';
import { IllegalMoveError, InvalidRecordError, InvalidSetupError } from '@khora/engine';
import { Option } from 'commander';
import type { LabRecord } from '../game/record.ts';
import { readRecord } from '../game/record-file.ts';
import { reviewText } from '../review/text.ts';
import { InputError } from '../terminal/errors.ts';
import { EXIT } from '../terminal/exit-codes.ts';
import type { Io } from '../terminal/io.ts';
import { languageOption, textsOf } from '../terminal/language.ts';
import { progressBar } from '../terminal/progress.ts';
import { atLeast } from './options.ts';
import { type Add, helpAfter, printJson } from './run.ts';

interface ReviewOptions {
  game: number;
  depth: DepthId;
  seed: string;
  language: string;
  json?: boolean;
}

const ABOUT = `
Plays the game on from every position, in many worlds with other dice, cards and events, and says
what each player could expect, what chance and choices changed, and which moves gave something
away. It all adds up: what was expected at the start, plus dice, cards, events and decisions, makes
the result. docs/review.md explains how.`;
const EXAMPLES = [
  'khora review game.json',
  'khora review games.jsonl --game 3 --depth quick',
  'khora review game.json --json > review.json',
];

export const reviewCommand: Add = (program, io, done) => {
  program
    .command('review')
    .description('say what decided a finished game: luck, and whose decisions')
    .argument('<record>', "a record, or a file with one per line; '-' reads standard input")
    .option('--game <number>', 'which game of the file', atLeast(1), 1)
    .addOption(
      new Option('--depth <depth>', 'how deep to look').choices(Object.keys(DEPTHS)).default('standard'),
    )
    .option('--seed <text>', 'seed of the imagined worlds', 'review')
    .addOption(languageOption())
    .option('--json', 'print the whole review as JSON')
    .addHelpText('after', helpAfter(io, ABOUT, EXAMPLES))
    .action(async (path: string, options: ReviewOptions) => {
      const record = readRecord(path, options.game);
      const texts = await textsOf(options.language);
      const review = reviewed(io, record, options);
      if (options.json) printJson(io, review);
      else io.out.write(reviewText({ io, texts, record, review }));
      done(EXIT.ok);
    });
};

const STEPS = 1000;

function reviewed(io: Io, record: LabRecord, { depth, seed }: ReviewOptions): Review {
  const bar = progressBar(io, STEPS, 'parts');
  try {
    const steps = reviewing(record, { depth: DEPTHS[depth], seed });
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) return step.value;
      bar.at(Math.floor(STEPS * step.value.done));
    }
  } catch (error) {
    if (
      error instanceof UnfinishedGameError ||
      error instanceof IllegalMoveError ||
      error instanceof InvalidRecordError ||
      error instanceof InvalidSetupError
    )
      throw new InputError(`This game cannot be reviewed: ${error.message}`);
    throw error;
  } finally {
    bar.end();
  }
}

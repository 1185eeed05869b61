import { availableParallelism } from 'node:os';
import { Option } from 'commander';
import { type CurvePoint, type TrainingRun, USUAL_TERMS } from '../runs/checkpoint.ts';
import { EXIT } from '../terminal/exit-codes.ts';
import type { Io } from '../terminal/io.ts';
import { progressBar } from '../terminal/progress.ts';
import { train } from '../train/training.ts';
import { writeWeights } from '../train/weights-file.ts';
import { atLeast, positive } from './options.ts';
import { type Add, helpAfter, printJson } from './run.ts';

interface Options {
  folder: string;
  games: number;
  until?: number;
  seed: string;
  every: number;
  matchSeeds: number;
  firstRate: number;
  lastRate: number;
  firstHeat: number;
  lastHeat: number;
  passes: number;
  workers?: number;
  install?: boolean;
  json?: boolean;
}

/** Games that are played with the same weights. */
const GENERATION = 100;

const ABOUT = `
Learns by playing against itself. The curve shows one seat against three Citizens, and
against three that follow the hand-written plan (25 % would be equal). A run can be stopped at
any time; the same command continues it from its last point. The same seed and number of games give
the same weights.`;

const EXAMPLES = [
  'khora train --games 16000 --folder data/training',
  'khora train --games 16000 --folder data/training --install',
];

export const trainCommand: Add = (program, io, done) => {
  program
    .command('train')
    .description('train the learned bots by self-play')
    .option('-g, --games <number>', 'games in total', atLeast(100), 16_000)
    .addOption(new Option('--until <number>', 'stop early, after this many games').argParser(atLeast(100)))
    .option('-f, --folder <path>', 'where checkpoints are kept', 'data/training')
    .option('-s, --seed <text>', 'seed for everything random', 'khora')
    .option('--every <number>', 'games between two points of the curve', atLeast(100), 1000)
    .option('--match-seeds <number>', 'deals per point of the curve, each from four seats', atLeast(1), 50)
    .option('--first-rate <number>', 'learning rate at the start', positive, USUAL_TERMS.firstRate)
    .option('--last-rate <number>', 'learning rate at the end', positive, USUAL_TERMS.lastRate)
    .option(
      '--first-heat <number>',
      'how readily other moves are tried at first',
      positive,
      USUAL_TERMS.firstHeat,
    )
    .option(
      '--last-heat <number>',
      'how readily other moves are tried at the end',
      positive,
      USUAL_TERMS.lastHeat,
    )
    .option('--passes <number>', 'how many times to learn from each game', atLeast(1), USUAL_TERMS.passes)
    .addOption(new Option('-w, --workers <number>', 'threads; default: one per core').argParser(atLeast(1)))
    .option('--install', 'write the weights into the bots package when done')
    .option('--json', 'print the curve as JSON')
    .addHelpText('after', helpAfter(io, ABOUT, EXAMPLES))
    .action(async (options: Options) => {
      const progress = await run(options, io);
      if (options.json) printJson(io, progress);
      done(EXIT.ok);
    });
};

async function run(options: Options, io: Io): Promise<TrainingRun> {
  const bar = progressBar(io, options.games, 'games');
  const tell = (line: string) => {
    if (!options.json) io.out.write(`${line}\n`);
  };
  tell('  games  minutes   loss  policy  points  against 3 citizen, 3 plan');
  const { firstRate, lastRate, firstHeat, lastHeat, passes } = options;
  const { learner, progress } = await train({
    ...options,
    terms: { firstRate, lastRate, firstHeat, lastHeat, passes },
    workers: options.workers ?? availableParallelism(),
    generation: GENERATION,
    onProgress: ({ games }) => {
      bar.at(games);
    },
    onPoint: (point) => {
      tell(curveLine(point));
    },
  });
  bar.end();
  if (options.install) tell(`Weights written to ${writeWeights(learner, progress)}.`);
  return progress;
}

function curveLine(point: CurvePoint): string {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  const columns = [
    String(point.games).padStart(7),
    point.minutes.toFixed(1).padStart(8),
    point.loss.toFixed(3).padStart(6),
    point.policyLoss.toFixed(3).padStart(7),
    point.meanPoints.toFixed(1).padStart(7),
    percent(point.againstCitizen).padStart(10),
    percent(point.againstPlan).padStart(8),
    `of ${point.matchGames}`,
  ];
  return columns.join(' ');
}

import { TEACHERS, type TeacherId } from '@khora/bots/expert';
import { InvalidArgumentError, Option } from 'commander';
import { iterate } from '../iterate/iterate.ts';
import { writeNetworks } from '../iterate/networks-file.ts';
import type { CurvePoint } from '../runs/run-file.ts';
import { EXIT } from '../terminal/exit-codes.ts';
import { atLeast, positive } from './options.ts';
import { type Add, helpAfter } from './run.ts';

interface Options {
  folder: string;
  games?: number;
  from?: readonly string[];
  seed: string;
  units: number;
  batch: number;
  share: number;
  teacher: TeacherId;
  imitate: number;
  imitateRate: number;
  asked: number;
  search: number;
  study: string | null;
  passes: number;
  rate: number;
  entropy: number;
  explore: number;
  lambda: number;
  prize: number;
  against: string | null;
  rivalIterations: number;
  rivalPart: number;
  save: number;
  every: number;
  matchSeeds: number;
  workers: number;
  install?: boolean;
}

const ABOUT = `
A policy network, which scores any legal move, and a value network learn from games of the policy against itself. In
the first games the hand-written plan can be the teacher. A run can be stopped at any time; the same command continues it from
its last checkpoint. The same options and number of games give the same networks. The curve shows one seat of the
policy alone against three strategos-1 (25 % would be equal).`;

const EXAMPLES = [
  'khora iterate --games 100000 --imitate 4000 --folder data/expert',
  'khora iterate --games 32000 --rate 0.0002 --from data/expert/160000.json,data/expert/176000.json --folder data/last --install',
  'khora iterate --from installed --search 60 --games 1000 --folder data/searched',
  'khora iterate --from installed --study data/searched --imitate-rate 0.0005 --batch 4 --folder data/studied',
  'khora simulate --bots weights:data/expert,strategos,strategos,strategos --rotate --games 100',
];

export const iterateCommand: Add = (program, io, done) => {
  program
    .command('iterate')
    .description('train a policy and a value network from their own games')
    .option(
      '-g, --games <number>',
      'games in total; 0 only averages --from (default: 100000, or all --passes)',
      atLeast(0),
    )
    .option('-f, --folder <path>', 'where checkpoints are kept', 'data/expert')
    .addOption(
      new Option(
        '--from <paths>',
        'begin with the networks of another run, those installed, or the mean of several, a,b,c',
      ).argParser((paths) => paths.split(',')),
    )
    .option('-s, --seed <text>', 'seed for everything random', 'khora')
    .option('--units <number>', 'least number of units in the policy network; a multiple of 4', units, 128)
    .option('--batch <number>', 'games per learning step', atLeast(1), 32)
    .option('--share <number>', 'games per task of a worker', atLeast(1), 4)
    .addOption(
      new Option('--teacher <name>', 'who teaches: the plan, or the first Strategos')
        .choices(TEACHERS)
        .default('plan'),
    )
    .option('--imitate <number>', 'games at the start in which the teacher is imitated', atLeast(0), 0)
    .option(
      '--imitate-rate <number>',
      'learning rate in those, and in passes, where it falls to 0',
      positive,
      1e-3,
    )
    .option('--asked <part>', 'share of decisions in which the teacher is asked after that', positive, 0)
    .option(
      '--search <iterations>',
      'learn nothing; play games with this much search and store them',
      atLeast(0),
      0,
    )
    .addOption(
      new Option('--study <folders>', 'first learn from games that --search stored, a,b,c').default(
        null,
        'none',
      ),
    )
    .option('--passes <number>', 'how many passes to make over those', atLeast(1), 6)
    .option('--rate <number>', 'learning rate', positive, 3e-4)
    .option('--entropy <number>', 'how much keeping all moves possible counts', positive, 0.01)
    .option('--explore <part>', 'share of decisions in which any move is tried', positive, 0)
    .option('--lambda <number>', 'how far a choice is judged by what came later', positive, 0.9)
    .option('--prize <points>', 'points that each round with three dice counts on top', positive, 0)
    .addOption(
      new Option(
        '--against <path>',
        'a checkpoint, or the installed networks, at the other seats, to learn what beats them',
      ).default(null, 'nobody but itself'),
    )
    .option(
      '--rival-iterations <number>',
      'how long it searches for a move; 0 plays by its policy alone',
      atLeast(0),
      0,
    )
    .option('--rival-part <part>', 'share of games that it plays in', positive, 1)
    .option('--save <number>', 'games between two checkpoints', atLeast(1), 3200)
    .option('--every <number>', 'games between two points of the curve', atLeast(1), 16_000)
    .option('--match-seeds <number>', 'deals per point of the curve, each from four seats', atLeast(0), 12)
    .option('-w, --workers <number>', 'threads', atLeast(1), 2)
    .option('--install', 'write the networks into the bots package when done')
    .addHelpText('after', helpAfter(io, ABOUT, EXAMPLES))
    .action(async ({ folder, games, from, save, every, matchSeeds, workers, install, ...terms }: Options) => {
      io.out.write('   games  minutes  policy   value  points  against 3 strategos   against rivals\n');
      const { student, run } = await iterate({
        folder,
        games,
        from,
        save,
        every,
        matchSeeds,
        workers,
        terms,
        onPoint: (point) => {
          io.out.write(`${curveLine(point)}\n`);
        },
        onSearched: (kept) => {
          io.out.write(`${String(kept).padStart(8)} games with search kept\n`);
        },
      });
      if (install)
        io.out.write(
          `Networks written to ${writeNetworks(student.networks, run)}.\nFit the chances of hints to them: khora calibrate --install\n`,
        );
      done(EXIT.ok);
    });
};

/** Kernels take four units at a time. */
function units(text: string): number {
  const number = atLeast(4)(text);
  if (number % 4 !== 0) throw new InvalidArgumentError('Expected a multiple of 4.');
  return number;
}

function curveLine({
  games,
  minutes,
  policyLoss,
  valueLoss,
  meanPoints,
  contestsWon,
  wins,
  matchGames,
}: CurvePoint): string {
  return [
    String(games).padStart(8),
    minutes.toFixed(1).padStart(8),
    policyLoss.toFixed(3).padStart(7),
    valueLoss.toFixed(3).padStart(7),
    meanPoints.toFixed(1).padStart(7),
    (wins === null ? '' : `${(100 * wins).toFixed(1)} % of ${matchGames}`).padStart(16),
    contestsWon === null ? '' : `${(100 * contestsWon).toFixed(1)} %`.padStart(16),
  ].join(' ');
}

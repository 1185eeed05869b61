import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Calibration } from '@khora/bots/hints';
import { fitted } from '../calibrate/fit.ts';
import { calibrationPlot } from '../calibrate/plot.ts';
import { type Agreement, agreement, tellAgreement } from '../calibrate/report.ts';
import { networksVersion, PLAYERS, samplesOf } from '../calibrate/run.ts';
import type { Sample } from '../calibrate/sample.ts';
import { EXIT } from '../terminal/exit-codes.ts';
import { atLeast } from './options.ts';
import { type Add, helpAfter } from './run.ts';

interface Options {
  folder: string;
  games: number;
  fit: number;
  seed: string;
  iterations: number;
  workers: number;
  plot?: string;
  install?: boolean;
}

const ABOUT = `
Trierarchs play games. Once in each, at a random decision, they ask for a hint as the client does; one of the moves
shown is played, and the Trierarchs play on. The results give a correction of the chances and points. What is
found from one part of the games is tested on the other part, and the other way round: this shows how well hints
agree with the results, for two, three and four players. What is installed is found from all games.

A run can be stopped at any time; the same command continues it. After installing new networks,
run it again with --install.`;

const EXAMPLES = [
  'khora calibrate --install',
  'khora calibrate --fit 5000 --games 5000 --plot docs/bots/calibration.svg',
];

const TARGET = new URL('../../../bots/src/hints/fitted.ts', import.meta.url);
const EVERY = 600;

export const calibrateCommand: Add = (program, io, done) => {
  program
    .command('calibrate')
    .description('fit the chances that hints show to how games really ended, and test them')
    .option('--fit <number>', 'games of the first part, for each number of players', atLeast(100), 1500)
    .option('-g, --games <number>', 'games of the second part', atLeast(100), 3500)
    .option('-f, --folder <path>', 'where the samples are kept', 'data/calibration')
    .option('-s, --seed <text>', 'seed for everything random', 'khora')
    .option('--iterations <number>', 'iterations of the search that finds the moves', atLeast(1), 24)
    .option('-w, --workers <number>', 'threads', atLeast(1), 2)
    .option('--plot <file>', 'draw chances won against chances shown')
    .option('--install', 'write the correction into the bots package')
    .addHelpText('after', helpAfter(io, ABOUT, EXAMPLES))
    .action(async ({ plot, install, ...options }: Options) => {
      const samples = await samplesOf({
        ...options,
        onSample: (ready, all) => {
          if (ready % EVERY === 0) io.err.write(`${ready} of ${all} games\n`);
        },
      });
      if (install) io.out.write(`The correction is written to ${written(calibrationOf(samples))}.\n`);
      const all = PLAYERS.map((players) => tested(samples.filter((sample) => sample.players === players)));
      io.out.write(tellAgreement(all));
      if (plot !== undefined) {
        mkdirSync(dirname(plot), { recursive: true });
        writeFileSync(plot, calibrationPlot(all));
      }
      done(EXIT.ok);
    });
};

/** What is fitted to one part is tested on the other. */
function tested(samples: readonly Sample[]): Agreement {
  const of = (part: Sample['part']) => fitted(samples.filter((sample) => sample.part === part));
  const corrections = { fit: of('test'), test: of('fit') };
  return agreement(samples, ({ part }) => corrections[part]);
}

function calibrationOf(samples: readonly Sample[]): Calibration {
  const corrections = PLAYERS.map((players) => {
    const { win, points } = fitted(samples.filter((sample) => sample.players === players));
    return [players, { win: win.map(rounded), points: points.map(rounded) }] as const;
  });
  return { networks: networksVersion(), corrections: Object.fromEntries(corrections) };
}

function rounded(factor: number): number {
  return Number(factor.toFixed(4));
}

/** Writes a correction as a module of the bots package. */
function written(calibration: Calibration): string {
  const module = [
    '// Made by `khora calibrate --install`: do not edit.',
    "import type { Calibration } from './calibration.ts';",
    '',
    '/** How the hints of these networks compare with how games really ended. */',
    'export const FITTED: Calibration = {',
    `  networks: '${calibration.networks}',`,
    '  corrections: {',
    ...Object.entries(calibration.corrections).flatMap(([players, { win, points }]) => [
      `    ${players}: {`,
      `      win: [${win.join(', ')}],`,
      `      points: [${points.join(', ')}],`,
      '    },',
    ]),
    '  },',
    '};',
    '',
  ];
  const file = fileURLToPath(TARGET);
  writeFileSync(file, module.join('\n'));
  return file;
}

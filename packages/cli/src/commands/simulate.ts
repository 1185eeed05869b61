import { RULES_VERSION } from '@khora/engine';
import { Option } from 'commander';
import { parseBudget } from '../contestants/budget.ts';
import { parseBots, seatBots } from '../contestants/contestants.ts';
import { EXIT } from '../exit-codes.ts';
import { recordWriter, writeText } from '../game/record-file.ts';
import { playAndCount } from '../simulate/run.ts';
import { gamesOf, type Simulation } from '../simulate/simulation.ts';
import { summaryOf } from '../simulate/summary.ts';
import { resultTables } from '../simulate/table.ts';
import type { Tally } from '../simulate/tally.ts';
import type { Io } from '../terminal/io.ts';
import { count } from '../terminal/numbers.ts';
import { table } from '../terminal/table.ts';
import { atLeast, playersFrom, type SetupOptions, setupFrom, withSetupOptions } from './options.ts';
import { type Add, helpAfter, printJson } from './run.ts';

interface SimulateOptions extends SetupOptions {
  games: number;
  bots: string;
  seed: string;
  rotate?: boolean;
  budget?: string;
  workers?: number;
  records?: string;
  report?: string;
  json?: boolean;
}

const ABOUT = `
The seed of each game follows from --seed and its number, so the games do not depend on the number
of workers, as long as the budget is counted in iterations. Shared wins count as fractions. A bot
may have a budget of its own, as archon@200ms. The last bot named takes the seats that are left.
Seats and cities are told only without --rotate, which gives every bot each of them.`;
const EXAMPLES = [
  'khora simulate --games 1000 --bots random',
  'khora simulate --bots citizen,random --players 4 --rotate --games 400',
  'khora simulate --bots archon@50ms,archon@200ms --rotate --records games.jsonl',
  'khora simulate --games 5000 --cities athens,sparta --report report.html',
];

export const simulateCommand: Add = (program, io, done) => {
  const command = program
    .command('simulate')
    .description('play games between bots on all cores, and count')
    .option('-n, --games <number>', 'games to play', atLeast(1), 100)
    .option('-b, --bots <list>', 'bots by seat', 'random');
  withSetupOptions(command)
    .option('-s, --seed <text>', 'what all chance follows from', 'khora')
    .option('--rotate', 'play every deal once with each bot at each seat, cities and cards staying')
    .option('--budget <budget>', 'how long bots may think: 200ms, 1s or 500it')
    .addOption(new Option('-w, --workers <number>', 'threads; default: one per core').argParser(atLeast(1)))
    .option('--records <file>', 'write every game as a line of JSON')
    .option('--report <file>', 'write an HTML page with plots')
    .option('--json', 'print the figures as JSON')
    .addHelpText('after', helpAfter(io, ABOUT, EXAMPLES))
    .action(async (options: SimulateOptions) => {
      await simulate(options, io);
      done(EXIT.ok);
    });
};

function simulationFrom(options: SimulateOptions): Simulation {
  const names = parseBots(options.bots);
  const players = playersFrom(options, names.length);
  return {
    games: options.games,
    bots: seatBots(names, players),
    rotate: options.rotate ?? false,
    setup: setupFrom(options, players),
    seed: options.seed,
    budget: options.budget === undefined ? undefined : parseBudget(options.budget),
  };
}

async function simulate(options: SimulateOptions, io: Io): Promise<void> {
  const simulation = simulationFrom(options);
  // Files are opened first, so that nobody waits for games that cannot be written.
  const records = options.records === undefined ? null : recordWriter(options.records);
  if (options.report !== undefined) writeText(options.report, '');
  const begun = io.now();
  const tally = await playAndCount(simulation, options.workers, io, ({ record }) => records?.write(record));
  records?.close();
  const seconds = (io.now() - begun) / 1000;
  if (options.report !== undefined) {
    const { reportPage } = await import('../report/page.ts');
    writeText(options.report, reportPage(simulation, tally));
  }
  if (options.json) printJson(io, summaryOf(simulation, tally));
  else {
    io.out.write(`${headline(simulation, tally, seconds)}\n\n${resultText(simulation, tally)}\n`);
    for (const file of [options.records, options.report])
      if (file !== undefined) io.out.write(`\nWritten: ${file}`);
    if (options.records ?? options.report) io.out.write('\n');
  }
}

function resultText(simulation: Simulation, tally: Tally): string {
  return resultTables(simulation, tally)
    .map(({ columns, rows }) => table(columns, rows))
    .join('\n\n');
}

function headline(simulation: Simulation, tally: Tally, seconds: number): string {
  const { setup, rotate, seed } = simulation;
  const wanted = gamesOf(simulation);
  const short = tally.games < wanted ? ` (stopped; ${count(wanted)} were asked for)` : '';
  const how = rotate ? `${count(tally.deals)} deals with all rotations` : 'fixed seats';
  const speed = `${seconds.toFixed(1)} s, ${count(Math.round(tally.games / Math.max(seconds, 0.001)))} games a second`;
  return `${count(tally.games)} games of ${setup.players} players${short}, ${how}\nseed ${seed}, rules ${RULES_VERSION}, ${speed}`;
}

import { RULES_VERSION } from '@khora/engine';
import { Option } from 'commander';
import { parseBudget } from '../contestants/budget.ts';
import { parseBots, seatBots } from '../contestants/contestants.ts';
import { EXIT } from '../exit-codes.ts';
import { wholeOf } from '../shards/part-file.ts';
import { playPart } from '../shards/play-part.ts';
import { dealt, Output, type OutputOptions } from '../simulate/output.ts';
import { playAndCount } from '../simulate/run.ts';
import type { Simulation } from '../simulate/simulation.ts';
import type { Tally } from '../simulate/tally.ts';
import type { Io } from '../terminal/io.ts';
import { count } from '../terminal/numbers.ts';
import {
  atLeast,
  playersFrom,
  type SetupOptions,
  type ShardOptions,
  setupFrom,
  withOutputOptions,
  withSetupOptions,
  withShardOptions,
} from './options.ts';
import { type Add, helpAfter } from './run.ts';

interface SimulateOptions extends SetupOptions, OutputOptions, ShardOptions {
  games: number;
  bots: string;
  seed: string;
  rotate?: boolean;
  budget?: string;
  workers?: number;
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
  'khora simulate --games 100000 --shard 3/20',
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
    .addOption(new Option('-w, --workers <number>', 'threads; default: one per core').argParser(atLeast(1)));
  withOutputOptions(withShardOptions(command)).addHelpText('after', helpAfter(io, ABOUT, EXAMPLES));
  command.action(async (options: SimulateOptions) => {
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
  if (options.shard) {
    await playPart(wholeOf('simulate', simulation), { ...options, shard: options.shard }, io);
    return;
  }
  const output = new Output(options);
  const begun = io.now();
  const tally = await playAndCount(simulation, options, io, (outcome) => output.add(outcome));
  const seconds = (io.now() - begun) / 1000;
  const headline = `${dealt(simulation, tally)}\n${circumstances(simulation, tally, seconds)}`;
  await output.end(simulation, tally, { io, headline });
}

function circumstances({ seed }: Simulation, tally: Tally, seconds: number): string {
  const speed = count(Math.round(tally.games / Math.max(seconds, 0.001)));
  return `seed ${seed}, rules ${RULES_VERSION}, ${seconds.toFixed(1)} s, ${speed} games a second`;
}

import { RULES_VERSION } from '@khora/engine';
import { dealt, Output, type OutputOptions } from '../report/output.ts';
import { wholeOf } from '../shards/part-file.ts';
import { playPart } from '../shards/play-part.ts';
import { playAndCount } from '../simulate/run.ts';
import type { Simulation } from '../simulate/simulation.ts';
import type { Tally } from '../simulate/tally.ts';
import { EXIT } from '../terminal/exit-codes.ts';
import type { Io } from '../terminal/io.ts';
import { count } from '../terminal/numbers.ts';
import { type MatchOptions, simulationFrom, withMatchOptions } from './match-options.ts';
import { type ShardOptions, withOutputOptions, withShardOptions } from './options.ts';
import { type Add, helpAfter } from './run.ts';

interface SimulateOptions extends MatchOptions, OutputOptions, ShardOptions {}

const ABOUT = `
The seed of each game follows from --seed and its number, so the games do not depend on the number
of workers, as long as the budget is counted in iterations. Shared wins count as fractions. A bot
may have a budget of its own, such as archon@200ms. The last bot named takes the remaining seats.
Results by seat and city come only without --rotate, which gives every bot each of them.

With --adjust the figures are also given with luck subtracted: fewer games are needed for the
same certainty, and nothing is biased. It takes about 0.1 s per game.`;
const EXAMPLES = [
  'khora simulate --games 1000 --bots random',
  'khora simulate --bots citizen,random --players 4 --rotate --games 400',
  'khora simulate --bots archon@50ms,archon@200ms --rotate --records games.jsonl',
  'khora simulate --games 5000 --cities athens,sparta --report report.html',
  'khora simulate --bots strategos,trierarch --rotate --games 400 --adjust',
  'khora simulate --games 100000 --shard 3/20',
];

export const simulateCommand: Add = (program, io, done) => {
  const command = withMatchOptions(
    program.command('simulate').description('play games between bots on all cores, and sum them up'),
    { bots: 'random' },
  );
  command.option('--adjust', 'subtract luck from the results, as the value network sees it');
  withOutputOptions(withShardOptions(command)).addHelpText('after', helpAfter(io, ABOUT, EXAMPLES));
  command.action(async (options: SimulateOptions) => {
    await simulate(options, io);
    done(EXIT.ok);
  });
};

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

import { Dataset } from '../dataset/dataset.ts';
import type { RowOptions } from '../game/row-file.ts';
import { wholeOf } from '../shards/part-file.ts';
import { playPart } from '../shards/play-part.ts';
import { playAndCount } from '../simulate/run.ts';
import { EXIT } from '../terminal/exit-codes.ts';
import type { Io } from '../terminal/io.ts';
import { type MatchOptions, simulationFrom, withMatchOptions } from './match-options.ts';
import { type ShardOptions, withRowOptions, withShardOptions } from './options.ts';
import { type Add, helpAfter } from './run.ts';

interface DatasetOptions extends MatchOptions, RowOptions, ShardOptions {}

const ABOUT = `
One row for each decision: the position in numbers, the move, how likely the policy network finds it,
what the value network expects, and how the game ended. docs/laboratory.md explains the columns. With
--shard, one part of the games is played; if it was stopped, the same command continues it,
and 'khora merge' makes the rows.`;
const EXAMPLES = [
  'khora dataset --games 1000 --jsonl rows.jsonl',
  'khora dataset --bots strategos,trierarch --rotate --games 400 --csv rows.csv',
  'khora dataset --games 100000 --shard 3/20',
];

export const datasetCommand: Add = (program, io, done) => {
  const command = withMatchOptions(
    program.command('dataset').description('write the decisions of games with evaluations, for notebooks'),
    { bots: 'trierarch' },
  );
  withRowOptions(withShardOptions(command), 'decision').addHelpText('after', helpAfter(io, ABOUT, EXAMPLES));
  command.action(async (options: DatasetOptions) => {
    await dataset(options, io);
    done(EXIT.ok);
  });
};

async function dataset(options: DatasetOptions, io: Io): Promise<void> {
  const simulation = simulationFrom(options);
  if (options.shard) {
    await playPart(wholeOf('dataset', simulation), { ...options, shard: options.shard }, io);
    return;
  }
  const rows = new Dataset(options);
  await playAndCount(simulation, options, io, (outcome) => rows.add(outcome));
  rows.end(io);
}

import { mergeBalance } from '../balance/run.ts';
import { Dataset } from '../dataset/dataset.ts';
import type { Outcome } from '../game/plan.ts';
import { dealt, Output, type OutputOptions } from '../report/output.ts';
import { mergeParts } from '../shards/part-file.ts';
import { addOutcome, newTally } from '../simulate/tally.ts';
import { InputError } from '../terminal/errors.ts';
import { EXIT } from '../terminal/exit-codes.ts';
import type { Io } from '../terminal/io.ts';
import { writeBalance } from './balance.ts';
import { withOutputOptions } from './options.ts';
import { type Add, helpAfter } from './run.ts';

interface MergeOptions extends OutputOptions {
  folder: string;
}

const ABOUT = `
Puts together what 'khora simulate', 'balance' or 'dataset' played with --shard, on one machine or on many.
The figures and files are those of a single run, to the last digit.`;
const EXAMPLES = [
  'khora simulate --bots archon@200it --games 10000 --shard 1/2   # on one machine',
  'khora simulate --bots archon@200it --games 10000 --shard 2/2   # on another',
  'khora merge part-1-of-2.jsonl part-2-of-2.jsonl --report report.html',
];

export const mergeCommand: Add = (program, io, done) => {
  const command = program
    .command('merge')
    .description('put the parts of a run together')
    .argument('<parts...>', 'all files written with --shard')
    .option('-f, --folder <path>', 'where the page about the balance is written', 'docs');
  withOutputOptions(command)
    .addHelpText('after', helpAfter(io, ABOUT, EXAMPLES))
    .action(async (parts: string[], options: MergeOptions) => {
      await merge(parts, options, io);
      done(EXIT.ok);
    });
};

function mergeDataset(outcomes: readonly Outcome[], options: MergeOptions, io: Io): void {
  if (options.records ?? options.report ?? options.json)
    throw new InputError("These are parts of 'khora dataset', which writes rows: use --csv or --jsonl.");
  const rows = new Dataset(options);
  for (const outcome of outcomes) rows.add(outcome);
  rows.end(io);
}

async function merge(parts: readonly string[], options: MergeOptions, io: Io): Promise<void> {
  const { whole, outcomes } = mergeParts(parts);
  const { simulation, rules, command } = whole;
  if (command === 'balance') {
    const { records, csv, jsonl, report } = options;
    if (records ?? csv ?? jsonl ?? report)
      throw new InputError(
        "These are parts of 'khora balance', which writes a page: use --folder or --json.",
      );
    await writeBalance(mergeBalance(simulation, outcomes), options, io);
    return;
  }
  if (command === 'dataset') {
    mergeDataset(outcomes, options, io);
    return;
  }
  const output = new Output(options);
  const tally = newTally();
  for (const outcome of outcomes) {
    addOutcome(tally, outcome);
    output.add(outcome);
  }
  const headline = `${dealt(simulation, tally)}\nseed ${simulation.seed}, rules ${rules}, ${parts.length} parts`;
  await output.end(simulation, tally, { io, headline });
}

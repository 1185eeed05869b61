import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Option } from 'commander';
import { readBeside } from '../balance/beside.ts';
import { balanceData } from '../balance/data.ts';
import { balancePage } from '../balance/page.ts';
import { playBalance, type Run, readBalance, simulationOf } from '../balance/run.ts';
import { parseBots } from '../contestants/contestants.ts';
import { writeText } from '../game/record-file.ts';
import { wholeOf } from '../shards/part-file.ts';
import { playPart } from '../shards/play-part.ts';
import { cityTable } from '../simulate/table.ts';
import { InputError, messageOf } from '../terminal/errors.ts';
import { EXIT } from '../terminal/exit-codes.ts';
import type { Io } from '../terminal/io.ts';
import { count } from '../terminal/numbers.ts';
import { table } from '../terminal/table.ts';
import { atLeast, type ShardOptions, withShardOptions } from './options.ts';
import { type Add, helpAfter, printJson } from './run.ts';

interface BalanceOptions extends ShardOptions {
  bot: string;
  games: number;
  seed: string;
  workers?: number;
  from?: string;
  beside?: string[];
  folder: string;
  json?: boolean;
}

const ABOUT = `
Plays four-player games of one bot against itself and writes what they say about the cities and the
cards: balance.md in the folder, and its plots in the folder balance beside it. The same bot, seed
and number of games give the same files, as long as the budget is counted in iterations.

With --from, the games are not played but read from the records of 'khora simulate --records': games
of four players with one bot at all seats and without rotation. Name a budget with the bot, such as
archon@200it, so that the records contain it. With
--beside, the cities are compared with those in such records of other bots.`;
const EXAMPLES = [
  'khora balance --games 2000',
  'khora balance --bot archon@200it --games 500 --seed agora',
  'khora balance --from games.jsonl --beside others.jsonl --folder docs',
];

export const balanceCommand: Add = (program, io, done) => {
  const command = program
    .command('balance')
    .description('measure the cities and the cards by self-play, and write a page about it')
    .option('-b, --bot <name>', 'who plays, optionally with a budget, such as archon@200it', 'strategos')
    .option('-n, --games <number>', 'games to play', atLeast(1), 2000)
    .option('-s, --seed <text>', 'seed for everything random', 'khora')
    .addOption(new Option('-w, --workers <number>', 'threads; default: one per core').argParser(atLeast(1)))
    .addOption(
      new Option('--from <file>', "read the games from records; '-' reads standard input").conflicts([
        'bot',
        'games',
        'seed',
        'workers',
        'shard',
      ]),
    )
    .option('--beside <files...>', 'records of other bots to compare the cities with')
    .option('-f, --folder <path>', 'where the page is written', 'docs')
    .option('--json', 'print the figures as JSON')
    .addHelpText('after', helpAfter(io, ABOUT, EXAMPLES));
  withShardOptions(command).action(async (options: BalanceOptions) => {
    await balance(options, io);
    done(EXIT.ok);
  });
};

async function balance(options: BalanceOptions, io: Io): Promise<void> {
  const { from, shard } = options;
  const [bot = '', ...others] = parseBots(options.bot);
  if (others.length > 0) throw new InputError('--bot takes one bot: it plays against itself.');
  if (shard) {
    await playPart(wholeOf('balance', simulationOf({ ...options, bot })), { ...options, shard }, io);
    return;
  }
  // The folder is created first, so that nobody waits for games only to find that it cannot be.
  makeFolder(join(options.folder, 'balance'));
  const run = from === undefined ? await playBalance({ ...options, bot }, io) : readBalance(from, io);
  await writeBalance({ ...run, beside: (options.beside ?? []).map(readBeside) }, options, io);
}

/** Writes the page with its plots, and prints the figures. */
export async function writeBalance(
  run: Run,
  { folder, json }: Pick<BalanceOptions, 'folder' | 'json'>,
  io: Io,
): Promise<void> {
  makeFolder(join(folder, 'balance'));
  const files = await write(run, folder);
  if (json) printJson(io, { ...balanceData(run), files });
  else io.out.write(`${told(run)}\n\n${files.map((file) => `Written: ${file}\n`).join('')}`);
}

function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    throw new InputError(`'${path}' cannot be created: ${messageOf(error)}.`);
  }
}

async function write(run: Run, folder: string): Promise<string[]> {
  // The plotting library takes a moment to load.
  const { drawings } = await import('../balance/drawings.ts');
  const texts = new Map([['balance.md', balancePage(run)]]);
  for (const [name, svg] of drawings(run)) texts.set(join('balance', name), svg);
  return Array.from(texts, ([name, text]) => {
    const file = join(folder, name);
    writeText(file, text);
    return file;
  });
}

function told({ origin, balance }: Run): string {
  const { bot, games, rules } = origin;
  const { columns, rows } = cityTable(balance.all);
  const headline = `${count(games)} games of four ${bot}, rules ${rules}, fingerprint ${balance.fingerprint}`;
  return `${headline}\n\n${table(columns, rows)}`;
}

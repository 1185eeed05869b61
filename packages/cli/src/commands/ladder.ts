import { BOT_IDS } from '@khora/bots';
import { Option } from 'commander';
import { parseBots } from '../contestants/contestants.ts';
import { climb, type Ladder, type LadderOptions } from '../ladder/ladder.ts';
import { ladderTable } from '../ladder/table.ts';
import { parseBudget, showBudget } from '../terminal/budget.ts';
import { InputError } from '../terminal/errors.ts';
import { EXIT } from '../terminal/exit-codes.ts';
import type { Io } from '../terminal/io.ts';
import { count } from '../terminal/numbers.ts';
import { withWorkers } from '../workers/games.ts';
import { atLeast, type SetupOptions, setupFrom } from './options.ts';
import { type Add, helpAfter, printJson } from './run.ts';

interface Options {
  bots: string;
  players?: string;
  draft?: NonNullable<SetupOptions['draft']>;
  dice?: NonNullable<SetupOptions['dice']>;
  seed: string;
  budget?: string;
  maxGames: number;
  adjust?: boolean;
  workers?: number;
  json?: boolean;
}

const ABOUT = `
Every table seats different bots; each deal is played once for every rotation of the seats. Ratings
follow the Plackett-Luce model of openskill. The order is settled when each bot finishes ahead of
the next one in more than half of their games, with an interval that holds for all pairs together
at 95 %, however often you look. With --adjust, luck is subtracted from the results, and the interval
follows from how much they vary: fewer games settle the order.`;
const EXAMPLES = [
  'khora ladder --bots ephebe,citizen,strategos',
  'khora ladder --bots hoplite,trierarch,strategos --adjust',
  'khora ladder --players 4 --budget 500it --max-games 5000',
  'khora ladder --bots archon@50ms,archon@200ms,archon@1s --players 2,3 --json',
];

export const ladderCommand: Add = (program, io, done) => {
  program
    .command('ladder')
    .description('rate bots against each other until their order is settled')
    .addOption(new Option('-b, --bots <list>', 'the bots to rate').default(BOT_IDS.join(','), 'all levels'))
    .option('-p, --players <list>', 'table sizes; default: 2,3,4, as far as there are enough bots')
    .addOption(
      new Option('--draft <way>', 'pass cards on, or keep the five you are dealt').choices(['pass', 'deal']),
    )
    .addOption(
      new Option('--dice <variant>', 'how dice are rolled').choices(['standard', 'reroll', 'shared']),
    )
    .option('-s, --seed <text>', 'seed for everything random', 'khora')
    .option('--budget <budget>', 'how long bots may think: 200ms, 1s or 500it')
    .option('--max-games <number>', 'stop after this many games, settled or not', atLeast(2), 10_000)
    .option('--adjust', 'subtract luck from the results, so that fewer games settle the order')
    .addOption(new Option('-w, --workers <number>', 'threads; default: one per core').argParser(atLeast(1)))
    .option('--json', 'print the ladder as JSON')
    .addHelpText('after', helpAfter(io, ABOUT, EXAMPLES))
    .action(async (options: Options) => {
      await ladder(options, io);
      done(EXIT.ok);
    });
};

/** The table sizes that the option asks for, or all that the bots can fill. */
function parseSizes(list: string | undefined, bots: number): (2 | 3 | 4)[] {
  const all = [2, 3, 4] as const;
  if (list === undefined) return all.filter((size) => size <= bots);
  return [...new Set(list.split(','))].map((text) => {
    const size = all.find((each) => String(each) === text.trim());
    if (!size)
      throw new InputError(`'${text}' is not a number of players: give 2, 3 or 4, or several, such as 2,4.`);
    if (size > bots)
      throw new InputError(`A table of ${size} needs ${size} different bots; name more with --bots.`);
    return size;
  });
}

function ladderOptions(options: Options): LadderOptions {
  const bots = parseBots(options.bots);
  const twice = bots.find((name, index) => bots.indexOf(name) !== index);
  if (twice !== undefined) throw new InputError(`'${twice}' is named twice; a ladder rates different bots.`);
  if (bots.length < 2)
    throw new InputError('A ladder needs at least two bots, such as --bots citizen,random.');
  const { options: rules = {} } = setupFrom(options as SetupOptions, 2);
  return {
    bots,
    sizes: parseSizes(options.players, bots.length),
    setup: { options: rules },
    seed: options.seed,
    budget: options.budget === undefined ? undefined : parseBudget(options.budget),
    maxGames: options.maxGames,
    ...(options.adjust && { adjust: true }),
  };
}

async function ladder(given: Options, io: Io): Promise<void> {
  const options = ladderOptions(given);
  let stopped = false;
  const forget = io.onInterrupt(() => {
    stopped = true;
  });
  const watch = (ladder: Ladder) => {
    if (io.err.isTTY)
      io.err.write(
        `\r${count(ladder.games)} games: ${ladder.rungs.map(({ name }) => name).join(' > ')}\x1b[K`,
      );
    return !stopped;
  };
  const result = await withWorkers(given.workers, (playAll) => climb(options, playAll, watch)).finally(
    forget,
  );
  if (io.err.isTTY) io.err.write('\r\x1b[K');
  if (given.json) {
    const { budget, ...rest } = options;
    printJson(io, { options: { ...rest, ...(budget && { budget: showBudget(budget) }) }, ...result });
  } else io.out.write(`${ladderTable(result)}\n`);
}

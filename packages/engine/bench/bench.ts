// The engine's figures: node packages/engine/bench/bench.ts [--rounds N] [--games N] [--json] [--profile]
import { parseArgs } from 'node:util';
import { playGames } from './play.ts';
import { profile } from './profile.ts';
import { measure } from './report.ts';
import { table } from './table.ts';

const USAGE = `Usage: npm run bench -- [--rounds N] [--games N] [--json] [--profile]
  --rounds N  rounds that count (7)
  --games N   games in each round, for 2 and for 4 players (1000)
  --json      the report as JSON
  --profile   also the functions that take most time in four-player games`;

const FILL_SECONDS = 0.1;
const PROFILE_ENTRIES = 15;

function positive(name: string, text: string): number {
  const value = Number(text);
  if (Number.isSafeInteger(value) && value > 0) return value;
  throw new TypeError(`--${name} takes a whole number from 1 on, not '${text}'.`);
}

function optionsFrom(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string', default: '7' },
      games: { type: 'string', default: '1000' },
      json: { type: 'boolean', default: false },
      profile: { type: 'boolean', default: false },
    },
  });
  const { rounds, games, json } = values;
  const size = { rounds: positive('rounds', rounds), games: positive('games', games), fill: FILL_SECONDS };
  return { size, json, profiled: values.profile };
}

async function bench(args: string[]): Promise<number> {
  let options: ReturnType<typeof optionsFrom>;
  try {
    options = optionsFrom(args);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    console.error(`${error.message}\n\n${USAGE}`);
    return 2;
  }
  const { size, json, profiled } = options;
  const report = measure(size);
  console.log(json ? JSON.stringify(report, null, 2) : table(report));
  // With --json the report alone goes to the standard output.
  const tell = json ? console.error : console.log;
  if (profiled) tell(`\n${await profile(() => playGames(4, 4 * size.games, 1), PROFILE_ENTRIES)}`);
  return 0;
}

process.exitCode = await bench(process.argv.slice(2));

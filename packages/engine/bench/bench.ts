// The engine's figures: node packages/engine/bench/bench.ts [--rounds N] [--games N] [--against DIR] [--json] [--profile]
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { engineFile, HERE } from './checkout.ts';
import { Subjects } from './subjects.ts';
import { comparison, table } from './table.ts';

const USAGE = `Usage: npm run bench -- [--rounds N] [--games N] [--against DIR] [--json] [--profile]
  --rounds N     rounds that count (7)
  --games N      games in each round, for 2 and for 4 players and each rules version (1000)
  --against DIR  also measures the engine of another checkout, taking turns round by round
  --json         the reports as JSON
  --profile      also lists the functions that take the most time in four-player games`;

const FILL_SECONDS = 0.1;
const PROFILE_ENTRIES = 15;

function positive(name: string, text: string): number {
  const value = Number(text);
  if (Number.isSafeInteger(value) && value > 0) return value;
  throw new TypeError(`--${name} takes a whole number of at least 1, not '${text}'.`);
}

function checkoutOf(folder: string): string {
  if (existsSync(engineFile(folder))) return folder;
  throw new TypeError(`--against takes the folder of another checkout; there is no ${engineFile(folder)}.`);
}

function optionsFrom(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string', default: '7' },
      games: { type: 'string', default: '1000' },
      against: { type: 'string' },
      json: { type: 'boolean', default: false },
      profile: { type: 'boolean', default: false },
    },
  });
  const { rounds, games, against, json } = values;
  return {
    size: { rounds: positive('rounds', rounds), games: positive('games', games), fill: FILL_SECONDS },
    checkouts: against === undefined ? [HERE] : [HERE, checkoutOf(against)],
    json,
    profiled: values.profile,
  };
}

type Options = ReturnType<typeof optionsFrom>;

async function bench({ size, checkouts, json, profiled }: Options): Promise<void> {
  const subjects = new Subjects(checkouts);
  const [own, other] = await subjects.measure(size);
  if (!own) throw new RangeError('Nothing was measured.');
  if (json) console.log(JSON.stringify(other ? [other, own] : own, null, 2));
  else {
    console.log(
      `Uniformly random play through createGame, decisions, legalMoves and advance; processor time; ${size.rounds} rounds.`,
    );
    console.log('Yardstick (×): one JSON.parse(JSON.stringify(state)) of a four-player game in round 5.\n');
    if (other) console.log(`${other.checkout}\n\n${table(other)}\n\n${own.checkout}\n`);
    console.log(table(own));
    if (other) console.log(`\n${comparison(other, own)}`);
  }
  // With --json only the reports go to standard output.
  const tell = json ? console.error : console.log;
  if (profiled) tell(`\n${await subjects.profile(4 * size.games, PROFILE_ENTRIES)}`);
  subjects.close();
}

try {
  await bench(optionsFrom(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof TypeError)) throw error;
  console.error(`${error.message}\n\n${USAGE}`);
  process.exitCode = 2;
}

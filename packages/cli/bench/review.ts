// What the review says over many games: whether it rates the stronger bot higher, whether luck is fair, whether accounts add up, and
// how many mistakes each level makes. Every game is a line of a file, so that a run can be stopped and gone on with. And how long
// a review takes.
//   npx node packages/cli/bench/review.ts skill archon citizen --games 200 --file skill.jsonl   (--iterations 600 for the whole Archon)
//   npx node packages/cli/bench/review.ts luck --games 1000 --file luck.jsonl
//   npx node packages/cli/bench/review.ts account --games 25 --file account.jsonl
//   npx node packages/cli/bench/review.ts levels --games 105 --file levels.jsonl   (writes review/decisions/usual.ts)
//   npx node packages/cli/bench/review.ts time   (or only one level: time citizen)
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BOT_IDS, BOTS, type BotId, isBotId } from '@khora/bots';
import { DEPTHS, luckOf, policyReference, reviewing, reviewOf, skillsIn } from '@khora/bots/review';
import type { GameRecord } from '@khora/engine';
import { playGame } from '../src/game/play-game.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '200' },
    file: { type: 'string', default: 'review-bench.jsonl' },
    worlds: { type: 'string', default: '8' },
    minutes: { type: 'string', default: '600' },
    iterations: { type: 'string', default: '20' },
  },
});
const [what, one, other] = positionals;
const games = Number(values.games);
const worlds = Number(values.worlds);
const reference = policyReference();

/** The levels that search use a thirtieth of Archon's trials, unless told otherwise, because these are statistics over many games. */
const budget = { iterations: Number(values.iterations) };
const SEATS = [0, 1, 2, 3];

function recordOf(seed: string, levels: readonly BotId[]): GameRecord {
  const bots = levels.map((level) => BOTS[level]);
  return playGame({ setup: { players: 4, seed }, bots, budget, seed }).record;
}

/** What was found out about each game: read from the file as far as it goes, and measured and noted from there on, while there is time. */
function measured<T>(measure: (game: number) => T): T[] {
  const end = performance.now() + 60_000 * Number(values.minutes);
  const text = existsSync(values.file) ? readFileSync(values.file, 'utf8') : '';
  const found = text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as T]));
  for (let game = found.length; game < games && performance.now() < end; game++) {
    const value = measure(game);
    found.push(value);
    appendFileSync(values.file, `${JSON.stringify(value)}\n`);
  }
  return found.slice(0, games);
}

function average(numbers: readonly number[]): { mean: number; error: number } {
  const mean = numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
  const squares = numbers.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / Math.max(1, numbers.length - 1) / numbers.length) };
}

function told({ mean, error }: { mean: number; error: number }): string {
  return `${mean.toFixed(3)} ±${error.toFixed(3)}`;
}

/** What the review says of each seat's play. */
interface Rated {
  readonly levels: readonly BotId[];
  readonly mistakes: readonly number[];
  readonly cost: readonly number[];
}
type Figure = 'mistakes' | 'cost';

function ratedIn(seed: string, levels: readonly BotId[]): Rated {
  const skills = skillsIn(recordOf(seed, levels), { reference, seed, worlds });
  const rounded = (value: number) => Math.round(1e4 * value) / 1e4;
  return {
    levels,
    mistakes: skills.map(({ mistakes }) => rounded(mistakes)),
    cost: skills.map(({ cost }) => rounded(cost)),
  };
}

function figures(found: readonly Rated[], level: BotId, of: Figure): number[] {
  return found.flatMap((game) => game[of].filter((_, seat) => game.levels[seat] === level));
}

/** One bot of the first kind, at each seat in turn, among three of the second: is it rated higher than these on average? */
function skill(strong: BotId, weak: BotId): void {
  const found = measured((game) =>
    ratedIn(
      `skill/${strong}/${weak}/${game}`,
      SEATS.map((seat) => (seat === game % 4 ? strong : weak)),
    ),
  );
  const higher = found.filter(
    (game) =>
      average(figures([game], strong, 'mistakes')).mean < average(figures([game], weak, 'mistakes')).mean,
  );
  const both = (of: Figure) =>
    [strong, weak].map((level) => told(average(figures(found, level, of)))).join(' and ');
  console.log(
    `${higher.length} of ${found.length} games: ${strong} rated higher than ${weak}; ${both('mistakes')} mistakes; decisions cost ${both('cost')} points in a game (${worlds} worlds, ${reference.version})`,
  );
}

/** Tables of four different levels. */
function levels(): void {
  const count = BOT_IDS.length;
  const found = measured((game) =>
    ratedIn(
      `levels/${game}`,
      SEATS.map((seat) => BOT_IDS[(game + seat * (1 + (game % 3))) % count] ?? 'citizen'),
    ),
  );
  const rows = BOT_IDS.toReversed().map((level) => ({
    level,
    ...average(figures(found, level, 'mistakes')),
  }));
  for (const row of rows) console.log(`${row.level} makes ${told(row)} mistakes in a game`);
  const usual = rising(rows.map(({ mean }) => mean));
  const lines = rows.map(({ level }, at) => `  ['${level}', ${Number(usual[at]?.toFixed(3))}],`);
  writeFileSync(
    new URL('../../bots/src/review/decisions/usual.ts', import.meta.url),
    `// Made by \`npx node packages/cli/bench/review.ts levels\`: do not edit.
import type { BotId } from '../../bots.ts';

/** What the averages were measured in. */
export const MEASURED = { games: ${found.length}, reference: '${reference.version}' } as const;

/** Mistakes that each level makes in a game, on average. */
export const USUAL: readonly (readonly [BotId, number])[] = [
${lines.join('\n')}
];
`,
  );
}

/** Weaker levels make no fewer: neighbours that chance has put in the wrong order share their mean. */
function rising(means: readonly number[]): number[] {
  const pools: number[][] = [];
  for (const mean of means) {
    let pool = [mean];
    for (let last = pools.at(-1); last && average(last).mean > average(pool).mean; last = pools.at(-1)) {
      pool = [...last, ...pool];
      pools.pop();
    }
    pools.push(pool);
  }
  return pools.flatMap((pool) => pool.map(() => average(pool).mean));
}

/** Games of the reference against itself. */
function luck(): void {
  const found = measured((game) => {
    const record = playGame({
      setup: { players: 4, seed: `luck/${game}` },
      bots: SEATS.map(() => BOTS.trierarch),
      seed: `luck/${game}`,
    }).record;
    const sums = luckOf(record, { reference, seed: `luck/${game}`, worlds: 1 });
    return Object.fromEntries(Object.entries(sums).map(([chance, sum]) => [chance, Array.from(sum)]));
  });
  for (const chance of ['dice', 'cards', 'events'])
    for (const [measure, from] of [
      ['points ahead', 0],
      ['chance of winning', 4],
    ] as const) {
      const means = SEATS.map((seat) => average(found.map((game) => game[chance]?.[from + seat] ?? 0)));
      const farthest = Math.max(...means.map(({ mean, error }) => Math.abs(mean) / error));
      console.log(
        `${chance}, ${measure}, ${found.length} games: ${means.map(told).join('  ')}; farthest ${farthest.toFixed(1)} standard errors`,
      );
    }
}

/** Whether accounts add up to the last decimal, and what the search got wrong. */
function account(): void {
  const found = measured((game) => {
    const record = recordOf(
      `account/${game}`,
      SEATS.map((seat) => BOT_IDS[(game + seat) % BOT_IDS.length] ?? 'citizen'),
    );
    const { accounts } = reviewOf(record, { depth: DEPTHS.glance });
    return accounts.flatMap(({ start, lines, result }) =>
      (['ahead', 'win'] as const).map((of) => ({
        off: lines.reduce((sum, line) => sum + line[of].amount, start[of].amount) - result[of],
        search: Math.abs(lines.find(({ source }) => source === 'search')?.[of].amount ?? 0),
      })),
    );
  });
  const all = found.flat();
  const most = (of: 'off' | 'search') => Math.max(...all.map((line) => Math.abs(line[of])));
  console.log(
    `${all.length} accounts of ${found.length} games: off by ${most('off').toExponential(1)} at most; the search's own line is ${most('search')} at most`,
  );
}

/** Processor time, which does not count what other programs do meanwhile. */
function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** How long a review at the standard depth takes, in one thread as in the browser: one game of four of each level. */
function time(kinds: readonly BotId[]): void {
  for (const level of kinds) {
    const record = recordOf(
      `time/${level}`,
      SEATS.map(() => level),
    );
    const begun = spent();
    const seconds = () => (spent() - begun).toFixed(1);
    let first: string | null = null;
    for (const { review, done } of reviewing(record, { reference })) {
      if (!review) continue;
      first ??= seconds();
      if (done < 1) continue;
      const { worlds, tries, playouts } = review.samples;
      console.log(
        `${level}: first curves after ${first} s, complete after ${seconds()} s; ${record.moves.length} moves, ${playouts} games in ${worlds} worlds, other moves in ${tries} (${reference.version})`,
      );
    }
  }
}

if (what === 'skill' && isBotId(one) && isBotId(other)) skill(one, other);
else if (what === 'luck') luck();
else if (what === 'account') account();
else if (what === 'levels') levels();
else if (what === 'time') time(isBotId(one) ? [one] : ['random', 'ephebe', 'citizen', 'trierarch']);
else throw new Error("Give 'skill STRONG WEAK', 'luck', 'account', 'levels' or 'time'.");

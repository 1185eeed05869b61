// Thinking by the clock: one seat of a bot against three of another, with the time of its decisions as well as the
// wins. A decision that took too long by the wall clock, but not by this thread's own time, lost the core to other
// programs. node packages/cli/bench/bench.ts --bot archon@1s --games 200 [--against strategos] [--seed bots] [--from 0]
//   --file F   adds each game to F as it ends; if run again, it continues after the games in F
//   --than F   the games of another bot: how much better this one does on the deals that both played
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Contestant } from '../src/contestants/contestant.ts';
import { contestantOf } from '../src/contestants/contestants.ts';
import { playMatch } from '../src/game/play-game.ts';
import { wilson } from '../src/stats/intervals.ts';
import { parseBudget } from '../src/terminal/budget.ts';

const { values } = parseArgs({
  options: {
    bot: { type: 'string', default: 'archon@1s' },
    against: { type: 'string', default: 'strategos' },
    games: { type: 'string', default: '200' },
    from: { type: 'string', default: '0' },
    seed: { type: 'string', default: 'bots' },
    file: { type: 'string' },
    than: { type: 'string' },
  },
});

interface Played {
  /** Its number: each group of four is one deal, played from each seat. */
  game: number;
  /** A shared win counts as a fraction. */
  won: number;
  points: number;
  /** Points above the mean of the others. */
  ahead: number;
  /** For every decision, in milliseconds: by the wall clock, and this thread's own work. */
  wall: number[];
  own: number[];
  /** For all decisions of the three others together, this thread's own work. */
  others: { decisions: number; milliseconds: number };
}

const games = whole('games');
const from = whole('from');
const [, budget] = values.bot.split('@');
const allowed = budget ? parseBudget(budget) : null;
const rival = contestantOf(values.against);
const chosen = contestantOf(values.bot);

function whole(name: 'games' | 'from'): number {
  const number = Number(values[name]);
  if (!Number.isSafeInteger(number) || number < 0) throw new RangeError(`--${name} takes a whole number.`);
  return number;
}

async function playOne(game: number): Promise<Played> {
  const mine = game % 4;
  const seed = `${values.seed}/${Math.floor(game / 4)}`;
  const wall: number[] = [];
  const own: number[] = [];
  const others = { decisions: 0, milliseconds: 0 };
  const timed = (bot: Contestant, note: (time: { wall: number; own: number }) => void): Contestant => ({
    ...bot,
    choose: async (view, thinking, place) => {
      const before = process.threadCpuUsage();
      const start = performance.now();
      const move = await bot.choose(view, thinking, place);
      const { user, system } = process.threadCpuUsage(before);
      note({ wall: performance.now() - start, own: (user + system) / 1000 });
      return move;
    },
  });
  const first = timed(chosen, (time) => {
    wall.push(tenths(time.wall));
    own.push(tenths(time.own));
  });
  const second = timed(rival, (time) => {
    others.decisions += 1;
    others.milliseconds += time.own;
  });
  const contestants = [0, 1, 2, 3].map((seat) => (seat === mine ? first : second));
  const { standings } = await playMatch({ setup: { players: 4, seed }, contestants, seed, name: 'bench' });
  const winners = standings.filter(({ rank }) => rank === 1);
  const points = standings.map((standing) => standing.points);
  const mean = points.reduce((sum, one) => sum + one) / 4;
  return {
    game,
    won: winners.some(({ seat }) => seat === mine) ? 1 / winners.length : 0,
    points: points[mine] ?? 0,
    ahead: (((points[mine] ?? 0) - mean) * 4) / 3,
    wall,
    own,
    others: { ...others, milliseconds: tenths(others.milliseconds) },
  };
}

function tenths(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10;
}

function read(file: string): Played[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Played);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

function spread(times: readonly number[]) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
  return { median: at(0.5), p99: at(0.99), longest: at(1) };
}

/** The mean difference on the deals and seats that both played, with its standard error. */
function gain(of: readonly Played[], than: readonly Played[]) {
  const others = new Map(than.map((one) => [one.game, one]));
  const pairs = of.flatMap((one) => {
    const other = others.get(one.game);
    return other ? [{ ahead: one.ahead - other.ahead, won: one.won - other.won }] : [];
  });
  const compare = (key: 'ahead' | 'won') => {
    const differences = pairs.map((pair) => pair[key]);
    const mean = sum(differences) / pairs.length;
    const variance = sum(differences.map((one) => (one - mean) ** 2)) / (pairs.length - 1);
    return { mean, error: Math.sqrt(variance / pairs.length) };
  };
  return { games: pairs.length, ahead: compare('ahead'), won: compare('won') };
}

const played = values.file && existsSync(values.file) ? read(values.file) : [];
const known = new Set(played.map(({ game }) => game));
for (let game = from; game < from + games; game++) {
  if (known.has(game)) continue;
  const one = await playOne(game);
  played.push(one);
  if (values.file) appendFileSync(values.file, `${JSON.stringify(one)}\n`);
}

const limit = allowed && 'milliseconds' in allowed ? 1.2 * allowed.milliseconds : Number.POSITIVE_INFINITY;
const wall = played.flatMap((one) => one.wall);
const own = played.flatMap((one) => one.own);
const wins = sum(played.map(({ won }) => won));
console.log(
  JSON.stringify({
    ...values,
    played: played.length,
    wins,
    winRate: wins / played.length,
    interval: wilson(wins, played.length),
    points: sum(played.map(({ points }) => points)) / played.length,
    ahead: sum(played.map(({ ahead }) => ahead)) / played.length,
    decisions: wall.length,
    wallMilliseconds: spread(wall),
    ownMilliseconds: spread(own),
    /** Average processor time of a decision, for this bot and for the others. */
    pace: {
      own: tenths(sum(own) / own.length),
      others: tenths(
        sum(played.map(({ others }) => others.milliseconds)) /
          sum(played.map(({ others }) => others.decisions)),
      ),
    },
    over20percent: {
      wall: wall.filter((time) => time > limit).length,
      own: own.filter((time) => time > limit).length,
      worst: wall
        .map((time, n) => ({ wall: time, own: own[n] }))
        .sort((a, b) => b.wall - a.wall)
        .slice(0, 5),
    },
    ...(values.than && { gain: gain(played, read(values.than)) }),
  }),
);

// Thinking by the clock: one seat of a bot against three of another, with the time of its decisions beside the wins.
// A decision that took longer than allowed by the wall's clock but not by this thread's own lost the core to others.
// node packages/cli/bench/bench.ts --bot archon@1s --against strategos --games 200 [--from 0] [--seed bots]
import { parseArgs } from 'node:util';
import type { Choose } from '@khora/bots';
import { chooserOf, parseBudget } from '../src/contestants.ts';
import { playGame } from '../src/game/play-game.ts';
import { wilson } from '../src/stats/intervals.ts';

const { values } = parseArgs({
  options: {
    bot: { type: 'string', default: 'archon@1s' },
    against: { type: 'string', default: 'strategos' },
    games: { type: 'string', default: '200' },
    from: { type: 'string', default: '0' },
    seed: { type: 'string', default: 'bots' },
  },
});

const games = Number(values.games);
const from = Number(values.from);
const [, budget] = values.bot.split('@');
const allowed = budget ? parseBudget(budget) : null;
const rival = chooserOf(values.against);
const chosen = chooserOf(values.bot);

/** How long a decision took, in milliseconds: as everybody saw it, and of this thread's own work. */
const times: { wall: number; own: number }[] = [];
const timed: Choose = (view, thinking) => {
  const before = process.threadCpuUsage();
  const start = performance.now();
  const move = chosen(view, thinking);
  const wall = performance.now() - start;
  const { user, system } = process.threadCpuUsage(before);
  times.push({ wall, own: (user + system) / 1000 });
  return move;
};

let wins = 0;
let points = 0;
for (let game = from; game < from + games; game++) {
  const own = game % 4;
  const seed = `${values.seed}/${Math.floor(game / 4)}`;
  const bots = [0, 1, 2, 3].map((seat) => (seat === own ? timed : rival));
  const { standings } = playGame({ setup: { players: 4, seed }, bots, seed });
  const winners = standings.filter(({ rank }) => rank === 1);
  if (winners.some(({ seat }) => seat === own)) wins += 1 / winners.length;
  points += standings[own]?.points ?? 0;
}

function spread(of: 'wall' | 'own') {
  const sorted = times.map((time) => time[of]).sort((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
  return { median: at(0.5), p99: at(0.99), longest: at(1) };
}

const limit = allowed && 'milliseconds' in allowed ? 1.2 * allowed.milliseconds : Number.POSITIVE_INFINITY;
const late = times.filter(({ wall }) => wall > limit);
console.log(
  JSON.stringify({
    ...values,
    wins,
    winRate: wins / games,
    interval: wilson(wins, games),
    points: points / games,
    decisions: times.length,
    wallMilliseconds: spread('wall'),
    ownMilliseconds: spread('own'),
    over20percent: {
      wall: late.length,
      own: times.filter(({ own }) => own > limit).length,
      worst: late.sort((a, b) => b.wall - a.wall).slice(0, 5),
    },
  }),
);

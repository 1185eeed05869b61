import type { Budget } from '@khora/bots';
import { WINDFALLS, type Windfalls } from '@khora/bots/windfall';
import type { GameSetup } from '@khora/engine';
import type { GamePlan, Outcome, PlayAll } from '../game/plan.ts';
import { gamesOf, planOf } from '../simulate/simulation.ts';
import { type Duel, Pairs } from './pairs.ts';
import { type Rating, Ratings } from './ratings.ts';

export interface LadderOptions {
  readonly bots: readonly string[];
  /** Numbers of players, each with different bots. */
  readonly sizes: readonly (2 | 3 | 4)[];
  readonly setup: Pick<GameSetup, 'options'>;
  readonly seed: string;
  readonly budget?: Budget | undefined;
  readonly maxGames: number;
  /** Whether to subtract luck from the results. */
  readonly adjust?: boolean | undefined;
}

interface Rung extends Rating {
  readonly name: string;
  /** Against the next one below; absent on the lowest rung. */
  readonly next?: Duel & { readonly name: string; readonly settled: boolean };
}

export interface Ladder {
  readonly games: number;
  readonly deals: number;
  /** Whether every bot is beyond doubt stronger than the one below it. */
  readonly settled: boolean;
  /** The strongest first. */
  readonly rungs: readonly Rung[];
}

/** Deals between two looks at the order: a fixed number, so that the result does not depend on the workers. */
const BATCH = 16;

/** Plays until the order is settled, the games are used up, or the watcher says stop. */
export async function climb(
  options: LadderOptions,
  playAll: PlayAll,
  watch: (ladder: Ladder) => boolean = () => true,
): Promise<Ladder> {
  const { bots, maxGames } = options;
  const ratings = new Ratings(bots);
  const pairs = new Pairs(bots.length);
  let games = 0;
  let deals = 0;
  let ladder = look(ratings, pairs, games, deals);
  while (!ladder.settled) {
    const batch = nextBatch(options, ladder, deals, maxGames - games);
    if (batch.length === 0) break;
    let outcomes: Outcome[] = [];
    for await (const outcome of playAll(batch)) {
      ratings.add(outcome.bots, outcome.standings);
      if (outcomes[0]?.deal !== outcome.deal) outcomes = [];
      outcomes.push(outcome);
      games += 1;
      if (outcomes.length < outcome.bots.length) continue;
      addDuels(pairs, outcomes);
      deals += 1;
    }
    ladder = look(ratings, pairs, games, deals);
    if (!watch(ladder)) break;
  }
  return ladder;
}

function look(ratings: Ratings, pairs: Pairs, games: number, deals: number): Ladder {
  const order = ratings.order;
  const rungs = order.map((name, index): Rung => {
    const next = order[index + 1];
    const own = { name, ...ratings.of(name) };
    if (next === undefined) return own;
    return { ...own, next: { name: next, ...pairs.duel(name, next), settled: pairs.settled(name, next) } };
  });
  return { games, deals, rungs, settled: rungs.every(({ next }) => next?.settled ?? true) };
}

/** The games of some deals, with all rotations of each; only tables where something is still open. */
function nextBatch(options: LadderOptions, ladder: Ladder, deals: number, room: number): GamePlan[] {
  const { bots, sizes, setup, seed, budget, adjust } = options;
  const open = ladder.rungs.filter(({ next }) => next && !next.settled);
  const tables = sizes
    .flatMap((size) => combinations(bots, size))
    .filter((table) =>
      open.some(({ name, next }) => table.includes(name) && table.includes(next?.name ?? '')),
    );
  const plans: GamePlan[] = [];
  for (let i = 0; i < Math.max(BATCH, tables.length); i++) {
    const table = tables[i % tables.length];
    if (!table || plans.length + table.length > room) break;
    const players = table.length as GameSetup['players'];
    const deal = deals + i;
    const simulation = {
      games: players,
      bots: table,
      rotate: true,
      setup: { ...setup, players },
      seed: `${seed}-${deal}`,
      budget,
      adjust,
    };
    for (let turn = 0; turn < gamesOf(simulation); turn++) plans.push({ ...planOf(simulation, turn), deal });
  }
  return plans;
}

/** The shares of each pair at a table, over all rotations of one deal. */
function addDuels(pairs: Pairs, outcomes: readonly Outcome[]): void {
  const bots = outcomes[0]?.bots ?? [];
  for (const [first, second] of combinations(bots, 2)) {
    if (first === undefined || second === undefined) continue;
    let total = 0;
    const luck: number[] = [];
    for (const { bots: seats, standings, windfalls } of outcomes) {
      const [own, other] = [seats.indexOf(first), seats.indexOf(second)];
      const lead = (standings[other]?.rank ?? 0) - (standings[own]?.rank ?? 0);
      total += lead > 0 ? 1 : lead === 0 ? 0.5 : 0;
      if (windfalls) addLuck(luck, windfalls, [own, other]);
    }
    const value = total / outcomes.length;
    pairs.add(first, second, { value, luck: luck.map((part) => part / outcomes.length) });
  }
}

/** By how many points luck put one seat ahead of the other. */
function addLuck(sums: number[], windfalls: Windfalls, [own, other]: readonly [number, number]): void {
  WINDFALLS.forEach((source, index) => {
    const seats = windfalls[source];
    const ahead = (seats[own]?.points ?? 0) - (seats[other]?.points ?? 0);
    sums[index] = (sums[index] ?? 0) + ahead;
  });
}

/** All choices of this many items, in the order of the items. */
function combinations<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) =>
    combinations(items.slice(index + 1), size - 1).map((others) => [item, ...others]),
  );
}

import { ACTIONS, type Action, type AssignMove, tilePrice } from '@khora/engine';
import { costOfTiles } from '../tiles.ts';
import { purse } from './changes.ts';
import { change, copyOf, type Holding } from './holding.ts';
import type { Outlook } from './outlook.ts';
import { throughTiles, tileSets } from './round.ts';

function setOf(tiles: readonly Action[]): number {
  let set = 0;
  for (const tile of tiles) set |= 1 << tile;
  return set;
}

/** The sets of tiles that these moves assign, and which tile of each comes first in the round. */
function beginnings(moves: readonly AssignMove[]): Set<number> {
  const all = new Set<number>();
  for (const { tiles } of moves) for (let set = setOf(tiles); set > 0; set &= ~highest(set)) all.add(set);
  return all;
}

function highest(set: number): number {
  return 1 << (31 - Math.clz32(set));
}

/** The cheapest way to put a set of tiles on the dice: both in ascending order. */
function cheapest(set: number, sorted: readonly number[]): number {
  let cost = 0;
  let die = 0;
  for (const tile of ACTIONS) if (set & (1 << tile)) cost += tilePrice(tile, sorted[die++] ?? tile);
  return cost;
}

/** Pays for an assignment with citizens, and with scrolls if there are too few. */
function paid(o: Outlook, h: Holding, cost: number): Holding | null {
  if (cost === 0) return h;
  const { citizensPerScroll } = o.content.numbers;
  const scrolls = Math.max(0, Math.ceil((cost - o.now.citizens) / citizensPerScroll));
  if (scrolls > o.now.scrolls || scrolls > h.scrolls) return null;
  const next = copyOf(h);
  next.scrolls -= scrolls;
  change(o.content, next, 'citizens', scrolls * citizensPerScroll);
  change(o.content, next, 'citizens', -cost);
  return next;
}

/** The value of each assignment: what its tiles bring in this round, and what they leave behind. */
export function assignments(
  o: Outlook,
  h: Holding,
  dice: readonly number[],
  moves: readonly AssignMove[],
): number[] {
  const sorted = dice.toSorted((a, b) => a - b);
  const pay = (now: Holding, set: number) => paid(o, now, cheapest(set, sorted));
  const values = tileSets(o, h, dice.length, pay, beginnings(moves));
  // Unless nothing else is possible, there is no point in assigning a tile that will be set aside.
  const payable = [...values.values()].some((value) => value > Number.NEGATIVE_INFINITY);
  return moves.map(({ tiles }) => {
    const set = setOf(tiles);
    const value = values.get(set) ?? Number.NEGATIVE_INFINITY;
    if (value === Number.NEGATIVE_INFINITY) return payable ? value : unpayable(o, h, tiles, dice);
    // The same tiles may be placed at a higher cost, which is never better.
    return value - 2 * (costOfTiles(tiles, dice) - cheapest(set, sorted));
  });
}

function unpayable(o: Outlook, h: Holding, tiles: readonly Action[], dice: readonly number[]): number {
  const free = tiles
    .filter((tile, die) => tilePrice(tile, dice[die] ?? tile) === 0)
    .toSorted((a, b) => a - b);
  return throughTiles(o, h, free);
}

/** The value of each choice of dice to roll again: the mean over what they may show. */
export function rerolls(
  o: Outlook,
  h: Holding,
  dice: readonly number[],
  choices: readonly (readonly number[])[],
): number[] {
  const plans = [...tileSets(o, h, dice.length, (now) => now)];
  const most = purse(o, h);
  const onDice = (sorted: readonly number[]): number => {
    let best = Number.NEGATIVE_INFINITY;
    for (const [set, value] of plans) {
      const cost = cheapest(set, sorted);
      if (cost <= most) best = Math.max(best, value - cost * o.rates.citizens);
    }
    return best;
  };
  const known = new Map<string, number>();
  const mean = (rolled: readonly number[], again: readonly number[]): number => {
    const [die, ...rest] = again;
    if (die === undefined) {
      const sorted = rolled.toSorted((a, b) => a - b);
      const key = sorted.join();
      let value = known.get(key);
      if (value === undefined) {
        value = onDice(sorted);
        known.set(key, value);
      }
      return value;
    }
    let sum = 0;
    for (let face = 1; face <= 6; face++) sum += mean(rolled.with(die, face), rest);
    return sum / 6;
  };
  return choices.map((again) => mean(dice, again));
}

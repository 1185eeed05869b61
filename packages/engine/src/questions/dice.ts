import type { Content } from '../content/content.ts';
import { change } from '../gains.ts';
import type { AssignMove, MoveOf } from '../moves.ts';
import { tilePrice } from '../prices.ts';
import { random } from '../random.ts';
import { type PlayerState, type PlayerView, type Position, playerAt } from '../state.ts';
import { ACTIONS, type Action, type Source } from '../vocabulary.ts';
import { type Objection, question } from './question.ts';

type Player = PlayerState | PlayerView;

const MOST_DICE = 3;

/** All ways to put different tiles on this many dice; shared, because every game needs the same lists. */
const ASSIGNMENTS: readonly (readonly AssignMove[])[] = Array.from({ length: MOST_DICE + 1 }, (_, dice) =>
  arrangements(dice).map((tiles) => Object.freeze({ type: 'assign', tiles: Object.freeze(tiles) })),
);

function arrangements(dice: number): Action[][] {
  if (dice === 0) return [[]];
  return arrangements(dice - 1).flatMap((tiles) =>
    ACTIONS.filter((tile) => !tiles.includes(tile)).map((tile) => [...tiles, tile]),
  );
}

/** All sets of this many dice, by index. */
const REROLLS: readonly (readonly MoveOf<'reroll'>[])[] = Array.from({ length: MOST_DICE + 1 }, (_, dice) =>
  Array.from({ length: 2 ** dice }, (__, set) =>
    Object.freeze({ type: 'reroll', dice: Object.freeze([0, 1, 2].filter((die) => set & (1 << die))) }),
  ),
);

function ascending(numbers: readonly number[]): boolean {
  return numbers.every((value, index) => index === 0 || value > (numbers[index - 1] ?? value));
}

export const reroll = question<'reroll'>({
  kind: 'reroll',
  rule: 'R5.1',
  may: false,
  sure: true,
  candidates: ({ position, seat }) => REROLLS[playerAt(position, seat).dice.length] ?? [],
  refuse({ position, seat }, { dice }) {
    if (dice.some((die) => die >= playerAt(position, seat).dice.length)) return 'wrong-dice';
    return ascending(dice) ? null : 'not-canonical';
  },
  apply({ state, log, foresight }, seat, _step, { dice }) {
    if (dice.length === 0 || foresight) return;
    const player = playerAt(state, seat);
    const stream = random(state.seed, 'reroll', { round: state.round, seat });
    // Every die has its own place in the stream, so that its result does not depend on which others are re-rolled.
    const fresh = player.dice.map(() => stream.below(6) + 1);
    player.dice = player.dice.map((value, die) => (dice.includes(die) ? (fresh[die] ?? value) : value));
    log?.push({ type: 'rerolled', seat, dice: player.dice, which: dice });
  },
});

export const assign = question<'assign'>({
  kind: 'assign',
  rule: 'R2.C4',
  may: false,
  secret: true,
  sure: true,
  candidates: ({ position, seat }) => ASSIGNMENTS[playerAt(position, seat).dice.length] ?? [],
  refuse({ position, seat }, { tiles }) {
    if (tiles.length !== playerAt(position, seat).dice.length) return 'wrong-count';
    return new Set(tiles).size === tiles.length ? null : 'wrong-tiles';
  },
  apply({ state }, seat, _step, { tiles }) {
    playerAt(state, seat).tiles = [...tiles];
  },
});

/** Sets of tiles are numbers with one bit per tile, because settling a payment tries many of them. */
const TILE_SETS: readonly (readonly Action[])[] = Array.from({ length: 128 }, (_, set) =>
  ACTIONS.filter((tile) => set & (1 << tile)),
);

function tilesIn(set: number): readonly Action[] {
  return TILE_SETS[set] ?? [];
}

function setOf(tiles: readonly Action[]): number {
  let set = 0;
  for (const tile of tiles) set |= 1 << tile;
  return set;
}

/** What a player has to pay for (R2.C5 to R2.C7). */
interface Bill {
  readonly citizens: number;
  readonly scrolls: number;
  readonly citizensPerScroll: number;
  /** The set of the player's tiles, those that cost something, and what each costs, in three bits per tile. */
  readonly all: number;
  readonly dear: number;
  readonly costs: number;
  readonly optional: boolean;
}

function billOf(position: Position, { numbers }: Content, { citizens, scrolls, dice, tiles }: Player): Bill {
  let costs = 0;
  let all = 0;
  let dear = 0;
  for (let die = 0; die < dice.length; die++) {
    const tile = tiles?.[die];
    if (tile === undefined) continue;
    const cost = tilePrice(tile, dice[die] ?? tile);
    costs |= cost << (3 * tile);
    all |= 1 << tile;
    if (cost > 0) dear |= 1 << tile;
  }
  return {
    citizens,
    scrolls,
    citizensPerScroll: numbers.citizensPerScroll,
    all,
    dear,
    costs,
    optional: position.options.optionalPayment,
  };
}

function priceIn(costs: number, tile: Action): number {
  return (costs >> (3 * tile)) & 7;
}

function costOf(costs: number, set: number): number {
  let cost = 0;
  for (const tile of tilesIn(set)) cost += priceIn(costs, tile);
  return cost;
}

function cheapestOf(costs: number, set: number): number {
  let cheapest = Number.POSITIVE_INFINITY;
  for (const tile of tilesIn(set)) cheapest = Math.min(cheapest, priceIn(costs, tile));
  return cheapest;
}

/** The fewest scrolls with which a player can pay this many citizens. */
function scrollsFor({ citizens, citizensPerScroll }: Bill, cost: number): number {
  return Math.max(0, Math.ceil((cost - citizens) / citizensPerScroll));
}

/**
 * R2.C7: whether there is an order of settling in which no tile set aside can be paid for when its turn comes. What is
 * paid for before then takes no more scrolls than all kept tiles together, so anyone who can pay for those has enough.
 */
function maySetAside(bill: Bill, kept: number): boolean {
  const { citizens, citizensPerScroll, costs, all, optional } = bill;
  if (kept === all) return true;
  const cheapest = cheapestOf(costs, all & ~kept);
  if (optional) return cheapest > 0;
  for (let paid = kept; ; paid = (paid - 1) & kept) {
    const cost = costOf(costs, paid);
    if (citizens + citizensPerScroll * scrollsFor(bill, cost) - cost < cheapest) return true;
    if (paid === 0) return false;
  }
}

/** Why exactly these of the player's tiles may not be kept; null if they may. */
function refuseKept(bill: Bill, kept: number, scrolls: number): Objection | null {
  if (scrolls < scrollsFor(bill, costOf(bill.costs, kept))) return 'too-few-citizens';
  return maySetAside(bill, kept) ? null : 'tile-must-be-kept';
}

/** The payments that a player may make, by the same rule that checks a single payment; at most `enough` of them. */
function allowedPayments(bill: Bill, enough: number): MoveOf<'pay'>[] {
  const { citizens, costs, all, dear, optional } = bill;
  // The common case: nothing to decide.
  if (bill.scrolls === 0 && !optional && costOf(costs, all) <= citizens) return [payment(all, 0)];
  const moves: MoveOf<'pay'>[] = [];
  for (let paid = dear; ; paid = (paid - 1) & dear) {
    // What costs nothing is kept.
    const kept = (all & ~dear) | paid;
    if (maySetAside(bill, kept)) {
      const fewest = scrollsFor(bill, costOf(costs, kept));
      for (let scrolls = fewest; scrolls <= bill.scrolls && moves.length < enough; scrolls++)
        moves.push(payment(kept, scrolls));
    }
    if (paid === 0) return moves;
  }
}

/** By the set of tiles, then by scrolls: the same payments occur in every game, so each is made once. */
const payments: readonly MoveOf<'pay'>[][] = TILE_SETS.map(() => []);

function payment(kept: number, scrolls: number): MoveOf<'pay'> {
  return payments[kept]?.[scrolls] ?? newPayment(kept, scrolls);
}

function newPayment(kept: number, scrolls: number): MoveOf<'pay'> {
  const move: MoveOf<'pay'> = Object.freeze({
    type: 'pay',
    tiles: Object.freeze([...tilesIn(kept)]),
    scrolls,
  });
  const made = payments[kept];
  if (made) made[scrolls] = move;
  return move;
}

const PAYMENT: Source = { kind: 'phase', id: 'dice' };

export const pay = question<'pay'>({
  kind: 'pay',
  rule: 'R2.C7',
  may: false,
  sure: true,
  candidates: ({ position, content, seat, enough }) =>
    allowedPayments(billOf(position, content, playerAt(position, seat)), enough),
  refuse({ position, content, seat }, { tiles, scrolls }) {
    if (!ascending(tiles)) return 'not-canonical';
    const bill = billOf(position, content, playerAt(position, seat));
    const kept = setOf(tiles);
    if (kept & ~bill.all) return 'wrong-tiles';
    if (scrolls > bill.scrolls) return 'too-few-scrolls';
    return refuseKept(bill, kept, scrolls);
  },
  figures({ position, content, seat }, { tiles, scrolls }, refusal) {
    const bill = billOf(position, content, playerAt(position, seat));
    if (refusal === 'too-few-scrolls') return { needs: scrolls, has: bill.scrolls };
    if (refusal !== 'too-few-citizens') return null;
    const needs = costOf(bill.costs, setOf(tiles));
    return { needs, has: bill.citizens + bill.citizensPerScroll * scrolls };
  },
  apply(game, seat, _step, { tiles, scrolls }) {
    const player = playerAt(game.state, seat);
    const { costs, citizensPerScroll } = billOf(game.state, game.content, player);
    player.kept = [...tiles];
    const cost = costOf(costs, setOf(player.kept));
    if (game.log) {
      const aside = (player.tiles ?? []).filter((tile) => !tiles.includes(tile)).sort((a, b) => a - b);
      game.log.push({ type: 'paid', seat, kept: player.kept, aside, cost, scrolls });
    }
    change(game, seat, 'scrolls', -scrolls, PAYMENT);
    change(game, seat, 'citizens', citizensPerScroll * scrolls - cost, PAYMENT);
  },
});

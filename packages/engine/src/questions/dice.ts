import { change } from '../gains.ts';
import type { AssignMove, MoveOf } from '../moves.ts';
import { random } from '../random.ts';
import { type PlayerState, type PlayerView, playerAt } from '../state.ts';
import { ACTIONS, type Action, type Source } from '../vocabulary.ts';
import type { Question, Refusal } from './question.ts';

type Player = PlayerState | PlayerView;

/** R2.C7 */
const CITIZENS_PER_SCROLL = 3;
const MOST_DICE = 3;

/** All ways to put different tiles on so many dice: shared, since every game asks for the same lists. */
const ASSIGNMENTS: readonly (readonly AssignMove[])[] = Array.from({ length: MOST_DICE + 1 }, (_, dice) =>
  arrangements(dice).map((tiles) => Object.freeze({ type: 'assign', tiles: Object.freeze(tiles) })),
);

function arrangements(dice: number): Action[][] {
  if (dice === 0) return [[]];
  return arrangements(dice - 1).flatMap((tiles) =>
    ACTIONS.filter((tile) => !tiles.includes(tile)).map((tile) => [...tiles, tile]),
  );
}

/** All sets of so many dice, by index. */
const REROLLS: readonly (readonly MoveOf<'reroll'>[])[] = Array.from({ length: MOST_DICE + 1 }, (_, dice) =>
  Array.from({ length: 2 ** dice }, (__, set) =>
    Object.freeze({ type: 'reroll', dice: Object.freeze([0, 1, 2].filter((die) => set & (1 << die))) }),
  ),
);

function ascending(numbers: readonly number[]): boolean {
  return numbers.every((value, index) => index === 0 || value > (numbers[index - 1] ?? value));
}

export const reroll: Question<'reroll'> = {
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
    // Every die has its own place in the stream, so that one's result does not depend on the choice of others.
    const fresh = player.dice.map(() => stream.below(6) + 1);
    player.dice = player.dice.map((value, die) => (dice.includes(die) ? (fresh[die] ?? value) : value));
    log?.push({ type: 'rerolled', seat, dice: player.dice, which: dice });
  },
};

export const assign: Question<'assign'> = {
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
};

/** Sets of tiles are numbers, one bit a tile: a payment is settled by trying many of them. */
const TILE_SETS: readonly (readonly Action[])[] = Array.from({ length: 128 }, (_, set) =>
  ACTIONS.filter((tile) => set & (1 << tile)),
);

function setOf(tiles: readonly Action[]): number {
  let set = 0;
  for (const tile of tiles) set |= 1 << tile;
  return set;
}

/** What each of the seven tiles costs the player in citizens (R2.C5). */
function costsOf({ dice, tiles }: Player): number[] {
  const costs = [0, 0, 0, 0, 0, 0, 0];
  tiles?.forEach((tile, die) => {
    costs[tile] = Math.max(0, tile - (dice[die] ?? tile));
  });
  return costs;
}

function costOf(costs: readonly number[], set: number): number {
  let cost = 0;
  for (const tile of TILE_SETS[set] ?? []) cost += costs[tile] ?? 0;
  return cost;
}

function cheapestOf(costs: readonly number[], set: number): number {
  let cheapest = Number.POSITIVE_INFINITY;
  for (const tile of TILE_SETS[set] ?? []) cheapest = Math.min(cheapest, costs[tile] ?? 0);
  return cheapest;
}

/** R2.C7: whether, in some order of settling, every tile set aside could not be paid for at its turn. */
function maySetAside(
  player: Player,
  costs: readonly number[],
  kept: number,
  cheapest: number,
  scrolls: number,
): boolean {
  for (let paid = kept; ; paid = (paid - 1) & kept) {
    const left = player.citizens - costOf(costs, paid);
    for (let spent = 0; spent <= scrolls; spent++) {
      const now = left + CITIZENS_PER_SCROLL * spent;
      if (now >= 0 && now < cheapest) return true;
    }
    if (paid === 0) return false;
  }
}

/** Why these tiles, a set within all of the player's, may not be the ones kept; null if they may. */
function refuseKept(
  player: Player,
  costs: readonly number[],
  all: number,
  kept: number,
  scrolls: number,
  optional: boolean,
): Refusal | null {
  if (costOf(costs, kept) > player.citizens + CITIZENS_PER_SCROLL * scrolls) return 'too-few-citizens';
  if (kept === all) return null;
  const cheapest = cheapestOf(costs, all & ~kept);
  if (cheapest === 0) return 'tile-must-be-kept';
  return optional || maySetAside(player, costs, kept, cheapest, scrolls) ? null : 'tile-must-be-kept';
}

/** All that a player may settle, by the one rule that also checks a single payment. */
function allowedPayments(player: Player, optional: boolean): MoveOf<'pay'>[] {
  const costs = costsOf(player);
  const all = setOf(player.tiles ?? []);
  // The common case: nothing to decide.
  if (player.scrolls === 0 && !optional && costOf(costs, all) <= player.citizens) return [payment(all, 0)];
  const moves: MoveOf<'pay'>[] = [];
  for (let kept = all; ; kept = (kept - 1) & all) {
    for (let scrolls = 0; scrolls <= player.scrolls; scrolls++) {
      if (!refuseKept(player, costs, all, kept, scrolls, optional)) moves.push(payment(kept, scrolls));
    }
    if (kept === 0) return moves;
  }
}

const payments = new Map<number, MoveOf<'pay'>>();

/** The same payments come up in every game: each is made once. */
function payment(kept: number, scrolls: number): MoveOf<'pay'> {
  const key = scrolls * 128 + kept;
  let move = payments.get(key);
  if (!move) {
    move = Object.freeze({ type: 'pay', tiles: Object.freeze([...(TILE_SETS[kept] ?? [])]), scrolls });
    if (scrolls < 64) payments.set(key, move);
  }
  return move;
}

const PAYMENT: Source = { kind: 'phase', id: 'dice' };

export const pay: Question<'pay'> = {
  kind: 'pay',
  rule: 'R2.C7',
  may: false,
  sure: true,
  candidates: ({ position, seat }) =>
    allowedPayments(playerAt(position, seat), position.options.optionalPayment),
  refuse({ position, seat }, { tiles, scrolls }) {
    if (!ascending(tiles)) return 'not-canonical';
    const player = playerAt(position, seat);
    const all = setOf(player.tiles ?? []);
    const kept = setOf(tiles);
    if (kept & ~all) return 'wrong-tiles';
    if (scrolls > player.scrolls) return 'too-few-scrolls';
    return refuseKept(player, costsOf(player), all, kept, scrolls, position.options.optionalPayment);
  },
  figures({ position, seat }, { tiles, scrolls }, refusal) {
    const player = playerAt(position, seat);
    if (refusal === 'too-few-scrolls') return { needs: scrolls, has: player.scrolls };
    if (refusal !== 'too-few-citizens') return null;
    const needs = costOf(costsOf(player), setOf(tiles));
    return { needs, has: player.citizens + CITIZENS_PER_SCROLL * scrolls };
  },
  apply(game, seat, _step, { tiles, scrolls }) {
    const player = playerAt(game.state, seat);
    const cost = costOf(costsOf(player), setOf(tiles));
    player.kept = [...tiles];
    if (game.log) {
      const aside = (player.tiles ?? []).filter((tile) => !tiles.includes(tile)).sort((a, b) => a - b);
      game.log.push({ type: 'paid', seat, kept: player.kept, aside, cost, scrolls });
    }
    change(game, seat, 'scrolls', -scrolls, PAYMENT);
    change(game, seat, 'citizens', CITIZENS_PER_SCROLL * scrolls - cost, PAYMENT);
  },
};

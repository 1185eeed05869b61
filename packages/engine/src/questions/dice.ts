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
  apply() {
    // The reveal takes the assignments of all.
  },
};

/** The citizens that a player's tile costs on its die (R2.C5). */
export function tileCost(player: Player, tile: Action): number {
  const die = player.dice[player.tiles?.indexOf(tile) ?? -1];
  return die === undefined ? 0 : Math.max(0, tile - die);
}

function costOf(player: Player, tiles: readonly Action[]): number {
  let cost = 0;
  for (const tile of tiles) cost += tileCost(player, tile);
  return cost;
}

/** The tiles of each of the 128 sets, ascending. */
const TILE_SETS: readonly (readonly Action[])[] = Array.from({ length: 128 }, (_, set) =>
  Object.freeze(ACTIONS.filter((tile) => set & (1 << tile))),
);

function setOf(tiles: readonly Action[]): number {
  let set = 0;
  for (const tile of tiles) set |= 1 << tile;
  return set;
}

function subsets(set: number): number[] {
  const found: number[] = [];
  for (let part = set; part > 0; part = (part - 1) & set) found.push(part);
  found.push(0);
  return found;
}

/** R2.C7: whether, in some order of settling, every tile set aside could not be paid for at its turn. */
function maySetAside(player: Player, kept: number, cheapestAside: number, scrolls: number): boolean {
  for (const paid of subsets(kept)) {
    const cost = costOf(player, TILE_SETS[paid] ?? []);
    for (let spent = 0; spent <= scrolls; spent++) {
      const left = player.citizens + CITIZENS_PER_SCROLL * spent - cost;
      if (left >= 0 && left < cheapestAside) return true;
    }
  }
  return false;
}

function refusePayment(player: Player, kept: number, scrolls: number, optional: boolean): Refusal | null {
  const tiles = player.tiles ?? [];
  const all = setOf(tiles);
  if (kept & ~all) return 'wrong-tiles';
  if (scrolls > player.scrolls) return 'too-few-scrolls';
  if (costOf(player, TILE_SETS[kept] ?? []) > player.citizens + CITIZENS_PER_SCROLL * scrolls)
    return 'too-few-citizens';
  const aside = all & ~kept;
  if (aside === 0) return null;
  const cheapest = Math.min(...(TILE_SETS[aside] ?? []).map((tile) => tileCost(player, tile)));
  if (cheapest === 0) return 'tile-must-be-kept';
  return optional || maySetAside(player, kept, cheapest, scrolls) ? null : 'tile-must-be-kept';
}

const payments = new Map<number, MoveOf<'pay'>>();

/** The same payments come up in every game: each is made once. */
function payment(kept: number, scrolls: number): MoveOf<'pay'> {
  const key = scrolls * 128 + kept;
  let move = payments.get(key);
  if (!move) {
    move = Object.freeze({ type: 'pay', tiles: TILE_SETS[kept] ?? [], scrolls });
    if (scrolls < 64) payments.set(key, move);
  }
  return move;
}

const PAYMENT: Source = { kind: 'phase', id: 'dice' };

export const pay: Question<'pay'> = {
  kind: 'pay',
  rule: 'R2.C7',
  may: false,
  candidates({ position, seat }) {
    const player = playerAt(position, seat);
    const tiles = player.tiles ?? [];
    const all = setOf(tiles);
    const allPayable = costOf(player, tiles) <= player.citizens;
    // The common case: nothing to decide.
    if (allPayable && player.scrolls === 0 && !position.options.optionalPayment) return [payment(all, 0)];
    const moves: MoveOf<'pay'>[] = [];
    for (const kept of subsets(all)) {
      for (let scrolls = 0; scrolls <= player.scrolls; scrolls++) moves.push(payment(kept, scrolls));
    }
    return moves;
  },
  refuse({ position, seat }, { tiles, scrolls }) {
    if (!ascending(tiles)) return 'not-canonical';
    return refusePayment(playerAt(position, seat), setOf(tiles), scrolls, position.options.optionalPayment);
  },
  figures({ position, seat }, { tiles, scrolls }, refusal) {
    const player = playerAt(position, seat);
    if (refusal === 'too-few-scrolls') return { needs: scrolls, has: player.scrolls };
    if (refusal !== 'too-few-citizens') return null;
    return { needs: costOf(player, tiles), has: player.citizens + CITIZENS_PER_SCROLL * scrolls };
  },
  apply({ state, log }, seat, _step, { tiles, scrolls }) {
    const player = playerAt(state, seat);
    const cost = costOf(player, tiles);
    const before = player.citizens;
    player.scrolls -= scrolls;
    player.citizens = Math.min(15, before + CITIZENS_PER_SCROLL * scrolls - cost);
    player.kept = [...tiles];
    if (!log) return;
    const aside = (player.tiles ?? []).filter((tile) => !tiles.includes(tile)).sort((a, b) => a - b);
    log.push({ type: 'paid', seat, kept: tiles, aside, cost, scrolls });
    if (scrolls > 0) log.push({ type: 'changed', seat, resource: 'scrolls', by: -scrolls, source: PAYMENT });
    const by = player.citizens - before;
    if (by !== 0) log.push({ type: 'changed', seat, resource: 'citizens', by, source: PAYMENT });
  },
};

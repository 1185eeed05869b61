import { ACTIONS, type Action, type Position, playerAt, type Seat } from '@khora/engine';
import { itemAt } from '../item-at.ts';
import { createKernel, type Kernel, type Weights } from '../kernel/kernel.ts';
import type { Seeded } from '../seeded.ts';
import { costOfTiles } from '../tiles.ts';
import { encode } from './features.ts';

/** One output per tile, one for each citizen that a set of tiles costs, one for each that is missing. */
export const POLICY_OUTPUTS = 12;
const COST = 7;
const LACK = 8;

interface TileSet {
  readonly tiles: readonly Action[];
  readonly cost: number;
}

/** The sets of different tiles for these dice, each placed as cheaply as possible. */
export function tileSets(dice: readonly number[]): TileSet[] {
  const byFace = dice.map((face, die) => ({ face, die })).sort((a, b) => a.face - b.face);
  return combinations(dice.length).map((set) => {
    // The cheapest way puts low tiles on low dice.
    const tiles: Action[] = [];
    byFace.forEach(({ die }, rank) => {
      tiles[die] = itemAt(set, rank);
    });
    return { tiles, cost: costOfTiles(tiles, dice) };
  });
}

const COMBINATIONS: Action[][][] = [2, 3].map((size) => choose(size, 0));

function choose(size: number, from: number): Action[][] {
  if (size === 0) return [[]];
  return ACTIONS.slice(from).flatMap((tile, i) =>
    choose(size - 1, from + i + 1).map((rest) => [tile, ...rest]),
  );
}

function combinations(size: number): Action[][] {
  return COMBINATIONS[size - 2] ?? choose(size, 0);
}

function scoreOf({ tiles, cost }: TileSet, citizens: number, outputs: ArrayLike<number>): number {
  let score = cost * (outputs[COST] ?? 0) + Math.max(0, cost - citizens) * (outputs[LACK] ?? 0);
  for (const tile of tiles) score += outputs[tile] ?? 0;
  return score;
}

function likelihoods(sets: readonly TileSet[], citizens: number, outputs: ArrayLike<number>): number[] {
  const scores = sets.map((set) => scoreOf(set, citizens, outputs));
  const top = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - top));
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / sum);
}

function sameTiles(a: readonly Action[], b: readonly Action[]): boolean {
  return a.every((tile) => b.includes(tile));
}

/** Cross-entropy of the chosen set of tiles; writes its gradient at the outputs. */
export function assignmentSlope(
  { dice, citizens, tiles }: { dice: readonly number[]; citizens: number; tiles: readonly Action[] },
  outputs: ArrayLike<number>,
  gradient: Float64Array,
): number {
  gradient.fill(0);
  const sets = tileSets(dice);
  const chance = likelihoods(sets, citizens, outputs);
  let loss = 0;
  sets.forEach((set, i) => {
    const chosen = sameTiles(set.tiles, tiles);
    if (chosen) loss = -Math.log((chance[i] ?? 0) + 1e-9);
    const slope = (chance[i] ?? 0) - (chosen ? 1 : 0);
    for (const tile of set.tiles) gradient[tile] = (gradient[tile] ?? 0) + slope;
    gradient[COST] = (gradient[COST] ?? 0) + slope * set.cost;
    gradient[LACK] = (gradient[LACK] ?? 0) + slope * Math.max(0, set.cost - citizens);
  });
  return loss;
}

/** Predicts which tiles a player will assign from what everyone knows of them. */
export class Predictor {
  private readonly kernel: Kernel;

  constructor(weights: Weights) {
    this.kernel = createKernel(weights);
  }

  likelihoods(position: Position, seat: Seat): { tiles: readonly Action[]; chance: number }[] {
    const player = playerAt(position, seat);
    const count = encode(position, seat, this.kernel, { knowing: 'public' });
    this.kernel.run(count);
    const sets = tileSets(player.dice);
    const chance = likelihoods(sets, player.citizens, this.kernel.output);
    return sets.map(({ tiles }, i) => ({ tiles, chance: chance[i] ?? 0 }));
  }

  sample(position: Position, seat: Seat, source: Seeded): readonly Action[] {
    const all = this.likelihoods(position, seat);
    let ticket = source.next();
    for (const { tiles, chance } of all) {
      ticket -= chance;
      if (ticket < 0) return tiles;
    }
    return all[0]?.tiles ?? [];
  }
}

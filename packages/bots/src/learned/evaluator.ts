import { type GameState, type GameView, type Seat, standings } from '@khora/engine';
import { createKernel, type Kernel, type Weights } from '../kernel/kernel.ts';
import { type Considered, encode } from './features.ts';

/** What a network expects: for each seat, clockwise from the one that looks, the chance of winning and final points. */
export interface Outlook {
  readonly win: number[];
  readonly points: number[];
}

export const OUTPUTS = 8;
/** Points are learned in this unit. */
export const POINT_SCALE = 50;

const SEATS = 4;

/** Chances of winning from the outputs, over the seats that are taken. */
export function chances(outputs: ArrayLike<number>, players: number): number[] {
  let top = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < players; i++) top = Math.max(top, outputs[i] ?? 0);
  const win: number[] = [];
  let sum = 0;
  for (let i = 0; i < players; i++) {
    const share = Math.exp((outputs[i] ?? 0) - top);
    win.push(share);
    sum += share;
  }
  return win.map((share) => share / sum);
}

/** Looks at positions through a value network, always from one seat and with no more than it may know. */
export class Evaluator {
  readonly kernel: Kernel;
  /** How many inputs of the kernel the last position made active. */
  active = 0;

  constructor(weights: Weights) {
    this.kernel = createKernel(weights);
  }

  outlook(position: GameState | GameView, seat: Seat, considered: Considered = {}): Outlook {
    const players = position.players.length;
    this.active = encode(position, seat, this.kernel, { considered });
    if (position.phase === 'over') return finalOutlook(position, seat);
    this.kernel.run(this.active);
    const { output } = this.kernel;
    const points: number[] = [];
    for (let i = 0; i < players; i++) points.push((output[SEATS + i] ?? 0) * POINT_SCALE);
    return { win: chances(output, players), points };
  }
}

/** The result itself, clockwise from a seat; a shared victory is shared. */
export function finalOutlook(position: GameState | GameView, seat: Seat): Outlook {
  const result = standings(position);
  const winners = result.filter(({ rank }) => rank === 1).length;
  const turned = result.map((_, turn) => result[(seat + turn) % result.length]);
  return {
    win: turned.map((standing) => (standing?.rank === 1 ? 1 / winners : 0)),
    points: turned.map((standing) => standing?.points ?? 0),
  };
}

/** Points matter a little beside winning: they decide where all seems won or lost. */
const POINTS_WEIGHT = 0.3;

/** One number to choose by: the chance of winning, and the lead in expected points. */
export function utility({ win, points }: Outlook): number {
  const own = points[0] ?? 0;
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 1; i < points.length; i++) best = Math.max(best, points[i] ?? 0);
  const lead = (own - best) / POINT_SCALE;
  return (win[0] ?? 0) + POINTS_WEIGHT * (lead / (1 + Math.abs(lead)));
}

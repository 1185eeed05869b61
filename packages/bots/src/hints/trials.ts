import type { GameView, Move } from '@khora/engine';
import { type Clock, clockFor } from '../clock.ts';
import { tried } from '../levels.ts';
import type { Raw } from './calibration.ts';

/** How often every move shown is tried, in the same imagined worlds; less often if time runs out. */
const TRIALS = 24;
const FEW = 6;

/** Sums over the trials of one move. */
interface Sums {
  readonly move: Move;
  win: number;
  squares: number;
  points: number;
}

interface Tried {
  readonly move: Move;
  readonly raw: Raw;
}

/** What moves lead to if everybody plays on by the policy alone, each tried as often as the others. */
export function tryMoves(
  view: GameView,
  moves: readonly Move[],
  { seed, clock = clockFor({ iterations: TRIALS }) }: { readonly seed: string; readonly clock?: Clock },
): Tried[] {
  const sums = moves.map((move): Sums => ({ move, win: 0, squares: 0, points: 0 }));
  let worlds = 0;
  while (worlds < FEW || (worlds < TRIALS && !clock.isOver())) {
    for (const each of sums) add(each, view, `${seed}/advice/${worlds}`);
    worlds += 1;
    clock.tick();
  }
  return sums.map((each) => ({
    move: each.move,
    raw: {
      players: view.players.length,
      round: view.round,
      win: each.win / worlds,
      points: each.points / worlds,
      error: standardError(each, worlds),
    },
  }));
}

function add(sums: Sums, view: GameView, world: string): void {
  const { win, points } = tried(view, sums.move, world);
  const [chance = 0] = win;
  sums.win += chance;
  sums.squares += chance * chance;
  sums.points += points[0] ?? 0;
}

function standardError({ win, squares }: Sums, worlds: number): number {
  const mean = win / worlds;
  return Math.sqrt(Math.max(0, squares / worlds - mean * mean) / (worlds - 1));
}

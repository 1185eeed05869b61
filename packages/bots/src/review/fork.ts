import { advance, type CardId, clone, decisions, type GameState, type Move, type Seat } from '@khora/engine';
import { finalEstimate } from '../learned/evaluator.ts';
import type { Chance } from './chance.ts';
import type { Reference } from './reference.ts';
import { redraw, type World } from './worlds.ts';

export interface Made {
  readonly seat: Seat;
  readonly move: Move;
}

interface Origin {
  readonly state: GameState;
  /** Cards of the deck whose order is still open. */
  readonly open: ReadonlySet<CardId>;
  /** The moves played in it first, with as much of the true luck as is known. */
  readonly moves?: readonly Made[];
  readonly known?: readonly Chance[];
}

/** A position that occurred or could have occurred, and its result in each world: points, then chances, by seat. */
export class Fork {
  readonly samples: Float64Array[] = [];
  private readonly origin: Origin;

  constructor(origin: Origin) {
    this.origin = origin;
  }

  /** Plays the next worlds out, unless that was done before; returns how many games it took. */
  explore(worlds: readonly World[], count: number, reference: Reference): number {
    const before = this.samples.length;
    for (let at = before; at < count; at++) {
      const world = worlds[at];
      if (!world) throw new RangeError(`There is no world ${at}.`);
      this.samples.push(this.sample(world, reference));
    }
    return this.samples.length - before;
  }

  private sample(world: World, reference: Reference): Float64Array {
    const { state, open, moves = [], known = [] } = this.origin;
    const game = clone(state);
    redraw(game, world, { open, known });
    for (const { seat, move } of moves) advance(game, seat, move);
    if (known.length > 0) redraw(game, world, { open, known: [] });
    playOut(game, reference);
    return resultOf(game);
  }
}

/** To the end of the game, with the reference in every seat. */
export function playOut(game: GameState, reference: Reference): void {
  while (game.phase !== 'over') {
    const [asked] = decisions(game);
    if (!asked) throw new Error('Nobody is asked, and the game is not over.');
    advance(game, asked.seat, reference.choose(game, asked.seat));
  }
}

/** The result of a game: points, then shares of the victory, by seat. */
export function resultOf(game: GameState): Float64Array {
  const { points, win } = finalEstimate(game, 0);
  return Float64Array.from([...points, ...win]);
}

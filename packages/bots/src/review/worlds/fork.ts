import { advance, type CardId, clone, decisions, type GameState, type Move, type Seat } from '@khora/engine';
import { finalEstimate } from '../../learned/evaluator.ts';
import type { Chance } from './chance.ts';
import type { Reference } from './reference.ts';
import type { Vector } from './vectors.ts';
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
  /** At the end of the game. */
  readonly samples: Vector[] = [];
  /** In the same worlds, what the reference expects right away, and when the next round begins. */
  readonly atOnce: Vector[] = [];
  readonly nextRound: Vector[] = [];
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
      const game = this.begun(world);
      this.atOnce.push(expected(game, reference));
      playOut(game, reference, ({ round }) => round > this.origin.state.round);
      this.nextRound.push(expected(game, reference));
      playOut(game, reference);
      this.samples.push(resultOf(game));
    }
    return this.samples.length - before;
  }

  private begun(world: World): GameState {
    const { state, open, moves = [], known = [] } = this.origin;
    const game = clone(state);
    redraw(game, world, { open, known });
    for (const { seat, move } of moves) advance(game, seat, move);
    if (known.length > 0) redraw(game, world, { open, known: [] });
    return game;
  }
}

function expected(game: GameState, reference: Reference): Vector {
  return game.phase === 'over' ? resultOf(game) : reference.judge(game);
}

/** To the end of the game, or until it is far enough, with the reference in every seat. */
export function playOut(
  game: GameState,
  reference: Reference,
  isEnough: (game: GameState) => boolean = () => false,
): void {
  while (game.phase !== 'over' && !isEnough(game)) {
    const [asked] = decisions(game);
    if (!asked) throw new Error('Nobody is asked, and the game is not over.');
    advance(game, asked.seat, reference.choose(game, asked.seat));
  }
}

/** What a game came to: points, then shares of the victory, by seat. */
export function resultOf(game: GameState): Vector {
  const { points, win } = finalEstimate(game, 0);
  return Float64Array.from([...points, ...win]);
}

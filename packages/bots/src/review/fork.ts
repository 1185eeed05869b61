import { advance, type CardId, clone, decisions, type GameState, type Move, type Seat } from '@khora/engine';
import { finalEstimate } from '../learned/evaluator.ts';
import type { Reference } from './reference.ts';
import { type Chance, redraw, type World } from './worlds.ts';

export interface Made {
  readonly seat: Seat;
  readonly move: Move;
}

interface Origin {
  readonly state: GameState;
  /** Cards of the deck whose order is open. */
  readonly open: ReadonlySet<CardId>;
  /** What is played in it first, with as much of the true luck as is known. */
  readonly moves?: readonly Made[];
  readonly known?: readonly Chance[];
  /** The reference plays on until this round begins. */
  readonly until: number;
}

/** A place where the game stood or could have stood, and what it came to in each world: points, then chances, by seat. */
export class Fork {
  readonly samples: Float64Array[] = [];
  private readonly origin: Origin;

  constructor(origin: Origin) {
    this.origin = origin;
  }

  /** Finds out what it comes to in the next world, unless that was done. */
  explore(worlds: readonly World[], count: number, reference: Reference): void {
    for (let at = this.samples.length; at < count; at++) {
      const world = worlds[at];
      if (!world) throw new RangeError(`There is no world ${at}.`);
      this.samples.push(this.sample(world, reference));
    }
  }

  private sample(world: World, reference: Reference): Float64Array {
    const { state, open, moves = [], known = [], until } = this.origin;
    const game = clone(state);
    redraw(game, world, { open, known });
    for (const { seat, move } of moves) advance(game, seat, move);
    if (known.length > 0) redraw(game, world, { open, known: [] });
    playOn(game, until, reference);
    return vectorOf(game, reference);
  }
}

/** Up to the first question of a round that all are asked, or to the end of the game. */
export function playOn(game: GameState, until: number, reference: Reference): void {
  while (game.phase !== 'over') {
    const asked = decisions(game);
    if (game.round >= until && asked.length === game.players.length) return;
    const [first] = asked;
    if (!first) throw new Error('Nobody is asked, and the game is not over.');
    advance(game, first.seat, reference.choose(game, first.seat));
  }
}

/** What a game is expected to come to, or came to: points, then chances, by seat. */
export function vectorOf(game: GameState, reference: Reference): Float64Array {
  const { points, win } = game.phase === 'over' ? finalEstimate(game, 0) : reference.foresee(game);
  return Float64Array.from([...points, ...win]);
}

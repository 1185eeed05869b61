import { type Decision, type Move, type Phase, type Seat, view } from '@khora/engine';
import { type Gain, gainsOf } from '../gains.ts';
import { changesOf } from './account.ts';
import { type Choice, COMPARED_AHEAD, type Course, type Step } from './course.ts';
import { Fork } from './fork.ts';
import type { Reference } from './reference.ts';
import { ahead, meanOf, type Vector } from './vectors.ts';

/** A victory counts as much as so many points ahead when moves are compared. */
export const VICTORY = 25;

/** What a seat plays for: to be ahead, and to win. */
export function worthOf(vector: Vector, seat: Seat): number {
  const relative = ahead(vector);
  return (relative[seat] ?? 0) + VICTORY * (relative[relative.length / 2 + seat] ?? 0);
}

/** A move with what it comes to for its seat. */
export interface Option {
  readonly move: Move;
  readonly ahead: number;
  readonly win: number;
  readonly gains: readonly Gain[];
}

/** A decision of the game, held against what else could have been done. */
export interface RatedDecision {
  /** How many moves were made before it. */
  readonly index: number;
  readonly seat: Seat;
  readonly kind: Decision['kind'];
  readonly round: number;
  readonly phase: Phase;
  readonly played: Option;
  /** The best of the moves that were tried, if it is another one. */
  readonly better: Option | null;
  /**
   * What the played move gave away against the best, in points ahead with victories counted in. The best is chosen in one half
   * of the worlds and measured in the other, so that luck in the search is not taken for a mistake; it may therefore
   * be slightly below nothing.
   */
  readonly loss: number;
  readonly lossError: number;
  /** What it gained against what the reference would have played, simultaneous choices in averaged order. */
  readonly gain: number;
  /** The difference between the best and the worst that was tried. */
  readonly stake: number;
  readonly tried: number;
}

/** A decision with the forks in which its moves are tried. */
export interface Trial {
  readonly step: Step;
  readonly member: number;
  readonly choice: Choice;
  readonly played: Fork;
  readonly others: readonly { readonly move: Move; readonly fork: Fork }[];
}

/** Moves are tried where the question was put, before anybody else answered it. */
export function trialsOf({ steps }: Course, reference: Reference, count: number): Trial[] {
  return steps.flatMap((step) =>
    step.choices.map((choice, member): Trial => {
      const { state, open } = step;
      const after = (move: Move) =>
        new Fork({ state, open, moves: [{ seat: choice.seat, move }], until: state.round + COMPARED_AHEAD });
      const made = JSON.stringify(choice.move);
      const moves = reference
        .candidates(view(state, choice.seat), choice.seat)
        .filter((move) => JSON.stringify(move) !== made && !isSameTiles(move, choice.move))
        .slice(0, count);
      return {
        step,
        member,
        choice,
        played: after(choice.move),
        others: moves.map((move) => ({ move, fork: after(move) })),
      };
    }),
  );
}

/** The same tiles on other dice, which is the same but for its price. */
function isSameTiles(one: Move, other: Move): boolean {
  if (one.type !== 'assign' || other.type !== 'assign') return false;
  return one.tiles.length === other.tiles.length && one.tiles.every((tile) => other.tiles.includes(tile));
}

export function rate({ step, member, choice, played, others }: Trial, worlds: number): RatedDecision {
  const { seat, move, index, kind } = choice;
  const values = [played, ...others.map(({ fork }) => fork)].map(({ samples }) =>
    samples.slice(0, worlds).map((sample) => worthOf(sample, seat)),
  );
  const own = values[0] ?? [];
  const totals = values.map((worths) => average(worths, () => true));
  const best = totals.reduce((top, total, at) => (total > (totals[top] ?? 0) ? at : top), 0);
  const losses = [0, 1].flatMap((half) => {
    const chosen = values.reduce(
      (top, worths, at) =>
        average(worths, inHalf(half)) > average(values[top] ?? [], inHalf(half)) ? at : top,
      0,
    );
    return own.flatMap((worth, world) =>
      inHalf(half)(world) ? [] : [(values[chosen]?.[world] ?? worth) - worth],
    );
  });
  const { mean, error } = meanOf(losses.map((loss) => Float64Array.of(loss)));
  const gains = Array.from({ length: Math.min(worlds, step.next.samples.length) }, (_, world) => {
    const change = changesOf(step, world)[member];
    return Float64Array.of(change ? worthOf(change.by, seat) : 0);
  });
  const seen = view(step.state, seat);
  const option = (at: number): Option => {
    const fork = at === 0 ? played : others[at - 1]?.fork;
    const chosen = at === 0 ? move : (others[at - 1]?.move ?? move);
    const value = meanOf((fork?.samples ?? []).slice(0, worlds).map(ahead)).mean;
    return {
      move: chosen,
      ahead: value[seat] ?? 0,
      win: value[value.length / 2 + seat] ?? 0,
      gains: gainsOf(seen, chosen),
    };
  };
  return {
    index,
    seat,
    kind,
    round: step.state.round,
    phase: step.state.phase,
    played: option(0),
    better: best === 0 ? null : option(best),
    loss: mean[0] ?? 0,
    lossError: error[0] ?? 0,
    gain: meanOf(gains).mean[0] ?? 0,
    stake: Math.max(...totals) - Math.min(...totals),
    tried: values.length,
  };
}

function inHalf(half: number): (world: number) => boolean {
  return (world) => world % 2 === half;
}

function average(worths: readonly number[], counts: (world: number) => boolean): number {
  const chosen = worths.filter((_, world) => counts(world));
  return chosen.reduce((sum, worth) => sum + worth, 0) / Math.max(1, chosen.length);
}

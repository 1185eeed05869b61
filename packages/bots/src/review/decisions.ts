import { type Decision, decisions, type Move, type Phase, type Seat, view } from '@khora/engine';
import { type Gain, gainsOf } from '../gains.ts';
import { changesOf } from './account.ts';
import { answersOf } from './answers.ts';
import type { Choice, Course, Step } from './course.ts';
import { Fork } from './fork.ts';
import type { Reference } from './reference.ts';
import { isSameMove } from './same.ts';
import { ahead, averageOf, meanOf, type Vector } from './vectors.ts';

/** When moves are compared, a victory counts as much as being this many points ahead. */
export const VICTORY = 25;

/** What a seat plays for: to be ahead, and to win. */
export function worthOf(vector: Vector, seat: Seat): number {
  const relative = ahead(vector);
  return (relative[seat] ?? 0) + VICTORY * (relative[relative.length / 2 + seat] ?? 0);
}

/** A move with what it leads to for its seat. */
export interface Option {
  readonly move: Move;
  readonly ahead: number;
  readonly win: number;
  readonly gains: readonly Gain[];
}

/** A decision of the game, compared with what else could have been done. */
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
   * What the played move gave away compared with the best, in points ahead with victories counted in. The best is
   * chosen in one half of the worlds and measured in the other, so that luck in the search does not look like a
   * mistake; the figure may therefore be slightly negative.
   */
  readonly loss: number;
  readonly lossError: number;
  /** What it cost in points ahead compared with the reference's move; negative if it was better. */
  readonly cost: number;
  readonly costError: number;
  /** What it gained compared with the reference's move, averaged over the orders of simultaneous choices. */
  readonly gain: number;
  readonly tried: number;
}

/** A move with the fork in which it is tried. */
interface Tried {
  readonly move: Move;
  readonly fork: Fork;
}

/** A decision with the forks in which its moves are tried. */
export interface Trial {
  readonly step: Step;
  readonly member: number;
  readonly choice: Choice;
  readonly played: Tried;
  /** What the reference would have played: the move to beat. */
  readonly usual: Tried;
  readonly others: readonly Tried[];
}

/** Moves are tried where the question was asked, before anybody else answered it. */
export function trialsOf({ steps }: Course, reference: Reference, count: number): Trial[] {
  return steps.flatMap((step) =>
    step.choices.map((choice, member): Trial => {
      const { state, open, choices, sets } = step;
      const { seat, move } = choice;
      const rest = choices.filter((other) => other !== choice);
      const after = (made: Move): Tried => {
        const own = { seat, move: made };
        const moves = answersOf(state, { made: [own], rest }, reference) ?? [own];
        return { move: made, fork: new Fork({ state, open, moves }) };
      };
      const isAsked = decisions(state).some((asked) => asked.seat === seat);
      const wanted = isAsked ? reference.choose(state, seat) : move;
      const usual = isSameMove(state, seat, wanted, move) ? move : wanted;
      const known = [move, usual];
      const others = reference
        .candidates(view(state, seat), seat)
        .filter((each) => !known.some((one) => isSameMove(state, seat, one, each)))
        .slice(0, count);
      return {
        step,
        member,
        choice,
        played: { move, fork: forkOf(sets, 1 << member) },
        usual: { move: usual, fork: forkOf(sets, 0) },
        others: others.map(after),
      };
    }),
  );
}

function forkOf(sets: readonly Fork[], set: number): Fork {
  const fork = sets[set];
  if (!fork) throw new RangeError(`There is no set ${set}.`);
  return fork;
}

/** A tried move with what it was worth to its seat in each world. */
interface Worths extends Tried {
  readonly worths: readonly number[];
}

function worthsOf(tried: Tried, seat: Seat): Worths {
  return { ...tried, worths: tried.fork.samples.map((sample) => worthOf(sample, seat)) };
}

/** How far one move is ahead of another in the worlds in which both were tried. */
function leadsOf(one: Worths, other: Worths, counts: (world: number) => boolean): number[] {
  const leads: number[] = [];
  const worlds = Math.min(one.worths.length, other.worths.length);
  for (let world = 0; world < worlds; world++)
    if (counts(world)) leads.push((one.worths[world] ?? 0) - (other.worths[world] ?? 0));
  return leads;
}

/** By how much a move is surely ahead of the reference's: its lead minus a standard error. */
function leadOf(tried: Worths, usual: Worths, counts: (world: number) => boolean): number {
  if (tried.fork === usual.fork) return 0;
  const leads = leadsOf(tried, usual, counts);
  if (leads.length < 2) return Number.NEGATIVE_INFINITY;
  const { mean, error } = averageOf(leads);
  return mean - error;
}

/** The move to compare the played one with: the reference's, unless another is surely ahead of it. */
function bestOf(usual: Worths, others: readonly Worths[], counts: (world: number) => boolean): Worths {
  let best = usual;
  let most = 0;
  for (const tried of others) {
    const lead = leadOf(tried, usual, counts);
    if (lead > most) {
      best = tried;
      most = lead;
    }
  }
  return best;
}

/** Whether a move may still turn out to be the best: it is not surely behind the reference's. */
export function isHopeful({ usual, choice: { seat } }: Trial, tried: Tried): boolean {
  const { mean, error } = averageOf(leadsOf(worthsOf(tried, seat), worthsOf(usual, seat), always));
  return mean + 2 * error > 0;
}

const always = () => true;

/** In each world, by how many points the move is behind the reference's. */
function costsOf({ usual, played, choice: { seat } }: Trial): number[] {
  const worlds = Math.min(usual.fork.samples.length, played.fork.samples.length);
  return Array.from({ length: worlds }, (_, world) => {
    const [from, to] = [usual.fork.samples[world], played.fork.samples[world]];
    return from && to ? (ahead(from)[seat] ?? 0) - (ahead(to)[seat] ?? 0) : 0;
  });
}

/** Rates a decision; what it gained is measured over this many worlds of the walk. */
export function rate(trial: Trial, worlds: number): RatedDecision {
  const { step, member, choice } = trial;
  const { seat, index, kind } = choice;
  const played = worthsOf(trial.played, seat);
  const usual = worthsOf(trial.usual, seat);
  const tried = [played, ...trial.others.map((other) => worthsOf(other, seat))];
  const losses = [0, 1].flatMap((half) => {
    const best = bestOf(usual, tried, (world) => world % 2 === half);
    return leadsOf(best, played, (world) => world % 2 !== half);
  });
  const { mean: loss, error: lossError } = averageOf(losses);
  const gains = Array.from({ length: worlds }, (_, world) => {
    const change = changesOf(step, world)[member];
    return change ? worthOf(change.by, seat) : 0;
  });
  const cost = averageOf(costsOf(trial));
  const best = bestOf(usual, tried, always);
  const seen = view(step.state, seat);
  const option = ({ move, fork }: Tried): Option => {
    const { mean } = meanOf(fork.samples.map(ahead));
    return {
      move,
      ahead: mean[seat] ?? 0,
      win: mean[mean.length / 2 + seat] ?? 0,
      gains: gainsOf(seen, move),
    };
  };
  return {
    index,
    seat,
    kind,
    round: step.state.round,
    phase: step.state.phase,
    played: option(played),
    better: best.fork === played.fork ? null : option(best),
    loss,
    lossError,
    cost: cost.mean,
    costError: cost.error,
    gain: averageOf(gains).mean,
    tried: new Set([usual.fork, ...tried.map(({ fork }) => fork)]).size,
  };
}

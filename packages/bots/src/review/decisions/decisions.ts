import { type Decision, decisions, type Move, type Phase, type Seat, view } from '@khora/engine';
import { type Gain, gainsOf } from '../../gains.ts';
import { Fork } from '../worlds/fork.ts';
import type { Reference } from '../worlds/reference.ts';
import { ahead, meanOf, type Vector } from '../worlds/vectors.ts';
import { answersOf } from './answers.ts';
import { leadIn, leadOf, type Measure } from './leads.ts';
import { isSameMove } from './same.ts';
import { mistakeOf } from './skill.ts';
import type { Choice, Stretch, Walk } from './walk.ts';

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

/** Another move that was tried, and what it would have given away compared with the best. */
export interface Alternative {
  readonly move: Move;
  readonly loss: number;
  readonly lossError: number;
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
  /** The other moves that were tried: neither the one that was played nor the best. */
  readonly others: readonly Alternative[];
  /**
   * What the played move gave away compared with the best, in points ahead with victories counted in. The best is
   * chosen in one half of the worlds and measured in the other, so that luck in the search does not look like a
   * mistake; the figure may therefore be slightly negative.
   */
  readonly loss: number;
  readonly lossError: number;
  /** What it cost in points ahead against what the reference would have played, in games to the end; below nothing if it was better. */
  readonly cost: number;
  readonly costError: number;
  /** How much of a mistake it was, from 0 to 1, by all opinions of what it cost. */
  readonly mistake: number;
  /** What it gained against what the reference would have played, with victories counted in. */
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
  readonly stretch: Stretch;
  readonly choice: Choice;
  readonly played: Tried;
  /** What the reference would have played: the move to beat. */
  readonly usual: Tried;
  readonly others: readonly Tried[];
}

/** Moves are tried where the question was asked, before anybody else answered it. */
export function trialsOf({ stretches }: Walk, reference: Reference, count: number): Trial[] {
  return stretches.flatMap((stretch) =>
    stretch.choices.map((choice, member): Trial => {
      const { state, open, choices, sets } = stretch;
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
        stretch,
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

/** Points ahead of a seat. */
function aheadOf(seat: Seat): Measure {
  return (value) => ahead(value)[seat] ?? 0;
}

/** What a seat plays for. */
function playedFor(seat: Seat): Measure {
  return (value) => worthOf(value, seat);
}

type Counts = (world: number) => boolean;

/** By how much a move is surely ahead of what the reference would have played: in play, and by all opinions together. */
function sureLead(tried: Tried, usual: Tried, seat: Seat, counts?: Counts): number {
  if (tried.fork === usual.fork) return 0;
  const played = leadIn('samples', tried.fork, usual.fork, playedFor(seat), counts);
  if (played.count < 2) return Number.NEGATIVE_INFINITY;
  const { mean } = leadOf(tried.fork, usual.fork, playedFor(seat), counts);
  return Math.min(mean, played.mean - played.error);
}

/** The move to hold the played one against: what the reference would have played, unless another is surely ahead of it. */
function bestOf({ usual, played, others, choice: { seat } }: Trial, counts?: Counts): Tried {
  let best = usual;
  let most = 0;
  for (const tried of [played, ...others]) {
    const lead = sureLead(tried, usual, seat, counts);
    if (lead > most) {
      best = tried;
      most = lead;
    }
  }
  return best;
}

/** Whether a move may still turn out to be the best: it is not surely behind the reference's. */
export function isHopeful({ usual, choice: { seat } }: Trial, tried: Tried): boolean {
  const { mean, error } = leadIn('samples', tried.fork, usual.fork, playedFor(seat));
  return mean + 2 * error > 0;
}

/** What the move gave away: the best is chosen in one half of the worlds and measured in the other, and the other way round. */
function lossOf(trial: Trial): Pick<RatedDecision, 'loss' | 'lossError'> {
  const { played, choice } = trial;
  const [one, other] = [0, 1].map((half) => {
    const best = bestOf(trial, (world) => world % 2 === half);
    return leadOf(best.fork, played.fork, playedFor(choice.seat), (world) => world % 2 !== half);
  });
  if (!one || !other) throw new Error('Worlds have two halves.');
  return { loss: (one.mean + other.mean) / 2, lossError: Math.hypot(one.error, other.error) / 2 };
}

export function rate(trial: Trial): RatedDecision {
  const { stretch, choice, played, usual, others } = trial;
  const { seat, index, kind } = choice;
  const cost = leadIn('samples', usual.fork, played.fork, aheadOf(seat));
  const best = bestOf(trial);
  const seen = view(stretch.state, seat);
  const option = ({ move, fork }: Tried): Option => {
    const { mean } = meanOf(fork.samples.map(ahead));
    return {
      move,
      ahead: mean[seat] ?? 0,
      win: mean[mean.length / 2 + seat] ?? 0,
      gains: gainsOf(seen, move),
    };
  };
  const rest = [usual, ...others].filter(
    ({ fork }, at, all) => ![played, best, ...all.slice(0, at)].some((other) => other.fork === fork),
  );
  return {
    index,
    seat,
    kind,
    round: stretch.state.round,
    phase: stretch.state.phase,
    played: option(played),
    better: best.fork === played.fork ? null : option(best),
    others: rest.map(({ move, fork }) => {
      const { mean, error } = leadOf(best.fork, fork, playedFor(seat));
      return { move, loss: mean, lossError: error };
    }),
    ...lossOf(trial),
    cost: cost.mean,
    costError: cost.error,
    mistake: mistakeOf(leadOf(usual.fork, played.fork, aheadOf(seat)).mean),
    gain: leadOf(played.fork, usual.fork, playedFor(seat)).mean,
    tried: new Set([usual, played, ...others].map(({ fork }) => fork)).size,
  };
}

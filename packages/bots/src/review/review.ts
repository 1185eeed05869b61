import { type GameRecord, type Phase, RULES_VERSION, type Seat } from '@khora/engine';
import { type Account, accountsOf, changesOf } from './account/account.ts';
import { isHopeful, type RatedDecision, rate, type Trial, trialsOf } from './decisions/decisions.ts';
import { type Skill, skillOf } from './decisions/skill.ts';
import { MEASURED } from './decisions/usual.ts';
import { positionsOf, type Stretch, seatsOf, type Walk, walkOf } from './decisions/walk.ts';
import { REVIEW_VERSION } from './version.ts';
import type { Chance } from './worlds/chance.ts';
import type { Fork } from './worlds/fork.ts';
import { policyReference } from './worlds/policy-reference.ts';
import type { Reference } from './worlds/reference.ts';
import { type Mean, meanOf } from './worlds/vectors.ts';
import { worldOf } from './worlds/worlds.ts';

/** What could be expected after this many moves, by seat, with standard errors. */
export interface Moment {
  readonly index: number;
  readonly round: number;
  readonly phase: Phase;
  readonly points: readonly number[];
  readonly win: readonly number[];
  readonly pointsError: readonly number[];
  readonly winError: readonly number[];
}

/** A change in what could be expected, by seat, through a choice or through chance. */
export interface Swing {
  /** After this many moves. */
  readonly index: number;
  readonly round: number;
  readonly cause: { readonly seat: Seat; readonly move: number } | Chance;
  readonly points: readonly number[];
  readonly win: readonly number[];
}

/** How deep a review goes. */
export interface Depth {
  /** The most worlds in which the game as played is continued, and how many games may be played for that. */
  readonly worlds: number;
  readonly playouts?: number;
  /** How many worlds other moves are tried in, and how many moves; with none, decisions are not rated. */
  readonly tries: number;
  readonly moves: number;
}

export const DEPTHS = {
  glance: { worlds: 2, tries: 2, moves: 1 },
  quick: { worlds: 12, playouts: 2000, tries: 8, moves: 2 },
  standard: { worlds: 400, playouts: 36_000, tries: 24, moves: 3 },
  deep: { worlds: 800, playouts: 64_000, tries: 96, moves: 4 },
} as const satisfies Readonly<Record<string, Depth>>;
export type DepthId = keyof typeof DEPTHS;

/** Everything that a review found, as plain data. */
export interface Review {
  readonly format: 'khora-review';
  readonly version: number;
  /** The rules version of the game, and the versions that this engine knows. */
  readonly rules: number;
  readonly engineRules: number;
  /** Who played on, and what the positions were judged by. */
  readonly reference: string;
  readonly seed: string;
  readonly samples: { readonly worlds: number; readonly tries: number; readonly playouts: number };
  readonly moments: readonly Moment[];
  readonly swings: readonly Swing[];
  readonly accounts: readonly Account[];
  /** Empty until moves were compared. */
  readonly decisions: readonly RatedDecision[];
  readonly skills: readonly Skill[];
  /** The bots' games that these are compared with. */
  readonly usual: { readonly games: number; readonly reference: string };
}

/** How far a review has got, and what it knows so far, if that is more than before. */
export interface ReviewSoFar {
  /** From 0 to 1. */
  readonly done: number;
  readonly review: Review | null;
}

interface Options {
  readonly depth?: Depth;
  readonly reference?: Reference;
  /** The same record, depth, reference and seed give the same review. */
  readonly seed?: string;
}

/** Reviews a finished game, first coarsely and then better; each step is short, so that a host can stop between them. */
export function* reviewing(
  record: GameRecord,
  { depth = DEPTHS.standard, reference = policyReference(), seed = 'review' }: Options = {},
): Generator<ReviewSoFar, Review> {
  const walk = walkOf(record, reference);
  const path = pathOf(walk.stretches);
  const count = worldsFor(depth, path.length);
  const worlds = Array.from({ length: count }, (_, world) => worldOf(`${seed}/${world}`));
  const trials = depth.tries > 0 ? trialsOf(walk, reference, depth.moves) : [];
  const tries = Math.min(depth.tries, count);
  const glance = Math.ceil(tries / 3);
  const tried = trials.flatMap((trial) => trial.others.map((other) => ({ trial, other })));
  const total = path.length * count + tried.length * tries;
  let playouts = 0;
  let passed = 0;
  const pass = function* (forks: readonly Fork[], upTo: number, planned: number): Generator<ReviewSoFar> {
    const from = passed;
    for (const [at, fork] of forks.entries()) {
      playouts += fork.explore(worlds, upTo, reference);
      passed = from + (planned * (at + 1)) / forks.length;
      yield { done: passed / total, review: null };
    }
    passed = from + planned;
  };
  const found = (of: { readonly tries: number }) =>
    summary(walk, { reference, seed, trials, worlds: sampled(path), tries: of.tries, playouts });
  // First a glance at the whole game, then the moves that were not played, then as much as there is time for, told at every doubling.
  const first = Math.min(FIRST, count);
  yield* pass(path, first, path.length * first);
  yield { done: passed / total, review: found({ tries: 0 }) };
  if (tries > first) yield* pass(path, tries, path.length * (tries - first));
  const others = tried.map(({ other }) => other.fork);
  yield* pass(others, glance, others.length * glance);
  const hopeful = tried.filter(({ trial, other }) => isHopeful(trial, other)).map(({ other }) => other.fork);
  yield* pass(hopeful, tries, others.length * (tries - glance));
  for (let reached = Math.max(first, tries); reached < count; ) {
    yield { done: passed / total, review: found({ tries }) };
    const upTo = Math.min(2 * reached, count);
    yield* pass(path, upTo, path.length * (upTo - reached));
    reached = upTo;
  }
  const review = found({ tries });
  yield { done: 1, review };
  return review;
}

/** How many worlds the first curves are based on. */
const FIRST = 2;

/** The more forks a game has, the fewer worlds there is time for. */
function worldsFor({ worlds, playouts = Number.POSITIVE_INFINITY, tries }: Depth, forks: number): number {
  return Math.min(worlds, Math.max(FIRST, tries, Math.floor(playouts / forks)));
}

/** The whole review at once. */
export function reviewOf(record: GameRecord, options: Options = {}): Review {
  const steps = reviewing(record, options);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

function pathOf(stretches: readonly Stretch[]): Fork[] {
  const forks = new Set<Fork>();
  for (const { sets, luck, next } of stretches) {
    for (const fork of sets) forks.add(fork);
    for (const { fork } of luck) forks.add(fork);
    forks.add(next);
  }
  return [...forks];
}

function sampled(path: readonly Fork[]): number {
  return Math.min(...path.map(({ samples }) => samples.length));
}

interface State {
  readonly reference: Reference;
  readonly seed: string;
  readonly trials: readonly Trial[];
  readonly worlds: number;
  readonly tries: number;
  readonly playouts: number;
}

function summary(walk: Walk, { reference, seed, trials, worlds, tries, playouts }: State): Review {
  const decisions = tries > 0 ? trials.map(rate) : [];
  return {
    format: 'khora-review',
    version: REVIEW_VERSION,
    rules: walk.record.rules,
    engineRules: RULES_VERSION,
    reference: reference.version,
    seed,
    samples: { worlds, tries, playouts },
    moments: momentsOf(walk, worlds),
    swings: walk.stretches.flatMap((stretch) => swingsOf(stretch, worlds)),
    accounts: accountsOf(walk, worlds),
    decisions,
    skills: tries > 0 ? seatsOf(walk).map((seat) => skillOf(seat, decisions)) : [],
    usual: MEASURED,
  };
}

function momentsOf(walk: Walk, worlds: number): Moment[] {
  return Array.from(positionsOf(walk), ([index, fork]) => {
    const { mean, error } = meanOf(fork.samples.slice(0, worlds));
    const state = walk.states[index] ?? walk.result;
    const [points, win] = halves(mean);
    const [pointsError, winError] = halves(error);
    return { index, round: state.round, phase: state.phase, points, win, pointsError, winError };
  }).sort((a, b) => a.index - b.index);
}

function halves(vector: Float64Array): [number[], number[]] {
  const players = vector.length / 2;
  return [Array.from(vector.subarray(0, players)), Array.from(vector.subarray(players))];
}

function swingsOf(stretch: Stretch, worlds: number): Swing[] {
  const all = Array.from({ length: worlds }, (_, world) => changesOf(stretch, world));
  const end = (stretch.choices.at(-1)?.index ?? -1) + 1;
  return (all[0] ?? []).flatMap(({ cause }, at): Swing[] => {
    const { mean }: Mean = meanOf(all.flatMap((changes) => changes[at]?.by ?? []));
    const [points, win] = halves(mean);
    const choice = typeof cause === 'object' ? stretch.choices[cause.choice] : undefined;
    return [
      {
        index: choice?.index ?? end,
        round: stretch.state.round,
        cause: typeof cause === 'string' ? cause : { seat: choice?.seat ?? 0, move: choice?.index ?? 0 },
        points,
        win,
      },
    ];
  });
}

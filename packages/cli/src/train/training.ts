import { copyWeights, Learner, type Played } from '@khora/bots/learned';
import {
  type CurvePoint,
  loadCheckpoint,
  saveCheckpoint,
  type Terms,
  type TrainingRun,
  USUAL_TERMS,
} from '../runs/checkpoint.ts';
import { InputError } from '../terminal/errors.ts';
import { Pool } from '../workers/pool.ts';
import type { MatchTask, Opponent, PlayTask, Result, Task } from './worker.ts';

export interface TrainingOptions {
  readonly folder: string;
  readonly games: number;
  /** Stop early, at a point of the curve; rates still follow the whole run. */
  readonly until?: number | undefined;
  readonly seed: string;
  readonly terms: Terms;
  readonly workers: number;
  /** Games that are played with the same weights. */
  readonly generation: number;
  /** Games between two points of the learning curve, where the run is also saved. */
  readonly every: number;
  readonly matchSeeds: number;
  readonly onProgress: (progress: { games: number; minutes: number; loss: number }) => void;
  readonly onPoint: (point: CurvePoint) => void;
}

/** From the first value to the last along the run, by a constant factor. */
function between(first: number, last: number, share: number): number {
  return first * (last / first) ** Math.min(1, share);
}

/**
 * Learns by self-play. The same seed and number of games give the same weights, on any number of workers, in one run
 * or in several: the next generation is played while this one is learned from, except across a checkpoint.
 */
export async function train(options: TrainingOptions): Promise<{ learner: Learner; progress: TrainingRun }> {
  const saved = loadCheckpoint(options.folder);
  const { seed, terms } = options;
  if (saved && saved.progress.seed !== seed) {
    throw new InputError(
      `The run in '${options.folder}' was started with --seed ${saved.progress.seed}: give that seed to continue it, or another --folder for a new run.`,
    );
  }
  for (const [name, begun] of Object.entries(saved ? (saved.progress.terms ?? USUAL_TERMS) : {})) {
    const given = terms[name as keyof Terms];
    if (given !== begun)
      throw new InputError(
        `The run in '${options.folder}' was started with ${name} ${begun}, not ${given}: give the same value to continue it, or another --folder for a new run.`,
      );
  }
  const learner = saved?.learner ?? Learner.fresh(seed);
  const curve: CurvePoint[] = [...(saved?.progress.curve ?? [])];
  const before = saved?.progress.minutes ?? 0;
  let games = saved?.progress.games ?? 0;
  const start = performance.now();
  const minutes = () => before + (performance.now() - start) / 60_000;
  // Two tasks per worker: all are posted before this thread is busy learning.
  const perTask = Math.ceil(options.generation / (2 * options.workers));
  const pool = new Pool<Task, Result>(new URL('./worker.ts', import.meta.url), options.workers);

  const seedsFrom = (at: number, count: number) =>
    Array.from({ length: count }, (_, i) => `${seed}/${at + i}`);
  const playFrom = async (first: number): Promise<Played[]> => {
    const heat = between(terms.firstHeat, terms.lastHeat, first / options.games);
    // Learning continues meanwhile; the games keep the weights that they started with.
    const weights = copyWeights(learner.value.weights);
    const tasks: PlayTask[] = [];
    for (let at = first; at < first + options.generation; at += perTask) {
      const count = Math.min(perTask, first + options.generation - at);
      tasks.push({ kind: 'play', weights, heat, seeds: seedsFrom(at, count) });
    }
    const played: Played[] = [];
    for await (const result of pool.map(tasks)) if ('games' in result) played.push(...result.games);
    return played;
  };

  try {
    let coming: Promise<Played[]> | null = null;
    const end = Math.min(options.games, options.until ?? options.games);
    while (games < end) {
      const played: Played[] = await (coming ?? playFrom(games));
      const first = games;
      games += options.generation;
      const pause = games % options.every === 0 || games >= end;
      coming = pause ? null : playFrom(games);
      const rate = between(terms.firstRate, terms.lastRate, first / options.games);
      const data = {
        samples: played.flatMap((own) => own.samples),
        assignments: played.flatMap((own) => own.assignments),
      };
      let loss = { value: 0, policy: 0 };
      for (let pass = 0; pass < terms.passes; pass++)
        loss = learner.learn(data, `${seed}/${first}/${pass}`, rate);
      options.onProgress({ games, minutes: minutes(), loss: loss.value });
      if (!pause) continue;
      const all = played.flatMap((own) => own.points);
      const point: CurvePoint = {
        games,
        minutes: minutes(),
        loss: loss.value,
        policyLoss: loss.policy,
        meanPoints: all.reduce((sum, points) => sum + points, 0) / all.length,
        matchGames: 4 * options.matchSeeds,
        againstCitizen: await match(pool, learner, 'citizen', options.matchSeeds),
        againstPlan: await match(pool, learner, 'plan', options.matchSeeds),
      };
      curve.push(point);
      options.onPoint(point);
      saveCheckpoint(options.folder, learner, { seed, terms, games, minutes: minutes(), curve });
    }
  } finally {
    await pool.close();
  }
  return { learner, progress: { seed, terms, games, minutes: minutes(), curve } };
}

/** One seat of the network against three of a fixed opponent, from each seat, always on the same seeds. */
async function match(
  pool: Pool<Task, Result>,
  learner: Learner,
  opponent: Opponent,
  seeds: number,
): Promise<number> {
  const { weights } = learner.value;
  const tasks = Array.from(
    { length: seeds },
    (_, i): MatchTask => ({ kind: 'match', weights, seed: `match/${i}`, opponent }),
  );
  let wins = 0;
  for await (const result of pool.map(tasks)) if ('wins' in result) wins += result.wins;
  return wins / (4 * seeds);
}

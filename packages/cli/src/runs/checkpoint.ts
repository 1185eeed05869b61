import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyWeights, LAYERS, Learner, type Weights } from '@khora/bots/learned';
import { InputError, messageOf } from '../terminal/errors.ts';

/** One point of the learning curve. */
export interface CurvePoint {
  readonly games: number;
  readonly minutes: number;
  readonly loss: number;
  readonly policyLoss: number;
  readonly meanPoints: number;
  /** The shares of games won against three of a fixed opponent (25 % is equal). */
  readonly againstCitizen: number;
  readonly againstPlan: number;
  readonly matchGames: number;
}

/** How a run learns; what changes during it does so by a constant factor. */
export interface Terms {
  readonly firstRate: number;
  readonly lastRate: number;
  /** How readily a move that looks worse than the best is tried. */
  readonly firstHeat: number;
  readonly lastHeat: number;
  /** How often each game is learned from. */
  readonly passes: number;
}

export const USUAL_TERMS: Terms = {
  firstRate: 5e-4,
  lastRate: 5e-5,
  firstHeat: 0.006,
  lastHeat: 0.003,
  passes: 2,
};

export interface TrainingRun {
  readonly seed: string;
  /** Older runs, which had no choice, have the usual values. */
  readonly terms?: Terms;
  readonly games: number;
  readonly minutes: number;
  readonly curve: readonly CurvePoint[];
}

type Stored = { readonly shape: Weights['shape'] } & Record<(typeof LAYERS)[number], string>;

function store(weights: Weights): Stored {
  const text = (layer: (typeof LAYERS)[number]) =>
    Buffer.from(weights[layer].slice().buffer).toString('base64');
  return {
    shape: weights.shape,
    w1: text('w1'),
    b1: text('b1'),
    w2: text('w2'),
    b2: text('b2'),
    w3: text('w3'),
    b3: text('b3'),
  };
}

function restore(stored: Stored): Weights {
  const weights = emptyWeights(stored.shape);
  for (const layer of LAYERS) {
    const bytes = Uint8Array.from(Buffer.from(stored[layer], 'base64'));
    weights[layer].set(new Float32Array(bytes.buffer));
  }
  return weights;
}

function fileIn(folder: string): string {
  return join(folder, 'checkpoint.json');
}

/** Writes everything that a resumed run needs; the old file stays intact until the new one is complete. */
export function saveCheckpoint(folder: string, learner: Learner, progress: TrainingRun): void {
  mkdirSync(folder, { recursive: true });
  const optimizer = (own: Learner['value']) => {
    const { steps, mean, square } = own.memory();
    return { weights: store(own.weights), steps, mean: store(mean), square: store(square) };
  };
  const file = fileIn(folder);
  const data = {
    format: 'khora-training',
    progress,
    value: optimizer(learner.value),
    policy: optimizer(learner.policy),
  };
  writeFileSync(`${file}.new`, JSON.stringify(data));
  renameSync(`${file}.new`, file);
  // Every point of the curve can be played against later.
  copyFileSync(file, join(folder, `${progress.games}.json`));
}

export function loadCheckpoint(folder: string): { learner: Learner; progress: TrainingRun } | null {
  const file = fileIn(folder);
  if (!existsSync(file)) return null;
  try {
    return read(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new InputError(`${file} is not a readable checkpoint: move it away to start again.`, {
      cause: error,
    });
  }
}

/** A checkpoint by its file, or the last one of a folder. */
export function readCheckpoint(path: string): { learner: Learner; progress: TrainingRun } {
  const file = path.endsWith('.json') ? path : fileIn(path);
  try {
    return read(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new InputError(`'${file}' is not a readable checkpoint of 'khora train': ${messageOf(error)}.`, {
      cause: error,
    });
  }
}

function read(text: string): { learner: Learner; progress: TrainingRun } {
  const data = parse(text);
  const learner = new Learner(restore(data.value.weights), restore(data.policy.weights));
  for (const name of ['value', 'policy'] as const) {
    const { steps, mean, square } = data[name];
    learner[name].remember({ steps, mean: restore(mean), square: restore(square) });
  }
  return { learner, progress: data.progress };
}

interface StoredOptimizer {
  readonly weights: Stored;
  readonly steps: number;
  readonly mean: Stored;
  readonly square: Stored;
}

function parse(text: string): { progress: TrainingRun; value: StoredOptimizer; policy: StoredOptimizer } {
  const data = JSON.parse(text) as {
    format?: unknown;
    progress: TrainingRun;
    value: StoredOptimizer;
    policy: StoredOptimizer;
  };
  if (data.format !== 'khora-training') throw new Error('wrong format');
  return data;
}

import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Networks, TeacherId } from '@khora/bots/expert';
import { InputError, messageOf } from '../terminal/errors.ts';
import { Student } from './student.ts';

/** What determines a run: it can only be continued with the same terms. */
export interface Terms {
  readonly seed: string;
  /** The least number of units in the policy network. */
  readonly units: number;
  /** Games per step, and per task of a worker. */
  readonly batch: number;
  readonly share: number;
  /** What the policy learns from besides the results of its choices. */
  readonly teacher: TeacherId;
  /** Games at the beginning in which the policy imitates the teacher, and the learning rate then. */
  readonly imitate: number;
  readonly imitateRate: number;
  /** The share of decisions in which the teacher is asked after that. */
  readonly asked: number;
  /** If not 0, nothing is learned: the networks play with this many iterations of search, and the games are stored. */
  readonly search: number;
  /** Folders of such games, separated by commas, to learn from first; null for none. */
  readonly study: string | null;
  /** How many passes are made over all of them. */
  readonly passes: number;
  readonly rate: number;
  readonly entropy: number;
  /** The share of decisions in which any move is tried. */
  readonly explore: number;
  readonly lambda: number;
  /** Points that each round with three dice counts on top. */
  readonly prize: number;
  /** The checkpoint at the other seats; null for the policy itself. */
  readonly against: string | null;
  /** How long it searches for a move, and the share of games that it plays in. */
  readonly rivalIterations: number;
  readonly rivalPart: number;
}

/** One point of the learning curve. */
export interface CurvePoint {
  readonly games: number;
  readonly minutes: number;
  readonly policyLoss: number;
  readonly valueLoss: number;
  /** Over all seats of the games since the last point. */
  readonly meanPoints: number;
  /** The share of its games against rivals that it won, if there were any. */
  readonly contestsWon: number | null;
  /** One seat of the policy alone against three Strategos: the share of wins, and the points of either. */
  readonly wins: number | null;
  readonly matchGames: number;
}

export interface Run {
  readonly terms: Terms;
  readonly games: number;
  readonly minutes: number;
  readonly curve: readonly CurvePoint[];
}

const FORMAT = 'khora-expert';

interface StoredNetwork {
  readonly shape: object;
  readonly steps: number;
  readonly arrays: Readonly<Record<string, string>>;
  readonly mean: readonly string[];
  readonly square: readonly string[];
}

interface Stored {
  readonly format: string;
  readonly run: Run;
  readonly policy: StoredNetwork;
  readonly value: StoredNetwork;
}

function text(array: Float32Array): string {
  return Buffer.from(array.slice().buffer).toString('base64');
}

function floats(stored: string): Float32Array {
  return new Float32Array(Uint8Array.from(Buffer.from(stored, 'base64')).buffer);
}

function arraysOf(network: Networks['policy'] | Networks['value']): Record<string, Float32Array> {
  const { shape: _shape, ...arrays } = network;
  return arrays;
}

function stored({ networks, ...memories }: Student, name: 'policy' | 'value'): StoredNetwork {
  const network = networks[name];
  const { steps, mean, square } = memories[name];
  const arrays = Object.entries(arraysOf(network)).map(([key, array]) => [key, text(array)]);
  return {
    shape: network.shape,
    steps,
    arrays: Object.fromEntries(arrays) as Record<string, string>,
    mean: mean.map(text),
    square: square.map(text),
  };
}

function restored({ shape, arrays }: StoredNetwork): object {
  return { shape, ...Object.fromEntries(Object.entries(arrays).map(([key, array]) => [key, floats(array)])) };
}

function fileIn(folder: string): string {
  return join(folder, 'expert.json');
}

/** Writes everything that a resumed run needs; the old file stays intact until the new one is complete. */
export function saveRun(folder: string, student: Student, run: Run, { isKept }: { isKept: boolean }): void {
  mkdirSync(folder, { recursive: true });
  const file = fileIn(folder);
  const data: Stored = {
    format: FORMAT,
    run,
    policy: stored(student, 'policy'),
    value: stored(student, 'value'),
  };
  writeFileSync(`${file}.new`, JSON.stringify(data));
  renameSync(`${file}.new`, file);
  if (isKept) copyFileSync(file, join(folder, `${run.games}.json`));
}

/** The run in a folder, if there is one. */
export function loadRun(folder: string): { student: Student; run: Run } | null {
  return existsSync(fileIn(folder)) ? readRun(folder) : null;
}

export function isRun(path: string): boolean {
  const file = path.endsWith('.json') ? path : fileIn(path);
  return existsSync(file) && readFileSync(file, 'utf8').startsWith(`{"format":"${FORMAT}"`);
}

/** A checkpoint by its file, or the last one of a folder. */
export function readRun(path: string): { student: Student; run: Run } {
  const file = path.endsWith('.json') ? path : fileIn(path);
  try {
    const data = JSON.parse(readFileSync(file, 'utf8')) as Stored;
    if (data.format !== FORMAT) throw new Error('wrong format');
    const student = new Student({
      policy: restored(data.policy) as Networks['policy'],
      value: restored(data.value) as Networks['value'],
    });
    for (const name of ['policy', 'value'] as const) {
      const memory = student[name];
      memory.steps = data[name].steps;
      for (const [i, array] of data[name].mean.entries()) memory.mean[i]?.set(floats(array));
      for (const [i, array] of data[name].square.entries()) memory.square[i]?.set(floats(array));
    }
    return { student, run: data.run };
  } catch (error) {
    throw new InputError(`'${file}' is not a readable checkpoint of 'khora iterate': ${messageOf(error)}.`, {
      cause: error,
    });
  }
}

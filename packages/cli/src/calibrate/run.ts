import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NETWORKS } from '@khora/bots/hints';
import { Pool } from '../workers/pool.ts';
import { PARTS, type Sample, type Task } from './sample.ts';

export interface CalibrateOptions {
  readonly folder: string;
  readonly seed: string;
  /** The number of games in the second and in the first part, for each number of players. */
  readonly games: number;
  readonly fit: number;
  readonly iterations: number;
  readonly workers: number;
  readonly onSample: (done: number, all: number) => void;
}

export const PLAYERS = [2, 3, 4] as const;

/** Names the networks of the game. */
export function networksVersion(): string {
  const { policy, value } = NETWORKS;
  return createHash('sha256').update(policy.data).update(value.data).digest('hex').slice(0, 12);
}

/** All samples of a run. Each is a line of a file, so the run can be stopped and continued. */
export async function samplesOf(options: CalibrateOptions): Promise<Sample[]> {
  const { folder, seed, iterations, workers } = options;
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${networksVersion()}-${seed}-${iterations}it.jsonl`);
  const found = new Map<string, Sample>();
  if (existsSync(file))
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      if (line === '') continue;
      const sample = JSON.parse(line) as Sample;
      found.set(nameOf(sample), sample);
    }
  const tasks = tasksOf(options);
  const open = tasks.filter((task) => !found.has(nameOf(task)));
  let done = tasks.length - open.length;
  const pool = new Pool<Task, Sample>(new URL('./worker.ts', import.meta.url), workers);
  try {
    for await (const sample of pool.map(open)) {
      appendFileSync(file, `${JSON.stringify(sample)}\n`);
      found.set(nameOf(sample), sample);
      done += 1;
      options.onSample(done, tasks.length);
    }
  } finally {
    await pool.close();
  }
  return tasks.flatMap((task) => found.get(nameOf(task)) ?? []);
}

function nameOf({ part, players, game }: Pick<Task, 'part' | 'players' | 'game'>): string {
  return `${part}/${players}/${game}`;
}

function tasksOf({ games, fit, seed, iterations }: CalibrateOptions): Task[] {
  const counts = { fit, test: games };
  return PARTS.flatMap((part) =>
    Array.from({ length: counts[part] }, (_, game) =>
      PLAYERS.map((players): Task => ({ part, players, game, seed, iterations })),
    ).flat(),
  );
}

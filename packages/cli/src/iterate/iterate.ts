import {
  type Method,
  NETWORKS,
  type NetworkLesson,
  type Networks,
  type Rivals,
  type SearchedGame,
  unpackNetworks,
} from '@khora/bots/expert';
import { type CurvePoint, loadRun, type Run, readRun, saveRun, type Terms } from '../runs/run-file.ts';
import { Student } from '../runs/student.ts';
import { InputError } from '../terminal/errors.ts';
import { Pool } from '../workers/pool.ts';
import { readSearched, writeSearched } from './searched-file.ts';
import { lessonTasks, searchTasks, studyTasks } from './tasks.ts';
import type { Result, Task } from './worker.ts';

export interface IterateOptions {
  readonly folder: string;
  readonly terms: Terms;
  /** Games in all; by default all passes over the games to study, or very many. */
  readonly games?: number | undefined;
  /** Checkpoints of another run: a new run begins with the mean of their networks. */
  readonly from?: readonly string[] | undefined;
  /** Games between two checkpoints, and between two points of the curve. */
  readonly save: number;
  readonly every: number;
  readonly matchSeeds: number;
  readonly workers: number;
  readonly onPoint: (point: CurvePoint) => void;
  /** Called with the number of games with search stored so far. */
  readonly onSearched: (games: number) => void;
}

const VERY_MANY = 100_000;

/** Names the networks of the game where checkpoints are named: training can always continue from what was learned. */
const INSTALLED = 'installed';

function networksIn(paths: readonly string[]): Networks[] {
  return paths.map((path) =>
    path === INSTALLED ? unpackNetworks(NETWORKS) : readRun(path).student.networks,
  );
}

function begin({ folder, terms, from }: IterateOptions): { student: Student; run: Run } {
  const saved = loadRun(folder);
  if (!saved) {
    const student =
      from === undefined
        ? Student.fresh(terms.seed, terms.units)
        : Student.meanOf(networksIn(from)).grown(terms.seed, terms.units);
    return { student, run: { terms, games: 0, minutes: 0, curve: [] } };
  }
  for (const [name, value] of Object.entries(saved.run.terms)) {
    const given = (terms as unknown as Readonly<Record<string, unknown>>)[name];
    if (given !== value)
      throw new InputError(
        `The run in '${folder}' was started with ${name} ${String(value)}, not ${String(given)}: give the same value to continue it, or another --folder for a new run.`,
      );
  }
  return saved;
}

/**
 * Learns from its own games, batch by batch. The same terms and number of games give the same networks, on any number of
 * workers, in one run or in several.
 */
export async function iterate(options: IterateOptions): Promise<{ student: Student; run: Run }> {
  const { folder, terms, workers } = options;
  const { student, run } = begin(options);
  let { games } = run;
  const curve = [...run.curve];
  const start = performance.now();
  const now = (): Run => ({
    terms,
    games,
    minutes: run.minutes + (performance.now() - start) / 60_000,
    curve,
  });
  const rivals = rivalsOf(terms);
  const studies = terms.study === null ? [] : readSearched(terms.study.split(','));
  const wanted = options.games ?? (studies.length * terms.passes || VERY_MANY);
  const pool = new Pool<Task, Result>(new URL('./worker.ts', import.meta.url), workers);
  let recent: NetworkLesson[] = [];
  try {
    while (games < wanted) {
      if (terms.search > 0) {
        const kept: SearchedGame[] = [];
        for await (const result of pool.map(searchTasks(student, terms, games)))
          if ('made' in result) kept.push(result);
        writeSearched(folder, games, kept);
        games += terms.batch;
        saveRun(folder, student, now(), { isKept: false });
        options.onSearched(games);
        continue;
      }
      const { tasks, rate } = stepOf(student, terms, games, { studies, rivals });
      const lessons: NetworkLesson[] = [];
      for await (const result of pool.map(tasks)) if ('policy' in result) lessons.push(result);
      student.learn(lessons, rate);
      games += terms.batch;
      recent.push(...lessons.map((lesson) => ({ ...lesson, policy: [], value: [] })));
      const isPoint = games % options.every === 0;
      if (isPoint) {
        const point = { ...summary(recent, now()), ...(await match(pool, student, options.matchSeeds)) };
        recent = [];
        curve.push(point);
        options.onPoint(point);
      }
      if (isPoint || games % options.save === 0 || games >= wanted) {
        saveRun(folder, student, now(), { isKept: isPoint });
      }
    }
    if (games === run.games) saveRun(folder, student, now(), { isKept: false });
  } finally {
    await pool.close();
  }
  return { student, run: now() };
}

/**
 * What the next step is learned from, and how fast: stored games first, then a teacher, then the results of the
 * policy's own games.
 */
function stepOf(
  student: Student,
  terms: Terms,
  games: number,
  { studies, rivals }: { readonly studies: readonly SearchedGame[]; readonly rivals: Rivals | null },
): { readonly tasks: Iterable<Task>; readonly rate: number } {
  const studied = studies.length * terms.passes;
  if (games < studied)
    return {
      tasks: studyTasks(student, terms, games, studies),
      rate: terms.imitateRate * (1 - games / studied),
    };
  const isTaught = games < terms.imitate;
  const method: Method = {
    teacher: terms.teacher,
    asked: isTaught ? 1 : terms.asked,
    entropy: isTaught ? 0 : terms.entropy,
    explore: isTaught ? 0 : terms.explore,
    lambda: terms.lambda,
    prize: terms.prize,
    rivals: isTaught ? null : rivals,
  };
  return {
    tasks: lessonTasks(student, terms, games, method),
    rate: isTaught ? terms.imitateRate : terms.rate,
  };
}

function rivalsOf({ against, rivalIterations, rivalPart }: Terms): Rivals | null {
  const [networks] = against === null ? [] : networksIn([against]);
  return networks ? { networks, iterations: rivalIterations, part: rivalPart } : null;
}

function summary(lessons: readonly NetworkLesson[], { games, minutes }: Run) {
  const sum = (of: (lesson: NetworkLesson) => number) =>
    lessons.reduce((total, lesson) => total + of(lesson), 0);
  const points = lessons.flatMap((lesson) => lesson.points);
  return {
    games,
    minutes,
    policyLoss: sum(({ policyLoss }) => policyLoss) / sum(({ decisions }) => decisions),
    valueLoss: sum(({ valueLoss }) => valueLoss) / sum(({ valued }) => valued),
    contestsWon:
      sum(({ contests }) => contests) === 0
        ? null
        : sum(({ contestsWon }) => contestsWon) / sum(({ contests }) => contests),
    meanPoints: points.reduce((total, own) => total + own, 0) / points.length,
  };
}

async function match(pool: Pool<Task, Result>, { networks }: Student, seeds: number) {
  const tasks = Array.from(
    { length: seeds },
    (_, i): Task => ({ kind: 'match', networks, seed: `match/${i}` }),
  );
  let wins = 0;
  for await (const result of pool.map(tasks)) if ('wins' in result) wins += result.wins;
  return { wins: seeds === 0 ? null : wins / (4 * seeds), matchGames: 4 * seeds };
}

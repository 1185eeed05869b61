// Runs in a thread of its own: rehearses the tests, or tries mutants one after another.
import { parentPort, workerData } from 'node:worker_threads';
import { engine } from './engine.ts';
import { type Rehearsal, rehearse } from './rehearsal.ts';
import { isNamed, type Scope, Trials, type Verdict } from './trial.ts';

/** What a thread is started with. Without a rehearsal, it makes one of these tests. */
export interface Start {
  readonly scope: Scope;
  readonly rehearsal: Rehearsal | null;
}

/** What a thread is asked: the number of a mutant, which tests to try it with, and what noticed it last time. */
export interface Task {
  readonly index: number;
  readonly scope: Scope;
  readonly hint: Verdict;
}

export type Report =
  | { readonly rehearsal: Rehearsal }
  | { readonly index: number; readonly verdict: Verdict };

const { rehearsal, scope } = workerData as Start;
const tell = (report: Report) => parentPort?.postMessage(report, []);
console.log = () => undefined;

const { mutants, tests, modules } = engine();
if (rehearsal) {
  const trials = new Trials(modules, rehearsal);
  const work = async ({ index, scope: tests, hint }: Task) => {
    const mutant = mutants[index];
    if (!mutant) throw new Error(`There is no mutant ${index}.`);
    tell({ index, verdict: await trials.try(index, mutant, tests, hint) });
  };
  parentPort?.on('message', (task: Task) => void work(task));
} else
  tell({
    rehearsal: await rehearse(
      modules,
      mutants,
      tests.filter((file) => scope === 'all' || isNamed(file)),
    ),
  });

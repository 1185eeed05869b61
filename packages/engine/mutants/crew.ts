import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Rehearsal } from './rehearsal.ts';
import type { Report, Start, Task } from './thread.ts';
import type { Scope, Verdict } from './trial.ts';

function hire(start: Start): Worker {
  return new Worker(new URL('thread.ts', import.meta.url), {
    workerData: start,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    resourceLimits: { maxOldGenerationSizeMb: 2048 },
  });
}

export async function rehearsal(scope: Scope): Promise<Rehearsal> {
  const worker = hire({ rehearsal: null, scope });
  const [report] = (await once(worker, 'message')) as [Report];
  await worker.terminate();
  if (!('rehearsal' in report)) throw new Error('The thread did not rehearse.');
  return report.rehearsal;
}

/** A mutant that runs this long without reaching the limit of rounds and calls has run away all the same. */
const LIMIT_MINUTES = 15;

/** Tries mutants on several threads. A thread that crashes or hangs on a mutant has noticed it, and is replaced. */
export class Crew {
  readonly #start: Start;
  readonly #size: number;

  constructor(start: Start, size: number) {
    this.#start = start;
    this.#size = size;
  }

  async work(tasks: readonly Task[], done: (task: Task, verdict: Verdict) => void): Promise<void> {
    const queue = tasks.toReversed();
    await Promise.all(Array.from({ length: this.#size }, () => this.#workOff(queue, done)));
  }

  async #workOff(queue: Task[], done: (task: Task, verdict: Verdict) => void): Promise<void> {
    let worker: Worker | null = null;
    for (let task = queue.pop(); task; task = queue.pop()) {
      worker ??= hire(this.#start);
      const verdict = await this.#verdict(worker, task);
      if (verdict === 'broken') {
        await worker.terminate();
        worker = null;
      }
      done(task, verdict === 'broken' ? { file: 'test/limits', title: 'memory or time ran out' } : verdict);
    }
    await worker?.terminate();
  }

  async #verdict(worker: Worker, task: Task): Promise<Verdict | 'broken'> {
    const over = new AbortController();
    const signal = AbortSignal.any([over.signal, AbortSignal.timeout(LIMIT_MINUTES * 60_000)]);
    worker.postMessage(task, []);
    try {
      // A thread may also end without a word.
      const [report] = (await Promise.race([
        once(worker, 'message', { signal }),
        once(worker, 'exit', { signal }),
      ])) as [Report | number];
      return typeof report === 'object' && 'verdict' in report ? report.verdict : 'broken';
    } catch (error) {
      const { name, code } = error as { name?: string; code?: string };
      if (name !== 'AbortError' && code !== 'ERR_WORKER_OUT_OF_MEMORY') throw error;
      return 'broken';
    } finally {
      over.abort();
    }
  }
}

import { packed } from './bits.ts';
import { Coverage } from './coverage.ts';
import type { Mutant } from './mutant.ts';
import type { Test } from './suite.ts';
import type { Meter, Modules } from './world.ts';

/** What one test does with the engine as it is. */
export interface Rehearsed {
  readonly file: string;
  /** Its place in the file. */
  readonly index: number;
  readonly title: string;
  /** Rounds and calls. */
  readonly work: number;
  /** The mutants in code that it runs, packed. */
  readonly covered: string;
}

/** All tests once, with the engine as it is. */
export interface Rehearsal {
  readonly tests: readonly Rehearsed[];
  /** Per test file: the rounds and calls of loading it, and the mutants in code that runs meanwhile, packed. */
  readonly loading: Readonly<Record<string, { readonly work: number; readonly covered: string }>>;
  /** The mutants in code that runs when the sources are loaded: any test may notice them. */
  readonly early: string;
}

/** How many times as much work as the unbroken engine a mutant may do before it counts as endless. */
const PATIENCE = 10;
const GRACE = 100_000;

export function limitFor(work: number): number {
  return PATIENCE * work + GRACE;
}

/** Runs a test; returns the error that it ends with, or null. */
export async function failure({ body }: Test, meter: Meter): Promise<unknown> {
  try {
    await body();
    return meter.isExceeded ? new Error('It did not finish.') : null;
  } catch (error) {
    return error;
  }
}

/** Runs every test in a world of its own, so that none depends on what another has prepared. */
export async function rehearse(
  modules: Modules,
  mutants: readonly Mutant[],
  files: readonly string[],
): Promise<Rehearsal> {
  const sources = [...new Set(mutants.map(({ file }) => file))];
  const coverage = await Coverage.begin(modules, mutants);
  const take = async () => packed(await coverage.take(), mutants.length);
  const world = modules.begin();
  for (const file of sources) world.load(file);
  const early = await take();
  const tests: Rehearsed[] = [];
  const loading: Record<string, { work: number; covered: string }> = {};
  for (const file of files) {
    for (let index = 0, count = 1; index < count; index++) {
      const { testsOf, load, meter } = modules.begin();
      meter.restart(Number.MAX_SAFE_INTEGER);
      for (const source of sources) load(source);
      await take();
      const all = testsOf(file);
      count = all.length;
      loading[file] = { work: meter.spent, covered: await take() };
      const test = all[index];
      if (!test) throw new Error(`${file} has no tests.`);
      meter.restart(Number.MAX_SAFE_INTEGER);
      const error = await failure(test, meter);
      if (error)
        throw new Error(`With the engine as it is, this fails alone: ${file}, ${test.title}`, {
          cause: error,
        });
      tests.push({ file, index, title: test.title, work: meter.spent, covered: await take() });
    }
  }
  await coverage.end();
  return { tests, loading, early };
}

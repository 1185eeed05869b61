import { type Profiler, Session } from 'node:inspector/promises';
import { setFlagsFromString } from 'node:v8';
import type { Mutant } from './mutant.ts';
import type { Modules } from './world.ts';

/** V8 does not count functions that it has inlined, so it must not optimise while it counts. */
const OPTIMISING = ['opt', 'maglev'];

/** Which mutants are in code that ran; V8 itself counts, block by block. */
export class Coverage {
  readonly #session = new Session();
  /** By file: the places of its mutants in the code that runs, and which mutants they are. */
  readonly #places = new Map<string, { at: number; index: number }[]>();

  private constructor(modules: Modules, mutants: readonly Mutant[]) {
    for (const [index, { file, at }] of mutants.entries()) {
      const places = this.#places.get(file) ?? [];
      places.push({ at: modules.module(file).moved(at), index });
      this.#places.set(file, places);
    }
  }

  static async begin(modules: Modules, mutants: readonly Mutant[]): Promise<Coverage> {
    const coverage = new Coverage(modules, mutants);
    for (const flag of OPTIMISING) setFlagsFromString(`--no-${flag}`);
    coverage.#session.connect();
    await coverage.#session.post('Profiler.enable');
    await coverage.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
    return coverage;
  }

  /** The mutants in code that ran since the last call. */
  async take(): Promise<number[]> {
    const { result } = await this.#session.post('Profiler.takePreciseCoverage');
    return result.flatMap(({ url, functions }) => {
      const places = this.#places.get(url) ?? [];
      const ranges = functions.flatMap((each) => each.ranges);
      return places.filter(({ at }) => countAt(ranges, at) > 0).map(({ index }) => index);
    });
  }

  async end(): Promise<void> {
    await this.#session.post('Profiler.stopPreciseCoverage');
    this.#session.disconnect();
    for (const flag of OPTIMISING) setFlagsFromString(`--${flag}`);
  }
}

/** The innermost range decides. */
function countAt(ranges: readonly Profiler.CoverageRange[], at: number): number {
  let size = Number.POSITIVE_INFINITY;
  let count = 0;
  for (const range of ranges) {
    const { startOffset: start, endOffset: end } = range;
    if (start > at || end <= at || end - start > size) continue;
    size = end - start;
    count = range.count;
  }
  return count;
}

import { unpacked } from './bits.ts';
import type { Mutant } from './mutant.ts';
import { failure, limitFor, type Rehearsal, type Rehearsed } from './rehearsal.ts';
import type { Modules, World } from './world.ts';

/** Tests that check much at once and name no rule: fixed hashes, random games, hostile input, a second engine. */
const APART = /^test\/(properties|reference)\/|^test\/hostile\.test\.ts$/;

export function isNamed(file: string): boolean {
  return !APART.test(file);
}

/** Which tests are run. */
export type Scope = 'named' | 'all';

/** The test that noticed a mutant, or null if none did. */
export type Verdict = { readonly file: string; readonly title: string } | null;

/** Finds out which test notices a mutant, starting with those that noticed similar ones. */
export class Trials {
  readonly #modules: Modules;
  readonly #rehearsal: Rehearsal;
  readonly #covered: readonly { has(mutant: number): boolean }[];
  readonly #early: { has(mutant: number): boolean };
  readonly #loading: ReadonlyMap<string, { has(mutant: number): boolean }>;
  /** Tests that noticed a mutant of a source, the last one first. */
  readonly #successes = new Map<string, Rehearsed[]>();

  constructor(modules: Modules, rehearsal: Rehearsal) {
    this.#modules = modules;
    this.#rehearsal = rehearsal;
    this.#covered = this.#rehearsal.tests.map(({ covered }) => unpacked(covered));
    this.#early = unpacked(rehearsal.early);
    const loading = Object.entries(rehearsal.loading);
    this.#loading = new Map(loading.map(([file, { covered }]) => [file, unpacked(covered)]));
  }

  /** The tests that a mutant could make fail: named ones first, and among those first the promising, then the cheap. */
  #plan(index: number, { file }: Mutant, scope: Scope, hint: Verdict): Rehearsed[] {
    const concerned = this.#rehearsal.tests.filter(
      (test, at) =>
        (scope === 'all' || isNamed(test.file)) &&
        [this.#early, this.#covered[at], this.#loading.get(test.file)].some((set) => set?.has(index)),
    );
    const successes = this.#successes.get(file) ?? [];
    const rank = (test: Rehearsed): number => {
      if (test.file === hint?.file && test.title === hint.title) return -1;
      const place = successes.indexOf(test);
      return place < 0 ? successes.length : place;
    };
    return concerned
      .map((test) => ({ test, apart: isNamed(test.file) ? 0 : 1, rank: rank(test) }))
      .toSorted((a, b) => a.apart - b.apart || a.rank - b.rank || a.test.work - b.test.work)
      .map(({ test }) => test);
  }

  async try(index: number, mutant: Mutant, scope: Scope, hint: Verdict): Promise<Verdict> {
    const world = this.#modules.begin(mutant);
    for (const test of this.#plan(index, mutant, scope, hint)) {
      if (!(await this.#notices(world, test))) continue;
      const successes = this.#successes.get(mutant.file) ?? [];
      this.#successes.set(mutant.file, [test, ...successes.filter((other) => other !== test)]);
      return { file: test.file, title: test.title };
    }
    return null;
  }

  async #notices(world: World, { file, index, work }: Rehearsed): Promise<boolean> {
    const { meter } = world;
    meter.restart(limitFor(this.#rehearsal.loading[file]?.work ?? 0));
    let test: ReturnType<World['testsOf']>[number] | undefined;
    try {
      test = world.testsOf(file)[index];
    } catch {
      return true;
    }
    if (!test || meter.isExceeded) return true;
    meter.restart(limitFor(work));
    return (await failure(test, meter)) !== null;
  }
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Exports, type Module, moduleOf } from './module.ts';
import type { Mutant } from './mutant.ts';
import { suite, type Test } from './suite.ts';
import { edited, plain } from './tree.ts';

const require = createRequire(import.meta.url);

/** Endless work: a test, or loading its file, did many times what it does with the unbroken engine. */
class Runaway extends Error {
  override readonly name = 'Runaway';
}

/** Counts work and ends it at a limit. */
export class Meter {
  #left = Number.POSITIVE_INFINITY;
  #limit = Number.POSITIVE_INFINITY;

  readonly tick = (): void => {
    this.#left -= 1;
    if (this.#left < 0) throw new Runaway(`More than ${this.#limit} rounds and calls.`);
  };

  restart(limit: number): void {
    this.#limit = limit;
    this.#left = limit;
  }

  /** What was counted since the restart. */
  get spent(): number {
    return this.#limit - this.#left;
  }

  /** Also stops code that caught the error and carried on. */
  get isExceeded(): boolean {
    return this.#left < 0;
  }
}

/** One life of the engine and its tests, from the first line on. */
export interface World {
  readonly meter: Meter;
  /** Loads a test file and tells its tests. */
  readonly testsOf: (file: string) => readonly Test[];
  readonly load: (file: string) => Exports;
}

/** All modules that some files need, ready to be started afresh as often as wanted. */
export class Modules {
  readonly #modules = new Map<string, Module>();
  readonly #outside = new Map<string, Exports>();
  readonly #root: string;
  readonly #read: (file: string) => string;

  /** Files are named relative to the root. */
  constructor(root: string, read = (file: string) => readFileSync(posix.join(root, file), 'utf8')) {
    this.#root = root;
    this.#read = read;
  }

  add(file: string): void {
    if (this.#modules.has(file)) return;
    const module = moduleOf(file, plain(this.#read(file)));
    this.#modules.set(file, module);
    for (const specifier of module.imports) {
      if (specifier.startsWith('.')) this.add(posix.join(posix.dirname(file), specifier));
      else if (specifier !== 'vitest') this.#outside.set(specifier, require(specifier) as Exports);
    }
  }

  get files(): string[] {
    return [...this.#modules.keys()];
  }

  module(file: string): Module {
    const module = this.#modules.get(file);
    if (!module) throw new Error(`${file} was not added.`);
    return module;
  }

  /** A fresh start, with one place broken or with none. */
  begin(mutant?: Mutant): World {
    const broken = mutant && moduleOf(mutant.file, edited(plain(this.#read(mutant.file)), [mutant.edit]));
    const loaded = new Map<string, Exports>();
    const meter = new Meter();
    const load = (file: string, own?: Exports): Exports => {
      const before = loaded.get(file);
      if (before) return before;
      const module = broken?.file === file ? broken : this.module(file);
      const exports = module.run({
        meta: { url: pathToFileURL(posix.join(this.#root, file)).href },
        tick: meter.tick,
        load: (specifier) => {
          if (specifier.startsWith('.')) return load(posix.join(posix.dirname(file), specifier));
          const outside = specifier === 'vitest' ? own : this.#outside.get(specifier);
          if (!outside) throw new Error(`${file} imports ${specifier}.`);
          return outside;
        },
      });
      loaded.set(file, exports);
      return exports;
    };
    const told = new Map<string, readonly Test[]>();
    return {
      meter,
      load,
      testsOf(file) {
        const before = told.get(file);
        if (before) return before;
        const { tests, vitest } = suite();
        load(file, vitest);
        told.set(file, tests);
        return tests;
      },
    };
  }
}

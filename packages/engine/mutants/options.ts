import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { Mutant } from './mutant.ts';
import type { Scope } from './trial.ts';

export const USAGE = `Usage: npm run mutants -- [options]
  --file TEXT        only mutants of source files whose path contains this
  --mutant TEXT      only mutants whose description contains this
  --sample N         only N mutants, spread evenly
  --shard I/N        only the I-th of N parts
  --survivors        only what no named test has noticed so far
  --tests named|all  named leaves out hashes, random games and the like (default: all)
  --show apart       also list what only hashes, random games and the like notice
  --fresh            forget the results of earlier runs
  --workers N        threads (default: one less than there are cores)
A run that was stopped continues where it left off.`;

export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export interface Options {
  readonly file: string;
  readonly mutant: string;
  readonly sample: number | null;
  readonly shard: { readonly part: number; readonly parts: number };
  readonly survivors: boolean;
  readonly scope: Scope;
  readonly show: 'apart' | null;
  readonly fresh: boolean;
  readonly workers: number;
}

function number(name: string, text: string): number {
  const value = Number(text);
  if (Number.isSafeInteger(value) && value > 0) return value;
  throw new UsageError(`--${name} takes a whole number of at least 1, not '${text}'.`);
}

function shardFrom(text: string): Options['shard'] {
  const [, part, parts] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  if (part && parts && Number(part) >= 1 && Number(part) <= Number(parts)) {
    return { part: Number(part), parts: Number(parts) };
  }
  throw new UsageError(`--shard takes a part such as 1/4, not '${text}'.`);
}

function oneOf<const T extends string>(name: string, text: string, words: readonly T[]): T {
  const word = words.find((each) => each === text);
  if (word === undefined) throw new UsageError(`--${name} takes ${words.join(' or ')}, not '${text}'.`);
  return word;
}

const TEXT = { type: 'string' } as const;
const FLAG = { type: 'boolean', default: false } as const;
const KNOWN = {
  file: TEXT,
  mutant: TEXT,
  sample: TEXT,
  shard: TEXT,
  survivors: FLAG,
  tests: TEXT,
  show: TEXT,
  fresh: FLAG,
  workers: TEXT,
} as const;

function valuesIn(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: KNOWN }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

export function optionsFrom(args: readonly string[]): Options {
  const { file, mutant, sample, shard, survivors, tests, show, fresh, workers } = valuesIn(args);
  return {
    file: file ?? '',
    mutant: mutant ?? '',
    sample: sample === undefined ? null : number('sample', sample),
    shard: shardFrom(shard ?? '1/1'),
    survivors,
    scope: oneOf('tests', tests ?? 'all', ['named', 'all']),
    show: show === undefined ? null : oneOf('show', show, ['apart']),
    fresh,
    workers: workers === undefined ? Math.max(1, availableParallelism() - 1) : number('workers', workers),
  };
}

/** What identifies a mutant from run to run. It has no line number, so it survives changes elsewhere in the file. */
export function keyOf({ file, where, code }: Pick<Mutant, 'file' | 'where' | 'code'>): string {
  return `${file} · ${where} · ${code}`;
}

/** The mutants that a run covers, by their place among all. */
export function chosen(mutants: readonly Mutant[], options: Options): Map<number, Mutant> {
  const { file, mutant, sample, shard } = options;
  const fitting = [...mutants.entries()].filter(
    ([index, each]) =>
      each.file.includes(file) && keyOf(each).includes(mutant) && index % shard.parts === shard.part - 1,
  );
  const share = Math.min(1, (sample ?? fitting.length) / fitting.length);
  return new Map(fitting.filter((_, place) => Math.floor(place * share) < Math.floor((place + 1) * share)));
}

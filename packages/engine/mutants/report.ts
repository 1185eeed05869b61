import type { Equivalents } from './equivalents.ts';
import type { Mutant } from './mutant.ts';
import { keyOf } from './options.ts';
import { isNamed, type Verdict } from './trial.ts';

/** A mutant that was tried, and what noticed it. */
export interface Tried {
  readonly mutant: Mutant;
  readonly verdict: Verdict;
}

/** The share of behaviour-changing mutants that must be killed, and the share that may change nothing. */
const WANTED = 0.98;
const EQUIVALENT = 0.03;

type Fate = 'named' | 'apart' | 'survives' | 'equivalent';

/** The arguments, by mutant. */
export function argued(equivalents: readonly Equivalents[]): Map<string, string> {
  return new Map(
    equivalents.flatMap(({ file, where, because, mutants }) =>
      mutants.map((code): [string, string] => [keyOf({ file, where, code }), because]),
    ),
  );
}

function fateOf({ mutant, verdict }: Tried, known: ReadonlyMap<string, string>): Fate {
  if (verdict) return isNamed(verdict.file) ? 'named' : 'apart';
  return known.has(keyOf(mutant)) ? 'equivalent' : 'survives';
}

function share(part: number, whole: number): string {
  return `${((100 * part) / Math.max(whole, 1)).toFixed(2)} %`;
}

export function lineOn({ file, line, where, code }: Mutant): string {
  return `  ${file}:${line} · ${where} · ${code}`;
}

function listed(tried: readonly Tried[]): string[] {
  return tried.map(({ mutant }) => lineOn(mutant));
}

/** Arguments that no longer prove anything, among the mutants of this run (or among all). */
function stale(
  tried: readonly Tried[],
  known: ReadonlyMap<string, string>,
  all: readonly Mutant[],
): string[] {
  const existing = new Set(all.map(keyOf));
  const killed = new Set(tried.filter(({ verdict }) => verdict).map(({ mutant }) => keyOf(mutant)));
  return [...known.keys()].flatMap((key) => {
    if (!existing.has(key)) return [`  there is no such mutant (now): ${key}`];
    return killed.has(key) ? [`  a test notices it: ${key}`] : [];
  });
}

interface Frame {
  readonly equivalents: readonly Equivalents[];
  /** All mutants: a run over only some of them is not held to the bars. */
  readonly all: readonly Mutant[];
  readonly show: 'apart' | null;
}

/** The lines to print, and whether the bars are met. */
export function reportOn(
  tried: readonly Tried[],
  { equivalents, all, show }: Frame,
): { lines: string[]; isGood: boolean } {
  const known = argued(equivalents);
  const {
    named = [],
    apart = [],
    survives = [],
    equivalent = [],
  } = Object.groupBy(tried, (each) => fateOf(each, known));
  const real = tried.length - equivalent.length;
  const killed = named.length + apart.length;
  const old = stale(tried, known, all);
  const section = (title: string, list: readonly string[]) => (list.length > 0 ? [title, ...list] : []);
  const lines = [
    ...(show ? section('Noticed only by hashes, random games and the like:', listed(apart)) : []),
    ...section('Survivors:', listed(survives)),
    ...section('Arguments that no longer hold (mutants/equivalents.ts):', old),
    `${tried.length} mutants`,
    `  ${named.length} killed by named tests (${share(named.length, real)} of those that change behaviour)`,
    `  ${apart.length} killed only by hashes, random games and the like (${share(apart.length, real)})`,
    `  ${survives.length} survive (${share(survives.length, real)})`,
    `  ${equivalent.length} are equivalent, each with an argument (${share(equivalent.length, tried.length)} of all)`,
    `Killed in all: ${share(killed, real)}; at least ${share(WANTED, 1)} must be, and at most ${share(EQUIVALENT, 1)} may be equivalent.`,
  ];
  const isMeasured = tried.length === all.length;
  const isEnough = killed >= WANTED * real && equivalent.length <= EQUIVALENT * tried.length;
  return { lines, isGood: old.length === 0 && (isEnough || !isMeasured) };
}

import type { Clock } from '../clock.ts';
import { itemAt } from '../item-at.ts';
import type { Candidate } from './candidate.ts';
import type { Prospect } from './lookahead.ts';

/** At most this many candidates are tried, and no more than can be tried in a few worlds each. */
const FIELD = 8;
const FEW_WORLDS = 3;

interface Rules {
  readonly clock: Clock;
  /** Ticks of the clock that a trial takes. */
  readonly length: number;
  /** Tries a candidate in its next world, if there is time. */
  readonly run: (candidate: Candidate, world: number) => void;
}

/**
 * Sequential halving: the most promising moves are tried in the same imagined worlds, one after another. From time to
 * time the worse half is dropped, and at any time whatever is clearly worse. Returns all moves, best first.
 */
export function race(all: readonly Candidate[], { clock, length, run }: Rules): Prospect[] {
  let field = all.slice(0, FIELD);
  let behind = all.slice(FIELD).map((candidate) => candidate.prospect(0));
  let worlds = 0;
  const keep = (kept: Candidate[]) => {
    const dropped = field.filter((candidate) => !kept.includes(candidate));
    behind = [...dropped.map((candidate) => candidate.prospect(worlds)), ...behind];
    field = kept;
  };
  const halving = () => clock.share(1 / Math.ceil(Math.log2(Math.max(2, field.length))));
  // The first trial shows how many there will be time for.
  const [favourite] = field;
  if (favourite && field.length > 1) run(favourite, 0);
  keep(field.slice(0, Math.max(2, Math.floor(clock.room() / length / FEW_WORLDS))));
  let until = halving();
  while (field.length > 1 && !clock.isOver()) {
    for (const candidate of field) {
      if (candidate.trials.length === worlds && !clock.isOver()) run(candidate, worlds);
    }
    if (field.some(({ trials }) => trials.length === worlds)) break;
    worlds += 1;
    const ranked = field.toSorted((a, b) => b.worth(worlds) - a.worth(worlds));
    const leader = itemAt(ranked, 0);
    const alive = ranked.filter((candidate) => candidate === leader || !candidate.isBeatenBy(leader, worlds));
    const isTime = clock.isPast(until) && field.length > 2;
    keep(isTime ? alive.slice(0, Math.ceil(field.length / 2)) : alive);
    if (isTime) until = halving();
  }
  const ahead = field.map((candidate) => candidate.prospect(worlds)).sort((a, b) => b.utility - a.utility);
  // A move that was dropped must not look better for having been tried less.
  const least = ahead.at(-1)?.utility ?? 0;
  return [
    ...ahead,
    ...behind.map((prospect) => ({ ...prospect, utility: Math.min(prospect.utility, least) })),
  ];
}

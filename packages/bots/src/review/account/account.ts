import type { Seat } from '@khora/engine';
import { type Stretch, seatsOf, type Walk } from '../decisions/walk.ts';
import type { Chance } from '../worlds/chance.ts';
import { type Fork, resultOf } from '../worlds/fork.ts';
import { addDifference, ahead, meanOf, type Vector, zero } from '../worlds/vectors.ts';
import { rounded, steadied } from './rounding.ts';
import { sharesOf } from './shares.ts';

/** The sources of a result, in the order in which an account lists them. */
export const LINE_KINDS = ['dice', 'cards', 'events', 'own', 'others', 'search'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** Points ahead of the others' average, or a chance of winning, with the standard error. */
export interface Amount {
  readonly amount: number;
  readonly error: number;
}

export interface Line {
  readonly source: LineKind;
  readonly ahead: Amount;
  readonly win: Amount;
}

/** How a seat's result came about: the expectation at the start plus all lines add up to it exactly. */
export interface Account {
  readonly seat: Seat;
  readonly start: Omit<Line, 'source'>;
  readonly lines: readonly Line[];
  readonly result: { readonly ahead: number; readonly win: number };
}

/** Something that changed what could be expected, in one world. */
interface Change {
  readonly cause: Chance | { readonly choice: number };
  readonly by: Vector;
}

function sampleOf(fork: Fork, world: number): Vector {
  const sample = fork.samples[world];
  if (!sample) throw new RangeError(`Nothing was tried in world ${world}.`);
  return sample;
}

function difference(to: Vector, from: Vector): Vector {
  const by = zero(to.length);
  addDifference(by, to, from);
  return by;
}

/**
 * What a stretch did in one world; choices are identified by their place in it. The changes lead from its start to its
 * end.
 */
export function changesOf({ sets, luck }: Stretch, world: number): Change[] {
  const values = sets.map((fork) => sampleOf(fork, world));
  const changes: Change[] = sharesOf(values).map((by, choice) => ({ cause: { choice }, by }));
  let last = values.at(-1) ?? zero(0);
  for (const { chance, fork } of luck) {
    const value = sampleOf(fork, world);
    changes.push({ cause: chance, by: difference(value, last) });
    last = value;
  }
  return changes;
}

/** One world's account of a game for all seats: by source, and by the seat that decided. */
interface Sums {
  readonly start: Vector;
  readonly by: Readonly<Record<Chance, Vector>>;
  readonly decided: readonly Vector[];
  /** What is still missing from the result. Every world is played to its end, so the walk leaves nothing over. */
  readonly missing: Vector;
}

function sumsIn({ stretches, result }: Walk, world: number): Sums {
  const [first] = stretches;
  const start = first?.sets[0];
  if (!start) throw new Error('A game without a stretch.');
  const length = 2 * result.players.length;
  const by = { dice: zero(length), cards: zero(length), events: zero(length) };
  const decided = result.players.map(() => zero(length));
  const none = zero(length);
  for (const stretch of stretches) {
    for (const change of changesOf(stretch, world)) {
      const { cause } = change;
      const seat = typeof cause === 'object' ? stretch.choices[cause.choice]?.seat : undefined;
      const sum = typeof cause === 'string' ? by[cause] : decided[seat ?? 0];
      if (sum) addDifference(sum, change.by, none);
    }
  }
  const missing = resultOf(result);
  for (const part of [sampleOf(start, world), ...Object.values(by), ...decided])
    addDifference(missing, none, part);
  return { start: sampleOf(start, world), by, decided, missing };
}

/** The accounts of all seats over this many worlds. */
export function accountsOf(walk: Walk, worlds: number): Account[] {
  const sums = Array.from({ length: worlds }, (_, world) => sumsIn(walk, world));
  const result = ahead(resultOf(walk.result));
  return seatsOf(walk).map((seat) => {
    const total = (pick: (sum: Sums) => Vector) => meanOf(sums.map((sum) => ahead(pick(sum))));
    const others = (sum: Sums) => {
      const all = zero(sum.start.length);
      sum.decided.forEach((by, decider) => {
        if (decider !== seat) addDifference(all, by, zero(by.length));
      });
      return all;
    };
    const totals = {
      start: total(({ start }) => start),
      dice: total(({ by }) => by.dice),
      cards: total(({ by }) => by.cards),
      events: total(({ by }) => by.events),
      own: total(({ decided }) => decided[seat] ?? zero(0)),
      others: total(others),
      search: total(({ missing }) => missing),
    };
    const players = walk.result.players.length;
    const told = (index: number, end: number) => {
      const means = [totals.start, ...LINE_KINDS.map((source) => totals[source])];
      return steadied(
        means.map(({ mean }) => mean[index] ?? 0),
        end,
      ).map((amount, line) => ({ amount, error: means[line]?.error[index] ?? 0 }));
    };
    const points = told(seat, result[seat] ?? 0);
    const wins = told(players + seat, result[players + seat] ?? 0);
    const line = (at: number) => ({ ahead: points[at] ?? NOTHING, win: wins[at] ?? NOTHING });
    return {
      seat,
      start: line(0),
      lines: LINE_KINDS.map((source, at) => ({ source, ...line(at + 1) })),
      result: { ahead: rounded(result[seat] ?? 0), win: rounded(result[players + seat] ?? 0) },
    };
  });
}

const NOTHING: Amount = { amount: 0, error: 0 };

import type { Fork } from '../worlds/fork.ts';
import { type Average, averageOf, type Vector } from '../worlds/vectors.ts';

/** What of a value counts: points ahead of a seat, or what it plays for. */
export type Measure = (value: Vector) => number;

/** What there is to say of a lead, each with errors of its own. */
const OPINIONS = ['atOnce', 'nextRound', 'samples'] as const;
type Opinion = (typeof OPINIONS)[number];

const always = () => true;

/** By how much one fork is ahead of another, in the worlds that both were tried in. */
export function leadIn(
  opinion: Opinion,
  one: Fork,
  other: Fork,
  measure: Measure,
  counts: (world: number) => boolean = always,
): Average {
  const leads: number[] = [];
  one[opinion].forEach((value, world) => {
    const against = other[opinion][world];
    if (against && counts(world)) leads.push(measure(value) - measure(against));
  });
  return averageOf(leads);
}

/**
 * The same, as the mean of three opinions: what the reference expects right away, what it expects when the next round begins, and
 * what came of playing on to the end. Judging hardly varies between worlds, but the judge may be wrong; play varies, and
 * depends on what the reference gets wrong later on. Together they are wrong less often than each alone.
 */
export function leadOf(
  ...asked: Parameters<typeof leadIn> extends [Opinion, ...infer Rest] ? Rest : never
): Average {
  const opinions = OPINIONS.map((opinion) => leadIn(opinion, ...asked));
  return {
    mean: opinions.reduce((sum, { mean }) => sum + mean, 0) / opinions.length,
    error: Math.hypot(...opinions.map(({ error }) => error)) / opinions.length,
    count: opinions[0]?.count ?? 0,
  };
}

// The abusers, in a process of their own, so that nobody else in the generator waits for them.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { chanceOf } from '../chance.ts';
import { WAYS } from './abuse.ts';

/** Whom they trouble, and who they are. */
export interface Mischief {
  readonly origin: string;
  readonly tables: readonly string[];
  readonly shelf: readonly string[];
  readonly addresses: readonly string[];
  readonly seed: number;
}

/** What they did, how often. */
export interface Misdeeds {
  readonly counts: Readonly<Record<string, number>>;
  /** The 99th percentile of how late they were themselves, in milliseconds. */
  readonly late: number;
}

let isOn = true;
const counts: Record<string, number> = {};
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();

function misbehave({ origin, tables, shelf, addresses, seed }: Mischief): void {
  const ways = Object.values(WAYS);
  for (const [index, address] of addresses.entries())
    void ways[index % ways.length]?.({
      origin,
      tables,
      shelf,
      forwarded: () => address,
      chance: chanceOf(seed + index),
      isOn: () => isOn,
      count: (what) => {
        counts[what] = (counts[what] ?? 0) + 1;
      },
    });
}

process.on('message', (message: Mischief | 'enough') => {
  if (message !== 'enough') return misbehave(message);
  isOn = false;
  process.send?.({ counts, late: delay.percentile(99) / 1e6 } satisfies Misdeeds);
});
// A socket that is cut off while somebody waits for it is no reason to stop.
process.on('unhandledRejection', () => {
  counts.failed = (counts.failed ?? 0) + 1;
});
process.on('disconnect', () => process.exit());

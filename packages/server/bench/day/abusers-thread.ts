// The abusers, in a thread of their own, so that nobody else in the generator waits for them.
import { parentPort, workerData } from 'node:worker_threads';
import { chanceOf } from '../chance.ts';
import { WAYS } from './abuse.ts';

const { origin, tables, addresses, seed } = workerData as {
  origin: string;
  tables: readonly string[];
  addresses: readonly string[];
  seed: number;
};
let isOn = true;
const counts: Record<string, number> = {};
parentPort?.on('message', () => {
  isOn = false;
  parentPort?.postMessage(counts, []);
});
// A socket that is cut off while somebody waits for it is no reason to stop.
process.on('unhandledRejection', () => {
  counts.failed = (counts.failed ?? 0) + 1;
});

const ways = Object.values(WAYS);
for (const [index, address] of addresses.entries())
  void ways[index % ways.length]?.({
    origin,
    tables,
    forwarded: () => address,
    chance: chanceOf(seed + index),
    isOn: () => isOn,
    count: (what) => {
      counts[what] = (counts[what] ?? 0) + 1;
    },
  });

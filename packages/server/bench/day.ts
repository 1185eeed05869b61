// A day in the life: guests who play, and some who misbehave, each with an address of their own behind a trusted proxy,
// with all limits on. An hour of play in a few minutes:
//   node packages/server/bench/day.ts [--guests 2000] [--abusers 50] [--minutes 4]

import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { Client } from '../test/support/client.ts';
import { startProcess } from '../test/support/server-process.ts';
import { chanceOf } from './chance.ts';
import { Company, type Regular } from './day/company.ts';
import { Timings } from './day/timings.ts';
import { readOptions } from './options.ts';
import { memory } from './processes.ts';

const { guests, abusers, minutes, calm, seed, bar } = readOptions({
  guests: 2000,
  abusers: 50,
  minutes: 4,
  /** Minutes before anybody misbehaves, for comparison. */
  calm: 1,
  seed: 1,
  /** Milliseconds that nobody's 99th percentile may exceed. */
  bar: 100,
});
/** An hour is compressed into the minutes asked for: at a table somebody does something every 15 s of that hour. */
const PACE = (15_000 * minutes) / 60;
const AT_ONCE = 16;
/** One in this many tables has bots. */
const WITH_BOTS = 10;

/** From the network reserved for benchmarks (RFC 2544). */
const addressOf = (person: number) => `198.18.${person >> 8}.${person & 0xff}`;

const folder = mkdtempSync(join(tmpdir(), 'khora-day-'));
const server = await startProcess({
  KHORA_DATA: folder,
  KHORA_UNLIMITED: 'false',
  KHORA_TRUST_PROXY: 'loopback',
});
const { origin } = server;
const timings = new Timings();
const refused: Record<string, number> = {};
const chance = chanceOf(seed);
let isOn = true;

const companies: Company[] = [];
const honest = guests - abusers;

/** People for one table. */
async function gather(first: number): Promise<void> {
  const isMixed = companies.length % WITH_BOTS === 0;
  const number = Math.min(isMixed ? 2 : 4, honest - first);
  const people = await Promise.all(
    Array.from({ length: number }, async (_, index): Promise<Regular> => {
      const headers = { 'x-forwarded-for': addressOf(first + index) };
      const client = await Client.guest(origin, { headers, onTable: () => company.hear() });
      return { number: first + index, client };
    }),
  );
  const company = new Company({
    people,
    bots: Math.max(isMixed ? 2 : 0, 2 - number),
    chance: chanceOf(seed + first),
    timings,
    pace: PACE,
    isOn: () => isOn,
    onRefused: (reason) => {
      refused[reason] = (refused[reason] ?? 0) + 1;
    },
  });
  await company.sitDown();
  companies.push(company);
}

let arrived = 0;
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    while (arrived < honest) {
      const first = arrived;
      arrived += companies.length % WITH_BOTS === 0 ? 2 : 4;
      await gather(first);
    }
  }),
);
console.log(`${honest} guests at ${companies.length} tables, ${memory(server).toFixed(0)} MB`);

function tell(when: string, seconds: number): void {
  console.log(
    `${when}: ${(timings.count('move') / seconds).toFixed(0)} moves/s, server ${memory(server).toFixed(0)} MB`,
  );
  for (const line of timings.lines()) console.log(line);
  console.log(
    `  worst person: p99 ${timings.worstPerson.toFixed(0)} ms; above ${bar} ms: ${timings.above(bar)} people`,
  );
}

const playing = Promise.all(companies.map((company) => company.goOn()));
await wait(calm * 60_000);
tell('calm', calm * 60);
timings.clear();

const spoilers = new Worker(join(import.meta.dirname, 'day/abusers-thread.ts'), {
  workerData: {
    origin,
    seed: chance.below(1_000_000),
    tables: companies.map(({ table }) => table),
    addresses: Array.from({ length: abusers }, (_, index) => addressOf(honest + index)),
  },
});
await wait(minutes * 60_000);
spoilers.postMessage('enough', []);
const [counts] = (await once(spoilers, 'message')) as [Record<string, number>];
tell(`with ${abusers} who misbehave`, minutes * 60);
console.log(`what they did: ${JSON.stringify(counts)}`);
console.log(`refused to others: ${JSON.stringify(refused)}`);
isOn = false;
await Promise.race([playing, wait(5000)]);
await server.stop('SIGKILL');
rmSync(folder, { recursive: true, force: true });
process.exit(timings.worstKind > bar || timings.worstPerson > bar || Object.keys(refused).length > 0 ? 1 : 0);

// A day in the life: guests who play, and some who misbehave, each with an address of their own behind a trusted proxy,
// with all limits on. An hour of play in a few minutes:
//   node packages/server/bench/day.ts [--guests 2000] [--abusers 50] [--minutes 4]
// With --profile FILE, what the server's main thread does while people misbehave is written to that file.

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from '../test/support/client.ts';
import { startProcess } from '../test/support/server-process.ts';
import { chanceOf } from './chance.ts';
import { percentile } from './crowd.ts';
import type { Mischief, Misdeeds } from './day/abusers-process.ts';
import { Company, type Regular } from './day/company.ts';
import { fillShelf } from './day/shelf.ts';
import { Timings } from './day/timings.ts';
import { readOptions } from './options.ts';
import { everybody, memory, processor, stolen, threadTimes } from './processes.ts';

const { guests, abusers, games, minutes, hours, calm, seed, bar, profile } = readOptions({
  guests: 2000,
  abusers: 50,
  /** Finished games on disk, from before the day. */
  games: 200,
  minutes: 4,
  /** How much of that is played: an hour in all those minutes, or part of it in part of them. */
  hours: 1,
  /** Minutes before anybody misbehaves, for comparison. */
  calm: 1,
  seed: 1,
  /** Milliseconds that nobody's 99th percentile may exceed. */
  bar: 100,
  profile: '',
});
/** An hour is compressed into the minutes asked for: at a table somebody does something every 15 s of that hour. */
const PACE = (15_000 * minutes) / 60;
const AT_ONCE = 16;
/** One in this many tables has bots. */
const WITH_BOTS = 10;

/** From the network reserved for benchmarks (RFC 2544). */
const addressOf = (person: number) => `198.18.${person >> 8}.${person & 0xff}`;

const folder = mkdtempSync(join(tmpdir(), 'khora-day-'));
const shelf = await fillShelf(folder, games);
const server = await startProcess(
  {
    KHORA_DATA: folder,
    KHORA_UNLIMITED: 'false',
    KHORA_TRUST_PROXY: 'loopback',
    ...(profile && { PROFILE: resolve(profile) }),
  },
  profile ? { preload: join(import.meta.dirname, 'profile.ts') } : {},
);
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

/** The 99th percentile of how late this process was itself, which it would take for the server's delay. */
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();

/** What uses the processor, in seconds so far, by who it is. */
function uses(): Record<string, number> {
  const { main, others } = threadTimes(server.child.pid);
  const players = processor(process.pid) / 1e6;
  const abusive = processor(spoilers.pid) / 1e6;
  return {
    "the server's main thread": main,
    "the server's other threads": others,
    'people who only play': players,
    'people who misbehave': abusive,
    'other programs and the system': everybody() - main - others - players - abusive,
    'other machines': stolen() / 1000,
  };
}

/** Figures of the server, by name. */
async function figures(): Promise<(name: string) => number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return (name) => Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]);
}

/** How long the disk itself takes for what a commit needs, in milliseconds, again and again. */
const syncs: number[] = [];
const probe = await open(join(folder, 'probe'), 'w');
const goesOn = () => isOn;
const probing = (async () => {
  while (goesOn()) {
    const begun = performance.now();
    await probe.write('x'.repeat(4096), 0);
    await probe.datasync();
    syncs.push(performance.now() - begun);
    await wait(100);
  }
})();

/** Notes what happens for a while, and prints it. */
async function observe(when: string, seconds: number): Promise<void> {
  timings.clear();
  delay.reset();
  syncs.length = 0;
  const then = await figures();
  const before = uses();
  await wait(seconds * 1000);
  const used = Object.entries(uses()).map(
    ([who, now]) => `${who} ${((100 * (now - (before[who] ?? 0))) / seconds).toFixed(0)} %`,
  );
  console.log(
    `${when}: ${(timings.count('move') / seconds).toFixed(0)} moves/s, server ${memory(server).toFixed(0)} MB`,
  );
  for (const line of timings.lines()) console.log(line);
  console.log(
    `  worst person: p99 ${timings.worstPerson.toFixed(0)} ms; above ${bar} ms: ${timings.above(bar)} people`,
  );
  console.log(`  of a core: ${used.join(', ')}`);
  const now = await figures();
  const lag = 1000 * now('nodejs_eventloop_lag_p99_seconds');
  console.log(
    `  late themselves, p99: the server ${lag.toFixed(0)} ms, people who only play ${(delay.percentile(99) / 1e6).toFixed(0)} ms`,
  );
  const [time, commits] = ['sum', 'count'].map(
    (part) => now(`khora_commit_seconds_${part}`) - then(`khora_commit_seconds_${part}`),
  );
  const mean = (1000 * (time ?? 0)) / (commits ?? 1);
  console.log(
    `  commits: mean ${mean.toFixed(0)} ms; the disk itself: median ${percentile(syncs, 0.5).toFixed(0)} ms, p99 ${percentile(syncs, 0.99).toFixed(0)} ms`,
  );
}

const spoilers = fork(join(import.meta.dirname, 'day/abusers-process.ts'));
const playing = Promise.all(companies.map((company) => company.goOn()));
await observe('calm', calm * 60);
if (profile) server.child.kill('SIGUSR2');
spoilers.send({
  origin,
  seed: chance.below(1_000_000),
  tables: companies.map(({ table }) => table),
  shelf,
  addresses: Array.from({ length: abusers }, (_, index) => addressOf(honest + index)),
} satisfies Mischief);
await observe(`with ${abusers} who misbehave`, minutes * hours * 60);
if (profile) server.child.kill('SIGUSR2');
spoilers.send('enough');
const [{ counts, late }] = (await once(spoilers, 'message')) as [Misdeeds];
console.log(`what they did (${late.toFixed(0)} ms late themselves, p99): ${JSON.stringify(counts)}`);
console.log(`refused to others: ${JSON.stringify(refused)}`);
spoilers.disconnect();
isOn = false;
await Promise.race([playing, wait(5000)]);
await probing;
await server.stop('SIGKILL');
rmSync(folder, { recursive: true, force: true });
process.exit(timings.worstKind > bar || timings.worstPerson > bar || Object.keys(refused).length > 0 ? 1 : 0);

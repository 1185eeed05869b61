// What one channel for all notices means with many processes, and the alternatives, simulated:
// node packages/server/bench/channels.ts [--players 1000000] [--processes 64] [--every 15]
import { chanceOf } from './chance.ts';
import { readOptions } from './options.ts';

const { players, processes, every, seed } = readOptions({
  players: 1_000_000,
  processes: 64,
  /** Seconds from one move at a table to the next. */
  every: 15,
  seed: 1,
});
const SEATS = 4;
const chance = chanceOf(seed);
const tables = Math.floor(players / SEATS);
const moves = tables / every;

/** At which processes the players of each table are. */
function seatedAnywhere(): Set<number>[] {
  return Array.from({ length: tables }, () => {
    const at = new Set<number>();
    for (let seat = 0; seat < SEATS; seat++) at.add(chance.below(processes));
    return at;
  });
}

/** The proxy sends everybody at a table to one process; one in a hundred has two tables open and came for the other. */
function seatedByTable(): Set<number>[] {
  return Array.from({ length: tables }, () => {
    const home = chance.below(processes);
    const at = new Set([home]);
    for (let seat = 0; seat < SEATS; seat++) if (chance.below(100) === 0) at.add(chance.below(processes));
    return at;
  });
}

/** How many notices a second a process receives if each goes only to the processes concerned. */
function heardIfConcerned(seated: readonly ReadonlySet<number>[]): number {
  // Of the processes at a table, one makes the move, and the others must hear of it.
  const notices = seated.reduce((sum, at) => sum + at.size - 1, 0) / every;
  return notices / processes;
}

/** What share of the channels a process has to listen to, if a table's channel follows from its id. */
function channelsHeard(seated: readonly ReadonlySet<number>[], channels: number): number {
  const listened = Array.from({ length: processes }, () => new Set<number>());
  for (const [table, at] of seated.entries())
    for (const process of at) listened[process]?.add(table % channels);
  return listened.reduce((sum, { size }) => sum + size, 0) / processes / channels;
}

const anywhere = seatedAnywhere();
const byTable = seatedByTable();
console.log(
  `${players} players at ${tables} tables, ${moves.toFixed(0)} moves/s, ${processes} processes; notices that each process hears in a second:`,
);
console.log(`  one channel for all: ${moves.toFixed(0)}`);
for (const channels of [64, 4096, 262_144])
  console.log(
    `  ${channels} channels by the table's id, players anywhere: ${(moves * channelsHeard(anywhere, channels)).toFixed(0)}`,
  );
console.log(
  `  to the processes that are concerned, players anywhere: ${heardIfConcerned(anywhere).toFixed(0)}`,
);
console.log(
  `  to the processes that are concerned, players sent by table: ${heardIfConcerned(byTable).toFixed(0)}`,
);

// The figures of docs/scaling.md: node packages/server/bench/scaling.ts [--only cost,memory,sqlite,postgres,notify] [--tables 300]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../test/support/postgres.ts';
import { type ServerProcess, startProcess } from '../test/support/server-process.ts';
import { Crowd } from './crowd.ts';
import { notifications } from './notify.ts';
import { readOptions } from './options.ts';
import { memory, postgresTime, processor } from './processes.ts';

const values = readOptions({
  only: 'cost,memory,sqlite,postgres,notify',
  tables: 300,
  moves: 40,
  seconds: 5,
});
const parts = values.only.split(',');
const { tables, moves, seconds } = values;

interface Played {
  readonly rate: number;
  /** Microseconds of processor time for a move, of the servers and of PostgreSQL. */
  readonly servers: number;
  readonly postgres: number;
}

/** Lets every table make this many moves, as fast as possible. */
async function play(
  crowd: Crowd,
  servers: readonly ServerProcess[],
  url: string | null = null,
): Promise<Played> {
  const ofPostgres = () => (url === null ? 0 : postgresTime(url));
  const used = () => servers.reduce((sum, { child }) => sum + processor(child.pid), 0);
  const [before, beforePostgres] = [used(), ofPostgres()];
  const start = performance.now();
  let made = 0;
  while (made < moves * tables) {
    await crowd.saturated(0.5);
    made += crowd.latencies.length;
  }
  return {
    rate: (made / (performance.now() - start)) * 1000,
    servers: (used() - before) / made,
    postgres: (ofPostgres() - beforePostgres) / made,
  };
}

async function onSqlite(work: (server: ServerProcess) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'khora-scaling-'));
  const server = await startProcess({ KHORA_DATA: folder, KHORA_BOT_THREADS: '0' });
  try {
    await work(server);
  } finally {
    await server.stop('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

const shown = ({ rate, servers, postgres }: Played) =>
  `${rate.toFixed(0)} moves/s, ${servers.toFixed(0)} µs of the servers and ${postgres.toFixed(0)} µs of PostgreSQL for each`;

/** What a move and a notification cost: the same play with ever more listeners. */
async function cost(server: ServerProcess): Promise<void> {
  const costs: number[] = [];
  const audiences = [0, 4, 8];
  for (const spectators of audiences) {
    const crowd = new Crowd([server.origin], { spectators });
    await crowd.gather(tables, 20);
    await play(crowd, [server]);
    const played = await play(crowd, [server]);
    console.log(`four players and ${spectators} spectators: ${shown(played)}`);
    costs.push(played.servers);
    crowd.leave();
  }
  const [least = 0, , most = 0] = costs;
  const each = (most - least) / 8;
  console.log(
    `a notification: ${each.toFixed(1)} µs; a move without any: ${(least - 4 * each).toFixed(0)} µs`,
  );
}

async function sizes(server: ServerProcess): Promise<void> {
  const before = memory(server);
  const watched = new Crowd([server.origin], { spectators: 0 });
  await watched.gather(tables, 20);
  await play(watched, [server]);
  const played = memory(server);
  const crowd = new Crowd([server.origin], { spectators: 16 });
  await crowd.gather(tables, 20);
  await play(crowd, [server]);
  const audience = memory(server);
  const socket = ((audience - played - (played - before)) * 1024) / (16 * tables);
  console.log(
    `memory: ${before.toFixed(0)} MB at the start, ${played.toFixed(0)} MB with ${tables} tables and ${4 * tables} sockets, ${audience.toFixed(0)} MB with as many tables again and ${20 * tables} sockets: some ${socket.toFixed(0)} kB for a socket, ${(((played - before) * 1024) / tables - 4 * socket).toFixed(0)} kB for a table`,
  );
}

async function onPostgres(processes: number): Promise<void> {
  const postgres = await startPostgres();
  const environment = { DATABASE_URL: postgres.url, KHORA_BOT_THREADS: '0' };
  const servers: ServerProcess[] = [];
  for (let index = 0; index < processes; index++) servers.push(await startProcess(environment));
  try {
    const crowd = new Crowd(servers.map(({ origin }) => origin));
    await crowd.gather(tables, 20);
    await play(crowd, servers);
    console.log(`PostgreSQL, ${processes} process(es): ${shown(await play(crowd, servers, postgres.url))}`);
    crowd.leave();
  } finally {
    for (const server of servers) await server.stop('SIGKILL');
    await postgres.stop();
  }
}

if (parts.includes('cost')) await onSqlite(cost);
if (parts.includes('memory')) await onSqlite(sizes);
if (parts.includes('sqlite'))
  await onSqlite(async (server) => {
    const crowd = new Crowd([server.origin]);
    await crowd.gather(tables, 20);
    await play(crowd, [server]);
    console.log(`SQLite: ${shown(await play(crowd, [server]))}`);
  });
if (parts.includes('postgres')) for (const processes of [1, 2]) await onPostgres(processes);
if (parts.includes('notify')) {
  const postgres = await startPostgres();
  for (const listeners of [2, 8, 32]) {
    const rate = await notifications(await postgres.fresh(), listeners, seconds);
    console.log(`NOTIFY: ${rate.toFixed(0)} notices/s reach each of ${listeners} processes`);
  }
  await postgres.stop();
}
process.exit(0);

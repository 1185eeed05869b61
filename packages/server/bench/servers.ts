import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '../src/storage/database.ts';
import { type ServerProcess, startProcess } from '../test/support/server-process.ts';
import type { Chance } from './chance.ts';

/** How a server is ended, and what takes its place. */
export type Ending =
  | { readonly kind: 'killed' }
  /**
   * Told to end, one after another; a server of the next version takes the place of each. The first ones are of this
   * version, and the next has one more migration; or the first ones are of the version checked out in a folder, and the
   * next is this one.
   */
  | { readonly kind: 'upgraded'; readonly from?: string | undefined };

interface ServersOptions {
  readonly url?: string | undefined;
  readonly ending: Ending;
}

const NEXT_VERSION = join(import.meta.dirname, 'next-version.ts');

/** One server on SQLite, or two on one PostgreSQL database; any of them can be ended and started again. */
export class Servers {
  readonly count: number;
  private readonly folder = mkdtempSync(join(tmpdir(), 'khora-kill-'));
  private readonly options: ServersOptions;
  private readonly running: (ServerProcess | null)[] = [];
  private ended = 0;

  private constructor(options: ServersOptions) {
    this.options = options;
    this.count = options.url ? 2 : 1;
  }

  static async open(options: ServersOptions): Promise<Servers> {
    const servers = new Servers(options);
    for (let index = 0; index < servers.count; index++) await servers.start(index);
    return servers;
  }

  origin(index: number): string {
    const server = this.running[index];
    if (!server) throw new Error(`Server ${index} is not running.`);
    return server.origin;
  }

  async start(index: number): Promise<void> {
    const { url } = this.options;
    const environment = {
      KHORA_DATA: join(this.folder, 'data'),
      // Most of a start is reading the same files again.
      NODE_COMPILE_CACHE: join(this.folder, 'cache'),
      ...(url && { DATABASE_URL: url }),
    };
    this.running[index] = await startProcess(environment, this.version());
  }

  /** What to start now. */
  private version(): Parameters<typeof startProcess>[1] {
    const { ending } = this.options;
    if (ending.kind === 'killed') return {};
    if (this.ended === 0) return { root: ending.from };
    return ending.from ? {} : { preload: NEXT_VERSION };
  }

  /** Ends one of them; returns which. */
  async end(chance: Chance): Promise<number> {
    const isKilled = this.options.ending.kind === 'killed';
    const index = isKilled ? chance.below(this.count) : this.ended % this.count;
    this.ended += 1;
    await this.stop(index, isKilled ? 'SIGKILL' : 'SIGTERM');
    return index;
  }

  private async stop(index: number, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const server = this.running[index];
    this.running[index] = null;
    await server?.stop(signal);
  }

  /** Their database, seen from outside. Closed again, so that a server that starts finds what the killed one left. */
  async look<T>(work: (db: Database) => Promise<T>): Promise<T> {
    const storage = openDatabase({ folder: join(this.folder, 'data'), url: this.options.url });
    try {
      return await work(storage.db);
    } finally {
      await storage.close();
    }
  }

  async close(): Promise<void> {
    for (let index = 0; index < this.count; index++) await this.stop(index, 'SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }
}

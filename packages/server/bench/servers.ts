import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStorage, type Storage } from '../src/storage/database.ts';
import { type ServerProcess, startProcess } from '../test/support/server-process.ts';

/** One server on SQLite, or two on one PostgreSQL database; any of them can be killed and started again. */
export class Servers {
  readonly count: number;
  private readonly folder = mkdtempSync(join(tmpdir(), 'khora-kill-'));
  private readonly url: string | undefined;
  private readonly running: (ServerProcess | null)[] = [];

  private constructor(url: string | undefined) {
    this.url = url;
    this.count = url ? 2 : 1;
  }

  static async open(url: string | undefined): Promise<Servers> {
    const servers = new Servers(url);
    for (let index = 0; index < servers.count; index++) await servers.start(index);
    return servers;
  }

  origin(index: number): string {
    const server = this.running[index];
    if (!server) throw new Error(`Server ${index} is not running.`);
    return server.origin;
  }

  async start(index: number): Promise<void> {
    this.running[index] = await startProcess({
      KHORA_DATA: join(this.folder, 'data'),
      // Most of a start is reading the same files again.
      NODE_COMPILE_CACHE: join(this.folder, 'cache'),
      ...(this.url && { DATABASE_URL: this.url }),
    });
  }

  async kill(index: number): Promise<void> {
    const server = this.running[index];
    this.running[index] = null;
    await server?.stop('SIGKILL');
  }

  /** Their database, seen from outside. Closed again, so that a server that starts finds what the killed one left. */
  async look<T>(work: (storage: Storage) => Promise<T>): Promise<T> {
    const storage = await openStorage({ folder: join(this.folder, 'data'), url: this.url });
    try {
      return await work(storage);
    } finally {
      await storage.close();
    }
  }

  async close(): Promise<void> {
    for (let index = 0; index < this.count; index++) await this.kill(index);
    rmSync(this.folder, { recursive: true, force: true });
  }
}

import { join } from 'node:path';
import { Piscina } from 'piscina';

/** Makes and checks hashes of passwords, one at a time, in a thread that gives way to players' moves. */
export class Passwords {
  private readonly pool = new Piscina({
    filename: join(import.meta.dirname, 'password-thread.ts'),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
  });

  hash(password: string): Promise<string> {
    return this.pool.run(password, { name: 'hash' }) as Promise<string>;
  }

  verify(asked: { readonly hash: string; readonly password: string }): Promise<boolean> {
    return this.pool.run(asked, { name: 'verify' }) as Promise<boolean>;
  }

  async close(): Promise<void> {
    await this.pool.destroy();
  }
}

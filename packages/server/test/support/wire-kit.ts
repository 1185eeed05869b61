import { readConfig } from '../../src/config.ts';
import { type RunningServer, startServer } from '../../src/server.ts';
import { newFolder } from './table-kit.ts';

/** A whole server in this process, on a free port. */
export interface OpenServer extends RunningServer {
  readonly origin: string;
  readonly folder: string;
}

interface OpenOptions {
  readonly folder?: string;
  readonly now?: () => number;
  /** Limits on requests and messages are off unless a test is about them. */
  readonly limited?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
}

export async function openServer(options: OpenOptions = {}): Promise<OpenServer> {
  const folder = options.folder ?? newFolder();
  const config = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    KHORA_DATA: folder,
    KHORA_LOG: 'silent',
    KHORA_BOT_THREADS: '0',
    KHORA_CLIENT: `${folder}/none`,
    KHORA_UNLIMITED: String(!options.limited),
    ...options.environment,
  });
  const server = await startServer(config, options.now);
  return { ...server, folder, origin: `http://127.0.0.1:${server.port}` };
}

/** The same numbers on every run. */
export function numbers(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export function pick<T>(items: readonly T[], below: (below: number) => number): T {
  const item = items[below(items.length)];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
}

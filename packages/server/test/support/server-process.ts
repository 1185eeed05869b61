import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

/** A process of its own, which can be killed. */
interface Process {
  readonly child: ChildProcess;
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

export interface ServerProcess extends Process {
  readonly origin: string;
}

const SOURCE = join(import.meta.dirname, '../../src');
const ROOT = join(import.meta.dirname, '../../../..');

/** Which version of the server is started. */
interface Version {
  /** Where another one than this is checked out. */
  readonly root?: string | undefined;
  /** A module that is loaded before it. */
  readonly preload?: string;
}

/** The server as `npm start` runs it, from the moment it is open. */
export async function startProcess(
  environment: Readonly<Record<string, string>>,
  { root = ROOT, preload }: Version = {},
): Promise<ServerProcess> {
  const before = preload ? ['--import', pathToFileURL(preload).href] : [];
  const args = [...startFlags(), ...before, join(root, 'packages/server/src/main.ts')];
  const { said, ...started } = await start(args, environment, /http:\/\/[^\s"]+/);
  return { origin: said, ...started };
}

/** The memory options with which `npm start` runs Node. */
function startFlags(): readonly string[] {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  return scripts.start.match(/--\S+/g) ?? [];
}

/** A process that only thinks for bots. */
export function startWorker(environment: Readonly<Record<string, string>>): Promise<Process> {
  return start([join(SOURCE, 'worker.ts')], environment, /thinking/);
}

/** Starts a program; resolves when it says what it is expected to say. */
async function start(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  expected: RegExp,
): Promise<Process & { readonly said: string }> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, PORT: '0', KHORA_LOG: 'error', KHORA_UNLIMITED: 'true', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // It must not outlive us, however we end.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  const lines = createInterface({ input: child.stdout });
  const said = await new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      const [match] = expected.exec(line) ?? [];
      if (match) resolve(match);
      else console.log(line);
    });
    child.once('exit', (code) => reject(new Error(`The process ended with code ${code}.`)));
  });
  return {
    said,
    child,
    async stop(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}

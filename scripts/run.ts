import { spawn } from 'node:child_process';

/** A tool of `node_modules` or a script of ours, with its arguments; all of them run under this same Node. */
export type Command = readonly [file: string, ...args: string[]];

/** Runs a command to its end; `quiet` collects what it prints instead of showing it. */
export function run([file, ...args]: Command, { quiet }: { quiet: boolean }) {
  return new Promise<{ ok: boolean; output: string }>((resolve, reject) => {
    const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    const child = spawn(process.execPath, [file, ...args], {
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...colour },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    const stop = () => child.kill();
    process.once('SIGTERM', stop);
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('SIGTERM', stop);
      resolve({ ok: code === 0, output });
    });
  });
}

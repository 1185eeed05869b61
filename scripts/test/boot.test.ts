import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const isWindows = process.platform === 'win32';

/** Runs a command as npm does, in a shell that has more to do and so cannot be replaced by the command. */
function inShell(command: string) {
  const [shell, ...options] = isWindows ? ['cmd', '/d', '/s', '/c'] : ['sh', '-c'];
  return spawn(shell, [...options, isWindows ? `${command} & rem` : `${command}; true`], {
    cwd: ROOT,
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

test('when npm ends, so does what it started', async () => {
  const shell = inShell('node scripts/boot.mjs scripts/test/guest.ts');
  await once(shell.stdout, 'readable');
  shell.kill('SIGTERM');
  // The output is complete when no process is left. On Windows, processes are not asked to end, they are just ended.
  expect(await text(shell.stdout)).toBe(isWindows ? 'here\n' : 'here\ngone\n');
});

test('options of Node, arguments and the exit code are passed on', async () => {
  const args = ['scripts/boot.mjs', '--no-warnings', 'scripts/test/guest.ts', '7'];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'ignore' });
  expect(await once(child, 'exit')).toEqual([7, null]);
});

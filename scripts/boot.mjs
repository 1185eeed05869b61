// Runs a script under the pinned Node, installing first where needed:
// node scripts/boot.mjs [options of Node] <script> [arguments]
// Plain JavaScript with no dependency, so that any Node from 18 on can start it on a fresh clone.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const needed = 24;
const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, 'node_modules', '.khora-lock');

/** What `node_modules` was installed from: the lockfile, and the platform in case the folder has moved. */
function wanted() {
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  return `${process.platform}-${process.arch} ${hash}\n`;
}

const parent = process.ppid;

/** Whether the process that started this one has ended. */
function isOrphan() {
  try {
    // Windows keeps naming the parent, so we check whether it is alive; other systems name its replacement.
    process.kill(parent, 0);
    return process.ppid !== parent;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH';
  }
}

/**
 * Runs a command in the foreground, passing signals on to it. Under npm a shell stands between npm and us: it does not pass
 * signals on, it just ends, and then so must the command. (`exec` before the command would do, but Windows' cmd has none.)
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number | NodeJS.Signals>} its exit code, or the signal that ended it
 */
function run(command, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    /** @type {(signal: NodeJS.Signals) => void} */
    const forward = (signal) => {
      // A terminal also sends Ctrl-C to the child; getting it twice would mean "at once".
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      // Windows has only one way to end a process.
      child.kill(process.platform === 'win32' ? 'SIGTERM' : signal);
    };
    const watch = setInterval(() => {
      if (process.env.npm_lifecycle_event === undefined || !isOrphan()) return;
      clearInterval(watch);
      forward('SIGTERM');
    }, 250);
    const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
    for (const signal of signals) process.on(signal, forward);
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      clearInterval(watch);
      for (const name of signals) process.off(name, forward);
      resolve(signal ?? code ?? 1);
    });
  });
}

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(`\n${message}`);
  process.exit(1);
}

/** @param {number | NodeJS.Signals} outcome */
function leave(outcome) {
  if (typeof outcome === 'number') process.exit(outcome);
  process.kill(process.pid, outcome);
}

async function install() {
  const lock = wanted();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  // `npm ci` deletes the Node that runs this, which Windows does not allow.
  if (process.platform === 'win32' && process.execPath.startsWith(join(root, 'node_modules')))
    fail('The dependencies have changed. Run `npm ci`, then try again.');
  console.error('Installing the dependencies …');
  const args = ['ci', '--include=dev', '--include=optional', '--loglevel=error'];
  // `npm` on PATH would run under node_modules/.bin/node, the very file that `npm ci` deletes.
  const { npm_node_execpath: node, npm_execpath: npm } = process.env;
  const outcome =
    node && npm && /npm-cli\.c?js$/.test(npm)
      ? await run(node, [npm, ...args])
      : await run('npm', args, { shell: process.platform === 'win32' }).catch(() =>
          fail('npm was not found. Install Node (which brings npm) and try again.'),
        );
  if (typeof outcome === 'string') return leave(outcome);
  if (outcome !== 0) {
    fail(
      'The dependencies could not be installed: see the error of npm above. Is the npm registry reachable? ' +
        'If package.json was edited by hand, run `npm install` to bring package-lock.json up to date.',
    );
  }
  writeFileSync(stamp, lock);
}

/** The pinned Node if there is one that runs here, otherwise the current one if it is new enough. */
function findNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  const pinned = join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin', file);
  if (existsSync(pinned) && spawnSync(pinned, ['--version']).status === 0) return pinned;
  if (Number.parseInt(process.versions.node, 10) >= needed) return process.execPath;
  return fail(
    `Khôra needs Node ${needed} or newer; this is ${process.version}, and there is no pinned Node for ` +
      `${process.platform}-${process.arch}. Install Node ${needed} and try again.`,
  );
}

const given = process.argv.slice(2);
const at = given.findIndex((argument) => !argument.startsWith('--'));
const [script, ...rest] = given.slice(at);
if (at < 0 || script === undefined)
  fail('Usage: node scripts/boot.mjs [options of Node] <script> [arguments]');
await install();
const bin = join(root, 'node_modules', '.bin');
const env = {
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
  // Compiled code is cached, so that programs start sooner and need not hold the compiler in memory.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'node'),
  // Threads that share the C library's memory pools leave less of it unused.
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
};
leave(await run(findNode(), [...given.slice(0, at), join(root, script), ...rest], { env }));

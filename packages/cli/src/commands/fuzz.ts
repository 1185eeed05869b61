import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { EXIT, type ExitCode } from '../terminal/exit-codes.ts';
import { type Add, helpAfter, printJson } from './run.ts';

interface FuzzOptions {
  games?: string;
  minutes?: string;
  seed?: string;
  setup?: string;
  only?: string;
  json?: boolean;
}

const ABOUT = `
Runs until it is stopped, unless --games or --minutes is given. On a failure it prints the seed of the
game and the command that repeats it, and exits with code 1.`;
const EXAMPLES = ['khora fuzz', 'khora fuzz --minutes 10', 'khora fuzz --seed 12345 --games 1'];

export const fuzzCommand: Add = (program, io, done) => {
  program
    .command('fuzz')
    .description('play random games with all checks of the engine on')
    .option('-n, --games <number>', 'stop after this many games')
    .option('--minutes <number>', 'stop after this many minutes')
    .option('-s, --seed <number>', 'number of the first game; default: taken from the clock')
    .option('--setup <json>', 'setup of every game; default: random ones')
    .option('--only <check>', 'invariants or reference (a second implementation); default: both')
    .option('--json', 'print the outcome as JSON, at the end')
    .addHelpText('after', helpAfter(io, ABOUT, EXAMPLES))
    .action(async ({ json, ...options }: FuzzOptions) => {
      const args = Object.entries<string>(options).flatMap(([name, value]) => [`--${name}`, value]);
      const lines: string[] = [];
      const code = await fuzz(args, (text) => (json ? lines.push(text) : io.out.write(text)));
      if (json) printJson(io, { ok: code === EXIT.ok, output: lines.join('').trimEnd().split('\n') });
      done(code);
    });
};

/** The fuzzer belongs to the engine's tests, which no other package may import, so it runs as a program. */
const FUZZER = fileURLToPath(new URL('../../../engine/fuzz/fuzz.ts', import.meta.url));

function fuzz(args: readonly string[], write: (text: string) => void): Promise<ExitCode> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [FUZZER, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', write);
    const stop = () => child.kill();
    process.once('SIGTERM', stop);
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('SIGTERM', stop);
      resolve(code === EXIT.ok || code === EXIT.badInput ? code : EXIT.failed);
    });
  });
}

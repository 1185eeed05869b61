import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Choose } from '@khora/bots';
import { type GameView, legalMoves, type Move, preview, type Seat } from '@khora/engine';
import { expect, onTestFinished } from 'vitest';
import { run } from '../src/program.ts';
import type { Io, Output } from '../src/terminal/io.ts';

/** An output that remembers what was written. */
class Paper implements Output {
  text = '';
  readonly isTTY: boolean;
  readonly columns = 80;
  readonly colours = false;

  constructor(isTTY = false) {
    this.isTTY = isTTY;
  }

  write(text: string): void {
    this.text += text;
  }

  get lines(): string[] {
    return this.text.split('\n');
  }
}

interface FakeIo extends Io {
  readonly out: Paper;
  readonly err: Paper;
}

/** The outside world for a command: lines of input, and a clock that stands still. */
export function fakeIo({
  input = [],
  tty = false,
}: {
  input?: readonly string[];
  tty?: boolean;
} = {}): FakeIo {
  const lines = Readable.from(input.map((line) => `${line}\n`));
  return {
    out: new Paper(tty),
    err: new Paper(tty),
    input: Object.assign(lines, { isTTY: tty }),
    now: () => 0,
    onInterrupt: () => () => undefined,
  };
}

/** Runs `khora` with these arguments. */
export async function khora(args: readonly string[], options: Parameters<typeof fakeIo>[0] = {}) {
  const io = fakeIo(options);
  const code = await run(args, io);
  return { code, out: io.out.text, err: io.err.text };
}

function own(view: GameView) {
  const player = view.players[view.seat as Seat];
  if (!player) throw new Error('A spectator was asked.');
  return player;
}

/** A number that is always the same for the same text. */
function numberOf(text: string): number {
  let number = 7;
  for (let i = 0; i < text.length; i++) number = (Math.imul(number, 31) + text.charCodeAt(i)) >>> 0;
  return number;
}

/** Any move, depending on the seed. */
export const careless: Choose = (view, { seed }) => {
  const moves = legalMoves(view, view.seat as Seat);
  return moves[numberOf(seed) % moves.length] as Move;
};

/** The move that looks best at once: far better than a random one. */
export const greedy: Choose = (view) => {
  const worth = (move: Move) => {
    const { economy, culture, military, points, taxes, glory, troops, drachmas, citizens } = own(
      preview(view, move),
    );
    return (
      3 * points +
      4 * (economy + culture + military) +
      5 * taxes +
      3 * glory +
      troops +
      drachmas +
      citizens / 2
    );
  };
  let best: { move: Move; worth: number } | null = null;
  for (const move of legalMoves(view, view.seat as Seat)) {
    const own = worth(move);
    if (!best || own > best.worth) best = { move, worth: own };
  }
  if (!best) throw new Error('There is no move.');
  return best.move;
};

/** A folder for one test's files, deleted after the test. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'khora-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** Stands for any text that contains this one. */
export function containing(text: string): unknown {
  return expect.stringContaining(text);
}

/** A Python to test with: the system's, or Debian's where we may install it. */
export function pythonCommand(): string {
  const found = () => ['python3', 'python'].find((name) => spawnSync(name, ['--version']).status === 0);
  if (!found() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    execFileSync('apt-get', ['-qq', 'update']);
    execFileSync('apt-get', ['-qq', 'install', '-y', 'python3']);
  }
  const name = found();
  if (name === undefined) throw new Error('The examples need Python 3: install it and try again.');
  return name;
}

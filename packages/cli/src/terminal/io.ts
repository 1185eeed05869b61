import type { Readable } from 'node:stream';

/** Where text goes. */
export interface Output {
  write(text: string): unknown;
  readonly isTTY: boolean;
  readonly columns: number;
  readonly colours: boolean;
  /** The stream itself, for editing lines at a terminal. */
  readonly stream?: NodeJS.WritableStream;
}

/** Everything that a command may touch in the outside world, so that tests can replace it. */
export interface Io {
  readonly out: Output;
  readonly err: Output;
  readonly input: Readable & { readonly isTTY?: boolean };
  /** Milliseconds on a clock that never goes back. */
  now(): number;
  /** Calls back once on Ctrl-C; returns a function that stops listening. */
  onInterrupt(callback: () => void): () => void;
}

/** Lines stay readable on very wide terminals, and unbroken in files. */
const WIDEST = 100;
const WIDTH_OF_FILES = 80;

function outputTo(stream: NodeJS.WriteStream): Output {
  return {
    write: (text) => stream.write(text),
    isTTY: stream.isTTY,
    stream,
    // The width changes with the window.
    get columns() {
      return stream.isTTY ? Math.min(stream.columns, WIDEST) : WIDTH_OF_FILES;
    },
    colours: stream.isTTY ? stream.hasColors() : (process.env.FORCE_COLOR ?? '') !== '',
  };
}

export function processIo(): Io {
  // A reader such as `head` may stop before the end.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  return {
    out: outputTo(process.stdout),
    err: outputTo(process.stderr),
    input: process.stdin,
    now: () => performance.now(),
    onInterrupt(callback) {
      process.once('SIGINT', callback);
      return () => process.off('SIGINT', callback);
    },
  };
}

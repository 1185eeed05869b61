import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/**
 * A WebSocket that sends everything from one turn of the event loop in one write: the news of a move and the answer to
 * the player who made it leave together. Texts are framed here (RFC 6455, never masked by a server), because sending
 * header and body separately costs an extra system call, more than everything else that a move needs; the rest is the
 * library's.
 */
export class Wire {
  private readonly socket: WebSocket;
  private readonly stream: Duplex;
  /** Whole frames that have not been sent yet, one character per byte. */
  private waiting = '';

  constructor(socket: WebSocket, stream: Duplex) {
    this.socket = socket;
    this.stream = stream;
  }

  /** Bytes that the other side has not received yet. */
  get bufferedAmount(): number {
    return this.waiting.length + this.stream.writableLength;
  }

  send(text: string): void {
    if (this.waiting === '') toFlush(this);
    const bytes = frameOf(text);
    this.waiting = this.waiting === '' ? bytes : this.waiting + bytes;
  }

  flush(): void {
    const { waiting } = this;
    this.waiting = '';
    if (waiting !== '' && this.socket.readyState === this.socket.OPEN) this.stream.write(waiting, 'latin1');
  }

  close(code: number, reason: string): void {
    this.flush();
    this.socket.close(code, reason);
  }

  terminate(): void {
    this.socket.terminate();
  }

  /** Says why, but reads nothing more: whoever floods us would not stop for a farewell. */
  cutOff(code: number, reason: string): void {
    this.close(code, reason);
    this.socket.pause();
    setTimeout(() => this.terminate(), FAREWELL).unref();
  }
}

/** How long somebody has to hear why they are cut off, in milliseconds. */
const FAREWELL = 1000;

const wires: Wire[] = [];

/** Flushes a wire when everything that is ready to run has run. */
function toFlush(wire: Wire): void {
  if (wires.push(wire) === 1) process.nextTick(flushAll);
}

function flushAll(): void {
  for (const wire of wires.splice(0)) wire.flush();
}

/** The last fragment of a message, and that it is text. */
const FINAL_TEXT = '\x81';
/** Lengths from here on take 16 bits, and from the next limit on 64. */
const MEDIUM = 126;
const LONG = 65_536;
const IN_16_BITS = '\x7e';
const IN_64_BITS = '\x7f';

/** Often several are told the same thing in a row. */
let last: { readonly text: string; readonly frame: string } | null = null;

function frameOf(text: string): string {
  if (text !== last?.text) last = { text, frame: frame(text) };
  return last.frame;
}

function frame(text: string): string {
  const size = Buffer.byteLength(text);
  const bytes = size === text.length ? text : Buffer.from(text).toString('latin1');
  return FINAL_TEXT + sizeOf(size) + bytes;
}

function sizeOf(size: number): string {
  if (size < MEDIUM) return String.fromCharCode(size);
  const low = String.fromCharCode((size >> 8) & 0xff, size & 0xff);
  if (size < LONG) return IN_16_BITS + low;
  return `${IN_64_BITS}\0\0\0\0${String.fromCharCode(size >>> 24, (size >> 16) & 0xff)}${low}`;
}

import { connect, type Socket } from 'node:net';
import type { Move } from '@khora/engine';
import type { ClientMessage, ServerMessage, Snapshot } from '@khora/protocol';
import { frameAt, maskedFrame, PONG_FRAME } from './frames.ts';

interface ListenerOptions {
  readonly origin: string;
  readonly cookie: string;
  readonly table: string;
  readonly onUpdate: (update: string) => void;
  readonly onRefused: (message: string) => void;
}

const UPDATE = '{"type":"update"';
const DONE = '{"type":"done"';
/** Milliseconds until a game that has not begun is asked for again. */
const PATIENCE = 20;

/** Everything that is read passes through here: each piece is taken out before the next one is read. */
const BUFFER = Buffer.alloc(65_536);

/**
 * One socket at one table, as cheap as possible: keeping a server busy takes thousands of them, and they share its
 * cores.
 */
export class Listener {
  private readonly options: ListenerOptions;
  private readonly socket: Socket;
  /** What was read of an incomplete frame, one character per byte. */
  private rest = '';
  private count = 0;
  private onRead: (text: string) => void = () => undefined;
  private onTable: (snapshot: Snapshot) => void = () => undefined;

  constructor(options: ListenerOptions) {
    this.options = options;
    const { hostname, port } = new URL(options.origin);
    this.socket = connect({
      host: hostname,
      port: Number(port),
      noDelay: true,
      onread: {
        buffer: BUFFER,
        callback: (size, buffer) => {
          this.onRead((buffer as Buffer).toString('latin1', 0, size));
          return true;
        },
      },
    });
  }

  /** Resolves with the first snapshot of the game. */
  open(): Promise<Snapshot> {
    return new Promise((resolve, reject) => {
      this.socket.on('error', reject);
      this.socket.on('connect', () => this.socket.write(this.handshake()));
      this.onTable = resolve;
      this.onRead = (text) => {
        this.rest += text;
        const end = this.rest.indexOf('\r\n\r\n');
        if (end < 0) return;
        const answer = this.rest.slice(0, end);
        const frames = this.rest.slice(end + 4);
        if (!answer.startsWith('HTTP/1.1 101 ')) {
          reject(new Error(`The server did not open a socket: ${answer}`));
          return;
        }
        this.rest = '';
        this.onRead = (more) => this.read(more);
        this.watch();
        this.read(frames);
      };
    });
  }

  private watch(): void {
    this.send({ type: 'watch', table: this.options.table });
  }

  move(move: Move): void {
    this.count += 1;
    this.send({ type: 'move', table: this.options.table, id: `move-${this.count}-of-mine`, move });
  }

  close(): void {
    this.socket.destroy();
  }

  private handshake(): string {
    const { origin, cookie } = this.options;
    const lines = [
      'GET /ws HTTP/1.1',
      `Host: ${new URL(origin).host}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: bm8gc2VjcmV0LCBhIGtleQ==',
      `Origin: ${origin}`,
      `Cookie: ${cookie}`,
    ];
    return `${lines.join('\r\n')}\r\n\r\n`;
  }

  /** Takes whole frames out of what has arrived. */
  private read(piece: string): void {
    const text = this.rest === '' ? piece : this.rest + piece;
    let at = 0;
    for (let frame = frameAt(text, at); frame; frame = frameAt(text, at)) {
      at = frame.end;
      if (frame.isPing) this.socket.write(PONG_FRAME, 'latin1');
      else this.hear(text.slice(frame.start, frame.end));
    }
    this.rest = text.slice(at);
  }

  private hear(text: string): void {
    if (text.startsWith(UPDATE)) this.options.onUpdate(text);
    else if (!text.startsWith(DONE)) {
      const message = JSON.parse(text) as ServerMessage;
      if (message.type === 'refused') this.options.onRefused(message.message);
      else if (message.type === 'table') {
        // Another process may have begun the game a moment ago.
        if (message.snapshot.view) this.onTable(message.snapshot);
        else setTimeout(() => this.watch(), PATIENCE);
      }
    }
  }

  private send(message: ClientMessage): void {
    this.socket.write(maskedFrame(JSON.stringify(message)), 'latin1');
  }
}

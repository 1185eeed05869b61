// Requests that cost next to nothing to send. People who misbehave have processors of their own: what theirs do must not be
// taken from the server's.
import { connect, type Socket } from 'node:net';

interface Answer {
  readonly status: number;
  readonly body: string;
}

interface Asking {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/** Somebody who asks over connections that are kept open, as many at once as they like. */
export class Blunt {
  private readonly host: string;
  private readonly port: number;
  private readonly free: Line[] = [];

  constructor(origin: string) {
    const { hostname, port } = new URL(origin);
    this.host = hostname;
    this.port = Number(port);
  }

  /** Asks for something such as `GET /api/tables`. */
  ask(what: string, headers: Readonly<Record<string, string>>, body: unknown): Promise<Answer> {
    const text = body === undefined ? '' : JSON.stringify(body);
    const all = {
      host: `${this.host}:${this.port}`,
      ...(text !== '' && { 'content-type': 'application/json' }),
      'content-length': String(Buffer.byteLength(text)),
      ...headers,
    };
    const request = `${headOf(`${what} HTTP/1.1`, all)}${text}`;
    return new Promise((resolve, reject) => {
      const line = this.free.pop() ?? new Line(connect({ host: this.host, port: this.port, noDelay: true }));
      line.ask(request, {
        resolve: (answer) => {
          this.free.push(line);
          resolve(answer);
        },
        reject,
      });
    });
  }
}

export function headOf(first: string, headers: Readonly<Record<string, string>>): string {
  return `${first}\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`;
}

const HEAD = /^HTTP\/1\.1 (\d+)[\s\S]*?\r\ncontent-length: (\d+)[\s\S]*?\r\n\r\n/i;

/** One connection, for one request at a time. */
class Line {
  private readonly socket: Socket;
  private asking: Asking | null = null;
  private heard = '';

  constructor(socket: Socket) {
    this.socket = socket;
    socket.setEncoding('latin1');
    socket.on('data', (text: string) => this.hear(text));
    socket.on('error', () => undefined);
    socket.on('close', () => this.asking?.reject(new Error('cut off')));
  }

  ask(request: string, asking: Asking): void {
    if (this.socket.destroyed) asking.reject(new Error('cut off'));
    else {
      this.asking = asking;
      this.socket.write(request);
    }
  }

  private hear(text: string): void {
    this.heard += text;
    const [head, status, length] = HEAD.exec(this.heard) ?? [];
    if (head === undefined || this.heard.length < head.length + Number(length)) return;
    const body = this.heard.slice(head.length);
    const { asking } = this;
    this.heard = '';
    this.asking = null;
    asking?.resolve({ status: Number(status), body });
  }
}

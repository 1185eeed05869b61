import { once } from 'node:events';
import { WebSocket } from 'ws';

/** A socket without manners: it sends anything, and says how it ended. */
export class Raw {
  readonly socket: WebSocket;
  readonly heard: unknown[] = [];
  private onMessage: () => void = () => undefined;
  private onClose: () => void = () => undefined;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data: Buffer) => {
      this.heard.push(JSON.parse(data.toString()));
      this.onMessage();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => this.onClose());
  }

  static async open(origin: string, headers: Readonly<Record<string, string>> = {}): Promise<Raw> {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, {
      headers: { origin, ...headers },
      perMessageDeflate: false,
    });
    const raw = new Raw(socket);
    await raw.until(() => raw.heard.length > 0);
    return raw;
  }

  /** The status with which a socket is not opened; 101 if it is. */
  static refusal(origin: string, headers: Readonly<Record<string, string>>): Promise<number> {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, { headers });
    return new Promise((resolve) => {
      socket.on('error', () => undefined);
      socket.on('open', () => {
        socket.terminate();
        resolve(101);
      });
      socket.on('unexpected-response', (_request, response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
    });
  }

  /** Says something, and resolves with the next thing that is said. */
  async ask(data: string | Uint8Array): Promise<unknown> {
    const before = this.heard.length;
    this.socket.send(data);
    await this.until(() => this.heard.length > before);
    return this.heard[before];
  }

  async until(holds: () => boolean): Promise<void> {
    while (!holds())
      await new Promise<void>((resolve, reject) => {
        this.onMessage = resolve;
        this.onClose = () => reject(new Error('The socket was closed.'));
      });
  }

  /** The code with which the socket is closed. */
  async closed(): Promise<number> {
    if (this.socket.readyState === WebSocket.CLOSED) throw new Error('It was closed before.');
    const [code] = (await once(this.socket, 'close')) as [number];
    return code;
  }
}

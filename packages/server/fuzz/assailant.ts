import { once } from 'node:events';
import { WebSocket } from 'ws';

const HIDDEN_FROM_STRANGERS = /"(hand|offer)":\[|"picked"/;
const LONG_NUMBER = /[0-9a-f]{32,}/g;

/** What came back. */
export interface Answers {
  refused: number;
  /** By code. */
  codes: Record<string, number>;
  cut: number;
  bytes: number;
}

/** A socket that sends what it should not, and examines everything it is told. */
export class Assailant {
  /** The seat of its user at every table; null for one who has none. */
  readonly seat: number | null;
  private readonly origin: string;
  private readonly cookie: string;
  private readonly secrets: ReadonlySet<string>;
  private readonly answers: Answers;
  private socket: WebSocket | null = null;
  private onPong: () => void = () => undefined;

  constructor(
    origin: string,
    { cookie, seat }: { cookie: string; seat: number | null },
    { secrets, answers }: { secrets: ReadonlySet<string>; answers: Answers },
  ) {
    this.origin = origin;
    this.cookie = cookie;
    this.seat = seat;
    this.secrets = secrets;
    this.answers = answers;
  }

  private async open(): Promise<WebSocket> {
    if (this.socket?.readyState === WebSocket.OPEN) return this.socket;
    const socket = new WebSocket(`${this.origin.replace('http', 'ws')}/ws`, {
      headers: { origin: this.origin, ...(this.cookie && { cookie: this.cookie }) },
      perMessageDeflate: false,
    });
    this.socket = socket;
    socket.on('message', (data: Buffer) => this.hear(data.toString()));
    await once(socket, 'message');
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.answers.cut += 1;
      this.onPong();
    });
    return socket;
  }

  /** Sends all of it; resolves when it is answered, or when the server has had enough. */
  async say(messages: readonly (string | Uint8Array)[]): Promise<void> {
    const socket = await this.open();
    const answered = new Promise<void>((resolve) => {
      this.onPong = resolve;
    });
    for (const message of messages) socket.send(message, () => undefined);
    socket.send('{"type":"ping"}', () => undefined);
    await answered;
  }

  private hear(text: string): void {
    this.answers.bytes += text.length;
    if (text === '{"type":"pong"}') this.onPong();
    else this.read(text);
  }

  /** Whatever comes back, including answers to requests. */
  read(text: string): void {
    for (const [number] of text.matchAll(LONG_NUMBER))
      if (this.secrets.has(number)) throw new Error(`A secret was told: ${text}`);
    if (this.seat === null && HIDDEN_FROM_STRANGERS.test(text))
      throw new Error(`A stranger was told what is hidden: ${text}`);
    const code = /^\{"type":"refused".*?"error":"([a-z-]+)"/.exec(text)?.[1];
    if (!code) return;
    if (code === 'internal') throw new Error(`The server did not know what to say: ${text}`);
    this.answers.refused += 1;
    this.answers.codes[code] = (this.answers.codes[code] ?? 0) + 1;
  }

  close(): void {
    this.socket?.removeAllListeners('close');
    this.socket?.terminate();
  }
}

import type { Snapshot } from '@khora/protocol';
import { Client } from './client.ts';

/** Headers that depend on the moment, not on the game. */
const PASSING = new Set(['date', 'keep-alive', 'connection']);

/** A client that keeps every byte it is sent: on the socket, in answers to requests, in its stream. */
export class Ear {
  readonly client: Client;
  private texts: string[] = [];
  private lines: string[] = [];
  private readonly pongs: (() => void)[] = [];
  private readonly looks: (() => void)[] = [];
  private readonly streams: AbortController[] = [];
  private streamed = 0;
  private onLine: () => void = () => undefined;

  constructor(origin: string, cookie: string) {
    this.client = new Client(origin, cookie, {
      onText: (text) => {
        if (text === '{"type":"pong"}') this.pongs.shift()?.();
        else this.texts.push(text);
        if (text.startsWith('{"type":"looked"')) this.looks.shift()?.();
      },
    });
  }

  /** A new guest, connected. */
  static async guest(origin: string): Promise<Ear> {
    const guest = await Client.guest(origin);
    guest.close();
    const ear = new Ear(origin, guest.cookie);
    await ear.client.connect();
    return ear;
  }

  /** Somebody who has not said who they are, connected. */
  static async stranger(origin: string): Promise<Ear> {
    const ear = new Ear(origin, '');
    await ear.client.connect();
    return ear;
  }

  /** Looks at an earlier position. What takes long may be answered after what was asked later. */
  look(table: string, at: number): Promise<void> {
    return new Promise((resolve) => {
      this.looks.push(resolve);
      this.client.send({ type: 'look', table, at });
    });
  }

  /** Resolves when all that the server had to say on the socket has arrived, except what takes long. */
  quiet(): Promise<void> {
    return new Promise((resolve) => {
      this.pongs.push(resolve);
      this.client.send({ type: 'ping' });
    });
  }

  /** Everything that came since the last call, except the stream. */
  drain(): string[] {
    const { texts } = this;
    this.texts = [];
    return texts;
  }

  /** What the stream brought since the last call; a repeated line counts once. */
  drainStream(): string[] {
    const { lines } = this;
    this.lines = lines.slice(-1);
    return lines;
  }

  /** A request with its whole answer, which is kept too. */
  async request(method: string, path: string, body?: unknown): Promise<{ status: number; text: string }> {
    const { origin, cookie } = this.client;
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        origin,
        ...(cookie && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const headers = [...response.headers].filter(([name]) => !PASSING.has(name));
    this.texts.push(`${response.status} ${JSON.stringify(headers)}\n${text}`);
    return { status: response.status, text };
  }

  /** Listens to the stream of a table, which bots use. */
  async stream(table: string, query = ''): Promise<void> {
    const { origin, cookie } = this.client;
    const controller = new AbortController();
    this.streams.push(controller);
    const response = await fetch(`${origin}/api/tables/${table}/stream${query}`, {
      headers: { ...(cookie && { cookie }) },
      signal: controller.signal,
    });
    if (!response.ok || !response.body)
      throw new Error(`stream: ${response.status} ${await response.text()}`);
    const chunks = response.body.pipeThrough(new TextDecoderStream());
    void this.hearStream(chunks).catch(() => undefined);
  }

  private async hearStream(chunks: AsyncIterable<string>): Promise<void> {
    let rest = '';
    for await (const chunk of chunks) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines.filter((each) => each !== '')) {
        if (line !== this.lines.at(-1)) this.lines.push(line);
        const { version } = JSON.parse(line) as Pick<Snapshot, 'version'>;
        this.streamed = Math.max(this.streamed, version);
      }
      this.onLine();
    }
  }

  /** Resolves when the stream has reached a version. */
  async heardOf(version: number): Promise<void> {
    while (this.streamed < version)
      await new Promise<void>((resolve) => {
        this.onLine = resolve;
      });
  }

  close(): void {
    for (const stream of this.streams) stream.abort();
    this.client.close();
  }
}

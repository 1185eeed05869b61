import { randomBytes } from 'node:crypto';
import { legalMoves, type Move } from '@khora/engine';
import {
  type ClientMessage,
  type CreateTable,
  patched,
  type ServerMessage,
  type Snapshot,
} from '@khora/protocol';
import { WebSocket } from 'ws';

type Telling = Extract<ServerMessage, { type: 'table' | 'update' }>;
type Answer = Extract<ServerMessage, { type: 'done' | 'refused' }>;

export interface ClientOptions {
  /** Said with every request, as a proxy would. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Hears every message, as it came. */
  readonly onText?: (text: string) => void;
  /** Hears of every change of a table, after it was made. */
  readonly onTable?: (table: string, snapshot: Snapshot, message: Telling) => void;
  /** Hears every message but the greeting, before anything is made of it. */
  readonly onMessage?: (message: ServerMessage) => void;
  readonly onClose?: () => void;
}

export function newEntropy(): string {
  return randomBytes(16).toString('hex');
}

/** A player on the wire, like a browser. */
export class Client {
  readonly origin: string;
  readonly snapshots = new Map<string, Snapshot>();
  cookie: string;
  user = '';
  private readonly options: ClientOptions;
  private socket: WebSocket | null = null;
  private readonly waiting = new Map<string, (answer: Answer) => void>();
  private readonly watchers = new Map<string, () => void>();
  private count = 0;

  constructor(origin: string, cookie: string, options: ClientOptions = {}) {
    this.origin = origin;
    this.cookie = cookie;
    this.options = options;
  }

  /** A new guest, with an open socket. */
  static async guest(origin: string, options: ClientOptions = {}): Promise<Client> {
    const response = await fetch(`${origin}/api/auth/sign-in/anonymous`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json', ...options.headers },
      body: '{}',
    });
    if (!response.ok) throw new Error(`Signing in as a guest: ${response.status} ${await response.text()}`);
    const cookie = response.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ');
    const client = new Client(origin, cookie, options);
    await client.connect();
    return client;
  }

  connect(): Promise<void> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(`${this.origin.replace('http', 'ws')}/ws`, {
        headers: { cookie: this.cookie, origin: this.origin, ...this.options.headers },
        perMessageDeflate: false,
      });
      this.socket = socket;
      socket.on('error', reject);
      socket.on('message', (data: Buffer) => {
        const text = data.toString();
        this.options.onText?.(text);
        const message = JSON.parse(text) as ServerMessage;
        if (message.type === 'hello') {
          this.user = message.user ?? '';
          resolve();
        } else this.hear(message);
      });
      socket.on('close', () => {
        reject(new Error('The socket was closed.'));
        for (const answer of this.waiting.values())
          answer({ type: 'refused', error: 'busy', message: 'The socket was closed.' });
        this.waiting.clear();
        this.options.onClose?.();
      });
    });
  }

  get isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  close(): void {
    this.socket?.terminate();
  }

  send(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
  }

  sendText(text: string | Uint8Array): void {
    this.socket?.send(text);
  }

  async request(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }> {
    const response = await fetch(`${this.origin}${path}`, {
      method,
      headers: {
        cookie: this.cookie,
        origin: this.origin,
        ...this.options.headers,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    this.options.onText?.(text);
    return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
  }

  async post<T>(path: string, body?: unknown): Promise<T> {
    const { status, body: answer } = await this.request('POST', path, body);
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(answer)}`);
    return answer as T;
  }

  found(request: Omit<CreateTable, 'entropy'>): Promise<{ id: string; invitation: string }> {
    return this.post('/api/tables', { ...request, entropy: newEntropy() });
  }

  join(table: string): Promise<unknown> {
    return this.post(`/api/tables/${table}/join`, { entropy: newEntropy() });
  }

  /** Listens to a table; resolves with the first snapshot. */
  async watch(table: string, since = 0): Promise<Snapshot> {
    const seen = new Promise<void>((resolve) => this.watchers.set(table, resolve));
    this.send({ type: 'watch', table, since });
    await seen;
    return this.snapshot(table);
  }

  snapshot(table: string): Snapshot {
    const snapshot = this.snapshots.get(table);
    if (!snapshot) throw new Error(`Table ${table} is not watched.`);
    return snapshot;
  }

  /** Sends a message under a new id; resolves with its answer. */
  ask(message: (id: string) => ClientMessage): Promise<Answer> {
    this.count += 1;
    const id = `${this.user.slice(0, 8)}-${this.count}-${randomBytes(4).toString('hex')}`;
    return this.askAs(id, message(id));
  }

  askAs(id: string, message: ClientMessage): Promise<Answer> {
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.send(message);
    });
  }

  move(table: string, move: Move): Promise<Answer> {
    return this.ask((id) => ({ type: 'move', table, id, move }));
  }

  /** The legal moves of this client's seat. */
  moves(table: string): readonly Move[] {
    const { view, viewer, status } = this.snapshot(table);
    return view && viewer !== 'spectator' && status === 'playing' ? legalMoves(view, viewer) : [];
  }

  /** Whether this client's seat is asked. */
  isAsked(table: string): boolean {
    const { view, viewer, status } = this.snapshot(table);
    if (!view || viewer === 'spectator' || status !== 'playing') return false;
    return view.players[viewer]?.standby === 'asked';
  }

  private hear(message: ServerMessage): void {
    this.options.onMessage?.(message);
    if (message.type === 'table') {
      this.snapshots.set(message.table, message.snapshot);
      this.watchers.get(message.table)?.();
      this.watchers.delete(message.table);
      this.options.onTable?.(message.table, message.snapshot, message);
    } else if (message.type === 'update') {
      const snapshot = patched(this.snapshot(message.table), message.patch);
      this.snapshots.set(message.table, snapshot);
      this.options.onTable?.(message.table, snapshot, message);
    } else if ((message.type === 'done' || message.type === 'refused') && message.id !== undefined) {
      this.waiting.get(message.id)?.(message);
      this.waiting.delete(message.id);
    }
  }
}

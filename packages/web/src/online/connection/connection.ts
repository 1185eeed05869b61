import type { ClientMessage, ServerMessage } from '@khora/protocol';

/** The part of a WebSocket that is used here. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

export interface WireEvents {
  readonly opened: () => void;
  readonly heard: (text: string) => void;
  readonly closed: () => void;
}

export type OpenWire = (url: string, events: WireEvents) => Wire;

export const openSocket: OpenWire = (url, events) => {
  const socket = new WebSocket(url);
  socket.addEventListener('open', () => events.opened());
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => events.heard(data));
  socket.addEventListener('close', () => events.closed());
  return { send: (text) => socket.send(text), close: () => socket.close() };
};

interface ConnectionOptions {
  readonly url: string;
  readonly open: OpenWire;
  readonly onOpen: () => void;
  readonly onMessage: (message: ServerMessage) => void;
  readonly onLost: () => void;
}

/** Milliseconds before another attempt: after the first failure, and at most. */
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;
/**
 * After this long without a word the server is pinged, and how long it then has to answer: a player knows within ten
 * seconds.
 */
const QUIET = 5_500;
const PATIENCE = 4_000;

/** A connection to the server that is reopened whenever it breaks. */
export class Connection {
  private readonly options: ConnectionOptions;
  private wire: Wire | null = null;
  private isOpen = false;
  private failures = 0;
  private again: ReturnType<typeof setTimeout> | undefined;
  private watchdog: ReturnType<typeof setTimeout> | undefined;

  constructor(options: ConnectionOptions) {
    this.options = options;
    this.connect();
  }

  /** Sends if the connection is open; the sender keeps what must not be lost. */
  send(message: ClientMessage): void {
    if (this.isOpen) this.wire?.send(JSON.stringify(message));
  }

  /** The network or the player is back: do not wait for the next attempt, and do not trust an old connection. */
  wake(): void {
    this.failures = 0;
    if (this.isOpen) this.askForLife();
    else if (!this.wire || this.again !== undefined) this.connect();
  }

  renew(): void {
    this.failures = 0;
    this.connect();
  }

  close(): void {
    clearTimeout(this.again);
    clearTimeout(this.watchdog);
    const { wire } = this;
    this.wire = null;
    this.isOpen = false;
    wire?.close();
  }

  private connect(): void {
    this.close();
    this.again = undefined;
    const current = (): boolean => this.wire === wire;
    const wire = this.options.open(this.options.url, {
      opened: () => {
        if (!current()) return;
        this.isOpen = true;
        this.failures = 0;
        this.listen();
        this.options.onOpen();
      },
      heard: (text) => {
        if (!current()) return;
        this.listen();
        this.options.onMessage(JSON.parse(text) as ServerMessage);
      },
      closed: () => {
        if (current()) this.lose();
      },
    });
    this.wire = wire;
  }

  private lose(): void {
    const wasOpen = this.isOpen;
    this.close();
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.failures);
    this.failures += 1;
    // Not all at the same moment, when a server comes back.
    this.again = setTimeout(() => this.connect(), pause * (0.5 + Math.random() / 2));
    if (wasOpen) this.options.onLost();
  }

  private listen(): void {
    clearTimeout(this.watchdog);
    this.watchdog = setTimeout(() => this.askForLife(), QUIET);
  }

  private askForLife(): void {
    clearTimeout(this.watchdog);
    this.watchdog = setTimeout(() => this.lose(), PATIENCE);
    this.send({ type: 'ping' });
  }
}

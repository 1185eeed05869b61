import { legalMoves, type Move } from '@khora/engine';
import type { ClientMessage, Patch, ServerMessage, Snapshot } from '@khora/protocol';
import { WebSocket } from 'ws';

interface ListenerOptions {
  readonly origin: string;
  readonly cookie: string;
  readonly table: string;
  readonly onVersion: (version: number) => void;
  readonly onRefused: (message: string) => void;
}

const UPDATE = '{"type":"update"';

/** One socket at one table, as cheap as possible: updates are read, and made, only when somebody looks at the snapshot. */
export class Listener {
  private readonly options: ListenerOptions;
  private readonly socket: WebSocket;
  private known: Snapshot | null = null;
  private updates: string[] = [];
  private count = 0;

  constructor(options: ListenerOptions) {
    this.options = options;
    const { origin, cookie } = options;
    this.socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, {
      headers: { cookie, origin },
      perMessageDeflate: false,
    });
  }

  /** Resolves with the first snapshot. */
  open(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.socket.on('error', reject);
      this.socket.on('open', () => this.send({ type: 'watch', table: this.options.table }));
      this.socket.on('message', (data: Buffer) => {
        const text = data.toString();
        if (text.startsWith(UPDATE)) {
          this.update(text);
          return;
        }
        const message = JSON.parse(text) as ServerMessage;
        if (message.type === 'refused') this.options.onRefused(message.message);
        else if (message.type === 'table') {
          this.known = message.snapshot;
          resolve();
        }
      });
    });
  }

  get snapshot(): Snapshot {
    if (!this.known) throw new Error('The table is not watched yet.');
    for (const update of this.updates) apply(this.known, patchIn(update));
    this.updates = [];
    return this.known;
  }

  /** The seat that is asked first, as everybody can see; null when the game is over. */
  asked(): number | null {
    const { view, status } = this.snapshot;
    const seat =
      status === 'playing' && view ? view.players.findIndex(({ standby }) => standby === 'asked') : -1;
    return seat < 0 ? null : seat;
  }

  moves(): Move[] {
    const { view, viewer } = this.snapshot;
    return view && viewer !== 'spectator' ? legalMoves(view, viewer) : [];
  }

  move(move: Move): void {
    this.count += 1;
    this.send({ type: 'move', table: this.options.table, id: `move-${this.count}-of-mine`, move });
  }

  close(): void {
    this.socket.terminate();
  }

  private update(text: string): void {
    this.updates.push(text);
    const version = /\["version"\],(\d+)/.exec(text)?.[1];
    if (version) this.options.onVersion(Number(version));
  }

  private send(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }
}

/** The patch alone: what is told to be shown is of no use here. */
function patchIn(update: string): Patch {
  const start = update.indexOf('"patch":') + '"patch":'.length;
  return JSON.parse(update.slice(start, update.lastIndexOf(',"from":'))) as Patch;
}

/** Makes the changes in the value itself: it is nobody else's, and copies would be most of what the generator does. */
function apply(value: Snapshot, patch: Patch): void {
  for (const [path, ...now] of patch) {
    let place = value as unknown as Record<string, unknown>;
    for (const key of path.slice(0, -1)) place = place[key] as Record<string, unknown>;
    const last = String(path.at(-1));
    if (now.length > 0) place[last] = now[0];
    else delete place[last];
  }
}

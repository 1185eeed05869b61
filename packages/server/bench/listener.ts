import { legalMoves, type Move } from '@khora/engine';
import { type ClientMessage, type Patch, patched, type ServerMessage, type Snapshot } from '@khora/protocol';
import { WebSocket } from 'ws';

interface ListenerOptions {
  readonly origin: string;
  readonly cookie: string;
  readonly table: string;
  readonly onVersion: (version: number) => void;
  readonly onRefused: (message: string) => void;
}

/** One socket at one table, as cheap as possible: a snapshot is brought up to date only when somebody looks at it. */
export class Listener {
  private readonly options: ListenerOptions;
  private readonly socket: WebSocket;
  private known: Snapshot | null = null;
  private patches: Patch[] = [];
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
        const message = JSON.parse(data.toString()) as ServerMessage;
        if (message.type === 'update') this.update(message.patch);
        else if (message.type === 'refused') this.options.onRefused(message.message);
        else if (message.type === 'table') {
          this.known = message.snapshot;
          resolve();
        }
      });
    });
  }

  get snapshot(): Snapshot {
    if (!this.known) throw new Error('The table is not watched yet.');
    for (const patch of this.patches) this.known = patched(this.known, patch);
    this.patches = [];
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

  private update(patch: Patch): void {
    this.patches.push(patch);
    const version = patch.find(([path]) => path[0] === 'version')?.[1];
    if (typeof version === 'number') this.options.onVersion(version);
  }

  private send(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }
}

import type { Seat } from '@khora/engine';
import type { ServerMessage, Snapshot } from '@khora/protocol';
import type { Entry } from '../src/tables/entry.ts';
import type { Bell } from '../test/support/bell.ts';
import { Client } from '../test/support/client.ts';
import type { Chance } from './chance.ts';

type Answer = Extract<ServerMessage, { type: 'done' | 'refused' }>;
/** An entry that a player asked for, under the player's own id. */
export type Asked = Extract<Entry, { type: 'move' | 'undo' }> & { readonly id: string };

interface PlayerOptions {
  readonly table: string;
  readonly cookie: string;
  readonly chance: Chance;
  readonly bell: Bell;
  /** Whether to keep playing; what was begun is finished in any case. */
  readonly isOn: () => boolean;
  /** The server said that it is done. */
  readonly onDone: (asked: Asked, version: number) => void;
  readonly onRefused: (code: string) => void;
  /** What was told after returning does not continue where it had stopped. */
  readonly onGap: () => void;
}

/** One in this many moves that could be taken back is. */
const SECOND_THOUGHTS = 25;
const NOT_NOW = ['too-fast', 'busy', 'internal'];
const PATIENCE = 50;

/**
 * Somebody who answers as soon as they are asked and, after a lost connection, asks again for what was not answered.
 */
export class Player {
  readonly table: string;
  /** Which of the servers they are connected to; null if none. */
  at: number | null = null;
  resent = 0;
  heard = 0;
  private readonly options: PlayerOptions;
  private client: Client | null = null;
  private known: Snapshot | null = null;
  private pending: Asked | null = null;
  private count = 0;

  constructor(options: PlayerOptions) {
    this.options = options;
    this.table = options.table;
  }

  /** What they know of the table. */
  get snapshot(): Snapshot {
    if (!this.known) throw new Error('The table was never seen.');
    return this.known;
  }

  async connect(origin: string, at: number): Promise<void> {
    const { cookie, bell } = this.options;
    const before = this.known;
    const client = new Client(origin, cookie, {
      onTable: (_table, snapshot, message) => {
        if (message.type === 'table' && before && !goesOn(before, snapshot, message)) this.options.onGap();
        this.known = snapshot;
        this.heard += 1;
        if (this.client === client) this.goOn();
        bell.ring();
      },
      onClose: () => {
        if (this.client === client) this.client = null;
        if (this.client === null) this.at = null;
        bell.ring();
      },
    });
    await client.connect();
    await client.watch(this.table, before?.version ?? 0);
    this.client = client;
    this.at = at;
    if (this.pending) {
      this.resent += 1;
      this.send(this.pending);
    } else this.goOn();
  }

  leave(): void {
    this.client?.close();
  }

  /** Answers what is asked, unless an answer is under way. */
  goOn(): void {
    if (this.pending || !this.client || !this.options.isOn()) return;
    this.pending = this.choose(this.client);
    if (this.pending) this.send(this.pending);
  }

  private choose(client: Client): Asked | null {
    const { chance } = this.options;
    const { viewer, canUndo } = this.snapshot;
    if (viewer === 'spectator') throw new Error('A player has a seat.');
    const seat: Seat = viewer;
    const id = `${this.table}-${seat}-${this.count++}`;
    if (canUndo && chance.below(SECOND_THOUGHTS) === 0) return { type: 'undo', seat, id };
    if (!client.isAsked(this.table)) return null;
    const moves = client.moves(this.table);
    const move = moves[chance.below(moves.length)];
    return move ? { type: 'move', seat, move, by: 'player', id } : null;
  }

  private send(asked: Asked): void {
    const { client, table } = this;
    const { id } = asked;
    void client
      ?.askAs(
        id,
        asked.type === 'move' ? { type: 'move', table, id, move: asked.move } : { type: 'undo', table, id },
      )
      .then((answer) => this.hear(answer, asked, client));
  }

  private hear(answer: Answer, asked: Asked, client: Client): void {
    // Not an answer, but the end of the connection.
    if (answer.id === undefined) return;
    if (answer.type === 'done') this.options.onDone(asked, answer.version);
    else {
      this.options.onRefused(answer.error);
      if (NOT_NOW.includes(answer.error)) {
        setTimeout(() => this.client === client && this.send(asked), PATIENCE);
        return;
      }
    }
    this.pending = null;
    this.goOn();
    this.options.bell.ring();
  }
}

/** Whether events were told from the first unheard move on, or from the start, up to now. */
function goesOn(
  before: Snapshot,
  now: Snapshot,
  { from, entries }: Extract<ServerMessage, { type: 'table' | 'update' }>,
): boolean {
  return (
    now.version >= before.version && from <= before.length + 1 && from + entries.length === now.length + 1
  );
}

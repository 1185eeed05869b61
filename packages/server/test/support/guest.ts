import type { ChatLine, ClientMessage, ServerMessage, Snapshot } from '@khora/protocol';
import { Bell } from './bell.ts';
import { Client } from './client.ts';

/** A guest whose knowledge of one table can be waited for. */
export class Guest {
  readonly bell = new Bell();
  readonly lines: ChatLine[] = [];
  present: readonly string[] = [];
  client: Client;
  private constructor(client: Client) {
    this.client = client;
  }

  static async at(origin: string): Promise<Guest> {
    const client = await Client.guest(origin);
    const guest = new Guest(client);
    client.close();
    await guest.connect(origin);
    return guest;
  }

  get user(): string {
    return this.client.user;
  }

  /** Connects through this server, as the same guest. */
  async connect(origin: string): Promise<void> {
    this.client.close();
    this.client = new Client(origin, this.client.cookie, {
      onTable: () => this.bell.ring(),
      onMessage: (message) => this.hear(message),
    });
    await this.client.connect();
  }

  /** Resolves when what is known of the table meets the condition. */
  async sees(table: string, holds: (snapshot: Snapshot) => boolean, what: string): Promise<Snapshot> {
    await this.bell.until(
      () => this.client.snapshots.has(table) && holds(this.client.snapshot(table)),
      () => `${what}: ${JSON.stringify(this.client.snapshots.get(table)).slice(0, 300)}`,
    );
    return this.client.snapshot(table);
  }

  async seesPresent(users: readonly string[]): Promise<void> {
    const wanted = users.toSorted().join();
    await this.bell.until(
      () => this.present.toSorted().join() === wanted,
      () => `to see ${wanted} and not ${this.present.join()}`,
    );
  }

  /** Sends a message under one id until it is answered with `done`; the version it led to. */
  async insist(id: string, message: ClientMessage): Promise<number> {
    for (;;) {
      const answer = await this.client.askAs(id, message);
      if (answer.type === 'done') return answer.version;
      if (answer.error !== 'internal' && answer.error !== 'busy') throw new Error(answer.message);
    }
  }

  /** Makes some legal move; the version it led to. */
  moveAnyhow(table: string, id: string): Promise<number> {
    const [move] = this.client.moves(table);
    if (!move) throw new Error('There is no legal move.');
    return this.insist(id, { type: 'move', table, id, move });
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'table' || message.type === 'present')
      this.present = message.type === 'table' ? message.present : message.users;
    if (message.type === 'chat') this.lines.push(message.line);
    // What the client makes of the message comes after us.
    queueMicrotask(() => this.bell.ring());
  }
}

import { Client } from '../test/support/client.ts';
import { Hearsay } from './hearsay.ts';
import { Listener } from './listener.ts';

/** One table of the load: four sockets, and the move in progress. */
interface Seating {
  readonly listeners: readonly Listener[];
  /** Null until everybody sits. */
  known: Hearsay | null;
  /** The version that the move in progress leads to; 0 if there is none. */
  awaited: number;
  /** How many of the four have heard of it. */
  heard: number;
  sent: number;
}

const SEATS = 4;
const AT_ONCE = 64;

interface CrowdOptions {
  /** Others who listen at each table. */
  readonly spectators?: number;
}

/** Many tables with four sockets each, all of whose seats are played from here. */
export class Crowd {
  private readonly origins: readonly string[];
  private readonly spectators: number;
  private readonly seatings: Seating[] = [];
  private readonly audience: Listener[] = [];
  /** Milliseconds from a move sent to the last listener's event. */
  latencies: number[] = [];
  refused = 0;
  finished = 0;
  private onHeard: (seating: Seating) => void = () => undefined;

  constructor(origins: readonly string[], { spectators = 0 }: CrowdOptions = {}) {
    this.origins = origins;
    this.spectators = spectators;
  }

  get sockets(): number {
    return this.seatings.length * (SEATS + this.spectators);
  }

  /** Opens tables and sits down at them; users share the tables, and every seat has its own socket. */
  async gather(tables: number, users = 100): Promise<void> {
    const groups = await inGroups(
      Array.from({ length: users }, (_, index) => index),
      () => this.fourGuests(),
    );
    await inGroups(
      Array.from({ length: tables }, (_, index) => index),
      async (index) => {
        const group = groups[index % groups.length];
        if (!group) throw new Error('There are no users.');
        await this.sitDown(group);
      },
    );
    for (const group of groups) for (const guest of group) guest.close();
  }

  private fourGuests(): Promise<Client[]> {
    return Promise.all(Array.from({ length: SEATS }, (_, seat) => Client.guest(this.origin(seat))));
  }

  private origin(seat: number): string {
    return this.origins[seat % this.origins.length] ?? '';
  }

  private async sitDown(guests: readonly Client[]): Promise<void> {
    const [founder, ...others] = guests;
    if (!founder) throw new Error('A table needs a founder.');
    const { id } = await founder.found({ settings: { players: SEATS } });
    for (const other of others) await other.join(id);
    const listeners = guests.map(
      ({ origin, cookie }, seat) =>
        new Listener({
          origin,
          cookie,
          table: id,
          onUpdate: (update) => this.hear(seating, seat, update),
          onRefused: (message) => this.refuse(seating, message),
        }),
    );
    const seating: Seating = { listeners, known: null, awaited: 0, heard: 0, sent: 0 };
    seating.known = new Hearsay(await Promise.all(listeners.map((listener) => listener.open())));
    this.seatings.push(seating);
    await this.addSpectators(id);
  }

  private async addSpectators(table: string): Promise<void> {
    const listeners = Array.from({ length: this.spectators }, (_, index) => {
      const ignore = () => undefined;
      return new Listener({
        origin: this.origin(index),
        cookie: '',
        table,
        onUpdate: ignore,
        onRefused: ignore,
      });
    });
    this.audience.push(...listeners);
    await Promise.all(listeners.map((listener) => listener.open()));
  }

  private refuse(seating: Seating, message: string): void {
    if (this.refused === 0) console.error(message);
    this.refused += 1;
    seating.awaited = 0;
  }

  private hear(seating: Seating, seat: number, update: string): void {
    if (seating.awaited !== 0 && update.includes(`["version"],${seating.awaited}]`)) seating.heard += 1;
    if (seating.heard === SEATS) this.latencies.push(performance.now() - seating.sent);
    seating.known?.hear(seat, update);
    if (seating.heard < SEATS) return;
    seating.awaited = 0;
    seating.heard = 0;
    this.onHeard(seating);
  }

  /** Lets somebody at the table make a move; false if nobody can. */
  private move(seating: Seating, number: number): boolean {
    const { known, listeners, awaited } = seating;
    if (awaited !== 0 || !known) return false;
    const seat = known.asked();
    if (seat === null) {
      this.finished += 1;
      return false;
    }
    const moves = known.moves(seat);
    const move = moves[number % moves.length];
    if (!move) return false;
    seating.awaited = known.version + 1;
    seating.heard = 0;
    seating.sent = performance.now();
    listeners[seat]?.move(move);
    return true;
  }

  /**
   * Sends a fixed number of moves a second over all tables in turn, whatever the answers. Resolves with how many were
   * really sent.
   */
  async paced(perSecond: number, seconds: number): Promise<{ sent: number; late: number }> {
    this.latencies = [];
    const start = performance.now();
    let sent = 0;
    let late = 0;
    for (let next = 0; ; ) {
      const elapsed = performance.now() - start;
      if (elapsed >= seconds * 1000) break;
      for (const due = Math.floor((elapsed / 1000) * perSecond); next < due; next++) {
        const seating = this.seatings[next % this.seatings.length];
        if (!seating) break;
        if (this.move(seating, next * 31)) sent += 1;
        else late += 1;
      }
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    await this.quiet();
    return { sent, late };
  }

  /** As many as the server can take: each table makes its next move as soon as everybody has heard of the last. */
  async saturated(seconds: number): Promise<number> {
    this.latencies = [];
    let moves = 0;
    let going = true;
    const next = (seating: Seating) => {
      if (going && this.move(seating, moves * 31)) moves += 1;
    };
    this.onHeard = next;
    const start = performance.now();
    for (const seating of this.seatings) next(seating);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    going = false;
    const done = this.latencies.length / ((performance.now() - start) / 1000);
    this.onHeard = () => undefined;
    await this.quiet();
    return done;
  }

  /** Waits until everybody has heard of every move in progress. */
  private async quiet(): Promise<void> {
    const end = performance.now() + 10_000;
    while (this.seatings.some(({ awaited }) => awaited !== 0) && performance.now() < end)
      await new Promise((resolve) => setTimeout(resolve, 20));
    for (const seating of this.seatings) seating.awaited = 0;
  }

  leave(): void {
    for (const { listeners } of this.seatings) for (const listener of listeners) listener.close();
    for (const listener of this.audience) listener.close();
  }
}

async function inGroups<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const item = items[next++] as T;
      results.push(await work(item));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

import type { Asker } from '../accounts/user.ts';
import type { Bus } from './bus.ts';

/** Something that stays open, such as a socket, and how to end it. */
export interface Ending {
  close(code: number, reason: string): void;
  terminate(): void;
}

/** Who a connection belongs to, and where it comes from. */
interface Origin {
  readonly asker: Asker | null;
  readonly address: string;
}

/** One of the codes that are free for applications; means: reconnect, if you may. */
const SIGNED_OUT = 4001;

/** Everything that stays open, and for whom, so that people who may no longer connect are also disconnected. */
export class Connections {
  private readonly open = new Map<Ending, Origin>();
  private readonly bus: Bus;

  constructor(bus: Bus) {
    this.bus = bus;
    bus.listen((notice) => {
      if (notice.type === 'signed-out') this.endHere(notice.user, notice.key);
    });
  }

  add(ending: Ending, origin: Origin): void {
    this.open.set(ending, origin);
  }

  /** Users who have something open here. */
  *users(): Generator<string> {
    for (const { asker } of this.open.values()) if (asker) yield asker.id;
  }

  delete(ending: Ending): void {
    this.open.delete(ending);
  }

  /** Closes what a user has open at any process: all of it, or what was opened with one key. */
  end(user: string, key: string | null = null): void {
    this.endHere(user, key);
    this.bus.publish({ type: 'signed-out', user, key });
  }

  private endHere(user: string, key: string | null): void {
    for (const [ending, { asker }] of this.open)
      if (asker?.id === user && (key === null || asker.key === key)) ending.close(SIGNED_OUT, 'signed out');
  }

  /** Closes connections at this process from addresses that are no longer allowed. */
  endFrom(isUnwelcome: (address: string) => boolean): void {
    for (const [ending, { address }] of this.open)
      if (isUnwelcome(address)) ending.close(SIGNED_OUT, 'not welcome');
  }

  closeAll(code: number, reason: string): void {
    for (const ending of this.open.keys()) ending.close(code, reason);
  }

  terminateAll(): void {
    for (const ending of this.open.keys()) ending.terminate();
  }
}

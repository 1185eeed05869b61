import type { Whereabouts } from '../limits/whereabouts.ts';
import type { Bus } from '../live/bus.ts';

/** How long, in milliseconds, other processes have to answer. */
const PATIENCE = 1000;

/** Asks all processes for somebody's last address: each knows those of the people connected to it, and none stores them. */
export class AddressFinder {
  private readonly bus: Bus;
  private readonly whereabouts: Whereabouts;
  private readonly waiting = new Map<string, Set<(address: string) => void>>();

  constructor(bus: Bus, whereabouts: Whereabouts) {
    this.bus = bus;
    this.whereabouts = whereabouts;
    bus.listen((notice) => {
      if (notice.type === 'where-is') {
        const address = whereabouts.last(notice.user);
        if (address !== null) bus.publish({ type: 'is-at', user: notice.user, address });
      }
      if (notice.type === 'is-at')
        for (const tell of this.waiting.get(notice.user) ?? []) tell(notice.address);
    });
  }

  /** Null if nobody knows. */
  async find(user: string): Promise<string | null> {
    const here = this.whereabouts.last(user);
    if (here !== null) return here;
    const { promise, resolve } = Promise.withResolvers<string | null>();
    const timer = setTimeout(resolve, PATIENCE, null);
    const asking = this.waiting.get(user) ?? new Set();
    this.waiting.set(user, asking.add(resolve));
    this.bus.publish({ type: 'where-is', user });
    const found = await promise;
    clearTimeout(timer);
    asking.delete(resolve);
    if (asking.size === 0) this.waiting.delete(user);
    return found;
  }
}

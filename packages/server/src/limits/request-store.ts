import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';

interface Window {
  count: number;
  readonly end: number;
}

type Incremented = Parameters<FastifyRateLimitStore['incr']>[1];

const KEPT = 20_000;

/** What the limit on requests remembers, using the server's clock. */
export function requestStore(now: () => number): FastifyRateLimitStoreCtor {
  return class Store implements FastifyRateLimitStore {
    private readonly windows = new Map<string, Window>();

    incr(key: string, told: Incremented, length = 0): void {
      const known = this.windows.get(key);
      const window = known && known.end > now() ? known : { count: 0, end: now() + length };
      window.count += 1;
      this.windows.delete(key);
      this.windows.set(key, window);
      for (const oldest of this.windows.keys()) {
        if (this.windows.size <= KEPT) break;
        this.windows.delete(oldest);
      }
      told(null, { current: window.count, ttl: window.end - now() });
    }

    child(): FastifyRateLimitStore {
      return new Store();
    }
  };
}

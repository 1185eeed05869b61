import type { Asker } from '../user.ts';

interface Known {
  readonly asker: Promise<Asker | null>;
  readonly until: number;
}

const KEPT = 15_000;
const MOST = 10_000;

/** A cache of who asked lately: the authentication library needs a millisecond for what this knows at once. */
export class AskedLately {
  private readonly known = new Map<string, Known>();
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  /** Who has this key (a cookie or a token), as of not long ago. */
  async find(key: string, look: () => Promise<Asker | null>): Promise<Asker | null> {
    const known = this.known.get(key);
    if (known && known.until > this.now()) return known.asker;
    const asker = look();
    this.known.delete(key);
    this.known.set(key, { asker, until: this.now() + KEPT });
    this.shrink();
    try {
      const found = await asker;
      if (!found) this.drop(key, asker);
      return found;
    } catch (error) {
      this.drop(key, asker);
      throw error;
    }
  }

  forget(key: string): void {
    this.known.delete(key);
  }

  /** Forgets all keys of a user whose name, rights or sessions have changed. */
  async forgetUser(user: string): Promise<void> {
    for (const [key, { asker }] of this.known)
      if ((await asker.catch(() => null))?.id === user) this.drop(key, asker);
  }

  private drop(key: string, asker: Promise<Asker | null>): void {
    if (this.known.get(key)?.asker === asker) this.known.delete(key);
  }

  private shrink(): void {
    for (const key of this.known.keys()) {
      if (this.known.size <= MOST) return;
      this.known.delete(key);
    }
  }
}

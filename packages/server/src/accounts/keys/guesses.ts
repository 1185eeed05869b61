import { Refused } from '../../errors.ts';

/** This many wrong passwords in a row cost nothing. */
const FREE = 5;
const SECOND = 1000;
const LONGEST_WAIT = 60 * SECOND;
/** After this long without a guess, all is forgotten. */
const KEPT = 3600 * SECOND;
const MOST = 10_000;

interface Guessed {
  readonly guesses: number;
  readonly at: number;
}

/**
 * Slows down guessing the password of one account, from however many addresses. After a few guesses, each must wait
 * twice as long as the one before, up to a minute: too slow for a dictionary, but no way to lock the owner out, who
 * also has passkeys and recovery codes.
 */
export class Guesses {
  private readonly byName = new Map<string, Guessed>();
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  /** Counts a guess before it is checked, so that many at once do not slip through; refuses it if it comes too soon. */
  begin(name: string): void {
    const at = this.now();
    const { guesses, at: last } = this.lately(name);
    const wait = guesses < FREE ? 0 : Math.min(SECOND * 2 ** (guesses - FREE), LONGEST_WAIT);
    if (at < last + wait) {
      const seconds = Math.ceil((last + wait - at) / SECOND);
      throw new Refused(
        'too-fast',
        `There were too many wrong passwords for this account. Try again in ${seconds} s, or use a passkey.`,
      );
    }
    this.byName.delete(name);
    this.byName.set(name, { guesses: guesses + 1, at });
    this.shrink();
  }

  /** Call when the password was right. */
  forget(name: string): void {
    this.byName.delete(name);
  }

  private lately(name: string): Guessed {
    const known = this.byName.get(name);
    return known && known.at + KEPT > this.now() ? known : { guesses: 0, at: 0 };
  }

  private shrink(): void {
    for (const name of this.byName.keys()) {
      if (this.byName.size <= MOST) return;
      this.byName.delete(name);
    }
  }
}

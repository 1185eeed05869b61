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
 * twice as long as the one before, up to a minute: too slow for a dictionary. Strangers count together; every browser
 * that has opened the account before, and every session, counts for itself, so that strangers cannot lock the owner out.
 */
export class Guesses {
  private readonly byGuesser = new Map<string, Guessed>();
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  /** Counts a guess before it is checked, so that many at once do not slip through; refuses it if it comes too soon. */
  begin(guesser: string): void {
    const at = this.now();
    const { guesses, at: last } = this.lately(guesser);
    const wait = guesses < FREE ? 0 : Math.min(SECOND * 2 ** (guesses - FREE), LONGEST_WAIT);
    if (at < last + wait) {
      const seconds = Math.ceil((last + wait - at) / SECOND);
      throw new Refused(
        'too-fast',
        `There were too many wrong passwords for this account. Try again in ${seconds} s, or use a passkey.`,
      );
    }
    this.byGuesser.delete(guesser);
    this.byGuesser.set(guesser, { guesses: guesses + 1, at });
    this.shrink();
  }

  /** Call when the password was right. */
  forget(guesser: string): void {
    this.byGuesser.delete(guesser);
  }

  private lately(guesser: string): Guessed {
    const known = this.byGuesser.get(guesser);
    return known && known.at + KEPT > this.now() ? known : { guesses: 0, at: 0 };
  }

  private shrink(): void {
    for (const guesser of this.byGuesser.keys()) {
      if (this.byGuesser.size <= MOST) return;
      this.byGuesser.delete(guesser);
    }
  }
}

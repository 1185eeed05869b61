import { Refused } from '../errors.ts';

const SECOND = 1000;
/** How long somebody who did not come cannot look for a game: twice as long every time, up to a limit. */
const FIRST = 60 * SECOND;
const LONGEST = 960 * SECOND;
/** After this long, all is forgotten. */
const REMEMBERED = 3600 * SECOND;
const KEPT = 10_000;

interface Missed {
  readonly at: number;
  readonly wait: number;
}

/** People for whom a game was found, and who did not come. */
export class NoShows {
  private readonly missed = new Map<string, Missed>();
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  note(person: string): void {
    const last = this.lately(person);
    this.missed.delete(person);
    this.missed.set(person, { at: this.now(), wait: last ? Math.min(2 * last.wait, LONGEST) : FIRST });
    for (const oldest of this.missed.keys()) {
      if (this.missed.size <= KEPT) break;
      this.missed.delete(oldest);
    }
  }

  insistMaySeek(person: string): void {
    const last = this.lately(person);
    const left = last ? last.at + last.wait - this.now() : 0;
    if (left <= 0) return;
    const seconds = Math.ceil(left / SECOND);
    throw new Refused(
      'too-fast',
      `A game was found for you, and you did not come. You can look for another one in ${seconds} s.`,
    );
  }

  private lately(person: string): Missed | null {
    const last = this.missed.get(person);
    return last && last.at + REMEMBERED > this.now() ? last : null;
  }
}

import { FairQueue } from './fair-queue.ts';
import type { Origin } from './limits.ts';

/** How many requests are begun in one turn of the event loop, and how many of them for suspects. */
const PER_TURN = 16;
const SUSPECTS = 2;
/** How many requests may wait from one suspect address. */
const MOST = 20;
/** With more than this waiting, the server has too much to do for farewells. */
const BUSY = 20;

/** Somebody at the door. */
interface Visitor extends Origin {
  /** Whether they or their neighbours have been refused many times lately. */
  readonly isSuspect: boolean;
}

/**
 * Lets requests in, a few in each turn of the event loop, so that moves on open sockets need not wait for a flood of
 * them. Suspects come last; when several wait, addresses take turns, and at each address its people.
 */
export class Doorway {
  private readonly others = new FairQueue<() => void>();
  private readonly suspects = new FairQueue<() => void>();
  private left = { all: PER_TURN, suspects: SUSPECTS };
  private isScheduled = false;

  /** Whether so many are waiting that whoever is turned away gets no answer. */
  get isBusy(): boolean {
    return this.suspects.size + this.others.size > BUSY;
  }

  /** Goes on with a request when its turn comes: at once, unless there are many. False if it is not even to wait. */
  enter(visitor: Visitor, go: () => void): boolean {
    const queue = visitor.isSuspect ? this.suspects : this.others;
    if (visitor.isSuspect && queue.sizeOf(visitor.address) >= MOST) return false;
    queue.push(visitor, go);
    this.letIn();
    if (!this.isScheduled) this.schedule();
    return true;
  }

  private schedule(): void {
    this.isScheduled = true;
    setImmediate(() => {
      this.left = { all: PER_TURN, suspects: SUSPECTS };
      this.isScheduled = false;
      if (this.letIn() > 0) this.schedule();
    });
  }

  private letIn(): number {
    let count = 0;
    for (;;) {
      const go = this.next();
      if (!go) return count;
      count += 1;
      go();
    }
  }

  private next(): (() => void) | undefined {
    const { left } = this;
    if (left.all === 0) return undefined;
    const other = this.others.shift();
    const suspect = !other && left.suspects > 0 ? this.suspects.shift() : undefined;
    if (suspect) left.suspects -= 1;
    if (other ?? suspect) left.all -= 1;
    return other ?? suspect;
  }
}

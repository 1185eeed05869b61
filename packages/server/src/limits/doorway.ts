import { FairQueue } from './fair-queue.ts';
import { type Origin, RANKS, type Rank } from './limits.ts';

/** How many requests of each rank are begun in one turn of the event loop at most, and how many in all. */
const MOST_OF: Readonly<Record<Rank, number>> = { modest: 8, eager: 1, suspect: 1 };
const PER_TURN = 8;
/** How many requests may wait from one suspect address. */
const MOST = 20;

/** Somebody at the door. */
interface Visitor extends Origin {
  /** What it is depends on their neighbours too. */
  readonly rank: Rank;
}

/**
 * Lets requests in, a few in each turn of the event loop, so that moves on open sockets need not wait for a flood of
 * them. Whoever has asked for much waits for the others; within a rank addresses take turns, and at each address its
 * people.
 */
export class Doorway {
  private readonly queues: Readonly<Record<Rank, FairQueue<() => void>>> = {
    modest: new FairQueue(),
    eager: new FairQueue(),
    suspect: new FairQueue(),
  };
  private left = PER_TURN;
  private leftOf = { ...MOST_OF };
  private isScheduled = false;

  /** Goes on with a request when its turn comes: at once, unless there are many. False if it is not even to wait. */
  enter(visitor: Visitor, go: () => void): boolean {
    const queue = this.queues[visitor.rank];
    if (visitor.rank === 'suspect' && queue.sizeOf(visitor.address) >= MOST) return false;
    queue.push(visitor, go);
    this.letIn();
    if (!this.isScheduled) this.schedule();
    return true;
  }

  private schedule(): void {
    this.isScheduled = true;
    setImmediate(() => {
      this.left = PER_TURN;
      this.leftOf = { ...MOST_OF };
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
    if (this.left === 0) return undefined;
    for (const rank of RANKS) {
      const go = this.leftOf[rank] > 0 ? this.queues[rank].shift() : undefined;
      if (!go) continue;
      this.left -= 1;
      this.leftOf[rank] -= 1;
      return go;
    }
    return undefined;
  }
}

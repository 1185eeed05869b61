import { FairQueue } from './fair-queue.ts';
import type { Origin } from './limits.ts';

/** Somebody who wants something that takes long. */
interface Applicant extends Origin {
  /** Whether it is about a game of their own. */
  readonly isPlayer: boolean;
}

interface TurnsOptions {
  readonly clock?: () => number;
  readonly later?: (work: () => void, milliseconds: number) => void;
}

/** After work for strangers, there is none for them for this many times as long: together they get a third of the time. */
const BREAK = 2;

/**
 * How long players' work may take in a turn, in milliseconds: when turns take long, half as long as the rest of the turn, up
 * to a limit. With one piece in each, a busy server would let in fewer people than come back.
 */
const SLICE = { least: 4, most: 25 };

/**
 * Work that takes as long as dozens of moves, a little in each turn of the event loop, so that nobody's move waits for much
 * of it. Players come first; strangers take turns by address and person, one piece in a turn.
 */
export class Turns {
  private readonly players = new FairQueue<() => void>();
  private readonly strangers = new FairQueue<() => void>();
  private readonly clock: () => number;
  private readonly later: (work: () => void, milliseconds: number) => void;
  /** Which of the planned turns counts; 0 if there is none. */
  private planned = 0;
  private plans = 0;
  private isSoon = false;
  /** When strangers may have the next turn. */
  private open = 0;
  /** When the last turn for players ended. */
  private ended = 0;

  constructor({ clock = () => performance.now(), later = soon }: TurnsOptions = {}) {
    this.clock = clock;
    this.later = later;
  }

  /** Does the work when its turn comes. */
  run<T>(whose: Applicant, work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      (whose.isPlayer ? this.players : this.strangers).push(whose, () => {
        try {
          resolve(work());
        } catch (error) {
          reject(error);
        }
      });
      this.schedule(0);
    });
  }

  /** Plans the next turn, in place of one that is planned for later. */
  private schedule(milliseconds: number): void {
    if (this.planned > 0 && (this.isSoon || milliseconds > 0)) return;
    this.plans += 1;
    const plan = this.plans;
    this.planned = plan;
    this.isSoon = milliseconds === 0;
    this.later(() => {
      if (this.planned !== plan) return;
      this.planned = 0;
      this.next();
    }, milliseconds);
  }

  private next(): void {
    if (this.players.size > 0) this.servePlayers();
    else if (this.clock() >= this.open) {
      const begun = this.clock();
      this.strangers.shift()?.();
      const ended = this.clock();
      this.open = ended + BREAK * (ended - begun);
    }
    if (this.players.size > 0) this.schedule(0);
    else if (this.strangers.size > 0) this.schedule(Math.max(0, this.open - this.clock()));
  }

  private servePlayers(): void {
    const begun = this.clock();
    const slice = Math.min(SLICE.most, Math.max(SLICE.least, (begun - this.ended) / 2));
    do this.players.shift()?.();
    while (this.players.size > 0 && this.clock() - begun < slice);
    this.ended = this.clock();
  }
}

function soon(work: () => void, milliseconds: number): void {
  if (milliseconds > 0) setTimeout(work, milliseconds);
  else setImmediate(work);
}

import type { Rated } from '../plan/plan.ts';
import { type Judgement, mean } from './judgement.ts';
import type { Prospect } from './lookahead.ts';

/** The first glance counts as much as this many trials. */
const GLANCE = 2;
/** How many trials, and how many standard errors, it takes to say that a move is clearly no better than another. */
const ENOUGH = 6;
const CLEAR = 3;
/** A difference too small for a longer look: about a seventh of a point. */
const SLIGHT = 0.003;

/**
 * A move under consideration: how it looks at first glance, and the results of its trials, one in each imagined world.
 */
export class Candidate {
  readonly rated: Rated;
  readonly glance: Judgement;
  readonly trials: Judgement[] = [];

  constructor(rated: Rated, glance: Judgement) {
    this.rated = rated;
    this.glance = glance;
  }

  /** By the first glance and the trials in the first worlds. */
  worth(worlds: number): number {
    let sum = GLANCE * this.glance.value;
    for (let world = 0; world < worlds; world++) sum += this.valueIn(world);
    return sum / (GLANCE + worlds);
  }

  /** Whether another move is clearly better or about as good, judging by the worlds in which both were tried. */
  isBeatenBy(other: Candidate, worlds: number): boolean {
    if (worlds < ENOUGH) return false;
    let sum = 0;
    let squares = 0;
    for (let world = 0; world < worlds; world++) {
      const ahead = other.valueIn(world) - this.valueIn(world);
      sum += ahead;
      squares += ahead * ahead;
    }
    const ahead = sum / worlds;
    const error = Math.sqrt(Math.max(0, squares / worlds - ahead * ahead) / (worlds - 1));
    return ahead + SLIGHT >= CLEAR * error;
  }

  prospect(worlds: number): Prospect {
    const trials = this.trials.slice(0, worlds);
    const { estimate } = trials.length > 0 ? mean(trials) : this.glance;
    return { move: this.rated.move, estimate, utility: this.worth(trials.length) };
  }

  private valueIn(world: number): number {
    return this.trials[world]?.value ?? 0;
  }
}

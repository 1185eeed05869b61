import type { Standing } from '@khora/engine';
import { rate, rating } from 'openskill';
import { type Interval, Z95 } from '../stats/intervals.ts';

export interface Rating {
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
}

/** Ratings by the Plackett-Luce model of Weng and Lin, from the openskill package. */
export class Ratings {
  readonly #ratings: Map<string, Rating>;

  constructor(bots: readonly string[]) {
    this.#ratings = new Map(bots.map((name) => [name, { ...rating(), games: 0 }]));
  }

  of(name: string): Rating {
    const found = this.#ratings.get(name);
    if (!found) throw new RangeError(`'${name}' is not on the ladder.`);
    return found;
  }

  /** One game; both lists by seat. */
  add(bots: readonly string[], standings: readonly Standing[]): void {
    const before = bots.map((name) => this.of(name));
    const teams = before.map(({ mu, sigma }) => [{ mu, sigma }]);
    // Bots do not change from game to game: no drift.
    const after = rate(teams, { rank: standings.map(({ rank }) => rank), tau: 0 });
    bots.forEach((name, seat) => {
      const [own] = after[seat] ?? [];
      if (own)
        this.#ratings.set(name, { mu: own.mu, sigma: own.sigma, games: (before[seat]?.games ?? 0) + 1 });
    });
  }

  /** The strongest first. */
  get order(): string[] {
    return [...this.#ratings.keys()].toSorted((a, b) => this.of(b).mu - this.of(a).mu);
  }
}

export function ratingInterval({ mu, sigma }: Rating): Interval {
  return { low: mu - Z95 * sigma, high: mu + Z95 * sigma };
}

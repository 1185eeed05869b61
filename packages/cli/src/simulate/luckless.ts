import { WINDFALLS } from '@khora/bots/windfall';
import type { Outcome } from '../game/plan.ts';
import { type Adjusted, type Controlled, withoutLuck } from '../stats/control.ts';
import { winsOf } from './tally.ts';

/** What luck is subtracted from. */
type Measure = 'win' | 'points';

/** How a bot fares with luck subtracted. */
export interface AdjustedBot {
  readonly name: string;
  readonly win: Adjusted;
  readonly points: Adjusted;
  /** How many games tell as much as a hundred independent ones without this: the share of their variance that is left. */
  readonly needed: number;
  /** The luck that was found, on average with its standard error: it should be none. */
  readonly luck: Readonly<Record<Measure, { readonly mean: number; readonly error: number }>>;
}

interface Unit {
  readonly deal: number;
  games: number;
  readonly win: number[];
  readonly points: number[];
}

/** Results with their luck, deal by deal: the rotations of a deal hang together and count as one value. */
export class Luckless {
  readonly #units = new Map<string, Unit[]>();
  readonly #wins = new Map<string, number>();

  add(outcome: Outcome): void {
    const { windfalls, bots, standings, deal } = outcome;
    if (!windfalls) return;
    const wins = winsOf(outcome);
    bots.forEach((name, seat) => {
      const unit = this.#unit(name, deal);
      const luck = (measure: Measure) => WINDFALLS.map((source) => windfalls[source][seat]?.[measure] ?? 0);
      addTo(unit.win, [wins[seat] ?? 0, ...luck('win')]);
      addTo(unit.points, [standings[seat]?.points ?? 0, ...luck('points')]);
      unit.games += 1;
      this.#wins.set(name, (this.#wins.get(name) ?? 0) + (wins[seat] ?? 0));
    });
  }

  /** The best first; none without luck to subtract, or with too few deals. */
  get bots(): AdjustedBot[] {
    return [...this.#units]
      .flatMap(([name, units]) => this.#bot(name, units) ?? [])
      .sort((a, b) => b.win.mean - a.win.mean);
  }

  #bot(name: string, units: readonly Unit[]): AdjustedBot | null {
    const of = (measure: Measure) => units.map((unit) => controlled(unit, measure));
    const win = withoutLuck(of('win'));
    const points = withoutLuck(of('points'));
    if (!win || !points) return null;
    const games = units.reduce((sum, unit) => sum + unit.games, 0);
    const rate = (this.#wins.get(name) ?? 0) / games;
    const independent = (rate * (1 - rate)) / games;
    const luck = { win: luckOf(of('win')), points: luckOf(of('points')) };
    return { name, win, points, needed: win.variance / independent, luck };
  }

  #unit(name: string, deal: number): Unit {
    const units = this.#units.get(name) ?? [];
    this.#units.set(name, units);
    let unit = units.at(-1);
    if (unit?.deal !== deal) {
      unit = { deal, games: 0, win: [], points: [] };
      units.push(unit);
    }
    return unit;
  }
}

function addTo(sums: number[], values: readonly number[]): void {
  values.forEach((value, index) => {
    sums[index] = (sums[index] ?? 0) + value;
  });
}

function controlled(unit: Unit, measure: Measure): Controlled {
  const [value = 0, ...luck] = unit[measure].map((sum) => sum / unit.games);
  return { value, luck };
}

function luckOf(units: readonly Controlled[]): { mean: number; error: number } {
  const values = units.map(({ luck }) => luck.reduce((sum, part) => sum + part, 0));
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: Math.sqrt(spread / (values.length - 1) / values.length) };
}

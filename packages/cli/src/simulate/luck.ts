import { WINDFALLS, type Windfall } from '@khora/bots/windfall';
import type { Outcome } from '../game/plan.ts';
import { type Adjusted, type Controlled, withoutLuck } from '../stats/control.ts';
import { winsOf } from './tally.ts';

/** What luck is subtracted from: wins, and points ahead of the others' average. */
const MEASURES = ['win', 'ahead'] as const;
type Measure = (typeof MEASURES)[number];

/** One measure of a bot with luck subtracted. */
export interface Luckless extends Adjusted {
  /**
   * The share that is left of the variance of as many independent games: the share of games needed for the same
   * certainty.
   */
  readonly needed: number;
  /** The average luck found, with its standard error; it should be zero. */
  readonly luck: { readonly mean: number; readonly error: number };
}

export type LucklessBot = Readonly<Record<Measure, Luckless>> & { readonly name: string };

/** The games of one deal: sums of a value and its lucks, by measure. */
interface Unit extends Readonly<Record<Measure, number[]>> {
  readonly deal: number;
  games: number;
}

/** Results with their luck, deal by deal: the rotations of a deal are not independent and count as one value. */
export class Luck {
  readonly #units = new Map<string, Unit[]>();
  /** The value of each game, for comparison. */
  readonly #games = new Map<string, Record<Measure, number[]>>();

  add(outcome: Outcome): void {
    const { windfalls, bots, standings, deal } = outcome;
    if (!windfalls) return;
    const wins = winsOf(outcome);
    const points = standings.map((standing) => standing.points);
    bots.forEach((name, seat) => {
      const unit = this.#unit(name, deal);
      const lucks = (of: (source: readonly Windfall[]) => number) =>
        WINDFALLS.map((source) => of(windfalls[source]));
      const won = wins[seat] ?? 0;
      const lead = ahead(points, seat);
      addTo(unit.win, [won, ...lucks((seats) => seats[seat]?.win ?? 0)]);
      addTo(unit.ahead, [
        lead,
        ...lucks((seats) =>
          ahead(
            seats.map((each) => each.points),
            seat,
          ),
        ),
      ]);
      unit.games += 1;
      const games = this.#games.get(name) ?? { win: [], ahead: [] };
      this.#games.set(name, games);
      games.win.push(won);
      games.ahead.push(lead);
    });
  }

  /** The best first; none without luck to subtract, or with too few deals. */
  get bots(): LucklessBot[] {
    return [...this.#units]
      .flatMap(([name]) => {
        const [win, lead] = MEASURES.map((measure) => this.#luckless(name, measure));
        return win && lead ? { name, win, ahead: lead } : [];
      })
      .sort((a, b) => b.win.mean - a.win.mean);
  }

  #luckless(name: string, measure: Measure): Luckless | null {
    const values = (this.#units.get(name) ?? []).map((unit) => controlled(unit, measure));
    const adjusted = withoutLuck(values);
    if (!adjusted) return null;
    const lucks = values.map(({ luck }) => luck.reduce((sum, part) => sum + part, 0));
    const independent = spreadOf(this.#games.get(name)?.[measure] ?? []).error;
    return { ...adjusted, needed: adjusted.variance / independent ** 2, luck: spreadOf(lucks) };
  }

  #unit(name: string, deal: number): Unit {
    const units = this.#units.get(name) ?? [];
    this.#units.set(name, units);
    let unit = units.at(-1);
    if (unit?.deal !== deal) {
      unit = { deal, games: 0, win: [], ahead: [] };
      units.push(unit);
    }
    return unit;
  }
}

/** How far a seat is ahead of the others' average. */
function ahead(points: readonly number[], seat: number): number {
  const own = points[seat] ?? 0;
  const all = points.reduce((sum, each) => sum + each, 0);
  return own - (all - own) / (points.length - 1);
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

/** The mean of independent values, and its standard error. */
function spreadOf(values: readonly number[]): { mean: number; error: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: Math.sqrt(spread / (values.length - 1) / values.length) };
}

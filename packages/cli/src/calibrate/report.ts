import { type Correction, calibrated, type Shown, UNCORRECTED } from '@khora/bots/hints';
import { type Interval, wilson, Z95 } from '../stats/intervals.ts';
import type { Sample } from './sample.ts';

/** Deciles of the chance shown, those with few positions merged with a neighbour. */
interface Bin {
  readonly from: number;
  readonly to: number;
  readonly positions: number;
  readonly shown: number;
  readonly won: number;
  readonly interval: Interval;
}

/** How well what was shown agrees with the results, for one number of players. */
export interface Agreement {
  readonly players: number;
  readonly games: number;
  readonly bins: readonly Bin[];
  readonly logLoss: number;
  /** The same without the correction, and as the search itself expected. */
  readonly uncorrected: number;
  readonly search: number;
  /** For the first move shown only. */
  readonly first: number;
  /** Expected points minus actual points, on average. */
  readonly pointsOff: Estimate;
  /**
   * By how much the chance changes from the best hint to that for the next question, if nothing random happens in
   * between.
   */
  readonly drift: Estimate & { readonly pairs: number };
}

interface Estimate {
  readonly mean: number;
  readonly error: number;
}

/** A decile stands on its own if it has at least this many positions. */
const ENOUGH = 300;

/** Each sample is corrected with what was fitted to other samples. */
export function agreement(
  samples: readonly Sample[],
  correctionFor: (sample: Sample) => Correction,
): Agreement {
  const [{ players } = { players: 0 }] = samples;
  const shownOf = (sample: Sample, raw = sample.raw) => calibrated(raw, correctionFor(sample));
  const all = samples.map((sample) => ({ sample, shown: shownOf(sample) }));
  const loss = (chances: readonly { win: number; won: number }[]) =>
    chances.reduce((sum, { win, won }) => sum - won * Math.log(win) - (1 - won) * Math.log(1 - win), 0) /
    chances.length;
  const pairs = samples.flatMap((sample) =>
    sample.next ? [Math.abs(shownOf(sample, sample.next).win - shownOf(sample).win)] : [],
  );
  const surely = (chance: number) => Math.min(0.99, Math.max(0.01, chance));
  return {
    players,
    games: samples.length,
    bins: binsOf(all),
    logLoss: loss(all.map(({ sample, shown }) => ({ win: shown.win, won: sample.won }))),
    uncorrected: loss(samples.map(({ raw, won }) => ({ win: calibrated(raw, UNCORRECTED).win, won }))),
    search: loss(samples.map(({ search, won }) => ({ win: surely(search.win), won }))),
    first: loss(
      all
        .filter(({ sample }) => sample.rank === 0)
        .map(({ sample, shown }) => ({ win: shown.win, won: sample.won })),
    ),
    pointsOff: meanOf(all.map(({ sample, shown }) => shown.points - sample.points)),
    drift: { ...meanOf(pairs), pairs: pairs.length },
  };
}

function binsOf(all: readonly { readonly sample: Sample; readonly shown: Shown }[]): Bin[] {
  const deciles = Array.from({ length: 10 }, (_, decile) => ({
    from: decile / 10,
    to: (decile + 1) / 10,
    members: all.filter(({ shown }) => Math.min(9, Math.floor(10 * shown.win)) === decile),
  }));
  const merged: typeof deciles = [];
  for (const decile of deciles) {
    const last = merged.at(-1);
    const isFew = last && (last.members.length < ENOUGH || remaining(deciles, decile.from) < ENOUGH);
    if (isFew)
      merged.splice(-1, 1, { from: last.from, to: decile.to, members: [...last.members, ...decile.members] });
    else merged.push(decile);
  }
  return merged.map(({ from, to, members }) => {
    const won = members.reduce((sum, { sample }) => sum + sample.won, 0);
    return {
      from,
      to,
      positions: members.length,
      shown: members.reduce((sum, { shown }) => sum + shown.win, 0) / members.length,
      won: won / members.length,
      interval: wilson(won, members.length),
    };
  });
}

/** Positions from a decile on. */
function remaining(
  deciles: readonly { readonly from: number; readonly members: readonly unknown[] }[],
  from: number,
): number {
  return deciles
    .filter((decile) => decile.from >= from)
    .reduce((sum, { members }) => sum + members.length, 0);
}

function meanOf(values: readonly number[]): Estimate {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: (Z95 * Math.sqrt(squares / (values.length - 1))) / Math.sqrt(values.length) };
}

const percent = (share: number, digits = 1) => `${(100 * share).toFixed(digits)} %`;

/** Tables in Markdown. */
export function tellAgreement(all: readonly Agreement[]): string {
  const bins = all.flatMap(({ players, bins: own }) =>
    own.map(({ from, to, positions, shown, won, interval }) =>
      [
        players,
        `${(100 * from).toFixed(0)}–${percent(to, 0)}`,
        positions.toLocaleString('en'),
        percent(shown),
        percent(won),
        `${(100 * interval.low).toFixed(1)}–${percent(interval.high)}`,
        (100 * (shown - won)).toFixed(1).replace('-', '−'),
      ].join(' | '),
    ),
  );
  const sums = all.map((own) =>
    [
      own.players,
      own.games.toLocaleString('en'),
      (100 * Math.max(...own.bins.map(({ shown, won }) => Math.abs(shown - won)))).toFixed(1),
      own.logLoss.toFixed(3),
      own.first.toFixed(3),
      own.uncorrected.toFixed(3),
      own.search.toFixed(3),
      `${own.pointsOff.mean.toFixed(2)} ± ${own.pointsOff.error.toFixed(2)}`.replace('-', '−'),
      `${(100 * own.drift.mean).toFixed(1)} ± ${(100 * own.drift.error).toFixed(1)} (${own.drift.pairs})`,
    ].join(' | '),
  );
  return [
    '| players | games | farthest decile, in points | log loss | of the first move | uncorrected | as the search says | expected points less those that came | the chance moves by, in points (pairs) |',
    '|---|---|---|---|---|---|---|---|---|',
    ...sums.map((row) => `| ${row} |`),
    '',
    '| players | chance shown | positions | on average | won | 95 % | shown less won, in points |',
    '|---|---|---|---|---|---|---|',
    ...bins.map((row) => `| ${row} |`),
    '',
  ].join('\n');
}

import { LAST_ROUND } from '@khora/engine';
import { FITTED } from './fitted.ts';

/** What trials say about a move, before calibration. */
export interface Raw {
  readonly players: number;
  readonly round: number;
  /** The mean chance of winning and the mean points over the trials, and the standard error of that chance. */
  readonly win: number;
  readonly points: number;
  readonly error: number;
}

/** The same, as it is shown. */
export interface Shown {
  readonly win: number;
  /** The chance is within this distance with 95 % certainty. */
  readonly margin: number;
  readonly points: number;
}

/**
 * How the trials are corrected for one number of players: the logit of winning and the points as sums of `terms`, each
 * with its factor. `khora calibrate` fits them to how games really ended.
 */
export interface Correction {
  readonly win: readonly number[];
  readonly points: readonly number[];
}

/** By number of players, and for certain networks. */
export interface Calibration {
  readonly networks: string;
  readonly corrections: Readonly<Record<number, Correction>>;
}

/** While there is something to choose, nothing is decided: no chance is shown as 0 or 100 %. */
const UNSURE = 0.01;
const Z95 = 1.96;

function logit(chance: number): number {
  const kept = Math.min(1 - UNSURE / 2, Math.max(UNSURE / 2, chance));
  return Math.log(kept / (1 - kept));
}

function logistic(sum: number): number {
  return 1 / (1 + Math.exp(-sum));
}

/** The share of all rounds that is still to come. */
function ahead(round: number): number {
  return (LAST_ROUND - Math.max(1, round)) / LAST_ROUND;
}

/** The draft and the first round, where everything is still to come and trials are most optimistic. */
function opening(round: number): number {
  return round <= 1 ? 1 : 0;
}

/** The terms of a correction: trials are more reliable late in the game than early. */
function terms(said: number, round: number): number[] {
  return [1, opening(round), ahead(round), said, ahead(round) * said];
}

export function winTerms({ win, round }: Pick<Raw, 'win' | 'round'>): number[] {
  return terms(logit(win), round);
}

/** Points are corrected as their distance from the usual. */
export const USUAL_POINTS = 80;

export function pointTerms({ points, round }: Pick<Raw, 'points' | 'round'>): number[] {
  return terms(points - USUAL_POINTS, round);
}

function dot(all: readonly number[], factors: readonly number[]): number {
  return all.reduce((sum, term, i) => sum + term * (factors[i] ?? 0), 0);
}

/** Leaves everything as the trials say. */
export const UNCORRECTED: Correction = { win: [0, 0, 0, 1, 0], points: [0, 0, 0, 1, 0] };

/** What is shown of a move's trials. */
export function calibrated(raw: Raw, correction = FITTED.corrections[raw.players] ?? UNCORRECTED): Shown {
  const chance = logistic(dot(winTerms(raw), correction.win));
  const [, , , factor = 0, later = 0] = correction.win;
  // By how much the chance shown changes with the trials' own.
  const kept = Math.max(UNSURE, raw.win * (1 - raw.win));
  const slope = ((factor + ahead(raw.round) * later) * chance * (1 - chance)) / kept;
  return {
    win: Math.min(1 - UNSURE, Math.max(UNSURE, chance)),
    margin: Z95 * raw.error * slope,
    points: USUAL_POINTS + dot(pointTerms(raw), correction.points),
  };
}

/** A range that contains the true value with 95 % confidence. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The 97.5 % quantile of the normal distribution. */
export const Z95 = 1.959963984540054;

/** Wilson's score interval of a proportion; `wins` may contain fractions of shared wins. */
export function wilson(wins: number, n: number, z: number = Z95): Interval {
  if (n === 0) return { low: 0, high: 1 };
  const share = wins / n;
  const spread = z * z;
  const centre = share + spread / (2 * n);
  const radius = z * Math.sqrt((share * (1 - share) + spread / (4 * n)) / n);
  const scale = 1 + spread / n;
  return {
    low: wins <= 0 ? 0 : Math.max(0, (centre - radius) / scale),
    high: wins >= n ? 1 : Math.min(1, (centre + radius) / scale),
  };
}

/** Nothing more need be known about values between 0 and 1: they are sub-Gaussian with this deviation. */
const WIDEST = 0.5;

/**
 * The radius of a confidence sequence around the mean of n independent values between 0 and 1: with probability 1 −
 * alpha the true mean stays within it for every n at once, so you may look after each value and stop at any time
 * (Robbins' normal mixture). With a deviation that was estimated from the values it holds asymptotically (Waudby-Smith
 * and others, 2021). It is tightest near `tuned`.
 */
export function anytimeRadius(
  n: number,
  alpha: number,
  { tuned = 100, deviation = WIDEST }: { readonly tuned?: number; readonly deviation?: number } = {},
): number {
  if (n === 0) return Number.POSITIVE_INFINITY;
  const mixture = 2 * Math.log(1 / alpha) + Math.log(1 + 2 * Math.log(1 / alpha));
  const prior = tuned / mixture;
  return (deviation * Math.sqrt((n + prior) * Math.log((n + prior) / (prior * alpha * alpha)))) / n;
}

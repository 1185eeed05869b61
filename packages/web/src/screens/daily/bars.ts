const BARS = '▁▂▃▄▅▆▇█';

/** How the points grew, as a line of bars that reveals nothing about the city, the cards or the dice. */
export function barsOf(curve: readonly number[]): string {
  const most = Math.max(1, ...curve);
  return curve.map((points) => BARS[Math.max(0, Math.ceil((points / most) * BARS.length) - 1)]).join('');
}

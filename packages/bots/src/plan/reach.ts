import type { Space } from '@khora/engine';
import type { Rates } from './rates.ts';

const MOST_TROOPS = 30;

/** What the two best spaces within reach give on average (others want them too), by number of troops. */
export function reaches(spaces: readonly Space[], rates: Rates, glory: number): (troops: number) => number {
  const known: number[] = [];
  return (troops) => {
    if (troops > MOST_TROOPS) return 0;
    known[troops] ??= reach(spaces, rates, glory, troops);
    return known[troops];
  };
}

function reach(spaces: readonly Space[], rates: Rates, glory: number, troops: number): number {
  let best = 0;
  let second = 0;
  for (const { need, loss, size, color, points, drachmas } of spaces) {
    if (need > troops) continue;
    const majors = size === 'minor' ? 0 : color === 'persepolis' ? 3 : 1;
    const value = majors * glory + points + drachmas * rates.drachmas - loss * rates.troops;
    if (value > best) {
      second = best;
      best = value;
    } else if (value > second) second = value;
  }
  return (best + second) / 2;
}

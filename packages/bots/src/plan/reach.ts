import type { Space } from '@khora/engine';
import type { Rates } from './rates.ts';

const MOST_TROOPS = 30;

/** What the two best spaces within reach give on average, since others want them too. */
export function reaches(spaces: readonly Space[], rates: Rates, glory: number): number[] {
  const table: number[] = [];
  for (let troops = 0; troops <= MOST_TROOPS; troops++) {
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
    table.push((best + second) / 2);
  }
  return table;
}

import { gainsIn } from './phrases.ts';
import { rows } from './tables.ts';
import { each, type Gains, sure, TRACKS, type Track } from './words.ts';

interface Level {
  readonly cost: number;
  readonly gains: Gains;
  readonly unlocksDie: boolean;
}

/** By track and level, from 2 on. */
export const LEVELS: Readonly<Record<Track, ReadonlyMap<number, Level>>> = each(TRACKS, (track) => {
  const column = 1 + 2 * TRACKS.indexOf(track);
  return new Map(
    rows('Progress tracks').map((cells) => {
      const benefit = sure(cells[column + 1], `a benefit of ${track}`);
      const unlocksDie = benefit === 'third die';
      const gains = unlocksDie || benefit === '–' ? {} : gainsIn(benefit);
      return [Number(cells[0]), { cost: Number(cells[column]), gains, unlocksDie }];
    }),
  );
});

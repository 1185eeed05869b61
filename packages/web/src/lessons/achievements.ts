import type { Lesson } from './lesson.ts';

/** Twelve citizens, and a major token that makes glory the better reward. */
export const achievements: Lesson = {
  id: 'achievements',
  setup: { players: 3, seed: 'achievements 36', options: { draft: 'deal' } },
  start: 25,
  cues: [
    { key: 'five', at: 'achievements' },
    { key: 'claim', at: 'wanted', asks: 'claim' },
    { key: 'after', at: 'glory' },
  ],
  moves: `
0 assign 4 1
1 assign 3 1
2 assign 3 4
0 keep stadion
1 keep quarry
1 pass
2 buy green
0 explore red-3-0
2 explore red-2-1
0 progress military
1 pass
2 pass
0 assign 1 4
1 assign 4 1
2 assign 4 1
0 keep rivalry
1 keep colossus-of-rhodes
2 keep austerity
0 explore blue-5-3
2 explore blue-3-1
0 progress military
1 progress military
2 progress culture
0 progress economy
2 progress economy
0 claim citizens glory
`,
};

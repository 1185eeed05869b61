import type { Lesson } from './lesson.ts';

/** A philosophy token for a second level. */
export const progress: Lesson = {
  id: 'progress',
  setup: { players: 3, seed: 'progress 43', options: { draft: 'deal' } },
  start: 7,
  cues: [
    { key: 'tracks', at: 'tracks' },
    { key: 'economy', at: 'wanted', asks: 'progress' },
    { key: 'scroll', at: 'wanted', asks: 'progress' },
    { key: 'after', at: 'drachmas' },
  ],
  moves: `
0 assign 0 1
1 assign 2 4
2 assign 0 1
0 pay 0 1 1
0 keep helepole
2 keep persians
1 explore green-2-1
0 progress economy
0 progress military
1 progress military
2 pass
`,
};

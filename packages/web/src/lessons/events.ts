import type { Lesson } from './lesson.ts';

/** An event for the player with the most troops, who is the learner. */
export const events: Lesson = {
  id: 'events',
  setup: { players: 3, seed: 'events 142', options: { draft: 'deal' } },
  start: 19,
  cues: [
    { key: 'card', at: 'event' },
    { key: 'troops', at: 'troops' },
    { key: 'progress', at: 'wanted', asks: 'progress' },
    { key: 'after', at: 'points' },
  ],
  moves: `
0 assign 1 4
1 assign 3 1
2 assign 3 4
0 keep gifts-from-the-west
1 keep old-guard
1 pass
2 buy green
2 explore red-2-2
0 explore red-3-0
2 progress economy
0 progress military
1 progress culture
0 assign 4 1
1 assign 4 1
2 assign 3 4
0 keep ostracism
1 keep proskenion
0 explore red-5-1
2 explore blue-2-2
0 progress economy
1 progress military
2 progress military
`,
};

import type { Lesson } from './lesson.ts';

/** Two low dice, and a philosophy token that makes up for them. */
export const paying: Lesson = {
  id: 'paying',
  setup: { players: 3, seed: 'paying 24', options: { draft: 'deal' } },
  start: 0,
  cues: [
    { key: 'dice', at: 'dice' },
    { key: 'tiles', at: 'wanted', asks: 'assign' },
    { key: 'pay', at: 'wanted', asks: 'pay' },
    { key: 'after', at: 'citizens' },
  ],
  moves: `
0 assign 3 4
1 assign 4 1
2 assign 0 1
0 pay 3 4 1
1 keep quarry
2 keep reformists
`,
};

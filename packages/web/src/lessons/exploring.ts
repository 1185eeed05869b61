import type { Lesson } from './lesson.ts';

/** Six troops, and a major token within reach. */
export const exploring: Lesson = {
  id: 'exploring',
  setup: { players: 3, seed: 'exploring 122', options: { draft: 'deal' } },
  start: 26,
  cues: [
    { key: 'figures', at: 'map' },
    { key: 'reach', at: 'troops' },
    { key: 'explore', at: 'wanted', asks: 'explore' },
    { key: 'after', at: 'glory' },
  ],
  moves: `
0 assign 1 4
1 assign 4 1
2 assign 3 4
0 pay 1 4 3
0 keep constructing-the-mint
1 keep diversification
2 buy green
1 progress military
2 progress military
0 progress military
0 claim citizens taxes
0 assign 4 0
1 assign 1 4
2 assign 4 1
1 keep gold-reserve
2 keep colossus-of-rhodes
0 explore red-3-0
1 explore red-2-1
2 explore red-3-1
0 progress military
1 progress military
2 progress culture
0 assign 5 4
1 assign 4 0
2 assign 4 3
0 pay 4 5 1
0 explore green-6-3
1 explore green-3-0
2 explore blue-4-2
`,
};

import type { Lesson } from './lesson.ts';

/** Three tokens, and a card that counts them at the end. */
export const endGame: Lesson = {
  id: 'endGame',
  setup: { players: 3, seed: 'endGame 121', options: { draft: 'deal' } },
  start: 28,
  cues: [
    { key: 'hand', at: 'hand' },
    { key: 'play', at: 'wanted', asks: 'play' },
    { key: 'after', at: 'points' },
  ],
  moves: `
0 assign 1 4
1 assign 3 1
2 assign 3 4
0 keep old-guard
1 keep amnesty-for-socrates
1 pass
2 buy green
0 explore red-3-0
2 progress military
0 progress military
1 pass
0 assign 4 1
1 assign 2 3
2 assign 4 1
0 keep diolkos
2 keep persians
1 pass
2 explore red-2-1
0 explore green-5-1
0 progress culture
1 progress military
0 assign 4 5
1 assign 1 4
2 assign 6 4
1 keep bank
0 explore blue-5-3
1 explore red-2-2
2 explore blue-4-2
0 play hall-of-statues
2 develop
2 tracks economy military
`,
};

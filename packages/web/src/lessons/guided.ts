import type { Lesson } from './lesson.ts';

/** Two and a half rounds in which each of the seven actions is taken once; the seed was chosen for that. */
export const guided: Lesson = {
  id: 'guided',
  setup: { players: 3, seed: 'guided 40660', cities: ['miletus', 'athens', 'sparta'] },
  start: 0,
  cues: [
    { key: 'welcome', at: 'city' },
    { key: 'gifts', at: 'wanted', asks: 'draft' },
    { key: 'neighbour', at: 'wanted', asks: 'draft' },
    { key: 'endCard', at: 'wanted', asks: 'draft' },
    { key: 'lastCard', at: 'wanted', asks: 'draft' },
    { key: 'event', at: 'event' },
    { key: 'dice', at: 'dice' },
    { key: 'tiles', at: 'wanted', asks: 'assign' },
    { key: 'pay', at: 'wanted', asks: 'pay' },
    { key: 'philosophy', at: 'scrolls' },
    { key: 'trade', at: 'wanted', asks: 'buy' },
    { key: 'progress', at: 'wanted', asks: 'progress' },
    { key: 'moreProgress', at: 'wanted', asks: 'progress' },
    { key: 'enoughProgress', at: 'wanted', asks: 'progress' },
    { key: 'taxes', at: 'drachmas' },
    { key: 'secondEvent', at: 'event' },
    { key: 'highDice', at: 'wanted', asks: 'assign' },
    { key: 'spend', at: 'wanted', asks: 'pay' },
    { key: 'legislation', at: 'wanted', asks: 'keep' },
    { key: 'politics', at: 'wanted', asks: 'play' },
    { key: 'thirdDie', at: 'wanted', asks: 'progress' },
    { key: 'troops', at: 'troops' },
    { key: 'achievement', at: 'wanted', asks: 'claim' },
    { key: 'thirdEvent', at: 'event' },
    { key: 'threeDice', at: 'wanted', asks: 'assign' },
    { key: 'culture', at: 'points' },
    { key: 'military', at: 'wanted', asks: 'explore' },
    { key: 'development', at: 'wanted', asks: 'develop' },
    { key: 'tracks', at: 'wanted', asks: 'tracks' },
    { key: 'economy', at: 'wanted', asks: 'progress' },
    { key: 'eventPassed', at: 'event' },
    { key: 'points', at: 'points' },
    { key: 'glory', at: 'glory' },
    { key: 'end', at: 'achievements' },
  ],
  moves: `
0 draft gifts-from-the-west
1 draft constructing-the-mint
2 draft power
0 draft diolkos
1 draft diversification
2 draft extraordinary-collection
0 draft central-government
1 draft reformists
2 draft public-market
0 draft quarry
1 draft archives
2 draft bank
0 assign 0 3
1 assign 1 3
2 assign 4 1
0 pay 0 3 0
1 pay 1 3 1
1 keep stadion
2 keep proskenion
0 pass
1 pass
0 progress culture
0 progress culture
0 pass
1 progress military
1 progress military
1 pass
2 pass
0 assign 5 1
1 assign 4 3
2 assign 4 1
0 pay 1 5 1
1 pay 3 4 1
0 keep persians
2 keep gradualism
1 explore red-3-0
2 explore blue-2-2
0 play gifts-from-the-west
1 progress culture
2 progress military
0 progress culture
0 claim citizens taxes
1 claim troops taxes
0 assign 2 6 4
1 assign 2 4
2 assign 4 0
2 explore blue-5-3
0 explore red-4-2
1 explore green-5-1
0 develop
0 tracks economy military
2 progress military
0 progress economy
1 progress economy
`,
};

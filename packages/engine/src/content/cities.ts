import { act, choiceOf, gain, gainPer, raise, raiseTwoTracks } from './effects.ts';
import type { DevelopmentFacts } from './facts.ts';

type City = [DevelopmentFacts, DevelopmentFacts, DevelopmentFacts, DevelopmentFacts];

/** The seven cities with their developments 1 to 4. */
export const CITIES = {
  argos: [
    { requires: '', cost: 0, effect: [gain({ troops: 2 })] },
    { requires: 'BB', cost: 0, effect: [choiceOf({ troops: 2, drachmas: 3, points: 4, citizens: 5 })] },
    { requires: 'BBR', cost: 0, effect: [raise('military')] },
    { requires: 'BBBGGR', cost: 2, effect: [gain({ glory: 2 })] },
  ],
  athens: [
    { requires: '', cost: 0, effect: [gain({ scrolls: 3 })] },
    { requires: 'GR', cost: 0, on: { play: [gain({ drachmas: 2, points: 3 })] } },
    { requires: 'BB', cost: 1, on: { play: [gain({ troops: 2 })] } },
    { requires: 'GGBBRR', cost: 2, score: { points: 3, per: 'cardsInPlay' } },
  ],
  corinth: [
    { requires: '', cost: 0, effect: [gain({ drachmas: 4 })] },
    { requires: 'R', cost: 1, effect: [gainPer('taxes', 'tokens')] },
    {
      requires: 'RRBG',
      cost: 2,
      modify: { progressLevels: 2, progressDiscount: { economy: 1, culture: 1, military: 1 } },
    },
    { requires: 'BBGGRR', cost: 3, score: { points: 2, per: 'tokens' } },
  ],
  miletus: [
    { requires: '', cost: 0, effect: [raise('economy')] },
    { requires: 'R', cost: 1, effect: [raiseTwoTracks()] },
    { requires: 'RRG', cost: 2, on: { trade: [gain({ points: 3 })] } },
    { requires: 'RRRGG', cost: 4, effect: [gain({ points: 15 })] },
  ],
  olympia: [
    { requires: '', cost: 0, effect: [gain({ taxes: 1 })] },
    { requires: 'G', cost: 0, on: { culture: [gain({ troops: 1, scrolls: 1 })] } },
    { requires: 'GGR', cost: 2, effect: [raise('culture', 2)] },
    { requires: 'GGGBRR', cost: 3, effect: [act(2), act(2), act(2)] },
  ],
  sparta: [
    { requires: '', cost: 0, modify: { explorationLoss: 1 } },
    { requires: 'BB', cost: 2, on: { military: [gain({ taxes: 1 })] } },
    { requires: 'BBBGR', cost: 2, effect: [act(4), act(4)] },
    { requires: 'BBBGGRR', cost: 4, score: { points: 4, per: 'blueTokens' } },
  ],
  thebes: [
    { requires: '', cost: 0, effect: [raise('military')] },
    { requires: 'GB', cost: 0, forGlory: { drachmas: 2, points: 4 } },
    { requires: 'BBGR', cost: 0, modify: { explorations: 2 } },
    { requires: 'GGBBRR', cost: 2, score: { points: 2, per: 'minorTokens' } },
  ],
} satisfies Record<string, City>;

import {
  anyToken,
  draw,
  gain,
  gainIf,
  gainPer,
  mayPlayCard,
  raise,
  raiseIf,
  takeCardBack,
} from './effects.ts';
import { type Abilities, type CardFacts, FREE, type Score } from './facts.ts';

interface Price {
  readonly requires?: string;
  readonly cost: number;
}
type Immediate = Price & Required<Pick<Abilities, 'effect'>>;
type Ongoing = Price & Pick<Abilities, 'on' | 'modify'>;

const immediate = (card: Immediate): CardFacts => ({ kind: 'immediate', requires: '', ...card });
const ongoing = (card: Ongoing): CardFacts => ({ kind: 'ongoing', requires: '', ...card });
const endGame = (card: Required<Price> & { score: Score }): CardFacts => ({ kind: 'endGame', ...card });

/** The 40 politics cards. */
export const CARDS = {
  archives: immediate({ cost: 2, effect: [gain({ scrolls: 3 })] }),
  'colossus-of-rhodes': immediate({ requires: 'RBG', cost: 6, effect: [gain({ points: 10 })] }),
  contribution: immediate({ requires: 'B', cost: 0, effect: [gainPer('drachmas', 'minorTokens')] }),
  council: immediate({ cost: 0, effect: [draw(2)] }),
  'gifts-from-the-west': immediate({ cost: 0, effect: [gain({ drachmas: 3 })] }),
  'greek-fire': immediate({ requires: 'B', cost: 0, effect: [gain({ troops: 4 })] }),
  'mercenary-recruitment': immediate({ requires: 'R', cost: 0, effect: [gainPer('troops', 'economy')] }),
  ostracism: immediate({ cost: 3, effect: [takeCardBack(), mayPlayCard()] }),
  peripteros: immediate({ requires: 'GG', cost: 1, effect: [raise('culture')] }),
  quarry: immediate({ requires: 'R', cost: 0, effect: [gain({ taxes: 1 })] }),
  rivalry: immediate({ cost: 0, effect: [raiseIf({ track: 'military', others: 'higher' }, 'military')] }),
  'scholarly-welcome': immediate({ cost: 2, effect: [anyToken()] }),
  'silver-mining': immediate({ requires: 'R', cost: 3, effect: [gain({ taxes: 2 })] }),
  'tunnel-of-eupalinos': immediate({ cost: 4, effect: [gain({ points: 6 })] }),

  'amnesty-for-socrates': ongoing({ cost: 2, on: { legislation: [gain({ scrolls: 1 })] } }),
  'constructing-the-mint': ongoing({
    requires: 'RR',
    cost: 2,
    modify: { progressDiscount: { economy: FREE } },
  }),
  'corinthian-columns': ongoing({ cost: 0, modify: { tokenPrice: 3 } }),
  diolkos: ongoing({ requires: 'R', cost: 0, on: { trade: [gain({ drachmas: 1, troops: 1, points: 1 })] } }),
  'extraordinary-collection': ongoing({ requires: 'R', cost: 0, on: { play: [gain({ drachmas: 2 })] } }),
  'foreign-supplies': ongoing({ cost: 2, on: { trade: [gain({ troops: 2 })] } }),
  'founding-the-lyceum': ongoing({ cost: 3, on: { philosophy: [gain({ scrolls: 1 })] } }),
  gradualism: ongoing({ requires: 'G', cost: 0, modify: { levelDiscount: 1 } }),
  helepole: ongoing({ requires: 'B', cost: 1, modify: { explorationLoss: 1 } }),
  lighthouse: ongoing({ requires: 'R', cost: 1, on: { trade: [gain({ points: 3 })] } }),
  'old-guard': ongoing({ requires: 'RG', cost: 0, on: { idle: [gain({ points: 4 })] } }),
  oracle: ongoing({ requires: 'RBG', cost: 3, on: { development: [gain({ points: 4 })] } }),
  persians: ongoing({ requires: 'BG', cost: 0, on: { culture: [gain({ troops: 2 })] } }),
  power: ongoing({
    requires: 'RB',
    cost: 0,
    on: { tax: [gainIf({ track: 'culture', others: 'at least as high' }, { points: 4 })] },
  }),
  'public-market': ongoing({
    requires: 'R',
    cost: 3,
    on: { tax: [gainIf({ track: 'economy', others: 'at most as high' }, { points: 3 })] },
  }),
  reformists: ongoing({ requires: 'RBG', cost: 0, modify: { progressLevels: 2 } }),
  stadion: ongoing({ requires: 'BB', cost: 2, on: { tax: [gain({ troops: 2 })] } }),
  'stoa-poikile': ongoing({ requires: 'G', cost: 0, on: { culture: [gain({ drachmas: 2 })] } }),

  austerity: endGame({ requires: 'GGG', cost: 6, score: { points: 3, per: 'cardsInHand' } }),
  bank: endGame({ requires: 'RR', cost: 0, score: { points: 1, per: 'drachmas', every: 2 } }),
  'central-government': endGame({ requires: 'GG', cost: 4, score: { points: 2, per: 'cardsInPlay' } }),
  diversification: endGame({ requires: 'RBG', cost: 6, score: { points: 3, per: 'lowestLevel' } }),
  'gold-reserve': endGame({ requires: 'RRR', cost: 8, score: { points: 2, per: 'economy' } }),
  'hall-of-statues': endGame({ requires: 'RBG', cost: 2, score: { points: 1, per: 'tokens' } }),
  'heavy-taxes': endGame({ requires: 'GGRR', cost: 4, score: { points: 2, per: 'taxes' } }),
  proskenion: endGame({ requires: 'BB', cost: 0, score: { points: 1, per: 'citizens' } }),
} satisfies Record<string, CardFacts>;

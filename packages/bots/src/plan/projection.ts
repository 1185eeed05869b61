import { TOP_LEVEL } from '@khora/engine';
import { type Holding, type Measure, measure } from './holding.ts';
import type { Outlook } from './outlook.ts';

/** How a number that end-game points depend on will grow in the rest of the game. */
export function projected({ content, weights: w, rounds }: Outlook, h: Holding, per: Measure): number {
  const value = measure(h, per);
  if (rounds === 0) return value;
  const towards = (left: number) => value + (left - value) * Math.min(1, rounds / 3);
  switch (per) {
    case 'economy':
      return Math.min(TOP_LEVEL, value + w.growEconomy * rounds);
    case 'lowestLevel':
      return Math.min(TOP_LEVEL, value + w.growLowest * rounds);
    case 'taxes':
      return Math.min(content.numbers.limits.taxes, value + w.growTaxes * rounds);
    case 'tokens':
      return value + w.growTokens * rounds;
    case 'minorTokens':
      return value + (w.growTokens * rounds) / 2;
    case 'blueTokens':
      return value + (w.growTokens * rounds) / 3;
    case 'cardsInPlay':
      return value + w.growCards * rounds;
    case 'citizens':
      return towards(w.leftCitizens);
    case 'drachmas':
      return towards(w.leftDrachmas);
    default:
      return towards(w.leftHand);
  }
}

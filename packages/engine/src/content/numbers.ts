import type { Numbers } from './facts.ts';

/** The numbers in docs/rules.md, apart from the components. */
export const NUMBERS: Numbers = {
  limits: { citizens: 15, taxes: 10, glory: 10, troops: 15 },
  cardsDealt: 5,
  citizensPerScroll: 3,
  scrollsPerToken: 2,
  philosophyScrolls: 1,
  legislationCitizens: 3,
  legislationCards: 2,
  tradeDrachmas: 1,
  tokenPrice: 5,
  explorations: 1,
  progressLevels: 1,
  achievementReward: 1,
};

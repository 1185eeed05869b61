import { type Ability, type Content, cardOf, developmentsOf } from './content/content.ts';
import type { Terms } from './content/facts.ts';
import type { PlayerState, PlayerView } from './state.ts';

/** The rules' numbers as changed by a player's developments and cards in play. */
export function termsOf(
  content: Content,
  { city, development, inPlay }: Pick<PlayerState | PlayerView, 'city' | 'development' | 'inPlay'>,
): Terms {
  const developments = developmentsOf(content, city);
  let terms = content.terms;
  for (let i = 0; i < development; i++) {
    const own = developments[i];
    if (own) terms = termsWith(terms, own);
  }
  for (const id of inPlay) terms = termsWith(terms, cardOf(content, id));
  return terms;
}

/** The terms once this ability is in effect too. */
export function termsWith(terms: Terms, { modify }: Pick<Ability, 'modify'>): Terms {
  if (!modify) return terms;
  const { progressDiscount: own = {} } = modify;
  const { progressDiscount: all } = terms;
  return {
    explorationLoss: terms.explorationLoss + (modify.explorationLoss ?? 0),
    levelDiscount: terms.levelDiscount + (modify.levelDiscount ?? 0),
    progressDiscount: {
      economy: all.economy + (own.economy ?? 0),
      culture: all.culture + (own.culture ?? 0),
      military: all.military + (own.military ?? 0),
    },
    progressLevels: Math.max(terms.progressLevels, modify.progressLevels ?? 0),
    tokenPrice: Math.min(terms.tokenPrice, modify.tokenPrice ?? terms.tokenPrice),
    explorations: Math.max(terms.explorations, modify.explorations ?? 0),
  };
}

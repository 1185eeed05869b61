import type { Character } from '@khora/bots';
import { CHARACTERS } from '@khora/bots/characters';
import type { Spoken } from './language.tsx';

/** What the rivals are called, by their temperament. */
export type RivalNames = Readonly<Record<Character, string>>;

export function rivalNames({ t }: Spoken): RivalNames {
  const names = CHARACTERS.map((character) => [character, t(`names.${character}`)] as const);
  return Object.fromEntries(names) as Record<Character, string>;
}

/** The names that seats start with: the player, and three Greeks. */
export function usualNames({ t }: Spoken): string[] {
  return [t('names.you'), t('names.philosopher'), t('names.merchant'), t('names.builder')];
}

import type { Spoken } from './language.tsx';

/** The names that seats start with: the player, and three Greeks. */
export function usualNames({ t }: Spoken): string[] {
  return [t('names.you'), t('names.first'), t('names.second'), t('names.third')];
}

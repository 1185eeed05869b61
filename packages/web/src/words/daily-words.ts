import { en } from './daily/en.ts';
import { wordsOf } from './words-of.ts';

/** The words of the game of the day, fetched with it. */
export const useDailyWords = wordsOf(en, {
  de: async () => (await import('./daily/de.ts')).de,
  es: async () => (await import('./daily/es.ts')).es,
  cs: async () => (await import('./daily/cs.ts')).cs,
  ru: async () => (await import('./daily/ru.ts')).ru,
});

import { en } from './sheet/en.ts';
import { wordsOf } from './words-of.ts';

/** The words of the score sheet, fetched with it. */
export const useSheetWords = wordsOf(en, {
  de: async () => (await import('./sheet/de.ts')).de,
  es: async () => (await import('./sheet/es.ts')).es,
  cs: async () => (await import('./sheet/cs.ts')).cs,
  ru: async () => (await import('./sheet/ru.ts')).ru,
});

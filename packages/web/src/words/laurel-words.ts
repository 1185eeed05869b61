import { en } from './laurels/en.ts';
import { wordsOf } from './words-of.ts';

/** The words of the personal laurels, fetched with them. */
export const useLaurelWords = wordsOf(en, {
  de: async () => (await import('./laurels/de.ts')).de,
  es: async () => (await import('./laurels/es.ts')).es,
  cs: async () => (await import('./laurels/cs.ts')).cs,
  ru: async () => (await import('./laurels/ru.ts')).ru,
});

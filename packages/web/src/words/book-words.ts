import { en } from './book/en.ts';
import { wordsOf } from './words-of.ts';

/** The words of the rule book, fetched with it. */
export const useBookWords = wordsOf(en, {
  de: async () => (await import('./book/de.ts')).de,
  es: async () => (await import('./book/es.ts')).es,
  cs: async () => (await import('./book/cs.ts')).cs,
  ru: async () => (await import('./book/ru.ts')).ru,
});

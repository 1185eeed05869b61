import { en } from './online/en.ts';
import { wordsOf } from './words-of.ts';

/** The words of the screens that need a server, fetched with them and not with the table. */
export const useWords = wordsOf(en, {
  de: async () => (await import('./online/de.ts')).de,
  es: async () => (await import('./online/es.ts')).es,
  cs: async () => (await import('./online/cs.ts')).cs,
  ru: async () => (await import('./online/ru.ts')).ru,
});

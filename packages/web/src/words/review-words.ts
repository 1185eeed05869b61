import { en } from './review/en.ts';
import { wordsOf } from './words-of.ts';

/** The words of game reviews, fetched with them. */
export const useReviewWords = wordsOf(en, {
  de: async () => (await import('./review/de.ts')).de,
  es: async () => (await import('./review/es.ts')).es,
  cs: async () => (await import('./review/cs.ts')).cs,
  ru: async () => (await import('./review/ru.ts')).ru,
});
export type ReviewWords = ReturnType<typeof useReviewWords>;

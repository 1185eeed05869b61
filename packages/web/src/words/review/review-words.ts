import { wordsOf } from '../words-of.ts';
import { en } from './en.ts';

/** The words of game reviews, fetched with them. */
export const useReviewWords = wordsOf(en, {
  de: async () => (await import('./de.ts')).de,
  es: async () => (await import('./es.ts')).es,
  cs: async () => (await import('./cs.ts')).cs,
  ru: async () => (await import('./ru.ts')).ru,
});
export type ReviewWords = ReturnType<typeof useReviewWords>;

import { wordsOf } from '../words-of.ts';
import { en } from './en.ts';

/** The words of the opening explorer, fetched with it. */
export const useExplorerWords = wordsOf(en, {
  de: async () => (await import('./de.ts')).de,
  es: async () => (await import('./es.ts')).es,
  cs: async () => (await import('./cs.ts')).cs,
  ru: async () => (await import('./ru.ts')).ru,
});

import { en } from './explorer/en.ts';
import { wordsOf } from './words-of.ts';

/** The words of the opening explorer, fetched with it. */
export const useExplorerWords = wordsOf(en, {
  de: async () => (await import('./explorer/de.ts')).de,
  es: async () => (await import('./explorer/es.ts')).es,
  cs: async () => (await import('./explorer/cs.ts')).cs,
  ru: async () => (await import('./explorer/ru.ts')).ru,
});

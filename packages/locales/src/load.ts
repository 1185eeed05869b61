import type { Catalogue } from './catalogue.ts';
import { en } from './en/index.ts';
import type { Language } from './languages.ts';
import { createTexts, type Texts } from './texts.ts';

/** English is always there; a client fetches one other language at most. */
export const english: Texts = createTexts('en', en);

/** Each language is a module of its own, so that bundlers can split it off. */
const CATALOGUES: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Catalogue>>> = {
  de: async () => (await import('./de/index.ts')).de,
  es: async () => (await import('./es/index.ts')).es,
  cs: async () => (await import('./cs/index.ts')).cs,
  ru: async () => (await import('./ru/index.ts')).ru,
};

export async function loadTexts(language: Language): Promise<Texts> {
  return language === 'en' ? english : createTexts(language, await CATALOGUES[language]());
}

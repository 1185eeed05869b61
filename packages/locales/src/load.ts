import type { Catalogue } from './catalogue.ts';
import { en } from './en/index.ts';
import type { Language } from './languages.ts';
import { createRuleBook, type RuleBook, type RuleTexts } from './rules.ts';
import { createTexts, type Texts } from './texts.ts';
import { typeset } from './typeset.ts';

/** English is always there; a client fetches at most one other language. */
export const english: Texts = createTexts('en', en);

/** The same for pages, where lines wrap. */
export const typesetEnglish: Texts = createTexts('en', typeset('en', en));

/** Each language is a module of its own, so that bundlers can split it off. */
const CATALOGUES: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Catalogue>>> = {
  de: async () => (await import('./de/index.ts')).de,
  es: async () => (await import('./es/index.ts')).es,
  cs: async () => (await import('./cs/index.ts')).cs,
  ru: async () => (await import('./ru/index.ts')).ru,
};

/** `typeset` is for pages, where lines wrap: numbers stay with their nouns. */
export async function loadTexts(language: Language, options?: { readonly typeset: boolean }): Promise<Texts> {
  if (language === 'en') return options?.typeset ? typesetEnglish : english;
  const catalogue = await CATALOGUES[language]();
  return createTexts(language, options?.typeset ? typeset(language, catalogue) : catalogue);
}

/** The rules are long and seldom read, so in every language they are a separate module. */
const RULES: Readonly<Record<Language, () => Promise<RuleTexts>>> = {
  en: async () => (await import('./en/rules.ts')).rules,
  de: async () => (await import('./de/rules.ts')).rules,
  es: async () => (await import('./es/rules.ts')).rules,
  cs: async () => (await import('./cs/rules.ts')).rules,
  ru: async () => (await import('./ru/rules.ts')).rules,
};

/** The numbered rules of docs/rules.md in a language. */
export async function loadRules(language: Language): Promise<RuleBook> {
  return createRuleBook(await RULES[language]());
}

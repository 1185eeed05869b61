import type { Language } from '@khora/locales';

/** Each language calls itself by its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  cs: 'Čeština',
  ru: 'Русский',
};

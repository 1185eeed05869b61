import type { Language } from '@khora/locales';
import { use } from 'react';
import { createTranslator } from 'use-intl/core';
import { useLanguage } from './language.tsx';
import { en, type Words } from './online/en.ts';

type Translate = ReturnType<typeof createTranslator<typeof en>>;

const OTHERS: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Words>>> = {
  de: async () => (await import('./online/de.ts')).de,
  es: async () => (await import('./online/es.ts')).es,
  cs: async () => (await import('./online/cs.ts')).cs,
  ru: async () => (await import('./online/ru.ts')).ru,
};

async function load(language: Language): Promise<Translate> {
  // Not to be had now: English is always there.
  const messages = language === 'en' ? en : await OTHERS[language]().catch(() => en);
  return createTranslator({ locale: language, messages });
}

const loaded = new Map<Language, Promise<Translate>>();

/** The words of the screens that need a server: fetched with them, not with the table. */
export function useWords(): Translate {
  const { language } = useLanguage().texts;
  const words = loaded.get(language) ?? load(language);
  loaded.set(language, words);
  return use(words);
}

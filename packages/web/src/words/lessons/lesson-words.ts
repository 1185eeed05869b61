import { type Language, localeOf, typeset } from '@khora/locales';
import { use } from 'react';
import { createTranslator } from 'use-intl/core';
import { useLanguage } from '../language.tsx';
import { en, type Words } from './en.ts';

export type LessonWords = ReturnType<typeof createTranslator<typeof en>>;

const OTHERS: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Words>>> = {
  de: async () => (await import('./de.ts')).de,
  es: async () => (await import('./es.ts')).es,
  cs: async () => (await import('./cs.ts')).cs,
  ru: async () => (await import('./ru.ts')).ru,
};

async function load(language: Language): Promise<LessonWords> {
  // It cannot be loaded now; English is always there.
  const messages = language === 'en' ? en : await OTHERS[language]().catch(() => en);
  return createTranslator({ locale: localeOf(language), messages: typeset(language, messages) });
}

const loaded = new Map<Language, Promise<LessonWords>>();

/** The words of everything that teaches the game, fetched with it and not with the table. */
export function useLessonWords(): LessonWords {
  const { language } = useLanguage().texts;
  const words = loaded.get(language) ?? load(language);
  loaded.set(language, words);
  return use(words);
}

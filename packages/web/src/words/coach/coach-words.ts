import type { Language } from '@khora/locales';
import { use } from 'react';
import { createTranslator } from 'use-intl/core';
import { useLanguage } from '../language.tsx';
import { en, type Words } from './en.ts';

/** What the lessons say, in one language. */
export interface CoachWords {
  readonly t: ReturnType<typeof createTranslator<typeof en>>;
  /** The text of a step, or another text whose key comes from data. */
  readonly say: (key: string, facts: Readonly<Record<string, string | number>>) => string;
}

const OTHERS: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Words>>> = {
  de: async () => (await import('./de.ts')).de,
  es: async () => (await import('./es.ts')).es,
  cs: async () => (await import('./cs.ts')).cs,
  ru: async () => (await import('./ru.ts')).ru,
};

/** All texts under a name each: 'guided_welcome'. */
function flat(words: Words): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(words).flatMap(([group, texts]) =>
      Object.entries(texts).map(([key, text]) => [`${group}_${key}`, text]),
    ),
  );
}

export function coachWords(language: Language, messages: Words): CoachWords {
  const all = createTranslator({ locale: language, messages: flat(messages) });
  return {
    t: createTranslator({ locale: language, messages }),
    say: (key, facts) => all(key.replace('.', '_'), facts),
  };
}

async function load(language: Language): Promise<CoachWords> {
  // It cannot be loaded now; English is always there.
  return coachWords(language, language === 'en' ? en : await OTHERS[language]().catch(() => en));
}

const loaded = new Map<Language, Promise<CoachWords>>();

/** The texts of the lessons, fetched with the first of them. */
export function useCoachWords(): CoachWords {
  const { language } = useLanguage().texts;
  const words = loaded.get(language) ?? load(language);
  loaded.set(language, words);
  return use(words);
}

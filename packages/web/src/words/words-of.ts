import { type Language, localeOf, type MessageTree, typeset } from '@khora/locales';
import { use } from 'react';
import { type createTranslator as create, createTranslator } from 'use-intl/core';
import type { Translated } from './base/translated.ts';
import { useLanguage } from './language.tsx';

type Loaders<M> = Readonly<Record<Exclude<Language, 'en'>, () => Promise<Translated<M>>>>;
type Translate<M extends MessageTree> = ReturnType<typeof create<M>>;

/** A hook for the words of rarely used screens: English comes with them, another language on request. */
export function wordsOf<const M extends MessageTree>(en: M, others: Loaders<M>): () => Translate<M> {
  const loaded = new Map<Language, Promise<Translate<M>>>();
  const load = async (language: Language): Promise<Translate<M>> => {
    // It cannot be loaded now; English is always there.
    const messages = language === 'en' ? en : await others[language]().catch(() => en);
    return createTranslator({ locale: localeOf(language), messages: typeset(language, messages as M) });
  };
  return () => {
    const { language } = useLanguage().texts;
    const words = loaded.get(language) ?? load(language);
    loaded.set(language, words);
    return use(words);
  };
}

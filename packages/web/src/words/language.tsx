import { type Language, loadTexts, localeOf, type Texts, typeset, typesetEnglish } from '@khora/locales';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { createTranslator } from 'use-intl/core';
import { useSettings } from '../browser/settings.ts';
import { en, type Messages } from './base/en.ts';
import { cachedTexts } from './cached-texts.ts';
import { hyphens } from './hyphens.ts';

type Translate = ReturnType<typeof createTranslator<typeof en>>;

/** What the client says in the player's language: the game's own texts, and those of the screens. */
export interface Spoken {
  readonly texts: Texts;
  readonly t: Translate;
}

/** The same, with soft hyphens for display. */
interface Written extends Spoken {
  /** A text with the places where its long words may be broken: see `NarrowText`. */
  readonly soft: (text: string) => string;
}

const OTHERS: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Messages>>> = {
  de: async () => (await import('./base/de.ts')).de,
  es: async () => (await import('./base/es.ts')).es,
  cs: async () => (await import('./base/cs.ts')).cs,
  ru: async () => (await import('./base/ru.ts')).ru,
};

function translator(language: Language, messages: Messages): Translate {
  return createTranslator({ locale: localeOf(language), messages: typeset(language, messages) });
}

const ENGLISH: Written = { texts: cachedTexts(typesetEnglish), t: translator('en', en), soft: hyphens('en') };

async function load(language: Language): Promise<Written> {
  if (language === 'en') return ENGLISH;
  const [texts, messages] = await Promise.all([loadTexts(language, { typeset: true }), OTHERS[language]()]);
  return { texts: cachedTexts(texts), t: translator(language, messages), soft: hyphens(language) };
}

const Context = createContext<Written>(ENGLISH);

export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const { language } = useSettings();
  const [spoken, setSpoken] = useState<Written | null>(language === 'en' ? ENGLISH : null);
  useEffect(() => {
    let wanted = true;
    const speak = async () => {
      // Offline, or an old page after a new version: English is always there.
      const loaded = await load(language).catch(() => ENGLISH);
      if (wanted) setSpoken(loaded);
    };
    void speak();
    return () => {
      wanted = false;
    };
  }, [language]);
  return spoken && <Context value={spoken}>{children}</Context>;
}

export function useLanguage(): Written {
  return useContext(Context);
}

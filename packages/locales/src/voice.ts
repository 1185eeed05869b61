import { createTranslator } from 'use-intl/core';
import type { Catalogue, English, Theme } from './catalogue.ts';
import { type Language, localeOf } from './languages.ts';

type Translator<T extends Theme> = ReturnType<typeof createTranslator<English[T]>>;

/** A language ready to speak: `say.cards('bank')`, and lists as the language joins them. */
export interface Voice {
  readonly language: Language;
  readonly say: { readonly [T in Theme]: Translator<T> };
  /** One, two and three. */
  readonly and: (items: readonly string[]) => string;
  /** One, two or three. */
  readonly or: (items: readonly string[]) => string;
}

/** Shown in place of a missing text, where everyone sees it, the tests included. */
export const MISSING = '⟨?⟩';

function ignore(): void {
  // The mark in the text is the report.
}

function translators(language: Language, catalogue: Catalogue): Voice['say'] {
  const themes = Object.entries(catalogue).map(([theme, messages]) => [
    theme,
    createTranslator({
      locale: localeOf(language),
      messages,
      onError: ignore,
      getMessageFallback: ({ key }) => `${MISSING}${theme}.${key}`,
    }),
  ]);
  // Every catalogue has the keys and arguments of the English one (its type, and a test).
  return Object.fromEntries(themes) as Voice['say'];
}

/** Made when first needed, because a browser takes a while to load a language's rules. */
function joining(locale: string, type: Intl.ListFormatType): Voice['and'] {
  let format: Intl.ListFormat | undefined;
  return (items) => {
    format ??= new Intl.ListFormat(locale, { type });
    return format.format(items);
  };
}

export function voice(language: Language, catalogue: Catalogue): Voice {
  const locale = localeOf(language);
  return {
    language,
    say: translators(language, catalogue),
    and: joining(locale, 'conjunction'),
    or: joining(locale, 'disjunction'),
  };
}

/** An effect as it appears after a colon: in German a sentence begins with a capital there. */
export function afterColon(voice: Voice, text: string): string {
  return voice.language === 'de' ? capitalized(voice, text) : text;
}

/** The text with its first letter in upper case. */
export function capitalized({ language }: Voice, text: string): string {
  const [first = '', ...rest] = text;
  return first.toLocaleUpperCase(language) + rest.join('');
}

import { createTranslator } from 'use-intl/core';
import type { Catalogue, English, Theme } from './catalogue.ts';
import type { Language } from './languages.ts';

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

/** What stands where a text should be: seen by everyone, and by the tests. */
export const MISSING = '⟨?⟩';

function ignore(): void {
  // The mark in the text is the report.
}

function translators(language: Language, catalogue: Catalogue): Voice['say'] {
  const themes = Object.entries(catalogue).map(([theme, messages]) => [
    theme,
    createTranslator({
      locale: language,
      messages,
      onError: ignore,
      getMessageFallback: ({ key }) => `${MISSING}${theme}.${key}`,
    }),
  ]);
  // Every catalogue has the keys and arguments of the English one (its type, and a test).
  return Object.fromEntries(themes) as Voice['say'];
}

export function voice(language: Language, catalogue: Catalogue): Voice {
  // British lists, as the British spelling: no comma before the last item.
  const locale = language === 'en' ? 'en-GB' : language;
  const conjunction = new Intl.ListFormat(locale, { type: 'conjunction' });
  const disjunction = new Intl.ListFormat(locale, { type: 'disjunction' });
  return {
    language,
    say: translators(language, catalogue),
    and: (items) => conjunction.format(items),
    or: (items) => disjunction.format(items),
  };
}

/** The text with its first letter in upper case. */
export function capitalized({ language }: Voice, text: string): string {
  const [first = '', ...rest] = text;
  return first.toLocaleUpperCase(language) + rest.join('');
}

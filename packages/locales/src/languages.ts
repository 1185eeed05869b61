export const LANGUAGES = ['en', 'de', 'es', 'cs', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language);
}

/** Languages that we lack but whose speakers read one of ours without effort. */
const NEIGHBOURS: Readonly<Record<string, Language>> = { sk: 'cs' };

/**
 * The first of somebody's languages (tags such as 'de-AT', in order of preference) that we have; English if we have
 * none.
 */
export function languageFor(tags: readonly string[]): Language {
  for (const tag of tags) {
    const [code = ''] = tag.toLowerCase().split('-');
    const language = isLanguage(code) ? code : NEIGHBOURS[code];
    if (language) return language;
  }
  return 'en';
}

/** For dates, numbers and lists; English is British, like its spelling. */
export function localeOf(language: Language): string {
  return language === 'en' ? 'en-GB' : language;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** A day in few words: '1 Jan 2026'. A browser takes a while to find the rules of a language, so it does so once. */
export function dayWords(locale: string, time: number): string {
  const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  formats.set(locale, format);
  return format.format(time);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** A short date: '1 Jan 2026'. A browser takes a while to load a language's rules, so this is done once. */
export function dayWords(locale: string, time: number): string {
  const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  formats.set(locale, format);
  // A day stays on one line.
  return format.format(time).replaceAll(' ', '\u00A0');
}

/** How many of the latest errors are kept. */
const MOST = 20;
const errors: string[] = [];
const people = new Set<string>();

/** Keeps an error for a problem report. */
export function noteError(error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? String(error)) : String(error);
  errors.push(`${new Date().toISOString()} ${text}`);
  errors.splice(0, errors.length - MOST);
}

/** Remembers people whom no report may name. */
export function notePeople(names: readonly string[]): void {
  for (const name of names) if (name.trim() !== '') people.add(name.trim());
}

/** The last errors, without anybody's name. */
export function lastErrors(): readonly string[] {
  if (people.size === 0) return [...errors];
  // A name may begin with another.
  const names = [...people].toSorted((a, b) => b.length - a.length).map(escaped);
  const named = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  return errors.map((text) => text.replace(named, '[name]'));
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}

/** Notes all uncaught errors. */
export function watchErrors(): void {
  window.addEventListener('error', ({ error, message }) => noteError(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => noteError(reason));
}

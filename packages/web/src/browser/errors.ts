/** How many of the latest errors are kept. */
const MOST = 20;
const errors: string[] = [];

/** Keeps an error for a problem report. */
export function noteError(error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? String(error)) : String(error);
  errors.push(`${new Date().toISOString()} ${text}`);
  errors.splice(0, errors.length - MOST);
}

export function lastErrors(): readonly string[] {
  return [...errors];
}

/** Notes all uncaught errors. */
export function watchErrors(): void {
  window.addEventListener('error', ({ error, message }) => noteError(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => noteError(reason));
}

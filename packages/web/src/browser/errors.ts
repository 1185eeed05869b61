/** How many are kept: the latest ones. */
const MOST = 20;
const errors: string[] = [];

/** Keeps an error for somebody who reports a problem. */
export function noteError(error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? String(error)) : String(error);
  errors.push(`${new Date().toISOString()} ${text}`);
  errors.splice(0, errors.length - MOST);
}

export function lastErrors(): readonly string[] {
  return [...errors];
}

/** Notes whatever nobody caught. */
export function watchErrors(): void {
  window.addEventListener('error', ({ error, message }) => noteError(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => noteError(reason));
}

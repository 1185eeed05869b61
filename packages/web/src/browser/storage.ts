// The browser's storage for small things. It may be forbidden, full, or contain what another version wrote; then it is
// as if nothing had been stored. Games have a storage of their own (saves.ts), where the player is told about failures.

/** What is stored under a key: null for nothing, undefined if storing is forbidden. */
export function kept(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

/** Stores a text if allowed; null removes it. */
export function keep(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // It lasts until the page is closed.
  }
}

/** What is stored under a key as JSON; null if there is nothing, or it is not JSON. */
export function keptJson(key: string): unknown {
  try {
    return JSON.parse(kept(key) ?? 'null');
  } catch {
    return null;
  }
}

export function keepJson(key: string, value: unknown): void {
  keep(key, JSON.stringify(value));
}

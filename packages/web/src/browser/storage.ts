// The browser's storage for small things. It may be forbidden, full, or hold what another version wrote: then things are as if
// nothing had been kept. Games have a storage of their own (saves.ts), where a failure is told to the player.

/** What is kept under a key: null for nothing, undefined where keeping is forbidden. */
export function kept(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

/** Keeps a text if it may; null forgets it. */
export function keep(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // It holds until the page is closed.
  }
}

/** What is kept under a key as JSON; null if that is nothing, or no JSON. */
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

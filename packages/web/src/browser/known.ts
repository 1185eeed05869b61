import { keep, kept } from './storage.ts';

/** Set once the server has known this browser: before that, there is nobody to ask about. */
const KEY = 'khora.known';

export function noteKnown(isKnownNow: boolean): void {
  keep(KEY, isKnownNow ? 'yes' : null);
}

export function isKnown(): boolean {
  const known = kept(KEY);
  // If nothing may be stored, the server is asked every time.
  return known === 'yes' || known === undefined;
}

import { keep, kept } from './storage.ts';

/** Set once this browser has been known to the server: before, there is nobody to ask about. */
const KEY = 'khora.known';

export function noteKnown(isKnownNow: boolean): void {
  keep(KEY, isKnownNow ? 'yes' : null);
}

export function isKnown(): boolean {
  const known = kept(KEY);
  // Where nothing may be kept, the server is asked every time.
  return known === 'yes' || known === undefined;
}

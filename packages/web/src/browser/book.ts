import { useSyncExternalStore } from 'react';
import type { Place } from './router.ts';

// The rules book can be opened over whatever is on the screen: at the table a game must not be left to read a rule.
let opened: Place | null = null;
const listeners = new Set<() => void>();

function set(place: Place | null): void {
  opened = place;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens the book at a place, over the screen. */
export function openBook(place: Place): void {
  set(place);
}

export function closeBook(): void {
  set(null);
}

/** Where the book is open over the screen; null if it is not. */
export function useOpenedBook(): Place | null {
  return useSyncExternalStore(subscribe, () => opened);
}

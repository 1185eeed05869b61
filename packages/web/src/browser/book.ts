import { useSyncExternalStore } from 'react';
import type { Place } from './router.ts';

// The rule book can be opened over any screen: nobody should have to leave a game to read a rule.
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

import { useSyncExternalStore } from 'react';
import type { BookPlace } from './router.ts';

// The rule book can be opened over any screen: nobody should have to leave a game to read a rule.
let opened: BookPlace | null = null;
const listeners = new Set<() => void>();

function set(place: BookPlace | null): void {
  opened = place;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens the book at a place, over the screen. */
export function openBook(place: BookPlace): void {
  set(place);
}

export function closeBook(): void {
  set(null);
}

/** Where the book is open over the screen; null if it is not. */
export function useOpenedBook(): BookPlace | null {
  return useSyncExternalStore(subscribe, () => opened);
}

import { keep, kept } from './storage.ts';

const KEY = 'khora.running';

/** Notes the game of this device that one would go on with; null if there is none. */
export function noteRunning(id: string | null): void {
  keep(KEY, id);
}

/** The same until the storage of games has answered: a button that came later would push away the one that somebody presses. */
export function notedRunning(): string | null {
  return kept(KEY) ?? null;
}

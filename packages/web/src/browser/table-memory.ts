import { keepJson, keptJson } from './storage.ts';

/** What this browser remembers about a table. */
interface Remembered {
  /** Moves that the player has seen. */
  readonly seen?: number;
  /** What the server promised before the game, and what we contributed to the dice. */
  readonly commitment?: string;
  readonly entropy?: string;
  /** The last line of chat that was read. */
  readonly read?: number;
  /** The cue of a lesson that was shown last; called a step since the first version, and in what is stored. */
  readonly step?: number;
  /** Whether each question says why it matters. */
  readonly newcomer?: boolean;
  /** The scrolls that each seat plans to spend on its tiles, and the round of the plan. */
  readonly plans?: Readonly<Record<number, { readonly round: number; readonly scrolls: number }>>;
}

const KEY = 'khora.tables';
const MOST = 60;

function readAll(): [string, Remembered][] {
  const stored = keptJson(KEY);
  return Array.isArray(stored) ? (stored as [string, Remembered][]) : [];
}

export function recall(table: string): Remembered {
  return readAll().find(([id]) => id === table)?.[1] ?? {};
}

/** The tables used last are kept, the others forgotten. */
export function remember(table: string, what: Remembered): void {
  const others = readAll().filter(([id]) => id !== table);
  const now: [string, Remembered] = [table, { ...recall(table), ...what }];
  // If it may not be stored, only the list of what was missed and the check of the dice know less.
  keepJson(KEY, [now, ...others].slice(0, MOST));
}

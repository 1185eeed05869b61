/** What this browser remembers of a table. */
interface Remembered {
  /** Moves that the player has seen. */
  readonly seen?: number;
  /** What the server promised before the game, and what we gave for the dice. */
  readonly commitment?: string;
  readonly entropy?: string;
  /** The last line of chat that was read. */
  readonly read?: number;
}

const KEY = 'khora.tables';
const MOST = 60;

function readAll(): [string, Remembered][] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? (stored as [string, Remembered][]) : [];
  } catch {
    return [];
  }
}

export function recall(table: string): Remembered {
  return readAll().find(([id]) => id === table)?.[1] ?? {};
}

/** The tables used last are kept, the others forgotten. */
export function remember(table: string, what: Remembered): void {
  const others = readAll().filter(([id]) => id !== table);
  const now: [string, Remembered] = [table, { ...recall(table), ...what }];
  try {
    localStorage.setItem(KEY, JSON.stringify([now, ...others].slice(0, MOST)));
  } catch {
    // Only the recap and the check of the dice know less.
  }
}

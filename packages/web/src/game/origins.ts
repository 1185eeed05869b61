import { keepJson, keptJson } from '../browser/storage.ts';

/** Where a game that asks "what if" was taken from. */
interface Origin {
  /** Null if that game is not on this device: its position came from a link or a file. */
  readonly id: string | null;
  /** After this many moves of that game. */
  readonly at: number;
  /** Everybody's points at its end, if they are known; earlier versions did not remember them. */
  readonly points?: readonly number[];
}

const KEY = 'khora.what-if';
/** The oldest are forgotten. */
const MOST = 50;

function all(): Readonly<Record<string, Origin>> {
  const stored = keptJson(KEY);
  return typeof stored === 'object' && stored !== null ? (stored as Record<string, Origin>) : {};
}

export function rememberOrigin(game: string, origin: Origin): void {
  const entries = [...Object.entries(all()), [game, origin] as const];
  keepJson(KEY, Object.fromEntries(entries.slice(-MOST)));
}

export function originOf(game: string): Origin | null {
  return all()[game] ?? null;
}

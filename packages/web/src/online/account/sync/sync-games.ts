import { PROGRESS_LENGTH } from '@khora/protocol/client';
import { GAME_PREFIX, gameKey, isSave } from '../../../browser/saves.ts';
import { changeNotes, syncNotes } from '../../../browser/sync-notes.ts';
import type { Save } from '../../../runner/game.ts';
import { ATTEMPTS, isTooMuch, type ProgressServer } from './progress-server.ts';

/** The games of this device. */
export interface GameShelf {
  /** Last played first. */
  list(): Promise<readonly Save[]>;
  write(save: Save): Promise<void>;
  remove(id: string): Promise<void>;
  /** Whether a window is playing it at this moment. */
  isOpen(id: string): Promise<boolean>;
}

/** The account's key for a game; games of a server are on the server anyway. */
const ID = /^[a-z0-9.-]{1,59}$/;

/**
 * Takes games from the account that were continued elsewhere, and gives it those of this device; returns how many did
 * not fit.
 */
export async function syncGames(
  server: ProgressServer,
  shelf: GameShelf,
  listed: ReadonlyMap<string, number>,
): Promise<number> {
  const saves = new Map((await shelf.list()).map((save) => [gameKey(save.id), save]));
  for (const [key, version] of listed) {
    if (!key.startsWith(GAME_PREFIX)) continue;
    const { versions, changed } = syncNotes();
    // A game that this browser has lost by accident comes back.
    const isLost = !(saves.has(key) || changed.includes(key) || isKnownGone(key, version));
    if (version > (versions[key] ?? 0) || isLost) await fetchGame(server, shelf, key, saves.get(key));
  }
  return sendGames(server, shelf);
}

/** Whether the game was deleted, as far as this device knows. */
function isKnownGone(key: string, version: number): boolean {
  const { versions, games } = syncNotes();
  return versions[key] === version && games[key] === undefined;
}

async function fetchGame(
  server: ProgressServer,
  shelf: GameShelf,
  key: string,
  own: Save | undefined,
): Promise<void> {
  const { version, text } = await server.read(key);
  const { games, changed } = syncNotes();
  if (text === null) {
    // Deleted elsewhere, so here too, unless it has been continued since.
    if (own && own.updated === games[key]) await shelf.remove(own.id);
    note(key, version, own && own.updated !== games[key] ? games[key] : undefined);
    return;
  }
  const theirs: unknown = JSON.parse(text);
  if (!isSave(theirs) || gameKey(theirs.id) !== key) return;
  // A game that was continued elsewhere since is still wanted.
  const isDeleted = !own && changed.includes(key) && theirs.updated === games[key];
  const isNewer = !own || theirs.updated > own.updated;
  if (isDeleted) note(key, version, theirs.updated);
  else if (isNewer && !(own && (await shelf.isOpen(own.id)))) {
    await shelf.write(theirs);
    note(key, version, theirs.updated);
  } else note(key, version, own.updated === theirs.updated ? theirs.updated : undefined);
}

async function sendGames(server: ProgressServer, shelf: GameShelf): Promise<number> {
  const { others, owner } = syncNotes();
  const isForeign = (key: string) => (others[key] ?? owner) !== owner;
  const saves = await shelf.list();
  let tooMuch = 0;
  for (const save of saves) {
    const key = gameKey(save.id);
    if (isForeign(key) || !ID.test(save.id) || syncNotes().games[key] === save.updated) continue;
    const text = JSON.stringify(save);
    if (text.length > PROGRESS_LENGTH) tooMuch += 1;
    else
      try {
        await send(server, shelf, key, save);
      } catch (error) {
        if (!isTooMuch(error)) throw error;
        tooMuch += 1;
      }
  }
  const here = new Set(saves.map(({ id }) => gameKey(id)));
  for (const key of syncNotes().changed)
    if (key.startsWith(GAME_PREFIX)) {
      if (!here.has(key) && !isForeign(key)) await send(server, shelf, key, null);
      changeNotes({ changed: syncNotes().changed.filter((each) => each !== key) });
    }
  return tooMuch;
}

/** Gives the account a game, or tells it that the game was deleted; what was continued elsewhere meanwhile stays. */
async function send(server: ProgressServer, shelf: GameShelf, key: string, save: Save | null): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const known = syncNotes().versions[key] ?? 0;
    // What the account never had needs no deletion there.
    if (known === 0 && !save) return;
    const answer = await server.write(key, { version: known, text: save && JSON.stringify(save) });
    note(key, answer.version, answer.stored ? save?.updated : undefined);
    if (answer.stored) return;
    const theirs: unknown = answer.text === null ? null : JSON.parse(answer.text);
    if (!isSave(theirs) || (save && theirs.updated <= save.updated)) continue;
    await shelf.write(theirs);
    note(key, answer.version, theirs.updated);
    return;
  }
}

/** Remembers the account's version of a game, and when that game was last changed. */
function note(key: string, version: number, updated: number | undefined): void {
  const { versions, games } = syncNotes();
  const { [key]: _before, ...rest } = games;
  changeNotes({
    versions: { ...versions, [key]: version },
    games: updated === undefined ? rest : { ...rest, [key]: updated },
  });
}

import { allSynced, placeOf, type Synced } from '../../../browser/progress.ts';
import { keep, keepJson, kept, keptJson } from '../../../browser/storage.ts';
import { changeNotes, syncNotes } from '../../../browser/sync-notes.ts';
import { ATTEMPTS, isTooMuch, type ProgressServer } from './progress-server.ts';
import { type GameShelf, syncGames } from './sync-games.ts';

/** Exchanges what is new between this device and the account; returns how many things did not fit into the account. */
export async function syncAll(owner: string, server: ProgressServer, shelf: GameShelf): Promise<number> {
  belongTo(owner);
  const listed = new Map((await server.list()).map(({ key, version }) => [key, version]));
  let tooMuch = 0;
  for (const one of allSynced())
    try {
      await syncOne(server, one, listed.get(one.key) ?? 0);
    } catch (error) {
      if (!isTooMuch(error)) throw error;
      tooMuch += 1;
    }
  return tooMuch + (await syncGames(server, shelf, listed));
}

/**
 * From now on this device's progress belongs to this account. What belonged to another account is already stored there
 * and leaves the device; what that account has not heard of yet waits here for its return.
 */
function belongTo(owner: string): void {
  const { owner: before, changed, versions, games, others } = syncNotes();
  if (before === owner) return;
  if (before !== null) {
    const waiting = changed.flatMap((key) => {
      const text = textOf(key);
      return text === null ? [] : [[key, text] as const];
    });
    keepJson(waitingPlace(before), waiting);
    for (const one of allSynced()) one.forget();
    for (const key of Object.keys(versions)) keep(placeOf(key), null);
  }
  const theirs = Object.fromEntries(Object.keys(games).map((key) => [key, before ?? owner]));
  changeNotes({
    owner,
    versions: {},
    changed: before === null ? changed : [],
    games: {},
    others: { ...others, ...theirs },
  });
  takeUp(owner);
}

function waitingPlace(owner: string): string {
  return `khora.waiting.${owner}`;
}

function textOf(key: string): string | null {
  const one = allSynced().find((each) => each.key === key);
  return one ? one.text() : (kept(placeOf(key)) ?? null);
}

/** What an account had not yet been told when another account took over. */
function takeUp(owner: string): void {
  const waiting = keptJson(waitingPlace(owner)) as readonly (readonly [string, string])[] | null;
  if (!waiting) return;
  for (const [key, text] of waiting) {
    const one = allSynced().find((each) => each.key === key);
    if (one) one.take(text);
    else keep(placeOf(key), text);
  }
  changeNotes({ changed: waiting.map(([key]) => key) });
  keep(waitingPlace(owner), null);
}

async function syncOne(server: ProgressServer, one: Synced, version: number): Promise<void> {
  const { key } = one;
  const known = syncNotes().versions[key] ?? 0;
  let current = known;
  // Read only when needed, because the player plays on while the server is asked.
  const isNews = () => one.text() !== null && (known === 0 || syncNotes().changed.includes(key));
  let isNewer = version <= known && isNews();
  if (version > known) {
    const item = await server.read(key);
    current = item.version;
    isNewer = meet(one, item.text, { isNews: isNews() });
  }
  for (let attempt = 0; isNewer && attempt < ATTEMPTS; attempt++) {
    const text = one.text();
    const answer = await server.write(key, { version: current, text });
    current = answer.version;
    isNewer = answer.stored ? one.text() !== text : meet(one, answer.text, { isNews: true });
  }
  const { versions, changed } = syncNotes();
  changeNotes({
    versions: { ...versions, [key]: current },
    changed: isNewer ? changed : changed.filter((each) => each !== key),
  });
}

/** Takes what the account has, or merges it with what is new here; returns whether the account must be told. */
function meet(one: Synced, theirs: string | null, { isNews }: { readonly isNews: boolean }): boolean {
  if (theirs === null) return isNews;
  const both = isNews ? one.merged(theirs) : theirs;
  one.take(both);
  return both !== theirs;
}

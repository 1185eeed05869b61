import type { Me } from '@khora/protocol';
import { useEffect, useSyncExternalStore } from 'react';
import { notePeople } from '../../../browser/errors.ts';
import { isKnown, noteKnown } from '../../../browser/known.ts';
import { ApiError, accounts } from '../../connection/api.ts';

/** Undefined until the server has been asked. */
let me: Me | null | undefined;
const listeners = new Set<() => void>();

export function setMe(now: Me | null): void {
  me = now;
  noteKnown(now !== null);
  if (now) notePeople([now.name]);
  void follow(now);
  for (const listener of listeners) listener();
}

let isFollowed = false;

/** What this device stores follows an account; guests have none. */
async function follow(now: Me | null): Promise<void> {
  const account = now && !now.guest ? now.id : null;
  if (account === null && !isFollowed) return;
  isFollowed = true;
  (await import('../sync/keep-synced.ts')).keepSynced(account);
}

async function ask(): Promise<Me | null> {
  try {
    return await accounts.me();
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not-signed-in') return null;
    throw error;
  }
}

/** Asks the server again who the player is. */
export async function refreshMe(): Promise<Me | null> {
  const now = isKnown() ? await ask() : null;
  setMe(now);
  return now;
}

/** The player, who becomes a guest if they are nobody yet; with a name, if one is given. */
export async function beSomebody(name?: string): Promise<Me> {
  let somebody = me ?? (await refreshMe());
  if (!somebody) {
    await accounts.guest();
    somebody = await accounts.me();
  }
  const wanted = name?.trim();
  if (wanted && wanted !== somebody.name) somebody = await accounts.rename(wanted);
  setMe(somebody);
  return somebody;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Undefined until it is known who the player is. */
export function useMe(): Me | null | undefined {
  const now = useSyncExternalStore(subscribe, () => me);
  useEffect(() => {
    // The server cannot be reached, so nobody is known.
    if (me === undefined) refreshMe().catch(() => setMe(null));
  }, []);
  return now;
}

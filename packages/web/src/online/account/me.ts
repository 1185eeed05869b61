import type { Me } from '@khora/protocol';
import { useEffect, useSyncExternalStore } from 'react';
import { keep, kept } from '../../browser/storage.ts';
import { ApiError, accounts } from '../connection/api.ts';

/** Set once this browser has been known to the server: before, there is nobody to ask about. */
const KEY = 'khora.known';

/** Undefined until the server has been asked. */
let me: Me | null | undefined;
const listeners = new Set<() => void>();

export function setMe(now: Me | null): void {
  me = now;
  keep(KEY, now ? 'yes' : null);
  for (const listener of listeners) listener();
}

export function isKnown(): boolean {
  const known = kept(KEY);
  // Where nothing may be kept, the server is asked every time.
  return known === 'yes' || known === undefined;
}

async function ask(): Promise<Me | null> {
  try {
    return await accounts.me();
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not-signed-in') return null;
    throw error;
  }
}

/** Who one is to the server, asked anew. */
export async function refreshMe(): Promise<Me | null> {
  const now = isKnown() ? await ask() : null;
  setMe(now);
  return now;
}

/** Somebody in any case: a guest, if nobody yet. With a name, if one is given. */
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

/** Undefined until it is known who one is. */
export function useMe(): Me | null | undefined {
  const now = useSyncExternalStore(subscribe, () => me);
  useEffect(() => {
    // Nobody can be reached: then nobody is known.
    if (me === undefined) refreshMe().catch(() => setMe(null));
  }, []);
  return now;
}

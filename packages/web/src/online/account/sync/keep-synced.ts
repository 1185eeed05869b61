import { useSyncExternalStore } from 'react';
import { onSynced } from '../../../browser/progress.ts';
import { parseRoute } from '../../../browser/router.ts';
import { deleteSave, listSaves, noteSavesBrought, writeSave } from '../../../browser/saves.ts';
import { onChanged } from '../../../browser/sync-notes.ts';
import { progress as server } from '../../connection/api.ts';
import { syncAll } from './sync.ts';
import type { GameShelf } from './sync-games.ts';

const shelf: GameShelf = {
  list: async () => (await listSaves()).saves,
  write: async (save) => {
    await writeSave(save);
    noteSavesBrought();
  },
  remove: async (id) => {
    await deleteSave(id);
    noteSavesBrought();
  },
  isOpen: async (id) => {
    if (!('locks' in navigator)) return false;
    const { held } = await navigator.locks.query();
    return held?.some(({ name }) => name === `khora.game ${id}`) ?? false;
  },
};

/** How far this device and the account are in step. */
export interface SyncState {
  readonly stage: 'working' | 'done' | 'failed';
  /** What did not fit into the account. */
  readonly tooMuch: number;
}

/** Milliseconds within which several changes are sent as one. */
const PAUSE = 3000;

let owner: string | null = null;
let state: SyncState = { stage: 'done', tooMuch: 0 };
let timer: ReturnType<typeof setTimeout> | undefined;
let isWatching = false;
const listeners = new Set<() => void>();

function tell(now: SyncState): void {
  state = now;
  for (const listener of listeners) listener();
}

/** From now on keeps this device and the account in step. Null when nobody is signed in. */
export function keepSynced(account: string | null): void {
  const isNew = owner !== account;
  owner = account;
  if (!isWatching) {
    isWatching = true;
    onChanged(() => soon());
    onSynced(() => soon());
    document.addEventListener('visibilitychange', () => soon());
    // Somebody who leaves a table has played on; other screens have nothing new, and looking would mean reading all
    // games.
    window.addEventListener('hashchange', ({ oldURL }) => {
      if (parseRoute(new URL(oldURL).hash).screen === 'table') soon();
    });
  }
  soon(isNew ? 0 : PAUSE);
}

function soon(pause = PAUSE): void {
  clearTimeout(timer);
  if (owner !== null) timer = setTimeout(() => void syncNow(), pause);
}

async function syncNow(): Promise<void> {
  const account = owner;
  if (account === null) return;
  tell({ ...state, stage: 'working' });
  try {
    const tooMuch = await alone(() => syncAll(account, server, shelf));
    tell({ stage: 'done', tooMuch });
  } catch {
    // The next change or visit tries again.
    tell({ ...state, stage: 'failed' });
  }
}

/** One window at a time; in a browser without locks, versions keep order. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('khora.sync', work) : work();
}

export function useSyncState(): SyncState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
  );
}

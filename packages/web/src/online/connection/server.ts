import { useEffect, useState } from 'react';
import { keep, kept } from '../../browser/storage.ts';

const KEY = 'khora.server';

/** Whether the page comes from a game server: on a plain file server the same file says no. */
async function ask(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const response = await fetch('./server.json', { cache: 'no-store' });
    const { online } = (await response.json()) as { online: boolean };
    keep(KEY, online ? 'yes' : 'no');
    return online;
  } catch {
    return false;
  }
}

export type ServerState = 'unknown' | 'there' | 'none';

/** Whether there is a server to play on; until that is known, what was known last. */
export function useServer(): ServerState {
  const [state, setState] = useState<ServerState>(() => (kept(KEY) === 'yes' ? 'there' : 'unknown'));
  useEffect(() => {
    let wanted = true;
    const look = async () => {
      const there = await ask();
      if (wanted) setState(there ? 'there' : 'none');
    };
    const again = () => void look();
    again();
    window.addEventListener('online', again);
    return () => {
      wanted = false;
      window.removeEventListener('online', again);
    };
  }, []);
  return state;
}

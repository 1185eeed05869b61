import { useEffect, useState } from 'react';
import { keep, kept } from '../../browser/storage.ts';

const KEY = 'khora.server';

/** What the place that the page comes from says about itself. */
interface Answer {
  /** Whether it is a game server: on a plain file server the same file says no. */
  readonly online: boolean;
  /** Where to send reports of problems. */
  readonly problems?: string;
}

async function read(): Promise<Answer> {
  const response = await fetch('./server.json', { cache: 'no-store' });
  return (await response.json()) as Answer;
}

async function ask(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const { online } = await read();
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

/** Where the host wants reports of problems: an address on the web or of mail. Null if they do not say. */
export function useProblemsAddress(): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    const look = async () => {
      const { problems = '' } = await read();
      if (wanted && /^(https:|mailto:)/.test(problems)) setAddress(problems);
    };
    // Without an answer the file can still be sent some other way.
    look().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, []);
  return address;
}

import { useCallback, useRef, useState } from 'react';
import { useWords } from '../../words/online-words.ts';
import { ApiError, type Trouble } from './api.ts';
import '../../ui/form.css';

/** Runs what may be refused, one thing at a time, and keeps why it was. */
export function useAttempt() {
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const attempt = useCallback(async (work: () => Promise<void>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setTrouble(null);
    setBusy(true);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setTrouble(error.code);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }, []);
  return { trouble, busy, attempt };
}

export function TroubleNote({ trouble }: { readonly trouble: Trouble | null }) {
  const w = useWords();
  if (!trouble) return null;
  return (
    <span className="banner" role="alert">
      {w(`errors.${trouble}`)}
    </span>
  );
}

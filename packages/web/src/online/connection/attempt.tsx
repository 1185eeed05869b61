import { useCallback, useRef, useState } from 'react';
import { useWords } from '../../words/online/online-words.ts';
import { ApiError, type Failure } from './api.ts';
import '../../ui/form.css';

/** Runs what may be refused, one thing at a time, and keeps the reason if it is. */
export function useAttempt() {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const attempt = useCallback(async (work: () => Promise<void>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setFailure(null);
    setBusy(true);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.code);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }, []);
  return { failure, busy, attempt };
}

export function FailureNote({ failure }: { readonly failure: Failure | null }) {
  const w = useWords();
  if (!failure) return null;
  return (
    <span className="banner" role="alert">
      {w(`errors.${failure}`)}
    </span>
  );
}

import { useState } from 'react';
import { ApiError, type Trouble } from './api.ts';
import { useWords } from './words.ts';

/** Runs what may be refused, and keeps why it was. */
export function useAttempt() {
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [busy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    if (busy) return;
    setTrouble(null);
    setBusy(true);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setTrouble(error.code);
    } finally {
      setBusy(false);
    }
  };
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

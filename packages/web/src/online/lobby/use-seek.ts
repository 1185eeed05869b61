import type { Seek } from '@khora/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { go } from '../../browser/router.ts';
import { remember } from '../../browser/table-memory.ts';
import { beSomebody } from '../account/me/me.ts';
import { ApiError, type Failure, newEntropy, pairing, tables } from '../connection/api.ts';

const EVERY = 2000;

type Wish = Omit<Seek, 'entropy' | 'dice'>;

/** Looking for opponents: repeats the request until a table is found or the player stops. */
export function useSeek() {
  const [others, setOthers] = useState<number | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const looking = useRef<AbortController | null>(null);
  const stop = useCallback(() => {
    if (!looking.current) return;
    looking.current.abort();
    looking.current = null;
    setOthers(null);
    // If this does not arrive, the server notices that the requests have stopped.
    pairing.stop().catch(() => undefined);
  }, []);
  useEffect(() => stop, [stop]);
  const start = useCallback((name: string, wish: Wish) => {
    const controller = new AbortController();
    const { signal } = controller;
    looking.current = controller;
    setFailure(null);
    setOthers(0);
    look(name, wish, { isOver: () => signal.aborted, tell: setOthers }).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      looking.current = null;
      setOthers(null);
      setFailure(error.code);
    });
  }, []);
  /** How many others are looking for the same; null while the player is not looking. */
  return { others, failure, start, stop };
}

interface Looking {
  readonly isOver: () => boolean;
  readonly tell: (others: number) => void;
}

async function look(name: string, wish: Wish, { isOver, tell }: Looking): Promise<void> {
  await beSomebody(name);
  const { dice } = await tables.promise();
  const entropy = newEntropy();
  while (!isOver()) {
    const { table, others } = await pairing.seek({ ...wish, entropy, dice });
    if (isOver()) return;
    if (table) {
      const { id, commitment, own } = table;
      // At somebody else's table, the promise of the dice comes only now.
      const part = own ? entropy : newEntropy();
      remember(id, { entropy: part, commitment, seen: 0 });
      if (!own) await tables.join(id, { entropy: part });
      go({ screen: 'room', id });
      return;
    }
    tell(others);
    await new Promise((resolve) => setTimeout(resolve, EVERY));
  }
}

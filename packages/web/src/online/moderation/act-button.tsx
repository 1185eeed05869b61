import type { ActRequest } from '@khora/protocol';
import { useWords } from '../../words/online/online-words.ts';
import { FailureNote, useAttempt } from '../connection/attempt.tsx';

interface ActButtonProps {
  readonly act: ActRequest;
  readonly onAct: (what: ActRequest) => Promise<void>;
}

/** Does one thing, and says why if it cannot be done. */
export function ActButton({ act, onAct }: ActButtonProps) {
  const w = useWords();
  const { attempt, failure, busy } = useAttempt();
  return (
    <>
      <button
        type="button"
        className="button small"
        aria-disabled={busy}
        onClick={() => void attempt(() => onAct(act))}
      >
        {w(`acts.${act.act}`)}
      </button>
      <FailureNote failure={failure} />
    </>
  );
}

import { useWords } from '../../../words/online/online-words.ts';
import { useSyncState } from './keep-synced.ts';

/** Whether what this device stores is in the account too. */
export function SyncNote() {
  const w = useWords();
  const { stage, tooMuch } = useSyncState();
  return (
    <p role="status">
      {w(`sync.${stage}`)} {tooMuch > 0 && w('sync.full', { count: tooMuch })}
    </p>
  );
}

import { useEffect } from 'react';
import { go, href } from '../../browser/router.ts';
import { remember } from '../../browser/table-memory.ts';
import { leaveTable, useClient, visitRoom } from '../../game/client.ts';
import { useWords } from '../../words/online/online-words.ts';
import { newEntropy, tables } from '../connection/api.ts';
import { FailureNote, useAttempt } from '../connection/attempt.tsx';

/** A rematch with the same players: the first who wants it opens the table, the others join. */
export function Rematch({ table }: { readonly table: string }) {
  const w = useWords();
  const { room } = useClient();
  const { attempt, failure, busy } = useAttempt();
  useEffect(() => {
    visitRoom(table);
    return leaveTable;
  }, [table]);
  const snapshot = room?.table === table ? room.snapshot : null;
  const again = () =>
    attempt(async () => {
      const { dice, commitment } = await tables.promise();
      const entropy = newEntropy();
      // The second to ask plays with the dice that were promised to the first.
      const { id, owner } = await tables.rematch(table, { entropy, dice });
      remember(id, { entropy, ...(owner === room?.user && { commitment }), seen: 0 });
      go({ screen: 'room', id });
    });
  return (
    <>
      {snapshot && snapshot.viewer !== 'spectator' && (
        <button
          type="button"
          className="button primary large"
          aria-disabled={busy}
          onClick={() => void again()}
        >
          {w(snapshot.rematch ? 'rematch.join' : 'rematch.ask')}
        </button>
      )}
      <a className="button large" href={href({ screen: 'online' })}>
        {w('room.toLobby')}
      </a>
      <FailureNote failure={failure} />
    </>
  );
}

import { useEffect, useState } from 'react';
import { useWords } from '../../words/online/online-words.ts';
import { people } from '../connection/api.ts';
import { FailureNote, useAttempt } from '../connection/attempt.tsx';
import '../../ui/form.css';

/** Invites somebody to this table by user name; suggests the player's friends. */
export function InviteByName({ table }: { readonly table: string }) {
  const w = useWords();
  const { attempt, failure, busy } = useAttempt();
  const [who, setWho] = useState('');
  const [invited, setInvited] = useState<readonly string[]>([]);
  const [friends, setFriends] = useState<readonly string[]>([]);
  useEffect(() => {
    let wanted = true;
    people.friends().then(
      (known) => wanted && setFriends(known.friends.map(({ name }) => name)),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, []);
  return (
    <form
      className="form-row apart"
      onSubmit={(event) => {
        event.preventDefault();
        void attempt(async () => {
          await people.invite(table, who);
          setInvited((before) => [...before, who]);
          setWho('');
        });
      }}
    >
      <label className="field">
        {w('friends.inviteWho')}
        <input
          required
          value={who}
          maxLength={64}
          list="friends"
          autoComplete="off"
          onChange={(event) => setWho(event.target.value)}
        />
      </label>
      <datalist id="friends">
        {friends.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <button type="submit" className="button" aria-disabled={busy}>
        {w('friends.invite')}
      </button>
      {invited.length > 0 && (
        <p className="soft" role="status">
          {w('friends.invited', { names: invited.join(', ') })}
        </p>
      )}
      <FailureNote failure={failure} />
    </form>
  );
}

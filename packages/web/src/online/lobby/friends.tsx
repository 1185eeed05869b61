import type { Friends } from '@khora/protocol';
import { useCallback, useEffect, useState } from 'react';
import { href } from '../../browser/router.ts';
import { Page } from '../../ui/page.tsx';
import { useWords } from '../../words/online/online-words.ts';
import { AccountForm, Field } from '../account/me/account-form.tsx';
import { people } from '../connection/api.ts';
import { FailureNote, useAttempt } from '../connection/attempt.tsx';
import { InvitationList } from './invitation-list.tsx';
import '../account/keys/token-section.css';

/** The player's friends, which of them are online, and blocked players. */
export function FriendsScreen() {
  const w = useWords();
  const { attempt, failure } = useAttempt();
  const [known, setKnown] = useState<Friends | null>(null);
  const [who, setWho] = useState('');
  const refresh = useCallback(async () => setKnown(await people.friends()), []);
  useEffect(() => void attempt(refresh), [attempt, refresh]);
  const change = (work: () => Promise<unknown>) =>
    void attempt(async () => {
      await work();
      await refresh();
    });
  return (
    <Page title={w('friends.title')}>
      <div className="tokens">
        <FailureNote failure={failure} />
        <InvitationList />
        <p className="soft">{w('friends.text')}</p>
        {known?.friends.length === 0 && <p>{w('friends.none')}</p>}
        <ul>
          {known?.friends.map(({ id, name, online }) => (
            <li key={id}>
              <span>
                <a href={href({ screen: 'profile', user: id })}>{name}</a>{' '}
                <span className="soft">
                  {online === null ? w('friends.oneSided') : w(online ? 'seat.here' : 'seat.gone')}
                </span>
              </span>
              <button
                type="button"
                className="button small"
                onClick={() => change(() => people.unfriend(id))}
              >
                {w('friends.remove', { name })}
              </button>
            </li>
          ))}
        </ul>
        <AccountForm
          title={w('friends.add')}
          button={w('friends.add')}
          onSubmit={async () => {
            await people.befriend(who);
            setWho('');
            await refresh();
          }}
        >
          <Field required label={w('account.username')} maxLength={64} value={who} onChange={setWho} />
        </AccountForm>
        {known && known.blocked.length > 0 && (
          <section>
            <h2>{w('friends.blocked')}</h2>
            <p className="soft">{w('friends.blockedText')}</p>
            <ul>
              {known.blocked.map(({ id, name }) => (
                <li key={id}>
                  <span>{name}</span>
                  <button
                    type="button"
                    className="button small"
                    onClick={() => change(() => people.unblock(id))}
                  >
                    {w('friends.unblock', { name })}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Page>
  );
}

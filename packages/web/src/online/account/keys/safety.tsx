import type { Me, Passkey, Session } from '@khora/protocol';
import { useCallback, useEffect, useState } from 'react';
import { dayWords } from '../../../words/dates.ts';
import { useLanguage } from '../../../words/language.tsx';
import { useWords } from '../../../words/online/online-words.ts';
import { accounts } from '../../connection/api.ts';
import { FailureNote, useAttempt } from '../../connection/attempt.tsx';
import { AccountForm, PasswordField } from '../me/account-form.tsx';
import { refreshMe } from '../me/me.ts';
import { deviceOf } from './device.ts';
import { addPasskey, hasPasskeys } from './passkey.ts';
import type { Prove } from './proof.tsx';
import './token-section.css';

function useDate(): (time: number) => string {
  const { texts } = useLanguage();
  return (time) => dayWords(texts.locale, time);
}

interface KeySectionProps {
  readonly me: Me;
  readonly prove: Prove;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** The keys to the player's account: password, passkeys, recovery codes. */
export function KeySection({ me, prove, onCodes }: KeySectionProps) {
  const w = useWords();
  const { attempt, failure } = useAttempt();
  return (
    <>
      <FailureNote failure={failure} />
      <div className="form-row">
        {hasPasskeys() && (
          <button
            type="button"
            className="button"
            onClick={() =>
              void attempt(() =>
                prove(async (proof) => {
                  if (await addPasskey(proof)) await refreshMe();
                }),
              )
            }
          >
            {w('account.addPasskey')}
          </button>
        )}
        {me.hasPassword && (
          <button
            type="button"
            className="button"
            onClick={() =>
              void attempt(() =>
                prove(async (proof) => {
                  onCodes((await accounts.newCodes(proof)).codes);
                  await refreshMe();
                }),
              )
            }
          >
            {w('account.newCodes', { count: me.recoveryCodes })}
          </button>
        )}
      </div>
      {me.passkeys > 0 && <Passkeys key={me.passkeys} count={me.passkeys} prove={prove} />}
      {me.hasPassword && <NewPassword prove={prove} />}
    </>
  );
}

function NewPassword({ prove }: { readonly prove: Prove }) {
  const w = useWords();
  const [password, setPassword] = useState('');
  const [done, setDone] = useState(false);
  return (
    <details className="more">
      <summary>{w('account.changePassword')}</summary>
      <AccountForm
        button={w('account.setPassword')}
        onSubmit={() =>
          prove(async (proof) => {
            await accounts.setPassword(password, proof);
            setPassword('');
            setDone(true);
          })
        }
      >
        <PasswordField fresh label={w('signIn.newPassword')} value={password} onChange={setPassword} />
        {done && <p role="status">{w('account.passwordSet')}</p>}
      </AccountForm>
    </details>
  );
}

function Passkeys({ count, prove }: { readonly count: number; readonly prove: Prove }) {
  const w = useWords();
  const date = useDate();
  const { attempt, failure } = useAttempt();
  const [list, setList] = useState<readonly Passkey[]>([]);
  useEffect(() => void attempt(async () => setList(await accounts.passkeys())), [attempt]);
  const remove = (id: string) =>
    attempt(() =>
      prove(async (proof) => {
        await accounts.removePasskey(id, proof);
        await refreshMe();
      }),
    );
  return (
    <details className="more">
      <summary>{w('account.passkeys', { count })}</summary>
      <div className="tokens">
        <FailureNote failure={failure} />
        <ul>
          {list.map(({ id, name, created }) => (
            <li key={id}>
              <span>
                <b>{name ?? w('account.passkey')}</b>
                <span className="soft">{w('tokens.made', { date: date(created) })}</span>
              </span>
              <button type="button" className="button small" onClick={() => void remove(id)}>
                {w('account.removePasskey')}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

/** Where the player is signed in. */
export function SessionSection() {
  const w = useWords();
  const { attempt, failure } = useAttempt();
  const [list, setList] = useState<readonly Session[]>([]);
  const refresh = useCallback(async () => setList(await accounts.sessions()), []);
  useEffect(() => void attempt(refresh), [attempt, refresh]);
  const end = (work: () => Promise<unknown>) =>
    void attempt(async () => {
      await work();
      await refresh();
    });
  return (
    <details className="more">
      <summary>{w('sessions.title')}</summary>
      <div className="tokens">
        <FailureNote failure={failure} />
        <ul>
          {list.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              onEnd={() => end(() => accounts.endSession(session.id))}
            />
          ))}
        </ul>
        {list.length > 1 && (
          <button type="button" className="button" onClick={() => end(accounts.endOtherSessions)}>
            {w('sessions.endOthers')}
          </button>
        )}
      </div>
    </details>
  );
}

function SessionRow({ session, onEnd }: { readonly session: Session; readonly onEnd: () => void }) {
  const w = useWords();
  const date = useDate();
  const { device, created, used, current } = session;
  const name = deviceOf(device) ?? w('sessions.unknown');
  return (
    <li>
      <span>
        <b>{name}</b>
        <span className="soft">
          {w('sessions.since', { date: date(created) })} ·{' '}
          {current ? w('sessions.current') : w('tokens.used', { date: date(used) })}
        </span>
      </span>
      {!current && (
        <button
          type="button"
          className="button small"
          aria-label={w('sessions.endOne', { name })}
          onClick={onEnd}
        >
          {w('sessions.end')}
        </button>
      )}
    </li>
  );
}

import type { Me } from '@khora/protocol';
import { useState } from 'react';
import { go, href } from '../../browser/router.ts';
import { forgetOwner } from '../../browser/sync-notes.ts';
import { download } from '../../game/record-file.ts';
import { Page } from '../../ui/page.tsx';
import { useWords } from '../../words/online/online-words.ts';
import { accounts } from '../connection/api.ts';
import { FailureNote, useAttempt } from '../connection/attempt.tsx';
import { DaysOffSection } from './days-off.tsx';
import { type Prove, useProof } from './keys/proof.tsx';
import { KeySection, SessionSection } from './keys/safety.tsx';
import { Recover, SignIn } from './keys/sign-in.tsx';
import { TokenSection } from './keys/token-section.tsx';
import { AccountForm, PasswordField, UsernameField } from './me/account-form.tsx';
import { beSomebody, refreshMe, setMe, useMe } from './me/me.ts';
import { keepName, NameField } from './me/name-field.tsx';
import { SanctionNotes } from './me/sanction-notes.tsx';
import { PushToggle } from './push-toggle.tsx';
import { SyncNote } from './sync/sync-note.tsx';
import '../../ui/form.css';
import './me/account.css';

/** The player's own account; a guest's can become a lasting one. */
export function AccountScreen() {
  const w = useWords();
  const me = useMe();
  return (
    <Page title={w('account.title')}>
      <div className="form account">
        {me === null && <Nobody />}
        <SanctionNotes kinds={['ban', 'mute']} />
        {me && <Somebody key={me.id} me={me} />}
      </div>
    </Page>
  );
}

function Nobody() {
  const w = useWords();
  const { attempt, failure } = useAttempt();
  return (
    <>
      <p>{w('account.nobody')}</p>
      <p>
        <button
          type="button"
          className="button primary"
          onClick={() => void attempt(async () => void (await beSomebody()))}
        >
          {w('account.beGuest')}
        </button>
      </p>
      <FailureNote failure={failure} />
      <SignIn />
      <Recover />
    </>
  );
}

function Somebody({ me }: { readonly me: Me }) {
  const w = useWords();
  const { attempt, failure } = useAttempt();
  const [name, setName] = useState(me.name);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const { prove, proofForm } = useProof(me);
  const signOut = () =>
    attempt(async () => {
      await accounts.signOut();
      setMe(null);
    });
  return (
    <>
      <FailureNote failure={failure} />
      <form
        className="form-row"
        onSubmit={(event) => {
          event.preventDefault();
          void attempt(async () => {
            setMe(await accounts.rename(name));
            keepName(name);
          });
        }}
      >
        <NameField value={name} onChange={setName} />
        <button type="submit" className="button">
          {w('account.rename')}
        </button>
        <a className="button quiet" href={href({ screen: 'profile', user: me.id })}>
          {w('profile.title')}
        </a>
      </form>
      {me.guest ? (
        <p>{w('account.guest')}</p>
      ) : (
        <>
          <p>{w('account.lasting', { name: me.username ?? me.name })}</p>
          <SyncNote />
        </>
      )}
      {proofForm}
      {!me.hasPassword && <Upgrade prove={prove} onCodes={setCodes} />}
      {codes.length > 0 && <Codes codes={codes} />}
      <KeySection me={me} prove={prove} onCodes={setCodes} />
      <PushToggle />
      <DaysOffSection />
      {!me.guest && <SessionSection />}
      {!me.guest && <TokenSection />}
      <div className="form-row">
        <button
          type="button"
          className="button"
          onClick={() => void attempt(async () => download(await accounts.export(), 'khora-account'))}
        >
          {w('account.export')}
        </button>
        {!me.guest && (
          <button type="button" className="button" onClick={() => void signOut()}>
            {w('account.signOut')}
          </button>
        )}
        <Deletion prove={prove} />
      </div>
      {me.guest && <SignIn />}
      {me.guest && <Recover />}
    </>
  );
}

/** A guest keeps their games when they choose a name and a password. */
function Upgrade({
  prove,
  onCodes,
}: {
  readonly prove: Prove;
  readonly onCodes: (codes: readonly string[]) => void;
}) {
  const w = useWords();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  return (
    <AccountForm
      primary
      title={w('account.upgrade')}
      button={w('account.keep')}
      onSubmit={() =>
        prove(async (proof) => {
          const { codes } = await accounts.upgrade({ username, password, proof });
          onCodes(codes);
          await refreshMe();
        })
      }
    >
      <UsernameField fresh value={username} onChange={setUsername} />
      <PasswordField fresh value={password} onChange={setPassword} />
    </AccountForm>
  );
}

/** Shown once, to be written down. */
function Codes({ codes }: { readonly codes: readonly string[] }) {
  const w = useWords();
  return (
    <section className="codes" role="status">
      <h2>{w('account.codes')}</h2>
      <p>{w('account.codesText')}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** It cannot be undone, so it takes two presses. */
function Deletion({ prove }: { readonly prove: Prove }) {
  const w = useWords();
  const { attempt, failure } = useAttempt();
  const [sure, setSure] = useState(false);
  if (!sure)
    return (
      <button type="button" className="button quiet" onClick={() => setSure(true)}>
        {w('account.delete')}
      </button>
    );
  return (
    <div className="sure" role="alert">
      <p>{w('account.deleteText')}</p>
      <button
        type="button"
        className="button primary"
        onClick={() =>
          void attempt(() =>
            prove(async (proof) => {
              await accounts.remove(proof);
              forgetOwner();
              setMe(null);
              go({ screen: 'home' });
            }),
          )
        }
      >
        {w('account.deleteYes')}
      </button>
      <button type="button" className="button" onClick={() => setSure(false)}>
        {w('leave.no')}
      </button>
      <FailureNote failure={failure} />
    </div>
  );
}

import { useState } from 'react';
import { accounts } from './api.ts';
import { setMe } from './me.ts';
import { hasPasskeys, signInByPasskey } from './passkey.ts';
import { TroubleNote, useAttempt } from './trouble.tsx';
import { useWords } from './words.ts';

interface Secret {
  readonly label: string;
  readonly value: string;
  readonly autoComplete: string;
  readonly onChange: (value: string) => void;
  readonly hidden?: boolean;
}

function Field({ label, value, autoComplete, onChange, hidden = false }: Secret) {
  return (
    <label className="field">
      {label}
      <input
        required
        type={hidden ? 'password' : 'text'}
        autoComplete={autoComplete}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}

/** Into an account that there is already. */
export function SignIn() {
  const w = useWords();
  const { attempt, trouble } = useAttempt();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  return (
    <form
      className="account-form"
      onSubmit={(event) => {
        event.preventDefault();
        void attempt(async () => {
          await accounts.signIn(username, password);
          setMe(await accounts.me());
        });
      }}
    >
      <h2>{w('signIn.title')}</h2>
      <Field label={w('account.username')} value={username} autoComplete="username" onChange={setUsername} />
      <Field
        label={w('account.password')}
        value={password}
        autoComplete="current-password"
        onChange={setPassword}
        hidden
      />
      <button type="submit" className="button">
        {w('signIn.button')}
      </button>
      {hasPasskeys() && (
        <button
          type="button"
          className="button"
          onClick={() =>
            void attempt(async () => {
              if (await signInByPasskey()) setMe(await accounts.me());
            })
          }
        >
          {w('signIn.passkey')}
        </button>
      )}
      <TroubleNote trouble={trouble} />
    </form>
  );
}

/** For those who lost their password: a recovery code sets a new one. */
export function Recover() {
  const w = useWords();
  const { attempt, trouble } = useAttempt();
  const [username, setUsername] = useState('');
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  return (
    <details className="open-more">
      <summary>{w('signIn.lost')}</summary>
      <form
        className="account-form"
        onSubmit={(event) => {
          event.preventDefault();
          void attempt(async () => {
            await accounts.recover(username, code, password);
            await accounts.signIn(username, password);
            setMe(await accounts.me());
          });
        }}
      >
        <Field
          label={w('account.username')}
          value={username}
          autoComplete="username"
          onChange={setUsername}
        />
        <Field label={w('signIn.code')} value={code} autoComplete="off" onChange={setCode} />
        <Field
          label={w('signIn.newPassword')}
          value={password}
          autoComplete="new-password"
          onChange={setPassword}
          hidden
        />
        <button type="submit" className="button">
          {w('signIn.recover')}
        </button>
        <TroubleNote trouble={trouble} />
      </form>
    </details>
  );
}

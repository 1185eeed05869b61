import { useState } from 'react';
import { useWords } from '../../../words/online/online-words.ts';
import { accounts } from '../../connection/api.ts';
import { AccountForm, Field, PasswordField, UsernameField } from '../me/account-form.tsx';
import { setMe } from '../me/me.ts';
import { hasPasskeys, signInByPasskey } from './passkey.ts';

/** Signing in to an existing account. */
export function SignIn() {
  const w = useWords();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const byPasskey = {
    button: w('signIn.passkey'),
    run: async () => {
      if (await signInByPasskey()) setMe(await accounts.me());
    },
  };
  return (
    <AccountForm
      title={w('signIn.title')}
      button={w('signIn.button')}
      or={hasPasskeys() ? byPasskey : undefined}
      onSubmit={async () => {
        await accounts.signIn(username, password);
        setMe(await accounts.me());
      }}
    >
      <UsernameField value={username} onChange={setUsername} />
      <PasswordField value={password} onChange={setPassword} />
    </AccountForm>
  );
}

/** For people who have lost their password: a recovery code sets a new one. */
export function Recover() {
  const w = useWords();
  const [username, setUsername] = useState('');
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  return (
    <details className="more">
      <summary>{w('signIn.lost')}</summary>
      <AccountForm
        button={w('signIn.recover')}
        onSubmit={async () => {
          await accounts.recover(username, code, password);
          await accounts.signIn(username, password);
          setMe(await accounts.me());
        }}
      >
        <UsernameField value={username} onChange={setUsername} />
        <Field required label={w('signIn.code')} autoComplete="off" value={code} onChange={setCode} />
        <PasswordField fresh label={w('signIn.newPassword')} value={password} onChange={setPassword} />
      </AccountForm>
    </details>
  );
}

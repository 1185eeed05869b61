import type { Token } from '@khora/protocol';
import { NAME_LENGTH } from '@khora/protocol/client';
import { useCallback, useEffect, useState } from 'react';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { dayWords } from '../../../words/dates.ts';
import { useLanguage } from '../../../words/language.tsx';
import { useWords } from '../../../words/online/online-words.ts';
import { type NewToken, tokens } from '../../connection/api.ts';
import { FailureNote, useAttempt } from '../../connection/attempt.tsx';
import { AccountForm, Field } from '../me/account-form.tsx';
import { useMe } from '../me/me.ts';
import '../../../ui/form.css';
import './token-section.css';

type Scope = Token['scopes'][number];
const SCOPES: readonly Scope[] = ['read', 'play', 'moderate'];

/** Keys with which programs watch and play in the player's name. */
export function TokenSection() {
  const w = useWords();
  const { attempt, failure } = useAttempt();
  const [list, setList] = useState<readonly Token[]>([]);
  const [made, setMade] = useState<NewToken | null>(null);
  const refresh = useCallback(async () => setList(await tokens.list()), []);
  useEffect(() => void attempt(refresh), [attempt, refresh]);
  const revoke = (id: string) =>
    attempt(async () => {
      await tokens.revoke(id);
      setMade((shown) => (shown?.id === id ? null : shown));
      await refresh();
    });
  return (
    <details className="more">
      <summary>{w('tokens.title')}</summary>
      <div className="tokens">
        <p>
          {w('tokens.text')} <a href="./api/openapi.json">{w('tokens.description')}</a>
        </p>
        <FailureNote failure={failure} />
        <ul>
          {list.map((token) => (
            <TokenRow key={token.id} token={token} onRevoke={() => void revoke(token.id)} />
          ))}
        </ul>
        {made && <Secret key={made.id} secret={made.secret} />}
        <NewTokenForm
          onMake={async (name, scopes) => {
            setMade(await tokens.make(name, scopes));
            await refresh();
          }}
        />
      </div>
    </details>
  );
}

function TokenRow({ token, onRevoke }: { readonly token: Token; readonly onRevoke: () => void }) {
  const w = useWords();
  const { texts } = useLanguage();
  const date = (time: number) => dayWords(texts.locale, time);
  const { name, scopes, created, used } = token;
  return (
    <li>
      <span>
        <b>{name}</b>
        <span className="soft">
          {texts.list(scopes.map((scope) => w(`tokens.${scope}`)))} ·{' '}
          {w('tokens.made', { date: date(created) })} ·{' '}
          {used === null ? w('tokens.unused') : w('tokens.used', { date: date(used) })}
        </span>
      </span>
      <button
        type="button"
        className="button small"
        aria-label={w('tokens.revokeOne', { name })}
        onClick={onRevoke}
      >
        {w('tokens.revoke')}
      </button>
    </li>
  );
}

/** Shown once: the server stores only a hash. */
function Secret({ secret }: { readonly secret: string }) {
  const w = useWords();
  return (
    <section className="token-secret" role="status">
      <p>{w('tokens.once')}</p>
      <div className="form-row apart">
        <label className="field">
          {w('tokens.secret')}
          <input readOnly value={secret} onFocus={(event) => event.target.select()} />
        </label>
        <CopyButton text={secret} label={w('tokens.copy')} isMain />
      </div>
    </section>
  );
}

function NewTokenForm({
  onMake,
}: {
  readonly onMake: (name: string, scopes: readonly Scope[]) => Promise<void>;
}) {
  const w = useWords();
  const me = useMe();
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<readonly Scope[]>(['read', 'play']);
  const toggle = (scope: Scope) =>
    setChosen((now) => SCOPES.filter((each) => now.includes(each) !== (each === scope)));
  return (
    <AccountForm
      title={w('tokens.new')}
      button={w('tokens.make')}
      onSubmit={async () => {
        await onMake(name, chosen);
        setName('');
      }}
    >
      <Field
        required
        label={w('tokens.name')}
        maxLength={NAME_LENGTH}
        autoComplete="off"
        value={name}
        onChange={setName}
      />
      <fieldset className="token-scopes">
        <legend>{w('tokens.may')}</legend>
        {SCOPES.filter((scope) => scope !== 'moderate' || me?.role).map((scope) => (
          <label key={scope}>
            <input
              type="checkbox"
              checked={chosen.includes(scope)}
              // A key that allows nothing would be refused.
              disabled={chosen.length === 1 && chosen.includes(scope)}
              onChange={() => toggle(scope)}
            />
            {w(`tokens.${scope}`)}
          </label>
        ))}
      </fieldset>
    </AccountForm>
  );
}

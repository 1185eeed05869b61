import type { ActRequest, Person } from '@khora/protocol';
import { NAME_LENGTH } from '@khora/protocol/client';
import { useCallback, useEffect, useState } from 'react';
import { href } from '../../browser/router.ts';
import { dayWords } from '../../words/dates.ts';
import { useLanguage } from '../../words/language.tsx';
import { useWords } from '../../words/online/online-words.ts';
import { AccountForm, Field } from '../account/me/account-form.tsx';
import { useEnd } from '../account/me/sanction-notes.tsx';
import { moderation } from '../connection/api.ts';
import { FailureNote, useAttempt } from '../connection/attempt.tsx';
import { ActButton } from './act-button.tsx';
import { useTerms } from './how-long.tsx';

interface PersonFormProps {
  /** Who is looked at first, if anybody. */
  readonly who: string | null;
  readonly isAdmin: boolean;
  readonly onAct: (what: ActRequest) => Promise<void>;
}

/** Finds a person, and shows what can be done about them. */
export function PersonForm({ who, isAdmin, onAct }: PersonFormProps) {
  const w = useWords();
  const { attempt, failure } = useAttempt();
  const [wanted, setWanted] = useState(who ?? '');
  const [person, setPerson] = useState<Person | null>(null);
  const find = useCallback(async (name: string) => setPerson(await moderation.person(name)), []);
  useEffect(() => {
    if (who !== null) void attempt(() => find(who));
  }, [who, attempt, find]);
  return (
    <section>
      <h2>{w('moderation.person')}</h2>
      <AccountForm button={w('moderation.find')} onSubmit={() => find(wanted)}>
        <Field required label={w('moderation.who')} maxLength={64} value={wanted} onChange={setWanted} />
      </AccountForm>
      <FailureNote failure={failure} />
      {person && (
        <Found
          key={person.id}
          person={person}
          isAdmin={isAdmin}
          onAct={async (what) => {
            await onAct(what);
            await find(person.id);
          }}
        />
      )}
    </section>
  );
}

function Found({ person, isAdmin, onAct }: Omit<PersonFormProps, 'who'> & { readonly person: Person }) {
  const w = useWords();
  const { texts } = useLanguage();
  const end = useEnd();
  const [name, setName] = useState(person.name);
  const { terms, fields } = useTerms({ isAdmin });
  const { id: user, username, created, sanctions, tables } = person;
  const { reason } = terms;
  const has = (kind: string) => sanctions.some((sanction) => sanction.kind === kind);
  return (
    <article className="report form">
      <p>
        <a href={href({ screen: 'profile', user })}>
          <b>{person.name}</b>
        </a>{' '}
        {username ?? w('moderation.guest')}{' '}
        <span className="soft">
          {w('moderation.since', {
            date: dayWords(texts.locale, created),
          })}
        </span>
      </p>
      {sanctions.map((sanction) => (
        <p key={sanction.kind}>
          <b>{w(`acts.${sanction.kind === 'mute' ? 'mute' : 'ban'}`)}</b> {end(sanction)} {sanction.reason}
        </p>
      ))}
      {tables.length > 0 && (
        <p>
          {w('moderation.plays')}:{' '}
          {tables.map((id) => (
            <a key={id} href={href({ screen: 'room', id })}>
              {id}{' '}
            </a>
          ))}
        </p>
      )}
      {fields}
      <div className="form-row">
        <ActButton act={{ act: 'mute', user, ...terms }} onAct={onAct} />
        {has('mute') && <ActButton act={{ act: 'unmute', user, reason }} onAct={onAct} />}
        <ActButton act={{ act: 'ban', user, ...terms }} onAct={onAct} />
        {has('ban') && <ActButton act={{ act: 'unban', user, reason }} onAct={onAct} />}
        {isAdmin && <ActButton act={{ act: 'ban-address', user, ...terms }} onAct={onAct} />}
        <ActButton act={{ act: 'end-sessions', user, reason }} onAct={onAct} />
      </div>
      <div className="form-row">
        <Field label={w('moderation.newName')} maxLength={NAME_LENGTH} value={name} onChange={setName} />
        <ActButton act={{ act: 'rename', user, name, reason }} onAct={onAct} />
      </div>
    </article>
  );
}

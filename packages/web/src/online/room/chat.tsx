import { seated } from '@khora/engine';
import type { ChatLine } from '@khora/protocol';
import { CHAT_LENGTH } from '@khora/protocol/client';
import { useEffect, useRef, useState } from 'react';
import { remember } from '../../browser/table-memory.ts';
import { sayAtTable } from '../../game/client.ts';
import type { RoomView } from '../../runner/room-view.ts';
import { useLanguage } from '../../words/language.tsx';
import { useWords } from '../../words/online/online-words.ts';
import { refreshMe, useMe } from '../account/me/me.ts';
import { SanctionNotes } from '../account/me/sanction-notes.tsx';
import { accounts, tables } from '../connection/api.ts';
import { FailureNote, useAttempt } from '../connection/attempt.tsx';
import '../../ui/form.css';
import './chat.css';

/** What is said at the table, without the lines of muted players. */
export function ChatBox({ room }: { readonly room: RoomView }) {
  const w = useWords();
  const me = useMe();
  const [text, setText] = useState('');
  const end = useRef<HTMLLIElement>(null);
  const muted = me?.muted ?? [];
  const isMuted = me?.sanctions.some(({ kind }) => kind === 'mute') ?? false;
  const lines = room.chat.filter(({ user }) => !muted.includes(user));
  const last = room.chat.at(-1)?.number ?? 0;
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
    remember(room.table, { read: last });
  }, [last, room.table]);
  const speaks = room.snapshot !== null && room.snapshot.viewer !== 'spectator';
  return (
    <div className="chat">
      <ol className="chat-lines" aria-label={w('chat.title')} aria-live="polite">
        {lines.length === 0 && <li className="chat-none">{w('chat.none')}</li>}
        {lines.map((line) => (
          <Line key={line.number} line={line} room={room} />
        ))}
        <li ref={end} aria-hidden="true" />
      </ol>
      {muted.length > 0 && room.chat.some(({ user }) => muted.includes(user)) && (
        <Unmute users={muted.filter((user) => room.chat.some((line) => line.user === user))} />
      )}
      {speaks && <SanctionNotes kinds={['mute']} />}
      {speaks && !isMuted && (
        <form
          className="chat-form"
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim()) sayAtTable(text.trim());
            setText('');
          }}
        >
          <input
            aria-label={w('chat.say')}
            placeholder={w('chat.say')}
            value={text}
            maxLength={CHAT_LENGTH}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className="button">
            {w('chat.send')}
          </button>
        </form>
      )}
    </div>
  );
}

function Line({ line, room }: { readonly line: ChatLine; readonly room: RoomView }) {
  const w = useWords();
  const { texts } = useLanguage();
  const { attempt, failure } = useAttempt();
  const [reported, setReported] = useState(false);
  const writer = seated(room.snapshot?.seats ?? []).find(
    ([occupant]) => occupant.kind === 'player' && occupant.user === line.user,
  );
  const own = line.user === room.user;
  const time = new Date(line.at).toLocaleTimeString(texts.locale, { hour: '2-digit', minute: '2-digit' });
  return (
    <li className={writer && `seat-${writer[1]}`}>
      <p>
        <b>{line.name}</b> <time>{time}</time>
        <br />
        {line.text}
      </p>
      {!own && room.user !== null && (
        <span className="chat-tools">
          <button
            type="button"
            className="button quiet small"
            onClick={() =>
              void attempt(async () => {
                await accounts.mute(line.user);
                await refreshMe();
              })
            }
          >
            {w('chat.mute', { name: line.name })}
          </button>
          <button
            type="button"
            className="button quiet small"
            aria-disabled={reported}
            onClick={() =>
              void attempt(async () => {
                await tables.report(room.table, line.number);
                setReported(true);
              })
            }
          >
            {w(reported ? 'chat.reported' : 'chat.report')}
          </button>
        </span>
      )}
      <FailureNote failure={failure} />
    </li>
  );
}

function Unmute({ users }: { readonly users: readonly string[] }) {
  const w = useWords();
  const { attempt } = useAttempt();
  return (
    <button
      type="button"
      className="button quiet small"
      onClick={() =>
        void attempt(async () => {
          for (const user of users) await accounts.unmute(user);
          await refreshMe();
        })
      }
    >
      {w('chat.unmute')}
    </button>
  );
}

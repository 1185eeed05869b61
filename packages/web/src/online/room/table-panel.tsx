import { seated } from '@khora/engine';
import { useState } from 'react';
import { PlayerMarker } from '../../art/art.ts';
import { href } from '../../browser/router.ts';
import type { RoomView } from '../../runner/room-view.ts';
import { useLanguage } from '../../words/language.tsx';
import { clockText } from '../../words/online/clock-words.ts';
import { useWords } from '../../words/online/online-words.ts';
import { tables } from '../connection/api.ts';
import { FailureNote, useAttempt } from '../connection/attempt.tsx';
import { ChatBox } from './chat.tsx';
import '../../ui/form.css';
import './table-panel.css';

/** Players, chat, and the ways to leave. */
export function TablePanel({ room }: { readonly room: RoomView }) {
  const w = useWords();
  const { t } = useLanguage();
  const { snapshot } = room;
  if (!snapshot) return null;
  return (
    <div className="table-panel">
      <ul className="panel-players">
        {seated(snapshot.seats).map(([occupant, seat]) => (
          <li key={`s${String(seat)}`}>
            <PlayerMarker seat={seat} size={20} />
            {occupant.kind === 'player' ? (
              <a href={href({ screen: 'profile', user: occupant.user })}>{occupant.name}</a>
            ) : (
              occupant.kind === 'bot' && t(`bots.${occupant.level}`)
            )}
            {occupant.kind === 'player' && occupant.away && (
              <span className="soft">{w(`seat.${occupant.away}`)}</span>
            )}
          </li>
        ))}
      </ul>
      <p className="soft">
        {clockText(w, snapshot.clock)}, {w(snapshot.rated ? 'rated.rated' : 'rated.casual')}
      </p>
      <ChatBox room={room} />
      {snapshot.viewer !== 'spectator' && snapshot.status === 'playing' && (
        <Leave table={room.table} canAbort={snapshot.canAbort} />
      )}
      <p>
        <a href={href({ screen: 'fair-play' })}>{w('fairPlay.title')}</a>
      </p>
      <p>
        <a className="button quiet" href={href({ screen: 'online' })}>
          {w('room.toLobby')}
        </a>
      </p>
    </div>
  );
}

/** Leaving a game means resigning; right after it begins, it can be aborted. */
function Leave({ table, canAbort }: { readonly table: string; readonly canAbort: boolean }) {
  return (
    <>
      {canAbort && <Sure way="abort" onSure={async () => void (await tables.abort(table))} />}
      <Sure way="resign" onSure={async () => void (await tables.leave(table))} />
    </>
  );
}

/** It cannot be undone, so it takes two presses. */
function Sure({ way, onSure }: { readonly way: 'abort' | 'resign'; readonly onSure: () => Promise<void> }) {
  const w = useWords();
  const [sure, setSure] = useState(false);
  const { attempt, failure } = useAttempt();
  return (
    <div className="sure">
      {sure ? (
        <>
          <p>{w(`leave.${way}Text`)}</p>
          <button type="button" className="button primary" onClick={() => void attempt(onSure)}>
            {w(`leave.${way}Yes`)}
          </button>
          <button type="button" className="button" onClick={() => setSure(false)}>
            {w('leave.no')}
          </button>
        </>
      ) : (
        <button type="button" className="button quiet" onClick={() => setSure(true)}>
          {w(`leave.${way}`)}
        </button>
      )}
      <FailureNote failure={failure} />
    </div>
  );
}

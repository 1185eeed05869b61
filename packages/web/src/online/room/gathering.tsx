import { type Seat, seated } from '@khora/engine';
import type { Level, Occupant } from '@khora/protocol';
import { LEVELS } from '@khora/protocol/client';
import { useEffect, useState } from 'react';
import { PlayerMarker } from '../../art/art.ts';
import { go, href, roomAddress } from '../../browser/router.ts';
import { remember } from '../../browser/table-memory.ts';
import { renewConnection } from '../../game/client.ts';
import type { RoomView } from '../../runner/room-view.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Page } from '../../ui/page.tsx';
import { useLanguage } from '../../words/language.tsx';
import { clockText } from '../../words/online/clock-words.ts';
import { useWords } from '../../words/online/online-words.ts';
import { beSomebody } from '../account/me/me.ts';
import { lastName, NameField } from '../account/me/name-field.tsx';
import { newEntropy, tables } from '../connection/api.ts';
import { FailureNote, useAttempt } from '../connection/attempt.tsx';
import { ChatBox } from './chat.tsx';
import { InviteByName } from './invite-by-name.tsx';
import '../../game/seats.css';
import '../../ui/form.css';
import { Select } from '../../ui/select.tsx';
import './room.css';

type RoomSnapshot = NonNullable<RoomView['snapshot']>;

interface GatheringProps {
  readonly room: RoomView;
  readonly snapshot: RoomSnapshot;
  readonly invitation: string | null;
}

/** Before the game: who sits where, the link to pass on, and the start. */
export function Gathering({ room, snapshot, invitation }: GatheringProps) {
  const w = useWords();
  const { attempt, failure, busy } = useAttempt();
  const owns = snapshot.owner === room.user;
  const sits = snapshot.viewer !== 'spectator';
  const { table: id } = room;
  const setSeat = (seat: Seat, level: Level | null) =>
    void attempt(async () => void (await tables.setSeat(id, seat, level)));
  const leave = () =>
    void attempt(async () => {
      await tables.leave(id);
      go({ screen: 'online' });
    });
  return (
    <Page title={w('room.title')}>
      {room.connection !== 'open' && (
        <p className="banner quiet" role="status">
          {w(`connection.${room.connection}`)}
        </p>
      )}
      <FailureNote failure={failure} />
      <p className="room-clock">
        {clockText(w, snapshot.clock)}, {w(snapshot.rated ? 'rated.rated' : 'rated.casual')}
      </p>
      {snapshot.rated && <p className="soft">{w('rated.ratedText')}</p>}
      <ul className="seats room-seats" aria-label={w('room.seats')}>
        {seated(snapshot.seats).map(([occupant, seat]) => (
          <li key={`s${String(seat)}`} className={`seat-${seat}`}>
            <PlayerMarker seat={seat} size={30} />
            <Sitter occupant={occupant} room={room} />
            {owns && (
              <SeatTools
                seat={seat}
                occupant={occupant}
                own={snapshot.viewer === seat}
                rated={snapshot.rated}
                onSet={(level) => setSeat(seat, level)}
              />
            )}
          </li>
        ))}
      </ul>
      {sits && <InviteByName table={id} />}
      {sits ? <Invite id={id} /> : <Join room={room} snapshot={snapshot} invitation={invitation} />}
      <div className="form-row apart">
        {owns && !snapshot.rated && (
          <Start
            busy={busy}
            onStart={(level) => void attempt(async () => void (await tables.start(id, level)))}
          />
        )}
        {sits && (
          <button type="button" className="button" onClick={leave}>
            {w(owns ? 'room.close' : 'room.leave')}
          </button>
        )}
        <a className="button quiet" href={href({ screen: 'online' })}>
          {w('room.toLobby')}
        </a>
      </div>
      <section className="room-chat">
        <h2>{w('chat.title')}</h2>
        <ChatBox room={room} />
      </section>
    </Page>
  );
}

function Sitter({ occupant, room }: { readonly occupant: Occupant; readonly room: RoomView }) {
  const { t } = useLanguage();
  const w = useWords();
  if (occupant.kind === 'open')
    return (
      <span className="sitter free">
        {occupant.kept ? w('seat.kept', { name: occupant.kept.name }) : w('seat.open')}
      </span>
    );
  if (occupant.kind === 'bot') return <span className="sitter">{t(`bots.${occupant.level}`)}</span>;
  const here = room.present.includes(occupant.user);
  return (
    <span className="sitter">
      <b>{occupant.name}</b>
      {occupant.user === room.user && <span> ({w('seat.you')})</span>}
      <span className={here ? 'presence here' : 'presence'}>{w(here ? 'seat.here' : 'seat.gone')}</span>
    </span>
  );
}

function SeatTools({
  seat,
  occupant,
  own,
  rated,
  onSet,
}: {
  readonly seat: Seat;
  readonly occupant: Occupant;
  readonly own: boolean;
  /** Bots have no seat there. */
  readonly rated: boolean;
  readonly onSet: (level: Level | null) => void;
}) {
  const { t } = useLanguage();
  const w = useWords();
  if (own) return null;
  if (occupant.kind === 'open' && !occupant.kept)
    return rated ? null : (
      <Select
        label={t('new.who', { number: seat + 1 })}
        value={null}
        placeholder={w('seat.addBot')}
        choices={LEVELS.map((level) => ({ value: level, label: t(`bots.${level}`) }))}
        onChange={onSet}
      />
    );
  return (
    <button type="button" className="button small" onClick={() => onSet(null)}>
      {w('seat.remove')}
    </button>
  );
}

/** The address to send to friends. */
function Invite({ id }: { readonly id: string }) {
  const w = useWords();
  const { language } = useLanguage().texts;
  const [link, setLink] = useState('');
  useEffect(() => {
    let wanted = true;
    const show = (invitation: string | null) => {
      const route = { screen: 'room', id, ...(invitation !== null && { invitation }) } as const;
      if (wanted) setLink(roomAddress(route, language));
    };
    tables.get(id, null).then(
      ({ settings, invitation }) => show(settings.visibility === 'private' ? invitation : null),
      () => show(null),
    );
    return () => {
      wanted = false;
    };
  }, [id, language]);
  return (
    <div className="form-row apart">
      <label className="field">
        {w('room.link')}
        <input readOnly value={link} onFocus={(event) => event.target.select()} />
      </label>
      <CopyButton text={link} label={w('room.copy')} isMain />
      {'share' in navigator && (
        <button
          type="button"
          className="button"
          onClick={() => void navigator.share({ url: link, title: document.title }).catch(() => undefined)}
        >
          {w('room.share')}
        </button>
      )}
    </div>
  );
}

function Join({ room, snapshot, invitation }: GatheringProps) {
  const w = useWords();
  const { attempt, failure, busy } = useAttempt();
  const [name, setName] = useState(lastName);
  const { table: id } = room;
  if (!snapshot.seats.some(({ kind }) => kind === 'open')) return <p>{w('room.full')}</p>;
  const join = () =>
    attempt(async () => {
      await beSomebody(name);
      const entropy = newEntropy();
      remember(id, { entropy, commitment: snapshot.commitment, seen: 0 });
      await tables.join(id, { entropy, ...(invitation !== null && { invitation }) });
      // The connection was opened by somebody without a name.
      if (room.user === null) renewConnection();
    });
  return (
    <form
      className="form-row"
      onSubmit={(event) => {
        event.preventDefault();
        void join();
      }}
    >
      <NameField value={name} onChange={setName} />
      <button type="submit" className="button primary large" aria-disabled={busy}>
        {w('room.join')}
      </button>
      <FailureNote failure={failure} />
    </form>
  );
}

function Start({ busy, onStart }: { readonly busy: boolean; readonly onStart: (level: Level) => void }) {
  const { t } = useLanguage();
  const w = useWords();
  const [level, setLevel] = useState<Level>('citizen');
  return (
    <div className="form-row room-start">
      <div className="field">
        {w('room.fill')}
        <Select
          label={w('room.fill')}
          value={level}
          choices={LEVELS.map((each) => ({ value: each, label: t(`bots.${each}`) }))}
          onChange={setLevel}
        />
      </div>
      <button
        type="button"
        className="button primary large"
        aria-disabled={busy}
        onClick={() => onStart(level)}
      >
        {w('room.start')}
      </button>
    </div>
  );
}

import { type Seat, seated } from '@khora/engine';
import type { Leaving, Occupant } from '@khora/protocol';
import { useEffect, useState } from 'react';
import { PlayerMarker } from '../../art/art.ts';
import { recall } from '../../browser/table-memory.ts';
import { markTurn } from '../../browser/title.ts';
import { comeBack } from '../../game/client.ts';
import type { ShownGame } from '../../runner/game.ts';
import type { RoomView } from '../../runner/room-view.ts';
import { Refused } from '../../table/refused.tsx';
import { Panel } from '../../ui/modal.tsx';
import { tip } from '../../ui/tip.ts';
import { dayWords } from '../../words/dates.ts';
import { useLanguage } from '../../words/language.tsx';
import { leftAt, leftText } from '../../words/online/clock-words.ts';
import { useWords } from '../../words/online/online-words.ts';
import { reasonText } from '../../words/reason-text.ts';
import { Planner } from './planner.tsx';
import { TablePanel } from './table-panel.tsx';
import { Vanished } from './vanished.tsx';
import '../../ui/form.css';
import './strip.css';

interface StripProps {
  readonly room: RoomView;
  readonly game: ShownGame;
}

/** The people at a table in one row: who is here, who is thinking, how much time is left, and what they say. */
export function TableStrip({ room, game }: StripProps) {
  const w = useWords();
  const { texts } = useLanguage();
  const [open, setOpen] = useState(false);
  const asked = game.decisions.some(({ seat }) => seat === game.viewer);
  useEffect(() => markTurn(asked ? w('yourTurn') : null), [asked, w]);
  const unread = room.chat.filter(({ number }) => number > (recall(room.table).read ?? 0)).length;
  const spectators = room.present.filter(
    (user) => !room.snapshot?.seats.some((seat) => seat.kind === 'player' && seat.user === user),
  );
  return (
    <>
      <section className="strip" aria-label={w('strip.label')}>
        <ul>
          {seated(room.snapshot?.seats ?? []).map(([occupant, seat]) => (
            <Person key={`p${String(seat)}`} seat={seat} occupant={occupant} room={room} game={game} />
          ))}
        </ul>
        {spectators.length > 0 && (
          <span className="soft">{w('strip.watching', { count: spectators.length })}</span>
        )}
        {game.viewer === 'spectator' && <span className="soft">{w('strip.youWatch')}</span>}
        <Connection room={room} />
        <Planner room={room} game={game} />
        <button type="button" className="button quiet small" onClick={() => setOpen(true)}>
          {unread > 0 ? w('chat.unread', { count: unread }) : w('strip.open')}
        </button>
      </section>
      <Refused say={({ reason, error }) => (reason ? reasonText(texts, reason) : w(`errors.${error}`))} />
      <Absence room={room} />
      <Vanished room={room} game={game} />
      {open && (
        <Panel title={w('strip.label')} isOpen onClose={() => setOpen(false)} side>
          <TablePanel room={room} />
        </Panel>
      )}
    </>
  );
}

function Person({
  seat,
  occupant,
  room,
  game,
}: StripProps & { readonly seat: Seat; readonly occupant: Occupant }) {
  const { t } = useLanguage();
  const w = useWords();
  const thinks = game.decisions.some((decision) => decision.seat === seat);
  const name = game.seats[seat]?.name ?? '';
  const state = stateOf(occupant, room.present);
  const rest = useRest(room, seat);
  const what = occupant.kind === 'bot' ? t(`bots.${occupant.level}`) : (rest ?? w(`seat.${state}`));
  return (
    <li
      className={thinks ? `person seat-${seat} thinks` : `person seat-${seat}`}
      {...tip(name, thinks ? `${what}. ${w('seat.thinks')}.` : `${what}.`)}
    >
      <PlayerMarker seat={seat} size={16} />
      <span>
        <b>{name}</b>
        <span className={`presence ${state}`} role="img" aria-label={what} />
        {thinks && <span className="thinking">{w('seat.thinks')}</span>}{' '}
        {rest && <span className="resting">{rest}</span>}{' '}
        {occupant.kind === 'player' && <Time room={room} seat={seat} />}
      </span>
    </li>
  );
}

/** Until when somebody has days off, in words; null if they have none. */
function useRest({ snapshot, ahead }: RoomView, seat: Seat): string | null {
  const w = useWords();
  const { texts } = useLanguage();
  const until = snapshot?.resting?.[seat] ?? 0;
  if (until <= Date.now() + ahead) return null;
  return w('daysOff.until', { date: dayWords(texts.locale, until) });
}

function stateOf(
  occupant: Occupant,
  present: RoomView['present'],
): 'bot' | 'absent' | Leaving | 'here' | 'gone' {
  if (occupant.kind !== 'player') return 'bot';
  return occupant.away ?? (present.includes(occupant.user) ? 'here' : 'gone');
}

/** How often a running clock is read. */
const TICK = 1000;
/** Below this many milliseconds it is urgent. */
const URGENT = 30_000;

function Time({ room, seat }: { readonly room: RoomView; readonly seat: Seat }) {
  const w = useWords();
  const clock = room.snapshot?.clocks?.[seat];
  const [, tick] = useState(0);
  const runs = clock !== undefined && clock.since !== null;
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => tick((ticks) => ticks + 1), TICK);
    return () => clearInterval(timer);
  }, [runs]);
  if (!clock) return null;
  const left = leftAt(clock, Date.now() + room.ahead);
  return (
    <time className={runs && left < URGENT ? 'clock urgent' : 'clock'} role="timer">
      {leftText(w, left)}
    </time>
  );
}

function Connection({ room: { connection } }: { readonly room: RoomView }) {
  const w = useWords();
  return (
    <span className="connection" role="status">
      {connection !== 'open' && w(`connection.${connection}`)}
    </span>
  );
}

/** A bot plays for a player who ran out of time, until they say that they are back. */
function Absence({ room: { snapshot } }: { readonly room: RoomView }) {
  const w = useWords();
  const own = snapshot && snapshot.viewer !== 'spectator' ? snapshot.seats[snapshot.viewer] : undefined;
  if (own?.kind !== 'player' || own.away !== 'absent') return null;
  return (
    <p className="banner table-banner" role="alert">
      {w('away.text')}{' '}
      <button type="button" className="button small primary" onClick={comeBack}>
        {w('away.return')}
      </button>
    </p>
  );
}

import { LAST_ROUND, seated } from '@khora/engine';
import type { TableSummary } from '@khora/protocol';
import type { ReactNode } from 'react';
import { PlayerMarker } from '../../art/art.ts';
import { href } from '../../browser/router.ts';
import { gameOf } from '../../runner/ids.ts';
import { dayWords } from '../../words/dates.ts';
import { useLanguage } from '../../words/language.tsx';
import { clockText, leftText } from '../../words/online/clock-words.ts';
import { useWords } from '../../words/online/online-words.ts';
import { isMyTurn } from './use-tables.ts';
import './lobby.css';

interface TableListProps {
  readonly title: string;
  readonly list: readonly TableSummary[];
  readonly user: string | null;
  /** What to say when there are none. */
  readonly empty?: string;
}

export function TableList({ title, list, user, empty }: TableListProps) {
  if (list.length === 0 && empty === undefined) return null;
  return (
    <section className="table-list">
      <h2>{title}</h2>
      {list.length === 0 && <p>{empty}</p>}
      <ul>
        {list.map((table) => (
          <TableRow key={table.id} table={table} user={user} />
        ))}
      </ul>
    </section>
  );
}

/** The names at a table; bots by their level. */
function useSeatNames(): (table: TableSummary) => readonly string[] {
  const { t } = useLanguage();
  const w = useWords();
  return ({ seats }) =>
    seats.map((seat) => {
      if (seat.kind === 'player') return seat.name;
      return seat.kind === 'bot' ? t(`bots.${seat.level}`) : w('seat.open');
    });
}

function TableRow({ table, user }: { readonly table: TableSummary; readonly user: string | null }) {
  const w = useWords();
  const namesOf = useSeatNames();
  const names = namesOf(table);
  const mine = isMyTurn(table, user);
  const over = table.status === 'finished';
  return (
    <li className={mine ? 'table-row my-turn' : 'table-row'}>
      <a href={href(over ? { screen: 'result', id: gameOf(table.id) } : { screen: 'room', id: table.id })}>
        <span className="table-seats">
          {seated(names).map(([name, seat]) => (
            <span
              key={`s${String(seat)}`}
              className={table.seats[seat]?.kind === 'open' ? 'free' : undefined}
            >
              <PlayerMarker seat={seat} size={18} />
              {name}
              {table.points && <b>{table.points[seat]}</b>}
            </span>
          ))}
        </span>
        <span className="table-state">
          <Standing table={table} mine={mine} names={names} />
          {!over && <span>{clockText(w, table.settings.clock)}</span>}
        </span>
      </a>
    </li>
  );
}

interface StandingProps {
  readonly table: TableSummary;
  readonly mine: boolean;
  readonly names: readonly string[];
}

/** Whose turn it is, how far the game has got, and how much time is left. */
function Standing({ table, mine, names }: StandingProps): ReactNode {
  const { texts } = useLanguage();
  const w = useWords();
  const { status, round, deadline, seats, updated } = table;
  if (status === 'gathering')
    return <b>{w('row.free', { count: seats.filter(({ kind }) => kind === 'open').length })}</b>;
  if (status === 'finished') return <span>{dayWords(texts.locale, updated)}</span>;
  const awaited = texts.list(table.asked.flatMap((seat) => names[seat] ?? []));
  const left = deadline === null ? null : Math.max(0, deadline - Date.now());
  return (
    <>
      {mine ? <b className="turn">{w('yourTurn')}</b> : <span>{w('row.waiting', { names: awaited })}</span>}
      <span>{round > 0 ? texts.word('round', { round, rounds: LAST_ROUND }) : texts.phase('draft')}</span>
      {left !== null && <span>{w('row.left', { time: leftText(w, left) })}</span>}
    </>
  );
}

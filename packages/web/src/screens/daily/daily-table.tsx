import type { GameRecord } from '@khora/engine';
import type { DailyTable as Table } from '@khora/protocol';
import { useEffect, useState } from 'react';
import { CityEmblem } from '../../art/art.ts';
import { href } from '../../browser/router.ts';
import { useMe } from '../../online/account/me/me.ts';
import { daily } from '../../online/connection/api.ts';
import { useDailyWords } from '../../words/daily/daily-words.ts';
import { useLanguage } from '../../words/language.tsx';
import { useDayText } from './daily-card.tsx';

/** Enters a finished game, if there is one and it has not been entered yet; returns the table of the day. */
async function tableOf(day: string, entering: GameRecord | null): Promise<Table> {
  const table = await daily.table(day);
  if (table.own || !entering) return table;
  const { rules, moves } = entering;
  // What the server does not accept, such as a game under yesterday's rules, is still in the player's own history.
  return daily.enter({ day, rules, moves: [...moves] }).catch(() => table);
}

interface DailyTableProps {
  readonly day: string;
  readonly today: string;
  /** The game that counts, once it is over. */
  readonly record: GameRecord | null;
}

/** How everybody did on a day; nothing if the server does not answer, or on a past day that nobody played. */
export function DailyTable({ day, today, record }: DailyTableProps) {
  const w = useDailyWords();
  const dayText = useDayText();
  const { texts } = useLanguage();
  const me = useMe();
  const [table, setTable] = useState<Table | null>(null);
  const mayEnter = me !== undefined && me !== null && !me.guest;
  useEffect(() => {
    let wanted = true;
    if (me === undefined) return undefined;
    const look = async () => {
      const now = await tableOf(day, mayEnter ? record : null).catch(() => null);
      if (wanted && now) setTable(now);
    };
    void look();
    return () => {
      wanted = false;
    };
  }, [day, record, me, mayEnter]);
  if (!table || (table.players === 0 && day !== today)) return null;
  const { own } = table;
  const shown = own && !table.best.some(({ user }) => user === own.user) ? [...table.best, own] : table.best;
  return (
    <section className="daily-list">
      <h2>{day === today ? w('today') : dayText(day)}</h2>
      {shown.length === 0 ? (
        <p>{w('nobody')}</p>
      ) : (
        <>
          <p className="soft">{w('players', { count: table.players })}</p>
          <ol className="daily-table">
            {shown.map(({ user, name, rank, points, city }) => (
              <li key={user} value={rank} aria-current={user === own?.user ? 'true' : undefined}>
                <span>{rank}</span>
                <CityEmblem city={city} size={28} />
                <a href={href({ screen: 'profile', user })}>{name}</a>
                <b>{texts.amount('points', points)}</b>
              </li>
            ))}
          </ol>
        </>
      )}
      {!mayEnter && (
        <p className="daily-sign-in">
          <a href={href({ screen: 'account' })}>{w('signIn')}</a>
        </p>
      )}
    </section>
  );
}

import { useEffect, useMemo } from 'react';
import { dailyOf, noteOutcome } from '../../browser/daily-log.ts';
import { href } from '../../browser/router.ts';
import { useServer } from '../../online/connection/server.ts';
import type { ShownGame } from '../../runner/game.ts';
import { useDailyWords } from '../../words/daily/daily-words.ts';
import { DailyCard } from './daily-card.tsx';
import { DailyTable } from './daily-table.tsx';
import { outcomeOf } from './outcome.ts';
import { useToday } from './use-today.ts';

/**
 * Below the result of a day's game: the card to share, or that it was practice. A game that was begun before midnight
 * enters the table of its day here.
 */
export function DailyResult({ game: { id, record } }: { readonly game: ShownGame }) {
  const w = useDailyWords();
  const server = useServer();
  const today = useToday();
  const { day, counts } = dailyOf(id) ?? { day: '', counts: false };
  const outcome = useMemo(() => record && outcomeOf(record), [record]);
  useEffect(() => {
    if (outcome && counts) noteOutcome(day, outcome, Date.now());
  }, [outcome, counts, day]);
  return (
    <>
      {counts && outcome ? <DailyCard day={day} outcome={outcome} /> : <p>{w('practice')}</p>}
      {counts && outcome && server === 'there' && <DailyTable day={day} today={today} record={record} />}
      <p>
        <a className="button" href={href({ screen: 'daily' })}>
          {w('title')}
        </a>
      </p>
    </>
  );
}

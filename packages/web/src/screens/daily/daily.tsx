import { dayOf } from '@khora/protocol/client';
import { useEffect, useState } from 'react';
import { PotteryFrieze } from '../../art/art.ts';
import {
  type DailyLog,
  type DailyTry,
  dailyId,
  noteOutcome,
  onDailyLog,
  readDailyLog,
  streakOf,
} from '../../browser/daily-log.ts';
import { go, href } from '../../browser/router.ts';
import { readSave } from '../../browser/saves.ts';
import { useServer } from '../../online/connection/server.ts';
import type { Save } from '../../runner/game.ts';
import { Page } from '../../ui/page.tsx';
import { useDailyWords } from '../../words/daily/daily-words.ts';
import { useLanguage } from '../../words/language.tsx';
import { usualNames } from '../../words/usual-names.ts';
import { DailyCard, useDayText } from './daily-card.tsx';
import { beginDaily } from './daily-game.ts';
import { DailyTable } from './daily-table.tsx';
import { outcomeOf } from './outcome.ts';
import { useToday } from './use-today.ts';
import '../../ui/form.css';
import './daily.css';

const DAY = 86_400_000;
/** Days before today that can still be practised. */
const EARLIER = 7;

/** What this device knows about the game of the day. */
interface Known {
  readonly day: string;
  readonly log: DailyLog;
  /** The game that counts, if it is still stored. */
  readonly save: Save | null;
}

/** Null until the storage has answered; it is asked again when the account brings what another device knows. */
function useKnown(day: string): Known | null {
  const [known, setKnown] = useState<Known | null>(null);
  useEffect(() => {
    let wanted = true;
    const look = async () => {
      const save = (await readSave(dailyId(day)).catch(() => undefined)) ?? null;
      // The game may have ended without anybody looking at its result.
      const outcome = save?.over ? outcomeOf(save.record) : null;
      if (outcome) noteOutcome(day, outcome, Date.now());
      if (wanted) setKnown({ day, log: readDailyLog(), save });
    };
    void look();
    const stop = onDailyLog(() => void look());
    return () => {
      wanted = false;
      stop();
    };
  }, [day]);
  // What was known yesterday is not shown as today's.
  return known?.day === day ? known : null;
}

/** The same game for everybody on one day: to play and to share, with the player's other days. */
export function DailyScreen() {
  const w = useDailyWords();
  const { texts } = useLanguage();
  const dayText = useDayText();
  const today = useToday();
  const known = useKnown(today);
  const server = useServer();
  const streak = known ? streakOf(known.log, today) : 0;
  const next = new Date(Date.parse(today) + DAY);
  const clock = new Intl.DateTimeFormat(texts.locale, { timeStyle: 'short' });
  return (
    <Page title={w('title')}>
      <PotteryFrieze className="daily-frieze" />
      <p className="daily-day">
        <b>{dayText(today)}</b>
        {streak > 0 && <span className="daily-streak">{w('streak', { count: streak })}</span>}
      </p>
      <p>{w('text')}</p>
      {known && <Today day={today} save={known.save} tried={known.log[today]} />}
      <p className="soft">{w('next', { time: clock.format(next) })}</p>
      {server === 'there' && known && (
        <DailyTable day={today} today={today} record={known.save?.over ? known.save.record : null} />
      )}
      {known && <History days={Object.entries(known.log)} />}
      <Earlier today={today} />
    </Page>
  );
}

interface TodayProps {
  readonly day: string;
  readonly save: Save | null;
  readonly tried: DailyTry | undefined;
}

/** Begin, continue, or see the result. */
function Today({ day, save, tried }: TodayProps) {
  const w = useDailyWords();
  const spoken = useLanguage();
  const begin = (how: { readonly counts: boolean }) =>
    go({ screen: 'table', id: beginDaily(day, usualNames(spoken), how) });
  if (!tried)
    return (
      <p>
        <button type="button" className="button primary large" onClick={() => begin({ counts: true })}>
          {w('play')}
        </button>
      </p>
    );
  if (!tried.outcome && save)
    return (
      <p>
        <a className="button primary large" href={href({ screen: 'table', id: save.id })}>
          {w('continue')}
        </a>
      </p>
    );
  return (
    <>
      {tried.outcome ? <DailyCard day={day} outcome={tried.outcome} /> : <p>{w('lost')}</p>}
      <p className="daily-buttons">
        {save && (
          <a className="button" href={href({ screen: 'result', id: save.id })}>
            {w('result')}
          </a>
        )}
        <button type="button" className="button" onClick={() => begin({ counts: false })}>
          {w('again')}
        </button>
      </p>
    </>
  );
}

/** The days played on this device, latest first. */
function History({ days }: { readonly days: readonly (readonly [string, DailyTry])[] }) {
  const w = useDailyWords();
  const { texts } = useLanguage();
  const dayText = useDayText();
  const done = days.flatMap(([day, { outcome }]) => (outcome ? [{ day, ...outcome }] : []));
  if (done.length === 0) return null;
  return (
    <section className="daily-list">
      <h2>{w('history')}</h2>
      <ul className="daily-history">
        {done
          .sort((a, b) => (a.day < b.day ? 1 : -1))
          .map(({ day, rank, points }) => (
            <li key={day}>
              <span>{dayText(day)}</span>
              <span>{w('place', { rank, players: 4 })}</span>
              <b>{texts.amount('points', points)}</b>
            </li>
          ))}
      </ul>
    </section>
  );
}

/** Past days: their games can be played, but do not count. */
function Earlier({ today }: { readonly today: string }) {
  const w = useDailyWords();
  const spoken = useLanguage();
  const dayText = useDayText();
  const days = Array.from({ length: EARLIER }, (_, at) => dayOf(Date.parse(today) - (at + 1) * DAY));
  return (
    <details className="more">
      <summary>{w('earlier')}</summary>
      <p>{w('earlierText')}</p>
      <ul className="daily-earlier">
        {days.map((day) => (
          <li key={day}>
            <button
              type="button"
              className="button"
              onClick={() =>
                go({ screen: 'table', id: beginDaily(day, usualNames(spoken), { counts: false }) })
              }
            >
              {dayText(day)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

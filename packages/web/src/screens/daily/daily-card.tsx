import { useState } from 'react';
import { Laurel } from '../../art/art.ts';
import { type DailyOutcome, readDailyLog, streakOf } from '../../browser/daily-log.ts';
import { href } from '../../browser/router.ts';
import { copied } from '../../ui/copying.ts';
import { ToCopy } from '../../ui/to-copy.tsx';
import { useDailyWords } from '../../words/daily/daily-words.ts';
import { useLanguage } from '../../words/language.tsx';
import { barsOf } from './bars.ts';
import './daily.css';

const PLAYERS = 4;

/** A day in words; the game's days are in UTC. */
export function useDayText(): (day: string) => string {
  const { locale } = useLanguage().texts;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (day) => format.format(new Date(day));
}

/** The result of a day in words, without revealing what happened in the game. */
function useCardWords(day: string, outcome: DailyOutcome) {
  const { points, rank, lead, curve } = outcome;
  const { texts } = useLanguage();
  const w = useDailyWords();
  const dayText = useDayText();
  const streak = streakOf({ ...readDailyLog(), [day]: { begun: 0, outcome } }, day);
  const place = w('place', { rank, players: PLAYERS });
  const ahead = w(lead < 0 ? 'behind' : 'ahead', { count: Math.abs(lead) });
  return {
    title: `${texts.word('game')}: ${w('title')}, ${dayText(day)}`,
    result: `${place} · ${texts.amount('points', points)} · ${ahead}`,
    bars: barsOf(curve),
    streak: streak > 1 ? w('streak', { count: streak }) : null,
  };
}

/** The result of a day's game, to be shown and shared. */
export function DailyCard({ day, outcome }: { readonly day: string; readonly outcome: DailyOutcome }) {
  const w = useDailyWords();
  const [isCopied, setIsCopied] = useState<boolean | null>(null);
  const { title, result, bars, streak } = useCardWords(day, outcome);
  const address = new URL(href({ screen: 'daily' }), window.location.href).href;
  const text = [title, result, bars, streak, address].filter(Boolean).join('\n');
  const share = async () => {
    try {
      if ('share' in navigator) {
        await navigator.share({ text });
        return;
      }
    } catch (error) {
      // A player who cancels shares nothing; if sharing is not allowed, the text is copied.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
    setIsCopied(await copied(text));
  };
  return (
    <section className="daily-card">
      <Laurel size={56} className="daily-laurel" />
      <div>
        <h2>{title}</h2>
        <p>{result}</p>
        <p className="daily-bars" aria-hidden="true">
          {bars}
        </p>
        {streak && <p>{streak}</p>}
      </div>
      <button type="button" className="button" onClick={() => void share()}>
        {isCopied ? w('copied') : w('share')}
      </button>
      {isCopied === false && <ToCopy text={text} label={w('share')} />}
    </section>
  );
}

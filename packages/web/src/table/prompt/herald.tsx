import type { Seat } from '@khora/engine';
import { useEffect, useMemo, useState } from 'react';
import { useClient } from '../../game/client.ts';
import { useLanguage } from '../../words/language.tsx';
import { useTable } from '../state/context.ts';
import './herald.css';

const LASTS = 8000;
const MOST = 3;

/** Tells what the others did, for the eyes; screen readers hear the announcements. */
export function Herald() {
  const { fresh } = useClient();
  const { names, me } = useTable();
  const { texts } = useLanguage();
  const [shown, setShown] = useState<readonly { key: string; line: string; seat: Seat }[]>([]);
  const told = useMemo(
    () =>
      fresh.flatMap((event, index) => {
        if (!('seat' in event) || event.seat === me) return [];
        const line = texts.logLine(event, names);
        return line ? [{ key: `h${String(index)}`, line, seat: event.seat }] : [];
      }),
    [fresh, texts, names, me],
  );
  useEffect(() => {
    if (told.length > 0) setShown(told.slice(-MOST));
  }, [told]);
  // It lasts its time, whatever else is reported meanwhile.
  useEffect(() => {
    if (shown.length === 0) return undefined;
    const timer = setTimeout(() => setShown([]), LASTS);
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <div className="herald" aria-hidden="true">
      {shown.map(({ key, line, seat }) => (
        <p key={key} className={`seat-${seat}`}>
          {line}
        </p>
      ))}
    </div>
  );
}

import type { GameEvent } from '@khora/engine';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../../words/language.tsx';
import { useTable } from '../state/context.ts';
import './log-panel.css';

/** What happened, in words; the newest at the bottom. A move number can be looked back at. */
export function LogPanel({
  log,
  onLook,
}: {
  log: readonly (readonly GameEvent[])[];
  onLook: (at: number) => void;
}) {
  const { names } = useTable();
  const { texts, t } = useLanguage();
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' });
  });
  return (
    <ol className="log" aria-label={t('table.log')}>
      {log.map((events, at) => {
        const lines = events.flatMap((event) => {
          const line = texts.logLine(event, names);
          return line ? [{ line, type: event.type, seat: 'seat' in event ? event.seat : null }] : [];
        });
        if (lines.length === 0) return null;
        return (
          <li key={`m${String(at)}`}>
            <button
              type="button"
              className="log-look"
              aria-label={t('table.lookAt', { move: at })}
              onClick={() => onLook(at)}
            >
              {at}
            </button>
            <div>
              {lines.map(({ line, type, seat }, index) => (
                <p key={`l${String(index)}`} className={`${type} ${seat === null ? '' : `seat-${seat}`}`}>
                  {line}
                </p>
              ))}
            </div>
          </li>
        );
      })}
      <li ref={end} aria-hidden="true" />
    </ol>
  );
}

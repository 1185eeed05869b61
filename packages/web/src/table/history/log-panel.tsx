import type { GameEvent } from '@khora/engine';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../../words/language.tsx';
import { useTable } from '../state/context.ts';
import { sinceLastMove, type Told } from './since.ts';
import './log-panel.css';

type Log = readonly (readonly GameEvent[])[];

interface LogPanelProps {
  readonly log: Log;
  /** The move being looked at; otherwise the last one. */
  readonly current?: number;
  readonly onLook: (at: number) => void;
}

/** What happened, in words, with the last or the current move in view. A move number leads back to its position. */
export function LogPanel({ log, current, onLook }: LogPanelProps) {
  const { t } = useLanguage();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = list.current?.querySelector('[aria-current]') ?? list.current;
    shown?.scrollIntoView({ block: current === undefined ? 'end' : 'center' });
  });
  return (
    <div ref={list}>
      <LogList
        label={t('table.log')}
        told={log.map((events, at) => ({ at, events }))}
        current={current}
        onLook={onLook}
      />
    </div>
  );
}

interface SincePanelProps {
  readonly log: Log;
  /** The first move that the player has not seen. */
  readonly unseen?: number | null;
  readonly onLook: (at: number) => void;
}

/** The same for everything since the player's last move, to be stepped through move by move. */
export function SincePanel({ log, unseen = null, onLook }: SincePanelProps) {
  const { me } = useTable();
  const { t } = useLanguage();
  const told = sinceLastMove(log, me, unseen);
  const [first] = told;
  if (!first) return <p>{t('since.nothing')}</p>;
  return (
    <>
      <p>
        <button type="button" className="button" onClick={() => onLook(first.at)}>
          {t('since.step')}
        </button>
      </p>
      <LogList label={t('since.title')} told={told} onLook={onLook} />
    </>
  );
}

interface LogListProps {
  readonly label: string;
  readonly told: readonly Told[];
  readonly current?: number | undefined;
  readonly onLook: (at: number) => void;
}

function LogList({ label, told, current, onLook }: LogListProps) {
  const { names } = useTable();
  const { texts, t } = useLanguage();
  return (
    <ol className="log" aria-label={label}>
      {told.map(({ at, events }) => {
        const lines = events.flatMap((event) => {
          const line = texts.logLine(event, names);
          return line ? [{ line, type: event.type, seat: 'seat' in event ? event.seat : null }] : [];
        });
        if (lines.length === 0) return null;
        return (
          <li key={`m${String(at)}`} aria-current={at === current ? 'step' : undefined}>
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
    </ol>
  );
}

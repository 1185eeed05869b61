import type { GameEvent } from '@khora/engine';
import { useEffect, useRef } from 'react';
import { more } from '../../ui/more.ts';
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
    let frame = 0;
    // What comes into view is laid out only then, and moves the rest.
    const show = (again: number) => {
      const shown = list.current?.querySelector('[aria-current]') ?? list.current;
      shown?.scrollIntoView({ block: current === undefined ? 'end' : 'center' });
      if (again > 0) frame = requestAnimationFrame(() => show(again - 1));
    };
    show(3);
    return () => cancelAnimationFrame(frame);
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

interface LogBesideProps extends LogPanelProps {
  readonly onClose: () => void;
}

/** The same as a part of the table, all of which stays in use. */
export function LogBeside({ onClose, ...log }: LogBesideProps) {
  const { t } = useLanguage();
  return (
    <aside className="log-beside" aria-label={t('table.log')}>
      <header>
        <h2>{t('table.log')}</h2>
        <button type="button" className="button quiet" onClick={onClose}>
          {t('common.close')}
        </button>
      </header>
      <div className="log-beside-body" ref={more}>
        <LogPanel {...log} />
      </div>
    </aside>
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
  const entries = told.flatMap(({ at, events }) => {
    const lines = events.flatMap((event) => {
      const line = texts.logLine(event, names);
      return line ? [{ line, type: event.type, seat: 'seat' in event ? event.seat : null }] : [];
    });
    return lines.length > 0 ? [{ at, lines }] : [];
  });
  // Nothing is told about some moves: then it is the last thing before.
  const marked = current === undefined ? undefined : entries.findLast(({ at }) => at <= current)?.at;
  return (
    <ol className="log" aria-label={label}>
      {entries.map(({ at, lines }) => (
        <li key={`m${String(at)}`} aria-current={at === marked ? 'step' : undefined}>
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
              <p
                key={`l${String(index)}`}
                data-event={type}
                className={seat === null ? undefined : `seat-${seat}`}
              >
                {line}
              </p>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}

import type { GameEvent, Seat } from '@khora/engine';
import { useEffect, useMemo, useState } from 'react';
import { useLanguage } from '../../words/language.tsx';
import { useLayout } from '../layout/layout.ts';
import { useTable } from '../state/context.ts';
import type { Tab } from '../state/use-tab.ts';
import { type Where, whereOf } from '../state/where.ts';
import { sinceLastMove } from './since.ts';
import './since-strip.css';

type Log = readonly (readonly GameEvent[])[];

interface Line {
  readonly line: string;
  readonly seat: Seat | null;
  readonly where: Where | null;
}

/** Marks where something happened, and brings it into view, perhaps by turning to another part of the table. */
function useSpotlight(selector: string | undefined, part: Tab): void {
  useEffect(() => {
    if (selector === undefined) return undefined;
    const marked = document.querySelectorAll(`[data-tab="${part}"] ${selector}`);
    for (const each of marked) each.setAttribute('data-told', '');
    [...marked].find((each) => each.checkVisibility())?.scrollIntoView({ block: 'nearest' });
    return () => {
      for (const each of marked) each.removeAttribute('data-told');
    };
  }, [selector, part]);
}

/** The part that shows it; null if it is in sight already, as the viewer's own figures often are. */
function partToTurnTo({ selector, part }: Where): 'board' | 'others' | 'city' | null {
  if (part) return part;
  const places = [...document.querySelectorAll(selector)];
  if (places.some((place) => place.checkVisibility())) return null;
  return places.some((place) => place.closest('.table-board')) ? 'board' : 'city';
}

interface SinceStripProps {
  readonly log: Log;
  /** Since whose last move. */
  readonly seat: Seat;
  /** The first move that the player has not seen. */
  readonly unseen?: number | null;
  /** Whether that is somebody other than the reader. */
  readonly isOther: boolean;
  /** The visible part, where there is room for only one. */
  readonly part: Tab;
  /** Opens the same as a list. */
  readonly onOpen: () => void;
  /** Turns to a part of the table, where there is room for only one. */
  readonly onTurn: (part: 'board' | 'others' | 'city') => void;
}

/**
 * Everything that happened since a player's last move, one line at a time: the latest, or the one stepped to, with its
 * place on the table marked. Stepping beyond either end returns to the latest.
 */
export function SinceStrip({ log, seat, unseen = null, isOther, part, onOpen, onTurn }: SinceStripProps) {
  const { names } = useTable();
  const { texts, t } = useLanguage();
  const { layout } = useLayout();
  const lines = useMemo(
    () =>
      sinceLastMove(log, seat, unseen).flatMap(({ events }) =>
        events.flatMap((event): Line[] => {
          const line = texts.logLine(event, names);
          if (!line) return [];
          return [{ line, seat: 'seat' in event ? event.seat : null, where: whereOf(event, seat) }];
        }),
      ),
    [log, seat, unseen, texts, names],
  );
  const [stepped, setStepped] = useState<{ readonly log: Log; readonly index: number } | null>(null);
  const index = stepped?.log === log ? stepped.index : null;
  const current = index === null ? undefined : lines[index];
  const shown = current ?? lines.at(-1);
  useSpotlight(current?.where?.selector, part);
  if (!shown) return null;
  const step = (to: number) => {
    setStepped({ log, index: to });
    const where = lines[to]?.where;
    const next = where && partToTurnTo(where);
    if (next) onTurn(next);
  };
  const count = current && index !== null ? `${index + 1}/${lines.length}` : lines.length;
  return (
    <section
      className={current ? 'since stepping' : 'since'}
      aria-label={isOther ? t('since.of', { player: names[seat] ?? '' }) : t('since.title')}
    >
      {/* On a phone held sideways there is room for one button; stepping forward goes round in a circle too. */}
      {layout !== 'low' && (
        <button
          type="button"
          className="button"
          aria-label={t('since.back')}
          onClick={() => step(current && index !== null ? index - 1 : lines.length - 1)}
        >
          ‹
        </button>
      )}
      <button
        type="button"
        className={shown.seat === null ? 'since-line' : `since-line seat-${shown.seat}`}
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        <b>
          {isOther ? t('since.of', { player: names[seat] ?? '' }) : t('since.short')} · {count}
        </b>{' '}
        <span className="since-text">{shown.line}</span>
      </button>
      <button
        type="button"
        className="button"
        aria-label={t('since.on')}
        onClick={() => step(current && index !== null ? index + 1 : 0)}
      >
        ›
      </button>
      <span className="visually-hidden" role="status">
        {current?.line}
      </span>
    </section>
  );
}

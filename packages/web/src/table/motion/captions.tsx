import type { GameEvent } from '@khora/engine';
import { useEffect, useState } from 'react';
import { useClient } from '../../game/client.ts';
import { useLanguage } from '../../words/language.tsx';
import { boxOf } from '../state/anchors.ts';
import { useTable } from '../state/context.ts';
import { liesOnTray } from '../state/on-tray.ts';
import './captions.css';

interface Caption {
  readonly place: string;
  readonly line: string;
  readonly seat: number | null;
  readonly beside: boolean;
  readonly x: number;
  readonly y: number;
}

const LASTS = 2600;
/** Half of the widest caption: no caption leaves the window. */
const HALF = 125;

/** Where a move is told: on the map, at an achievement, or beside the player's city. */
function placeOf(event: GameEvent): string | null {
  switch (event.type) {
    case 'explored':
      return `[data-space="${event.space}"]`;
    case 'achieved':
      return `[data-anchor="${event.achievement}"]`;
    case 'action':
    case 'raised':
    case 'played':
    case 'tookBack':
    case 'developed':
    case 'discarded':
      return `[data-anchor="${event.seat}-panel"]`;
    default:
      return null;
  }
}

interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** Where each is told now, in a window of this size; of several at one place the last. */
function captionsOf(
  events: readonly GameEvent[],
  lineOf: (event: GameEvent) => string | null,
  { width }: WindowSize,
): Caption[] {
  const told = new Map<string, Caption>();
  for (const event of events) {
    const place = placeOf(event);
    const line = lineOf(event);
    const box = place && line ? boxOf(place) : null;
    if (!place || !line || !box) continue;
    const beside = place.endsWith('-panel"]');
    told.set(place, {
      place,
      line,
      seat: 'seat' in event ? event.seat : null,
      beside,
      x: beside ? box.left - 6 : Math.max(HALF, Math.min(width - HALF, box.left + box.width / 2)),
      y: beside ? box.top + box.height / 2 : box.top - 4,
    });
  }
  return [...told.values()];
}

function windowSize(): WindowSize {
  return { width: window.innerWidth, height: window.innerHeight };
}

/** The window's size, which moves whatever lies on the table. */
function useWindowSize(): WindowSize {
  const [size, setSize] = useState(windowSize);
  useEffect(() => {
    const resize = () => setSize(windowSize());
    window.addEventListener('resize', resize);
    return () => window.removeEventListener('resize', resize);
  }, []);
  return size;
}

/** What the others did, said for a moment at the place where it happened. Never in the way of input. */
export function Captions() {
  const { fresh } = useClient();
  const { view, names, decision } = useTable();
  const { texts } = useLanguage();
  const size = useWindowSize();
  const [told, setTold] = useState<readonly GameEvent[]>([]);
  const [captions, setCaptions] = useState<readonly Caption[]>([]);
  useEffect(() => {
    const others = fresh.filter((event) => placeOf(event) && !('seat' in event && event.seat === view.seat));
    if (others.length > 0) setTold(others);
  }, [fresh, view.seat]);
  // They last their time, whatever else is reported meanwhile.
  useEffect(() => {
    if (told.length === 0) return undefined;
    const timer = setTimeout(() => setTold([]), LASTS);
    return () => clearTimeout(timer);
  }, [told]);
  useEffect(() => {
    setCaptions(captionsOf(told, (event) => texts.logLine(event, names), size));
  }, [told, names, texts, size]);
  // A tray hides the board, and what was told there.
  const shown = liesOnTray(decision) ? captions.filter(({ beside }) => beside) : captions;
  return (
    <div className="captions" aria-hidden="true">
      {shown.map(({ place, line, seat, beside, x, y }) => (
        <p
          key={`${place} ${line}`}
          className={`caption ${seat === null ? '' : `seat-${seat}`} ${beside ? 'beside' : 'above'}`}
          style={{ left: x, top: y }}
        >
          {line}
        </p>
      ))}
    </div>
  );
}

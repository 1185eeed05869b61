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
  readonly seat: number;
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

/** What the others did, said for a moment at the place where it happened. Never in the way of input. */
export function Captions() {
  const { fresh } = useClient();
  const { view, names, decision } = useTable();
  const { texts } = useLanguage();
  const [captions, setCaptions] = useState<readonly Caption[]>([]);
  useEffect(() => {
    const told = new Map<string, Caption>();
    for (const event of fresh) {
      const place = placeOf(event);
      const seat = 'seat' in event ? event.seat : -1;
      const line = place && seat !== view.seat ? texts.logLine(event, names) : null;
      const box = place && line ? boxOf(place) : null;
      if (!place || !line || !box) continue;
      const beside = place.endsWith('-panel"]');
      const middle = Math.max(HALF, Math.min(window.innerWidth - HALF, box.left + box.width / 2));
      told.set(place, {
        place,
        line,
        seat,
        beside,
        x: beside ? box.left - 6 : middle,
        y: beside ? box.top + box.height / 2 : box.top - 4,
      });
    }
    if (told.size === 0) return undefined;
    setCaptions([...told.values()]);
    const timer = setTimeout(() => setCaptions([]), LASTS);
    return () => clearTimeout(timer);
  }, [fresh, view.seat, names, texts]);
  // A tray hides the board, and what was told there.
  const shown = liesOnTray(decision) ? captions.filter(({ beside }) => beside) : captions;
  return (
    <div className="captions" aria-hidden="true">
      {shown.map(({ place, line, seat, beside, x, y }) => (
        <p
          key={`${place} ${line}`}
          className={`caption seat-${seat} ${beside ? 'beside' : 'above'}`}
          style={{ left: x, top: y }}
        >
          {line}
        </p>
      ))}
    </div>
  );
}

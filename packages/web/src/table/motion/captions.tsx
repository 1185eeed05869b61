import type { GameEvent } from '@khora/engine';
import { useEffect, useState } from 'react';
import { useClient } from '../../game/client.ts';
import { useLanguage } from '../../words/language.tsx';
import { growthFor } from '../layout/layout.ts';
import { boxOf, onTable } from '../state/anchors.ts';
import { useTable } from '../state/context.ts';
import { liesOnTray } from '../state/on-tray.ts';
import { type Caption, captionPlace, captionsOf } from './caption-places.ts';
import './captions.css';

const LASTS = 2600;

interface WindowSize {
  readonly width: number;
  readonly height: number;
}

function windowSize(): WindowSize {
  return { width: window.innerWidth, height: window.innerHeight };
}

/** The window's size, which moves everything on the table. */
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
  const { names, me, decision } = useTable();
  const { texts } = useLanguage();
  const size = useWindowSize();
  const [told, setTold] = useState<readonly GameEvent[]>([]);
  const [captions, setCaptions] = useState<readonly Caption[]>([]);
  useEffect(() => {
    const others = fresh.filter((event) => captionPlace(event, me));
    if (others.length > 0) setTold(others);
  }, [fresh, me]);
  // They stay for their time, whatever else is reported meanwhile.
  useEffect(() => {
    if (told.length === 0) return undefined;
    const timer = setTimeout(() => setTold([]), LASTS);
    return () => clearTimeout(timer);
  }, [told]);
  useEffect(() => {
    const lineOf = (event: GameEvent) => texts.logLine(event, names);
    setCaptions(captionsOf(told, { me, width: size.width, growth: growthFor(size), lineOf, boxOf }));
  }, [told, me, names, texts, size]);
  // A tray hides the board, and what was told there.
  const shown = liesOnTray(decision) ? captions.filter(({ side }) => side !== 'above') : captions;
  return (
    <div className="captions" aria-hidden="true">
      {shown.map(({ place, line, seat, side, x, y }) => (
        <p
          key={`${place} ${line}`}
          className={`caption ${seat === null ? '' : `seat-${seat}`} ${side}`}
          style={{ left: onTable(x), top: onTable(y) }}
        >
          {line}
        </p>
      ))}
    </div>
  );
}

import { COLORS, type GameEvent } from '@khora/engine';
import { useEffect, useState } from 'react';
import { ResourceIcon, TokenIcon } from '../../art/art.ts';
import { movesAllowed, useSettings } from '../../browser/settings.ts';
import { useClient } from '../../game/client.ts';
import { boxOf, onTable } from '../state/anchors.ts';
import { Captions } from './captions.tsx';
import './flights.css';

interface Flight {
  readonly key: string;
  readonly event: GameEvent;
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
}

let flown = 0;

function middle(selector: string): { x: number; y: number } | null {
  const box = boxOf(selector);
  return box && { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function flightsOf(event: GameEvent): Flight[] {
  const key = `f${++flown}`;
  if (event.type === 'changed') {
    const at = middle(`[data-anchor="${event.seat}-${event.resource}"]`);
    return at ? [{ key, event, from: at, to: { x: at.x, y: at.y - 34 } }] : [];
  }
  if (event.type === 'token') {
    const seat = middle(`[data-anchor="${event.seat}-tokens"]`);
    const space = event.source.kind === 'space' ? middle(`[data-space="${event.source.id}"]`) : null;
    const from = space ?? seat;
    return from && seat ? [{ key, event, from, to: space ? seat : { x: seat.x, y: seat.y - 30 } }] : [];
  }
  return [];
}

const MOST = 14;
const LASTS = 900;

/** Gains and losses rise from their marker, and tokens fly from the map to their owner. Never in the way of input. */
export function Flights() {
  const { fresh } = useClient();
  const settings = useSettings();
  const [flights, setFlights] = useState<readonly Flight[]>([]);
  useEffect(() => {
    if (!movesAllowed(settings) || fresh.length === 0) return undefined;
    const added = fresh.flatMap(flightsOf).slice(-MOST);
    setFlights(added);
    const timer = setTimeout(() => setFlights([]), LASTS);
    return () => clearTimeout(timer);
  }, [fresh, settings]);
  return (
    <>
      <Captions />
      <div className="flights" aria-hidden="true">
        {flights.map(({ key, event, from, to }) => (
          <div
            key={key}
            className="flight"
            style={{
              '--from': `${onTable(from.x)} ${onTable(from.y)}`,
              '--to': `${onTable(to.x)} ${onTable(to.y)}`,
              animationDuration: `${LASTS}ms`,
            }}
          >
            <Cargo event={event} />
          </div>
        ))}
      </div>
    </>
  );
}

function Cargo({ event }: { event: GameEvent }) {
  if (event.type === 'changed') {
    return (
      <span className={event.by > 0 ? 'cargo plus' : 'cargo minus'}>
        {event.by > 0 ? `+${event.by}` : `−${-event.by}`}
        <ResourceIcon resource={event.resource} size={16} />
      </span>
    );
  }
  if (event.type === 'token' && COLORS.includes(event.color))
    return <TokenIcon color={event.color} kind={event.size} size={32} />;
  return null;
}

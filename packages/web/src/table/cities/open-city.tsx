import type { Seat } from '@khora/engine';
import { lazy, Suspense, useState } from 'react';
import type { tip } from '../../ui/tip.ts';
import './open-city.css';

const CityLeaf = lazy(async () => ({ default: (await import('./city-leaf.tsx')).CityLeaf }));

interface OpenCityProps {
  readonly seat: Seat;
  readonly label: string;
  /** What explains the place that the button covers. */
  readonly explained?: ReturnType<typeof tip>;
}

/** A button over the whole of its surroundings that opens a player's city. */
export function OpenCity({ seat, label, explained }: OpenCityProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="open-city"
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        {...explained}
      />
      {isOpen && (
        <Suspense>
          <CityLeaf seat={seat} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

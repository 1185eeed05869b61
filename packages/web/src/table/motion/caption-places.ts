import type { GameEvent, Seat } from '@khora/engine';
import { TOLD } from '../../runner/told.ts';
import { type Where, whereOf } from '../state/where.ts';

export interface Caption {
  readonly place: string;
  readonly line: string;
  readonly seat: Seat | null;
  /** Beside a player's city, or below it where there is no room beside it; above anything on the board. */
  readonly side: 'beside' | 'below' | 'above';
  readonly x: number;
  readonly y: number;
}

/** Where things are on the table now, and the words for what happens there. */
export interface Scene {
  readonly me: Seat;
  readonly width: number;
  /** How much larger than usual everything is drawn. */
  readonly growth: number;
  readonly lineOf: (event: GameEvent) => string | null;
  readonly boxOf: (selector: string) => Box | null;
}

/** Half of the widest caption: no caption leaves the window. */
const HALF = 125;
const MARGIN = 6;

/** What the others did, if it is told for a moment where it happened; null for everything else. */
export function captionPlace(event: GameEvent, me: Seat): Where | null {
  if (!TOLD.has(event.type) || ('seat' in event && event.seat === me)) return null;
  return whereOf(event, me);
}

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;
type Spot = Pick<Caption, 'side' | 'x' | 'y'>;

/** In the middle of a box, as far as the window allows. */
function middleOf({ left, width }: Box, half: number, window: number): number {
  return Math.max(half, Math.min(window - half, left + width / 2));
}

function besideCity(box: Box, half: number, window: number): Spot {
  const { left, top, height } = box;
  if (left - MARGIN >= 2 * half) return { side: 'beside', x: left - MARGIN, y: top + height / 2 };
  return { side: 'below', x: middleOf(box, half, window), y: top + height + MARGIN };
}

function aboveSpace(box: Box, half: number, window: number): Spot {
  return { side: 'above', x: middleOf(box, half, window), y: box.top - 4 };
}

/** Where each is told now; of several at one place the last. */
export function captionsOf(
  events: readonly GameEvent[],
  { me, width, growth, lineOf, boxOf }: Scene,
): Caption[] {
  const told = new Map<string, Caption>();
  const half = HALF * growth;
  for (const event of events) {
    const where = captionPlace(event, me);
    const line = lineOf(event);
    const box = where && line ? boxOf(where.selector) : null;
    if (!where || !line || !box) continue;
    const seat = 'seat' in event ? event.seat : null;
    told.set(where.selector, {
      place: where.selector,
      line,
      seat,
      ...(where.part === 'others' ? besideCity(box, half, width) : aboveSpace(box, half, width)),
    });
  }
  return [...told.values()];
}

import type { GameEvent, Seat } from '@khora/engine';
import { TOLD } from '../../runner/told.ts';
import { type Where, whereOf } from '../state/where.ts';

export interface Caption {
  readonly place: string;
  readonly line: string;
  readonly seat: Seat | null;
  /** Whether it is beside a player's city, or above something on the board. */
  readonly beside: boolean;
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
  readonly boxOf: (selector: string) => Pick<DOMRect, 'left' | 'top' | 'width' | 'height'> | null;
}

/** Half of the widest caption: no caption leaves the window. */
const HALF = 125;

/** What the others did, if it is told for a moment where it happened; null for everything else. */
export function captionPlace(event: GameEvent, me: Seat): Where | null {
  if (!TOLD.has(event.type) || ('seat' in event && event.seat === me)) return null;
  return whereOf(event, me);
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
    const beside = where.part === 'others';
    told.set(where.selector, {
      place: where.selector,
      line,
      seat: 'seat' in event ? event.seat : null,
      beside,
      x: beside ? box.left - 6 : Math.max(half, Math.min(width - half, box.left + box.width / 2)),
      y: beside ? box.top + box.height / 2 : box.top - 4,
    });
  }
  return [...told.values()];
}

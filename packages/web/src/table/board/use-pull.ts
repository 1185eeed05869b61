import { type HTMLAttributes, type PointerEvent, useRef } from 'react';
import { onTable } from '../state/anchors.ts';

/** On a button, a pointer that moves further than this, in pixels, pulls; until then it may be a press. */
const SLIP = 8;
/** Pulled less far than this, a sheet returns to where it was. */
const FAR = 48;

interface Pulling {
  readonly lowered: boolean;
  readonly onLower: (lowered: boolean) => void;
}

/** For the head of a sheet: a finger or a mouse pulls it down, and up again. The sheet follows meanwhile. */
export function usePull({ lowered, onLower }: Pulling): HTMLAttributes<HTMLElement> {
  const from = useRef<number | null>(null);
  const wayOf = ({ clientY }: PointerEvent) => {
    const way = clientY - (from.current ?? clientY);
    return lowered ? Math.min(0, way) : Math.max(0, way);
  };
  const follow = ({ currentTarget: { parentElement: sheet } }: PointerEvent, way: number) => {
    sheet?.toggleAttribute('data-pulled', way !== 0);
    sheet?.style.setProperty('translate', way === 0 ? 'none' : `0 ${onTable(way)}`);
  };
  const end = (event: PointerEvent) => {
    from.current = null;
    follow(event, 0);
  };
  return {
    onPointerDown: (event) => {
      const { currentTarget: head, target, pointerId } = event;
      if (!event.isPrimary || event.button !== 0) return;
      from.current = event.clientY;
      if (target instanceof Element && !target.closest('button')) head.setPointerCapture(pointerId);
    },
    onPointerMove: (event) => {
      const { currentTarget: head, pointerId } = event;
      if (from.current === null) return;
      const way = wayOf(event);
      // From here on it belongs to the head, and presses no button.
      if (Math.abs(way) > SLIP) head.setPointerCapture(pointerId);
      if (head.hasPointerCapture(pointerId)) follow(event, way);
    },
    onPointerUp: (event) => {
      if (event.currentTarget.hasPointerCapture(event.pointerId) && Math.abs(wayOf(event)) > FAR)
        onLower(!lowered);
      end(event);
    },
    onPointerCancel: end,
  };
}

import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';

/** How far a press may slip, in pixels, before it is a drag. */
const SLIP = 8;

/** A click on the chart opens a position, dragging chooses one. */
export function usePointing(
  indexOf: (x: number, chart: SVGSVGElement) => number,
  { onChoose, onOpen }: { readonly onChoose: (at: number) => void; readonly onOpen: (at: number) => void },
) {
  // Where a press began; null once it is a drag.
  const pressed = useRef<number | null>(null);
  /** What the mouse points at. */
  const [over, setOver] = useState<number | null>(null);
  const index = ({ clientX, currentTarget }: MouseEvent<SVGSVGElement>) => indexOf(clientX, currentTarget);
  return {
    over,
    pointing: {
      onPointerDown: ({ clientX }: PointerEvent<SVGSVGElement>) => {
        pressed.current = clientX;
      },
      onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
        if (event.pointerType === 'mouse') setOver(index(event));
        if (event.buttons !== 1) return;
        if (pressed.current !== null && Math.abs(event.clientX - pressed.current) > SLIP)
          pressed.current = null;
        if (pressed.current === null) onChoose(index(event));
      },
      onPointerLeave: () => setOver(null),
      onClick: (event: MouseEvent<SVGSVGElement>) => {
        if (pressed.current !== null) onOpen(index(event));
      },
    },
  };
}

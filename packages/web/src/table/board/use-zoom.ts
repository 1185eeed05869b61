import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type Grip, type Point, panned, pinched, WHOLE, type Zoom, zoomedAt } from './zoom.ts';

/** How much larger a double tap makes everything. */
const TAPPED = 2.5;
/** Two taps within this time, in milliseconds, and this distance, in pixels, are a double tap. */
const SOON = 350;
const NEAR = 24;
/** How much one unit of a wheel, or of two fingers on a trackpad, zooms. */
const WHEEL = 0.01;

interface Tap extends Point {
  readonly time: number;
}

/** A finger, in shares of the frame. */
function pointOf(frame: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = frame.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

function gripOf(frame: Element, touches: TouchList): Grip {
  const [first, second] = [...touches];
  const a = first ? pointOf(frame, first) : { x: 0, y: 0 };
  const b = second ? pointOf(frame, second) : a;
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, spread: Math.hypot(a.x - b.x, a.y - b.y) };
}

/** Listens to the fingers and the wheel on a frame, and changes how the picture in it is seen. */
function watch(frame: HTMLElement, change: (change: (zoom: Zoom) => Zoom) => Zoom): () => void {
  let grip: Grip | null = null;
  let begun: Tap | null = null;
  let tapped: Tap | null = null;
  const near = (a: Tap, { clientX, clientY }: Touch) => Math.hypot(a.x - clientX, a.y - clientY) < NEAR;
  const isZoomed = () => change((zoom) => zoom).scale > 1;
  const listening = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
  ) => frame.addEventListener(type, listener, { signal: listening.signal, passive: false });
  on('touchstart', ({ touches, timeStamp }) => {
    const [first] = touches;
    grip = gripOf(frame, touches);
    begun = touches.length === 1 && first ? { time: timeStamp, x: first.clientX, y: first.clientY } : null;
  });
  on('touchmove', (event) => {
    const [first] = event.touches;
    if (begun && first && !near(begun, first)) begun = null;
    // One finger over the whole map scrolls the page.
    if (event.touches.length < 2 && !isZoomed()) return;
    event.preventDefault();
    const from = grip;
    const to = gripOf(frame, event.touches);
    grip = to;
    if (from)
      change((zoom) => (event.touches.length < 2 ? panned(zoom, minus(to, from)) : pinched(zoom, from, to)));
  });
  on('touchend', (event) => {
    grip = gripOf(frame, event.touches);
    const [last] = event.changedTouches;
    const before = tapped;
    tapped = event.timeStamp - (begun?.time ?? 0) < SOON ? begun : null;
    begun = null;
    if (!tapped || !before || !last || tapped.time - before.time > SOON || !near(before, last)) return;
    // The second tap only zooms: what the first one chose stays chosen.
    event.preventDefault();
    tapped = null;
    const at = pointOf(frame, last);
    change((zoom) => (zoom.scale > 1 ? WHOLE : zoomedAt(zoom, at, TAPPED)));
  });
  on('wheel', (event) => {
    if (!(event.ctrlKey || isZoomed())) return;
    event.preventDefault();
    const { width, height } = frame.getBoundingClientRect();
    change((zoom) =>
      event.ctrlKey
        ? zoomedAt(zoom, pointOf(frame, event), Math.exp(-event.deltaY * WHEEL))
        : panned(zoom, { x: -event.deltaX / width, y: -event.deltaY / height }),
    );
  });
  // Somebody going from space to space by keyboard can see where they are.
  on('focusin', ({ target }) => {
    if (!(target instanceof Element && target.matches(':focus-visible')) || !isZoomed()) return;
    const { left, top, width, height } = target.getBoundingClientRect();
    const { x, y } = pointOf(frame, { clientX: left + width / 2, clientY: top + height / 2 });
    if (Math.max(Math.abs(x - 0.5), Math.abs(y - 0.5)) > 0.4)
      change((zoom) => panned(zoom, { x: 0.5 - x, y: 0.5 - y }));
  });
  return () => listening.abort();
}

const percent = (share: number) => `${share * 100}%`;
const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });

/**
 * Pinch, double tap, or Ctrl and wheel enlarge the picture in a frame; then one finger or the wheel moves it. It is
 * changed directly, because redrawing the table with every movement of a finger would be slow.
 */
export function useZoom(
  frame: RefObject<HTMLElement | null>,
  picture: RefObject<HTMLElement | null>,
): { readonly isZoomed: boolean; readonly reset: () => void } {
  const [isZoomed, setZoomed] = useState(false);
  const zoom = useRef(WHOLE);
  const change = useCallback(
    (how: (zoom: Zoom) => Zoom) => {
      const next = how(zoom.current);
      if (next === zoom.current) return next;
      zoom.current = next;
      const { scale, x, y } = next;
      if (picture.current)
        Object.assign(picture.current.style, {
          width: percent(scale),
          height: percent(scale),
          // In shares of itself: a picture that only moves is not laid out again.
          transform: `translate(${percent(x / scale)}, ${percent(y / scale)})`,
        });
      setZoomed(scale > 1);
      return next;
    },
    [picture],
  );
  useEffect(() => (frame.current ? watch(frame.current, change) : undefined), [frame, change]);
  return { isZoomed, reset: () => change(() => WHOLE) };
}

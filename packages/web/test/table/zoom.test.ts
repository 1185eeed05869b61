import { expect, test } from 'vitest';
import { panned, pinched, WHOLE, type Zoom, zoomedAt } from '../../src/table/board/zoom.ts';

/** What part of the picture is at a point of the frame. */
const seenAt = ({ scale, x }: Zoom, at: number) => (at - x) / scale;

test('what is under the finger stays there', () => {
  const zoom = zoomedAt(WHOLE, { x: 0.3, y: 0.6 }, 2);
  expect(seenAt(zoom, 0.3)).toBeCloseTo(0.3);
  expect(seenAt(zoomedAt(zoom, { x: 0.5, y: 0.5 }, 1.5), 0.5)).toBeCloseTo(seenAt(zoom, 0.5));
});

test('the frame is always full, and the picture never smaller than the frame or endlessly large', () => {
  expect(zoomedAt(WHOLE, { x: 0.5, y: 0.5 }, 0.3)).toEqual(WHOLE);
  expect(zoomedAt(WHOLE, { x: 0.5, y: 0.5 }, 100).scale).toBe(4);
  const corner = panned(zoomedAt(WHOLE, { x: 0.5, y: 0.5 }, 2), { x: 9, y: -9 });
  expect(corner).toEqual({ scale: 2, x: 0, y: -1 });
  expect(zoomedAt(corner, { x: 0.9, y: 0.1 }, 0.5)).toEqual(WHOLE);
});

test('two fingers moving apart enlarge, and two moving together move it', () => {
  const zoom = pinched(WHOLE, { x: 0.5, y: 0.5, spread: 0.2 }, { x: 0.4, y: 0.5, spread: 0.6 });
  expect(zoom.scale).toBeCloseTo(3);
  expect(seenAt(zoom, 0.4)).toBeCloseTo(0.5);
  expect(pinched(WHOLE, { x: 0.5, y: 0.5, spread: 0 }, { x: 0.5, y: 0.5, spread: 0.1 }).scale).toBe(4);
});

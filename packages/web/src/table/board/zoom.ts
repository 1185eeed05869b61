/** How a picture is seen through its frame; in shares of the frame, so that resizing does not disturb it. */
export interface Zoom {
  readonly scale: number;
  /** Where the top left corner of the picture is. */
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
const MOST = 4;

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(most, value));

/** The frame is always full. */
function filled({ scale, x, y }: Zoom): Zoom {
  return { scale, x: between(1 - scale, x, 0), y: between(1 - scale, y, 0) };
}

/** Larger by a factor; what is at the point stays there. */
export function zoomedAt(zoom: Zoom, at: Point, factor: number): Zoom {
  const scale = between(1, zoom.scale * factor, MOST);
  const grown = scale / zoom.scale;
  return filled({ scale, x: at.x - (at.x - zoom.x) * grown, y: at.y - (at.y - zoom.y) * grown });
}

export function panned(zoom: Zoom, by: Point): Zoom {
  return filled({ scale: zoom.scale, x: zoom.x + by.x, y: zoom.y + by.y });
}

/** Two fingers, by the point between them and how far they are apart. */
export interface Grip extends Point {
  readonly spread: number;
}

/** What was between the fingers stays between them. */
export function pinched(zoom: Zoom, from: Grip, to: Grip): Zoom {
  const grown = zoomedAt(zoom, from, to.spread / Math.max(from.spread, Number.EPSILON));
  return panned(grown, { x: to.x - from.x, y: to.y - from.y });
}

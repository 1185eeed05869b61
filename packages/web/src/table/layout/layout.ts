import { useSyncExternalStore } from 'react';
import { type Settings, useSettings } from '../../browser/settings.ts';

/**
 * The one way in which the table adapts to its window, by width and height: everything at once (`wide`, `large`), an
 * upright tablet (`tall`), or one part at a time on a phone held upright (`narrow`) or sideways (`low`). A browser's
 * zoom is just another window, and larger text is a window with less height.
 */
type Layout = 'wide' | 'large' | 'tall' | 'narrow' | 'low';

interface Room {
  readonly width: number;
  readonly height: number;
}

const TALL = { width: 760, height: 900 };
const WIDE = { width: 1024, height: 600 };
const LARGE = { width: 1800, height: 900 };

type TextSize = Settings['textSize'];

/** How much larger the text is; the sizes themselves are in the style sheet. */
const TEXT: Readonly<Record<TextSize, number>> = { normal: 1, large: 17.5 / 16, larger: 19 / 16 };

function holds(room: Room, { width, height }: Room): boolean {
  return room.width >= width && room.height >= height;
}

export function layoutFor(room: Room, textSize: TextSize = 'normal'): Layout {
  const upright = room.width <= room.height;
  const read = { width: room.width, height: room.height / TEXT[textSize] };
  if (upright && holds(read, TALL)) return 'tall';
  if (holds(room, LARGE)) return 'large';
  if (holds(read, WIDE)) return 'wide';
  return upright ? 'narrow' : 'low';
}

/** A large window shows what fits into one of this size, enlarged. */
const GROWN = { width: 1520, height: 810 };

/** How much larger than usual everything is drawn. */
export function growthFor(room: Room): number {
  if (layoutFor(room) !== 'large') return 1;
  return Math.max(1, Math.min(room.width / GROWN.width, room.height / GROWN.height));
}

/** Whether all parts are shown at once, or one at a time. */
export function showsAll(layout: Layout): boolean {
  return layout !== 'narrow' && layout !== 'low';
}

function follow(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** The layout of the window as it is now, and how much everything grows with it. */
export function useLayout(): { layout: Layout; growth: number } {
  const { textSize } = useSettings();
  const room = useSyncExternalStore(follow, () => `${window.innerWidth} ${window.innerHeight}`);
  const [width = 0, height = 0] = room.split(' ').map(Number);
  return { layout: layoutFor({ width, height }, textSize), growth: growthFor({ width, height }) };
}

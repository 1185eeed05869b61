import { type ComponentType, useEffect, useRef, useState } from 'react';
import { openBook } from '../browser/book.ts';
import { readTip, type Tip } from './tip.ts';
import { type TipWatch, watchTips } from './tip-watch.ts';

/** The room that a tip needs beside a part of the table; it is never wider. */
const ROOM = { width: 416, height: 190 };
/** Parts of the table: a tip is placed beside its part, so it does not hide anything else in it. */
const PARTS = '.map-frame, .board-left, section, article, nav';

type Side = 'top' | 'left' | 'right' | 'bottom';

interface BookPlace {
  readonly beside: Element;
  readonly placement: Side;
  /** So that the tip is level with its anchor. */
  readonly crossOffset: number;
}

/** Beside the anchor's part of the table where there is room; otherwise above or below the anchor itself. */
function placeOf(anchor: Element): BookPlace {
  const part = window.matchMedia('(hover: hover)').matches ? anchor.closest(PARTS) : null;
  const box = part?.getBoundingClientRect();
  const { innerWidth, innerHeight } = window;
  const room: Readonly<Record<Side, boolean>> | null = box
    ? {
        top: box.top >= ROOM.height,
        left: box.left >= ROOM.width,
        right: innerWidth - box.right >= ROOM.width,
        bottom: innerHeight - box.bottom >= ROOM.height,
      }
    : null;
  const placement = (['top', 'left', 'right', 'bottom'] as const).find((side) => room?.[side]);
  if (!part || !box || !placement) return { beside: anchor, placement: 'top', crossOffset: 0 };
  const at = anchor.getBoundingClientRect();
  const crossOffset =
    placement === 'top' || placement === 'bottom'
      ? at.left + at.width / 2 - (box.left + box.width / 2)
      : at.top + at.height / 2 - (box.top + box.height / 2);
  return { beside: part, placement, crossOffset };
}

/** A tip to be shown, and where. */
export interface ShownTip extends Tip, BookPlace {
  readonly anchor: Element;
  /** The rules are shown too. */
  readonly isFull: boolean;
}

export interface TipViewProps {
  readonly tip: ShownTip;
  /** Asks for the rules. */
  readonly onMore: () => void;
  /** The pointer has reached the tip. */
  readonly onStay: () => void;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

type TipView = ComponentType<TipViewProps>;

const MORE = 'm';

/** Calls when the anchor is gone, out of sight, or explains something else. */
function whenGone({ anchor }: ShownTip, call: () => void): () => void {
  const told = anchor.getAttribute('data-tip');
  const look = () => {
    if (!anchor.isConnected || !anchor.checkVisibility() || anchor.getAttribute('data-tip') !== told) call();
  };
  const changes = new MutationObserver(look);
  changes.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-tab', 'data-tip'],
  });
  return () => changes.disconnect();
}

/** Shows the tip of whatever wants to explain itself: one for the whole page. What draws it is loaded when a tip is near. */
export function TipLayer({ load }: { readonly load: () => Promise<TipView> }) {
  const [shown, setShown] = useState<ShownTip | null>(null);
  const [view, setView] = useState<{ readonly View: TipView } | null>(null);
  const watch = useRef<TipWatch>(null);
  useEffect(() => {
    const prepare = () => {
      load().then(
        (View) => setView((before) => before ?? { View }),
        // Offline, or an old page after a new version: then there are no explanations.
        () => undefined,
      );
    };
    const watching = watchTips((anchor) => {
      const tip = anchor && readTip(anchor);
      setShown(tip ? { ...tip, ...placeOf(anchor), anchor, isFull: false } : null);
    }, prepare);
    watch.current = watching;
    return watching.stop;
  }, [load]);

  useEffect(() => {
    if (!shown) return undefined;
    const stop = whenGone(shown, () => setShown(null));
    const onKey = ({ key, target }: KeyboardEvent) => {
      const isTyping = target instanceof Element && target.matches('input, textarea, select');
      if (key.toLowerCase() !== MORE || isTyping) return;
      const [rule] = shown.rules;
      if (!shown.isFull) setShown({ ...shown, isFull: true });
      else if (rule) {
        setShown(null);
        openBook({ shelf: 'rules', id: rule });
      }
    };
    document.addEventListener('keydown', onKey);
    return () => {
      stop();
      document.removeEventListener('keydown', onKey);
    };
  }, [shown]);

  if (!shown || !view) return null;
  return (
    <view.View
      tip={shown}
      onMore={() => setShown({ ...shown, isFull: true })}
      onStay={() => watch.current?.stay()}
      onLeave={() => watch.current?.hideSoon()}
      onClose={() => watch.current?.hide()}
    />
  );
}

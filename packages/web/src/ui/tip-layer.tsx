import { useEffect, useMemo, useRef, useState } from 'react';
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components';
import { useRuleBook } from '../words/rule-book.ts';
import { readTip, type Tip } from './tip.ts';
import { type TipWatch, watchTips } from './tip-watch.ts';
import './tip-layer.css';

const NAME = { id: 'tip' };
const MARGIN = 8;
/** The room that a tip wants beside a part of the table; it is never wider. */
const ROOM = { width: 416, height: 190 };
/** Parts of the table: a tip lies beside its part, so that it hides no other thing of it. */
const PARTS = '.map-frame, .board-left, section, article, nav';

type Side = 'top' | 'left' | 'right' | 'bottom';

interface Place {
  readonly beside: Element;
  readonly placement: Side;
  /** So that the tip is level with its anchor. */
  readonly crossOffset: number;
}

/** Beside the anchor's part of the table where there is room; otherwise above or below the anchor itself. */
function placeOf(anchor: Element): Place {
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

interface Shown extends Tip, Place {
  readonly anchor: Element;
}

/** Shows the tip of whatever wants to explain itself: one for the whole page. */
export function TipLayer() {
  const [shown, setShown] = useState<Shown | null>(null);
  const [cites, setCites] = useState(false);
  const book = useRuleBook({ wanted: cites });
  if (!cites && shown && shown.rules.length > 0) setCites(true);

  const watch = useRef<TipWatch>(null);
  useEffect(() => {
    const watching = watchTips((anchor) => {
      const tip = anchor && readTip(anchor);
      setShown(tip ? { ...tip, ...placeOf(anchor), anchor } : null);
    });
    watch.current = watching;
    return watching.stop;
  }, []);

  const state = useMemo(
    () => ({
      isOpen: shown !== null,
      shouldSkipAnimation: true,
      open: () => watch.current?.stay(),
      close: (now?: boolean) => (now ? watch.current?.hide() : watch.current?.hideSoon()),
    }),
    [shown],
  );

  useEffect(() => {
    shown?.anchor.setAttribute('aria-describedby', NAME.id);
    return () => shown?.anchor.removeAttribute('aria-describedby');
  }, [shown]);

  if (!shown) return null;
  const { title, text, rules, beside, placement, crossOffset } = shown;
  return (
    <TooltipTriggerStateContext value={state}>
      <Tooltip
        {...NAME}
        className="tip"
        triggerRef={{ current: beside }}
        placement={placement}
        offset={MARGIN}
        crossOffset={crossOffset}
        containerPadding={MARGIN}
      >
        <strong>{title}</strong>
        {text && <span>{text}</span>}
        {rules.map((rule) => (
          <small key={rule}>
            <b>{rule}</b> {book && book !== 'missing' && book.text(rule)}
          </small>
        ))}
      </Tooltip>
    </TooltipTriggerStateContext>
  );
}

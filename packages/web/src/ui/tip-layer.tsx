import { useEffect, useMemo, useRef, useState } from 'react';
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components';
import { useLanguage } from '../words/language.tsx';
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
  /** The rules are in sight, too. */
  readonly isFull: boolean;
}

const MORE = 'm';

/** Calls when the anchor is gone, out of sight, or explains something else. */
function whenGone({ anchor }: Shown, call: () => void): () => void {
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

/** Shows the tip of whatever wants to explain itself: one for the whole page. */
export function TipLayer() {
  const [shown, setShown] = useState<Shown | null>(null);
  const { t } = useLanguage();
  const book = useRuleBook({ wanted: shown?.isFull === true });

  const watch = useRef<TipWatch>(null);
  useEffect(() => {
    const watching = watchTips((anchor) => {
      const tip = anchor && readTip(anchor);
      setShown(tip ? { ...tip, ...placeOf(anchor), anchor, isFull: false } : null);
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

  useEffect(() => {
    if (!shown) return undefined;
    const stop = whenGone(shown, () => setShown(null));
    const onKey = ({ key, target }: KeyboardEvent) => {
      const isTyping = target instanceof Element && target.matches('input, textarea, select');
      if (key.toLowerCase() === MORE && !isTyping) setShown({ ...shown, isFull: true });
    };
    document.addEventListener('keydown', onKey);
    return () => {
      stop();
      document.removeEventListener('keydown', onKey);
    };
  }, [shown]);

  if (!shown) return null;
  const { title, text, rules, beside, placement, crossOffset, isFull } = shown;
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
        {isFull
          ? rules.map((rule) => (
              <small key={rule}>
                <b>{rule}</b> {book && book !== 'missing' && book.text(rule)}
              </small>
            ))
          : rules.length > 0 && (
              <button
                type="button"
                className="tip-more"
                tabIndex={-1}
                // The focus stays with what is explained.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => setShown({ ...shown, isFull: true })}
              >
                {t('tip.more')}
              </button>
            )}
      </Tooltip>
    </TooltipTriggerStateContext>
  );
}

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useRuleBook } from '../words/rule-book.ts';
import { neighbour, readTip, type Tip } from './tip.ts';
import './tip-layer.css';

interface Shown extends Tip {
  readonly anchor: Element;
}

const HOVER_DELAY = 350;
const HIDE_DELAY = 150;
const LONG_PRESS = 450;
const MARGIN = 8;
/** Parts of the table: a tip lies beside its part, so that it hides no other thing of it. */
const PARTS = '.map-frame, .board-left, section, article, nav';

function anchorOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-tip]') : null;
}

/** Above, below, left or right of the anchor's part of the table; where that is too large, of the anchor itself. */
function placeBeside(
  anchor: Element,
  { offsetWidth, offsetHeight }: HTMLElement,
): { left: number; top: number } {
  const { innerWidth, innerHeight } = window;
  const at = anchor.getBoundingClientRect();
  const within = (value: number, size: number, room: number) =>
    Math.max(MARGIN, Math.min(room - size - MARGIN, value));
  const across = within(at.left + at.width / 2 - offsetWidth / 2, offsetWidth, innerWidth);
  const along = within(at.top + at.height / 2 - offsetHeight / 2, offsetHeight, innerHeight);
  const fits = ({ left, top }: { left: number; top: number }) =>
    left >= MARGIN &&
    top >= MARGIN &&
    left + offsetWidth + MARGIN <= innerWidth &&
    top + offsetHeight + MARGIN <= innerHeight;
  const around = (box: DOMRect) => [
    { left: across, top: box.top - offsetHeight - MARGIN },
    { left: box.left - offsetWidth - MARGIN, top: along },
    { left: box.right + MARGIN, top: along },
    { left: across, top: box.bottom + MARGIN },
  ];
  const part = window.matchMedia('(hover: hover)').matches ? anchor.closest(PARTS) : null;
  const places = [...(part ? around(part.getBoundingClientRect()) : []), ...around(at)];
  return places.find(fits) ?? { left: across, top: along };
}

/** Shows the tip of whatever is hovered, focused by keyboard, or pressed for long: one for the whole page. */
export function TipLayer() {
  const [shown, setShown] = useState<Shown | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const [cites, setCites] = useState(false);
  const book = useRuleBook(cites);
  if (!cites && shown && shown.rules.length > 0) setCites(true);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    const show = (anchor: Element, delay: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const tip = readTip(anchor);
        if (tip && anchor.isConnected) setShown({ ...tip, anchor });
      }, delay);
    };
    const hide = () => {
      clearTimeout(timer);
      setShown(null);
    };
    // Where the pointer last pressed: what comes to lie under it while it rests explains itself only when it moves.
    let rests = '';
    const place = ({ clientX, clientY }: PointerEvent) => `${clientX} ${clientY}`;
    const over = (event: PointerEvent) => {
      if (event.pointerType === 'touch' || place(event) === rests) return;
      rests = '';
      clearTimeout(timer);
      if (box.current?.contains(event.target as Node)) return;
      const anchor = anchorOf(event.target);
      if (anchor) show(anchor, HOVER_DELAY);
      // There is time to reach the tip itself.
      else timer = setTimeout(hide, HIDE_DELAY);
    };
    const down = (event: PointerEvent) => {
      hide();
      rests = place(event);
      if (event.pointerType !== 'touch') return;
      const anchor = anchorOf(event.target);
      if (!anchor) return;
      pressed = false;
      timer = setTimeout(() => {
        pressed = true;
        const tip = readTip(anchor);
        if (tip) setShown({ ...tip, anchor });
      }, LONG_PRESS);
    };
    const up = () => clearTimeout(timer);
    const click = (event: MouseEvent) => {
      // A long press explains; it does not also choose.
      if (pressed) {
        event.preventDefault();
        event.stopPropagation();
        pressed = false;
      }
    };
    const focus = (event: FocusEvent) => {
      const anchor = anchorOf(event.target);
      if (anchor?.matches(':focus-visible')) show(anchor, HOVER_DELAY);
      else hide();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide();
      const next = event.target instanceof Element ? neighbour(event.target, event.key) : null;
      if (!next || event.defaultPrevented) return;
      event.preventDefault();
      next.focus();
    };
    document.addEventListener('pointerover', over);
    document.addEventListener('pointerdown', down);
    document.addEventListener('pointerup', up);
    document.addEventListener('pointercancel', up);
    document.addEventListener('click', click, true);
    document.addEventListener('focusin', focus);
    document.addEventListener('keydown', key);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', over);
      document.removeEventListener('pointerdown', down);
      document.removeEventListener('pointerup', up);
      document.removeEventListener('pointercancel', up);
      document.removeEventListener('click', click, true);
      document.removeEventListener('focusin', focus);
      document.removeEventListener('keydown', key);
    };
  }, []);

  // After each rendering: the box grows when the texts of the rules arrive.
  useLayoutEffect(() => {
    const element = box.current;
    if (!shown || !element) return;
    const { left, top } = placeBeside(shown.anchor, element);
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
  });

  useEffect(() => {
    shown?.anchor.setAttribute('aria-describedby', 'tip');
    return () => shown?.anchor.removeAttribute('aria-describedby');
  }, [shown]);

  return (
    shown && (
      <div ref={box} id="tip" role="tooltip" className="tip">
        <strong>{shown.title}</strong>
        {shown.text && <span>{shown.text}</span>}
        {shown.rules.map((rule) => (
          <small key={rule}>
            <b>{rule}</b> {book && book !== 'missing' && book.text(rule)}
          </small>
        ))}
      </div>
    )
  );
}

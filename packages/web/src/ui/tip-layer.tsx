import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { readTip, type Tip } from './tip.ts';
import './tip-layer.css';

interface Shown extends Tip {
  readonly anchor: Element;
}

const HOVER_DELAY = 350;
const LONG_PRESS = 450;
const MARGIN = 8;

function anchorOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-tip]') : null;
}

/** Shows the tip of whatever is hovered, focused by keyboard, or pressed for long: one for the whole page. */
export function TipLayer() {
  const [shown, setShown] = useState<Shown | null>(null);
  const box = useRef<HTMLDivElement>(null);

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
    const over = (event: PointerEvent) => {
      if (event.pointerType === 'touch' || box.current?.contains(event.target as Node)) return;
      const anchor = anchorOf(event.target);
      if (anchor) show(anchor, HOVER_DELAY);
      else hide();
    };
    const down = (event: PointerEvent) => {
      hide();
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

  useLayoutEffect(() => {
    const element = box.current;
    if (!shown || !element) return undefined;
    const at = shown.anchor.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = element;
    const above = at.top - height - MARGIN;
    const left = Math.max(
      MARGIN,
      Math.min(window.innerWidth - width - MARGIN, at.left + at.width / 2 - width / 2),
    );
    element.style.left = `${left}px`;
    element.style.top = `${above >= MARGIN ? above : Math.min(at.bottom + MARGIN, window.innerHeight - height - MARGIN)}px`;
    shown.anchor.setAttribute('aria-describedby', 'tip');
    return () => shown.anchor.removeAttribute('aria-describedby');
  }, [shown]);

  return (
    shown && (
      <div ref={box} id="tip" role="tooltip" className="tip">
        <strong>{shown.title}</strong>
        {shown.text && <span>{shown.text}</span>}
        {shown.rule && <small>{shown.rule}</small>}
      </div>
    )
  );
}

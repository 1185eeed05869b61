import { neighbour } from './tip.ts';

const HOVER_DELAY = 350;
const HIDE_DELAY = 150;
const LONG_PRESS = 450;
/** A finger that moves further than this, in pixels, is dragging. */
const SLIP = 10;

function anchorOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-tip]') : null;
}

function isTip(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="tooltip"]') !== null;
}

/** Whether a tap on it does something already. */
function acts(target: EventTarget | null): boolean {
  const control = target instanceof Element ? target.closest('button, a[href], input, select, label') : null;
  return control !== null && control.getAttribute('aria-disabled') !== 'true';
}

export interface TipWatch {
  /** The tip is being looked at, so it stays. */
  readonly stay: () => void;
  readonly hide: () => void;
  /** Hides it unless something happens soon. */
  readonly hideSoon: () => void;
  readonly stop: () => void;
}

/**
 * Finds out which thing on the page should explain itself: what is hovered, focused by keyboard, tapped or pressed for
 * long. There are hundreds of them, so the page listens once for all. `prepare` is called when one may be needed soon.
 */
export function watchTips(show: (anchor: Element | null) => void, prepare: () => void): TipWatch {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;
  let touched = false;
  // Where the pointer last pressed: what appears under a resting pointer explains itself only when the pointer moves.
  let rests = '';
  let from = { x: 0, y: 0 };
  const place = ({ clientX, clientY }: PointerEvent) => `${clientX} ${clientY}`;
  const soon = (anchor: Element, delay: number) => {
    prepare();
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (anchor.isConnected) show(anchor);
    }, delay);
  };
  const hide = () => {
    clearTimeout(timer);
    show(null);
  };
  const hideSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(hide, HIDE_DELAY);
  };
  const listeners = new AbortController();
  const on = <K extends keyof DocumentEventMap>(type: K, listener: (event: DocumentEventMap[K]) => void) =>
    document.addEventListener(type, listener, { signal: listeners.signal, capture: type === 'click' });
  on('pointerover', (event) => {
    if (event.pointerType === 'touch' || place(event) === rests) return;
    rests = '';
    if (isTip(event.target)) return;
    const anchor = anchorOf(event.target);
    if (anchor) soon(anchor, HOVER_DELAY);
    // There is time to reach the tip itself.
    else hideSoon();
  });
  on('pointerdown', (event) => {
    // A press without a click after it must not swallow the next one.
    pressed = false;
    if (!event.isPrimary) {
      // A second finger: a gesture, not a press.
      clearTimeout(timer);
      return;
    }
    touched = event.pointerType === 'touch';
    if (isTip(event.target)) return;
    hide();
    rests = place(event);
    from = { x: event.clientX, y: event.clientY };
    const anchor = touched ? anchorOf(event.target) : null;
    if (!anchor) return;
    prepare();
    timer = setTimeout(() => {
      pressed = true;
      show(anchor);
    }, LONG_PRESS);
  });
  on('pointermove', (event) => {
    if (touched && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIP) clearTimeout(timer);
  });
  on('pointerup', () => clearTimeout(timer));
  on('pointercancel', () => clearTimeout(timer));
  on('click', (event) => {
    // A long press explains; it does not also choose.
    if (pressed) {
      event.preventDefault();
      event.stopPropagation();
      pressed = false;
      return;
    }
    // A tap on what has nothing else to do explains it, until the next tap; a card is enlarged by any tap.
    const anchor = touched && !isTip(event.target) ? anchorOf(event.target) : null;
    if (anchor && (!acts(event.target) || anchor.hasAttribute('data-card'))) show(anchor);
  });
  on('contextmenu', (event) => {
    if (touched && anchorOf(event.target)) event.preventDefault();
  });
  on('focusin', (event) => {
    if (isTip(event.target)) return;
    const anchor = anchorOf(event.target);
    if (anchor?.matches(':focus-visible')) soon(anchor, HOVER_DELAY);
    else hide();
  });
  on('keydown', (event) => {
    if (event.key === 'Escape') hide();
    const next = event.target instanceof Element ? neighbour(event.target, event.key) : null;
    if (!next || event.defaultPrevented) return;
    event.preventDefault();
    next.focus();
  });
  const stop = () => {
    clearTimeout(timer);
    listeners.abort();
  };
  return { stay: () => clearTimeout(timer), hide, hideSoon, stop };
}

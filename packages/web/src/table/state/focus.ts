import { useEffect, useLayoutEffect } from 'react';

const QUESTION = 'question';
/** Marks the element that says what is asked. */
export const questionSpot = { id: QUESTION, tabIndex: -1 } as const;

/** What can be chosen, wherever it is; while tiles are put on dice, only the tiles. */
const OFFERED =
  ':is(.tray-choices, .map, .places, .city, .own, .dice-tiles, .hand) button[aria-disabled="false"]:not([data-asks="assign"] .dice-tiles button:not(.tile))';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function focusQuestion(): void {
  document.getElementById(QUESTION)?.focus({ preventScroll: true });
}

function isAway(): boolean {
  return (
    document.querySelector('[role="dialog"]') !== null ||
    document.activeElement?.matches('input, textarea, select') === true
  );
}

/** Whether the focus is on something to choose. */
export function isOnChoice(): boolean {
  return document.activeElement?.matches(OFFERED) === true;
}

/** From the question to its choices, and on from there in a circle. */
function neighbour(from: Element, key: string): HTMLElement | null {
  const step = STEPS[key];
  if (!step || !(from.closest('.prompt') || from.matches(OFFERED))) return null;
  const ring = [...document.querySelectorAll<HTMLElement>(OFFERED)].filter(
    (each) => !each.closest('[data-twin]') && each.checkVisibility(),
  );
  const at = ring.indexOf(from as HTMLElement);
  return ring.at(at < 0 ? Math.min(step, 0) : (at + step) % ring.length) ?? null;
}

/** Arrow keys lead from the question to the choices, Escape leads back to it from anywhere. */
function onKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('[role="dialog"]')) return;
  if (event.key === 'Escape') {
    focusQuestion();
    return;
  }
  const next = event.target instanceof Element ? neighbour(event.target, event.key) : null;
  if (!next) return;
  event.preventDefault();
  // The map and groups of tips have arrow keys of their own, for when nothing is asked.
  event.stopPropagation();
  next.focus();
}

function findLost(): void {
  if (document.activeElement === document.body && !isAway()) focusQuestion();
}

/**
 * What is closed over the table gives the focus back to what had it before; but that may be gone by then, or not yet be
 * released, so that it cannot take the focus.
 */
function watchClosing(): () => void {
  const closing = new MutationObserver(() => requestAnimationFrame(findLost));
  closing.observe(document.body, { childList: true });
  const root = document.querySelector('main')?.closest('body > *');
  if (root) closing.observe(root, { attributes: true });
  return () => closing.disconnect();
}

/** Keeps the focus where the game is: every new question takes it, and it is never lost. */
export function useQuestionFocus(question: string | null): void {
  useEffect(() => {
    if (question !== null && !isAway()) focusQuestion();
  }, [question]);
  // What had the focus may be gone or covered with the next picture; a button of the prompt can keep it until then.
  useLayoutEffect(() => {
    if (question !== null && !document.activeElement?.closest('.prompt') && !isAway()) focusQuestion();
  }, [question]);
  useLayoutEffect(findLost);
  useEffect(watchClosing, []);
  useEffect(() => {
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, []);
}

import type { Page } from '@playwright/test';

/** One tap as the browser measures it (Event Timing), from the finger to the next frame; in milliseconds. */
export interface Interaction {
  /** What was tapped, and the question that was open. */
  readonly what: string;
  readonly duration: number;
  /** Until the page begins to handle it, while it does, and from then until the frame is there. */
  readonly wait: number;
  readonly handling: number;
  readonly drawing: number;
}

/** What the page keeps for the bench. */
declare global {
  var khoraTaps: { readonly seen: Map<number, Interaction> } | undefined;
}

/** Shorter ones are only counted; this is the lowest limit that browsers accept. */
const SHORTEST = 16;

/** Lets every page note its interactions from the start. */
export async function watchTaps(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    const seen = new Map<number, Interaction>();
    globalThis.khoraTaps = { seen };
    const pressed: { readonly at: number; readonly what: string }[] = [];
    const nameOf = (target: EventTarget | null) => {
      const element = target instanceof Element ? (target.closest('button, a') ?? target) : null;
      const name = element?.getAttribute('aria-label') ?? element?.textContent ?? '';
      const asked = document.querySelector('main.table')?.getAttribute('data-asks') ?? 'no question';
      return `${name.slice(0, 40)} (${asked})`;
    };
    window.addEventListener(
      'pointerdown',
      ({ timeStamp, target }) => pressed.push({ at: timeStamp, what: nameOf(target) }),
      { capture: true },
    );
    const note = ({
      interactionId,
      startTime,
      duration,
      processingStart,
      processingEnd,
    }: PerformanceEventTiming) => {
      if (!interactionId || (seen.get(interactionId)?.duration ?? 0) >= duration) return;
      seen.set(interactionId, {
        what: pressed.findLast(({ at }) => at <= startTime)?.what ?? '',
        duration,
        wait: processingStart - startTime,
        handling: processingEnd - processingStart,
        drawing: startTime + duration - processingEnd,
      });
    };
    const observer = new PerformanceObserver((list) =>
      (list.getEntries() as PerformanceEventTiming[]).forEach(note),
    );
    observer.observe({ type: 'event', durationThreshold, buffered: true } as PerformanceObserverInit);
  }, SHORTEST);
}

/** Those so far that took long enough to be timed, and how many there were in all. */
export async function tapsOf(page: Page): Promise<{ taps: readonly Interaction[]; count: number }> {
  const [taps, count] = await page.evaluate(
    () => [[...(globalThis.khoraTaps?.seen.values() ?? [])], performance.interactionCount] as const,
  );
  return { taps, count };
}

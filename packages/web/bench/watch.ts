import type { Page } from '@playwright/test';

/** A task that kept the page from answering for more than 50 ms. */
interface LongTask {
  readonly at: number;
  readonly lasted: number;
  /** What the table showed then, and which script took the time, if the browser tells. */
  readonly during: string;
}

interface Watched {
  readonly moves: readonly number[];
  readonly tasks: readonly LongTask[];
}

interface Report extends Watched {
  readonly level: string;
  readonly load: number | undefined;
  readonly home: number;
  readonly table: number;
}

interface FrameScript extends PerformanceEntry {
  readonly invoker: string;
  readonly sourceFunctionName: string;
  readonly forcedStyleAndLayoutDuration: number;
}

/** What the browser tells of a frame that came late. */
interface Frame extends PerformanceEntry {
  readonly styleAndLayoutStart: number;
  readonly scripts: readonly FrameScript[];
}

declare global {
  interface Window {
    longTasks: () => LongTask[];
  }
}

/** Notes what blocks the page; runs in it before anything else. */
function observe(): void {
  const frames: Frame[] = [];
  const tasks: { readonly entry: PerformanceEntry; readonly asked: string }[] = [];
  const ms = (time: number) => `${Math.round(time)} ms`;
  const explain = ({ startTime, duration }: PerformanceEntry) => {
    const end = startTime + duration;
    const frame = frames.find((each) => each.startTime < end && each.startTime + each.duration > startTime);
    if (!frame) return 'no frame came of it';
    const scripts = frame.scripts.map(
      ({ invoker, sourceFunctionName: name, duration: took, forcedStyleAndLayoutDuration: forced }) =>
        `${invoker} ${name} ${ms(took)}${forced > 1 ? ` (forced layout ${ms(forced)})` : ''}`,
    );
    const layout =
      frame.styleAndLayoutStart > 0 ? frame.startTime + frame.duration - frame.styleAndLayoutStart : 0;
    return [...scripts, `style and layout ${ms(layout)}`].join(', ');
  };
  new PerformanceObserver((list) => frames.push(...(list.getEntries() as Frame[]))).observe({
    type: 'long-animation-frame',
    buffered: true,
  });
  new PerformanceObserver((list) => {
    const asked = document.querySelector('.prompt strong')?.textContent ?? window.location.hash;
    tasks.push(...list.getEntries().map((entry) => ({ entry, asked })));
  }).observe({ type: 'longtask', buffered: true });
  window.longTasks = () =>
    tasks.map(({ entry, asked }) => ({
      at: Math.round(entry.startTime),
      lasted: Math.round(entry.duration),
      during: `${asked} | ${explain(entry)}`,
    }));
}

/** Bots move when a timer of the worker rings: what it starts is timed, from the thought to the report. */
const TIMED = `{
  const ring = globalThis.setTimeout;
  globalThis.setTimeout = (work, after) => ring(() => {
    const start = performance.now();
    work();
    console.debug('moved ' + Math.round(performance.now() - start));
  }, after);
}
`;

export async function watch(page: Page) {
  const moves: number[] = [];
  await page.addInitScript(observe);
  await page.route(/game\.worker/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: TIMED + (await response.text()) });
  });
  page.on('console', (message) => {
    const [, lasted] = /^moved (\d+)$/.exec(message.text()) ?? [];
    if (lasted) moves.push(Number(lasted));
  });
  return {
    report: async (): Promise<Watched> => ({ moves, tasks: await page.evaluate(() => window.longTasks()) }),
    table,
  };
}

function table({ level, load, home, table: opened, moves, tasks }: Report): string {
  const sorted = moves.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
  return [
    `load of the machine ${load?.toFixed(1)}`,
    `home after ${home.toFixed(0)} ms; from the click to the first question ${opened.toFixed(0)} ms`,
    `${sorted.length} moves of ${level}: median ${at(0.5)} ms, 95 % ${at(0.95)} ms, longest ${at(1)} ms`,
    `${tasks.length} tasks of more than 50 ms on the page's thread, ${tasks.filter(({ lasted }) => lasted > 100).length} of more than 100 ms`,
    ...tasks.map(({ at: when, lasted, during }) => `  ${lasted} ms at ${when}: ${during}`),
  ].join('\n');
}

import type { Page } from '@playwright/test';
import type { Host } from './host.ts';

/** One task on the page's thread; in milliseconds. */
export interface Task {
  readonly wall: number;
  /** The thread's own work: on a busy machine the wall clock also counts other programs. */
  readonly cpu: number;
  /** What the machine's host gave to others meanwhile, over all processors. */
  readonly stolen: number;
  readonly parts: string;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: {
    readonly elementCount?: number;
    /** For a layout: the boxes that had to be placed again, and all boxes. */
    readonly beginData?: { readonly dirtyObjects?: number; readonly totalObjects?: number };
    readonly data?: { readonly message?: string };
  };
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8'];
/** Parts that take less are not worth a word. */
const WORTH = 2000;

const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;

function partsOf(task: TraceEvent, events: readonly TraceEvent[]): string {
  const end = task.ts + (task.dur ?? 0);
  return events
    .filter(({ name, ts, tdur = 0 }) => name !== 'RunTask' && ts >= task.ts && ts < end && tdur >= WORTH)
    .map((event) => `${event.name}${extentOf(event)} ${((event.tdur ?? 0) / 1000).toFixed(0)}`)
    .join(', ');
}

function extentOf({ args: { elementCount, beginData } }: TraceEvent): string {
  if (elementCount !== undefined) return ` of ${elementCount} elements`;
  return beginData ? ` of ${beginData.dirtyObjects} of ${beginData.totalObjects} boxes` : '';
}

/** Set by the page at the end, because the browser has other pages of its own. */
const MARK = 'khora bench';

/** Tasks of at least this length are reported with their parts, and what the host took meanwhile. */
const LONG = 50;

function tasksOf(events: readonly TraceEvent[], host: Host): Task[] {
  const marked = events.find(({ name, args }) => name === 'TimeStamp' && args.data?.message === MARK);
  if (!marked) throw new Error("The trace does not identify the page's thread.");
  const thread = threadOf(marked);
  const own = events.filter((event) => event.ph === 'X' && threadOf(event) === thread);
  return own
    .filter(({ name }) => name === 'RunTask')
    .map((event) => {
      const wall = (event.dur ?? 0) / 1000;
      const cpu = (event.tdur ?? 0) / 1000;
      if (wall < LONG) return { wall, cpu, stolen: 0, parts: '' };
      return { wall, cpu, stolen: host.taken(event.ts, event.ts + wall * 1000), parts: partsOf(event, own) };
    });
}

type Traced = <T>(act: () => Promise<T>) => Promise<[result: T, tasks: Task[]]>;

/** Returns a function that runs an act under Chromium's tracing and reports its tasks. */
export async function tracer(page: Page, host: Host): Promise<Traced> {
  const devtools = await page.context().newCDPSession(page);
  const read = async (handle: string): Promise<string> => {
    const { data, eof } = await devtools.send('IO.read', { handle, size: 1 << 20 });
    return eof ? data : data + (await read(handle));
  };
  return async (act) => {
    await devtools.send('Tracing.start', {
      transferMode: 'ReturnAsStream',
      traceConfig: { includedCategories: CATEGORIES, excludedCategories: ['*'] },
    });
    const result = await act();
    await page.evaluate((mark) => console.timeStamp(mark), MARK);
    const complete = new Promise<string>((resolve) => {
      devtools.once('Tracing.tracingComplete', ({ stream = '' }) => resolve(stream));
    });
    await devtools.send('Tracing.end');
    const trace = JSON.parse(await read(await complete)) as { traceEvents: TraceEvent[] };
    return [result, tasksOf(trace.traceEvents, host)];
  };
}

import { Host } from './host.ts';
import type { Report, Request } from './messages.ts';

/** The side of a worker's scope that we use; the DOM's types only know the page's. */
interface Scope {
  postMessage(report: Report, options: StructuredSerializeOptions): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<Request>) => void): void;
}

const scope = globalThis as unknown as Scope;
const tell = (report: Report) => scope.postMessage(report, {});
const host = new Host(tell);

async function handle(request: Request): Promise<void> {
  try {
    await host.handle(request);
  } catch (error) {
    tell({ type: 'trouble', trouble: 'broken', detail: String(error), record: null });
  }
}

// One request after the other: opening a game waits for the storage.
let last = Promise.resolve();
scope.addEventListener('message', ({ data }) => {
  last = last.then(() => handle(data));
});

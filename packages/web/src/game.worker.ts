import { readSave, writeSave } from './browser/saves.ts';
import { fetchSave } from './online/connection/record.ts';
import { Host } from './runner/device/host.ts';
import { tableOf } from './runner/ids.ts';
import type { Report, Request } from './runner/messages.ts';
import { OnlineHost } from './runner/server/online-host.ts';

/** The side of a worker's scope that we use; the DOM's types only know the page's. */
interface Scope {
  postMessage(report: Report, options: StructuredSerializeOptions): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<Request>) => void): void;
}

const scope = globalThis as unknown as Scope;
const tell = (report: Report) => scope.postMessage(report, {});
let home = '';
const host = new Host(tell, {
  writeSave,
  readSave: (id) => {
    const table = tableOf(id);
    return table === null ? readSave(id) : fetchSave(home, table);
  },
});
const online = new OnlineHost(tell);

/** Lets the one who runs the game that is open answer; both may listen. */
async function answer(request: Request): Promise<void> {
  switch (request.type) {
    case 'watch':
      if (!request.quiet) await host.handle({ type: 'close' });
      break;
    case 'open':
      home = request.home ?? home;
      if (tableOf(request.id) === null || tableOf(request.id) !== online.table) online.close();
      break;
    case 'create':
      online.close();
      break;
    default:
  }
  online.handle(request);
  await host.handle(request);
}

async function handle(request: Request): Promise<void> {
  try {
    await answer(request);
  } catch (error) {
    tell({ type: 'trouble', trouble: 'broken', detail: String(error), record: null });
  }
}

// One request after the other: opening a game waits for the storage.
let last = Promise.resolve();
scope.addEventListener('message', ({ data }) => {
  last = last.then(() => handle(data));
});

import { readSave, writeSave } from '../game/saves.ts';
import { tableOf } from '../online/ids.ts';
import { OnlineHost } from '../online/online-host.ts';
import { fetchSave } from '../online/record.ts';
import { Host } from './host.ts';
import type { Report, Request } from './messages.ts';

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

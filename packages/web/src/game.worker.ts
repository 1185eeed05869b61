import { holds } from './browser/holds.ts';
import { readSave, writeSave } from './browser/saves.ts';
import { openSocket } from './online/connection/connection.ts';
import { fetchSave } from './online/connection/record.ts';
import { Desk } from './runner/desk.ts';
import { DeviceRunner } from './runner/device/device-runner.ts';
import { RecordedGame } from './runner/device/recorded-game.ts';
import { tableOf } from './runner/ids.ts';
import type { Report, Request } from './runner/messages.ts';
import { ServerRoom } from './runner/server/server-room.ts';
import { ServerRunner } from './runner/server/server-runner.ts';

/** The side of a worker's scope that we use; the DOM's types only know the page's. */
interface Scope {
  postMessage(report: Report, options: StructuredSerializeOptions): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<Request>) => void): void;
}

const scope = globalThis as unknown as Scope;
const tell = (report: Report) => scope.postMessage(report, {});
const storage = { readSave, writeSave };
const openWire = openSocket;

/** A server's finished games are read from there. */
function readAny(id: string, home: string) {
  const table = tableOf(id);
  return table === null ? readSave(id) : fetchSave(home, table);
}

const desk = new Desk(tell, {
  create: ({ id, setup, seats }, pace) =>
    DeviceRunner.create(RecordedGame.create(id, setup, seats, Date.now()), { tell, storage, holds, pace }),
  open: ({ id, home, over, unkept }, pace) => {
    const readGame = () => (unkept ? Promise.resolve(unkept) : readAny(id, home));
    return DeviceRunner.open(id, { tell, storage: { writeSave, readSave: readGame }, holds, pace }, { over });
  },
  teach: (lesson, pace) => DeviceRunner.teach(lesson, { tell, storage, holds, pace }),
  watch: (watched, pace) => new ServerRunner({ ...watched, pace, openWire, tell }),
  visit: (visited) => new ServerRoom({ ...visited, invitation: null, openWire, tell }),
});

// One request after another: opening a game waits for the storage.
let last = Promise.resolve();
scope.addEventListener('message', ({ data }) => {
  last = last.then(() => desk.handle(data));
});

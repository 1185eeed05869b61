import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { Heartbeat } from '../../src/live/heartbeat.ts';
import { Client } from '../support/client.ts';
import { Raw } from '../support/raw.ts';
import { openServer } from '../support/wire-kit.ts';

class Line extends EventEmitter {
  readonly said: string[] = [];
  readonly answers: boolean;

  constructor({ answers }: { answers: boolean }) {
    super();
    this.answers = answers;
  }

  ping(): void {
    this.said.push('ping');
    if (this.answers) this.emit('pong');
  }

  terminate(): void {
    this.said.push('terminate');
  }
}

test('a client that has stopped is noticed at the second beat; one that answers stays', () => {
  const heartbeat = new Heartbeat({ lanes: 1 });
  const [alive, stopped, gone] = [true, false, false].map((answers) => new Line({ answers }));
  if (!(alive && stopped && gone)) throw new Error('There are three lines.');
  for (const line of [alive, stopped, gone]) heartbeat.add(line);
  heartbeat.beat();
  heartbeat.delete(gone);
  heartbeat.beat();
  heartbeat.beat();
  expect(alive.said).toEqual(['ping', 'ping', 'ping']);
  expect(stopped.said).toEqual(['ping', 'terminate']);
  expect(gone.said).toEqual(['ping']);
});

test('each beat pings some of them, so that many sockets do not take long at once', () => {
  const heartbeat = new Heartbeat({ lanes: 4 });
  const lines = Array.from({ length: 10 }, () => new Line({ answers: false }));
  for (const line of lines) heartbeat.add(line);
  const asked = Array.from({ length: 4 }, () => {
    const before = lines.filter(({ said }) => said.length > 0).length;
    heartbeat.beat();
    return lines.filter(({ said }) => said.length > 0).length - before;
  });
  expect(asked).toEqual([3, 3, 2, 2]);
  expect(lines.every(({ said }) => said.length === 1)).toBe(true);
  for (let beat = 0; beat < 4; beat++) heartbeat.beat();
  expect(lines.every(({ said }) => said.at(-1) === 'terminate')).toBe(true);
});

test('whoever has stopped is not at the table any more', async () => {
  const server = await openServer();
  const { hub } = server.house;
  const ada = await Client.guest(server.origin);
  const { id } = await ada.found({ settings: { players: 2 } });
  const stopped = await Raw.open(server.origin, { cookie: ada.cookie });
  await stopped.ask(JSON.stringify({ type: 'watch', table: id }));
  expect(hub.present(id)).toEqual([ada.user]);
  stopped.socket.pause();
  // All lanes twice, without waiting for the clock.
  for (let beat = 0; beat < 200; beat++) server.services.heartbeat.beat();
  await expect.poll(() => hub.present(id)).toEqual([]);
  ada.close();
  stopped.socket.terminate();
  await server.close();
});

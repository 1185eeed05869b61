import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../../src/listeners.ts';

test('many connections at once are let in within a few turns of the event loop', async () => {
  const app = Fastify();
  const { port, close } = await listen(app, { port: 0, host: '127.0.0.1' });
  onTestFinished(close);
  const many = 64;
  let turns = 0;
  let next = setImmediate(function count() {
    turns += 1;
    next = setImmediate(count);
  });
  onTestFinished(() => clearImmediate(next));
  const arrivals: number[] = [];
  const all = Promise.withResolvers<void>();
  app.server.on('connection', () => {
    if (arrivals.push(turns) === many) all.resolve();
  });
  const sockets = Array.from({ length: many }, () => connect(port, '127.0.0.1'));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  await all.promise;
  // Node lets in one per listener and turn; only Linux lets several listeners share a port.
  const most = process.platform === 'linux' ? many / 8 : many;
  expect(new Set(arrivals).size).toBeLessThanOrEqual(most);
});

test('stopping waits for requests over any of the listeners', async () => {
  const app = Fastify();
  const waiting: (() => void)[] = [];
  const many = 32;
  const reached = Promise.withResolvers<void>();
  app.get('/slow', async () => {
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      if (waiting.length === many) reached.resolve();
    });
    return 'done';
  });
  const { port, close } = await listen(app, { port: 0, host: '127.0.0.1' });
  const sockets = Array.from({ length: many }, () => connect(port, '127.0.0.1'));
  const answers = sockets.map(async (socket) => {
    let heard = '';
    socket.on('data', (data) => {
      heard += data.toString();
    });
    socket.write('GET /slow HTTP/1.1\r\nHost: khora\r\nConnection: close\r\n\r\n');
    await once(socket, 'close');
    return heard;
  });
  await reached.promise;
  let isClosed = false;
  const closed = close().finally(() => {
    isClosed = true;
  });
  for (let turns = 0; turns < 10; turns++) await turn();
  expect(isClosed).toBe(false);
  for (const answer of waiting) answer();
  await closed;
  for (const heard of await Promise.all(answers)) expect(heard).toMatch(/^HTTP\/1\.1 200 .*done$/s);
});

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { Wire } from '../../src/live/wire.ts';

/** A wire, the client at its other end, and what the client hears. */
async function connect() {
  const http = createServer();
  const sockets = new WebSocketServer({ server: http, perMessageDeflate: false });
  http.listen(0);
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  const connected = once(sockets, 'connection');
  const client = new WebSocket(`ws://localhost:${port}`);
  const heard: string[] = [];
  client.on('message', (data: Buffer) => heard.push(data.toString()));
  const [socket, request] = (await connected) as [WebSocket, { socket: import('node:net').Socket }];
  onTestFinished(() => {
    client.terminate();
    http.close();
  });
  return { wire: new Wire(socket, request.socket), socket, stream: request.socket, client, heard };
}

test('texts of every size arrive unchanged and in order', async () => {
  const { wire, client, heard } = await connect();
  const said = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000].flatMap((size) => [
    'x'.repeat(size),
    'ô'.repeat(size),
  ]);
  for (const text of said) wire.send(text);
  wire.close(1000, 'done');
  await once(client, 'close');
  expect(heard).toEqual(said);
});

test('what is said in one turn leaves in one write', async () => {
  const { wire, stream, client, heard } = await connect();
  let writes = 0;
  const write = stream.write.bind(stream);
  stream.write = ((...args: Parameters<typeof write>) => {
    writes += 1;
    return write(...args);
  }) as typeof stream.write;
  wire.send('one');
  await Promise.resolve();
  wire.send('two');
  expect(wire.bufferedAmount).toBeGreaterThan(0);
  while (heard.length < 2) await once(client, 'message');
  expect(heard).toEqual(['one', 'two']);
  expect(writes).toBe(1);
});

test('nothing is said after the end', async () => {
  const { wire, client, heard } = await connect();
  wire.close(1001, 'restart');
  wire.send('too late');
  const [code] = (await once(client, 'close')) as [number];
  expect(code).toBe(1001);
  expect(heard).toEqual([]);
});

test('whoever is cut off is told why, and no longer heard', async () => {
  const { wire, socket, client } = await connect();
  const read: string[] = [];
  socket.on('message', (data: Buffer) => read.push(data.toString()));
  if (client.readyState !== client.OPEN) await once(client, 'open');
  client.send('before');
  while (read.length === 0) await once(socket, 'message');
  wire.cutOff(1008, 'flood');
  // The client does not know yet.
  for (let sent = 0; sent < 100; sent++) client.send('more');
  const [code, reason] = (await once(client, 'close')) as [number, Buffer];
  expect([code, reason.toString()]).toEqual([1008, 'flood']);
  expect(read).toEqual(['before']);
});

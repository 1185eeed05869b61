import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { Client } from '../support/client.ts';
import { Guest } from '../support/guest.ts';
import { type OpenServer, openServer } from '../support/wire-kit.ts';

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

interface Line {
  readonly version: number;
  readonly seat: number | null;
  readonly status: string;
}

/** The stream of a table: everything that is said there, as it comes. */
async function stream(table: string, { cookie }: Client): Promise<AsyncIterator<Line>> {
  const ending = new AbortController();
  onTestFinished(() => ending.abort());
  const { body } = await fetch(`${server.origin}/api/tables/${table}/stream`, {
    headers: { cookie },
    signal: ending.signal,
  });
  if (!body) throw new Error('The stream has no body.');
  const input = Readable.fromWeb(body as never).on('error', () => undefined);
  return (async function* lines(): AsyncGenerator<Line> {
    for await (const line of createInterface({ input })) if (line !== '') yield JSON.parse(line) as Line;
  })();
}

const next = async (lines: AsyncIterator<Line>) => (await lines.next()).value as Line;

test('a stream tells each position once: chat, and people who come and go, are none', async () => {
  const [ada, bea] = [await Guest.at(server.origin), await Guest.at(server.origin)];
  const { id } = await ada.client.found({ settings: { players: 2 } });
  await bea.client.join(id);
  const lines = await stream(id, ada.client);
  const first = await next(lines);
  expect(first).toMatchObject({ seat: 0, status: 'playing' });
  for (let time = 0; time < 5; time++) {
    await bea.client.watch(id);
    bea.client.send({ type: 'unwatch', table: id });
    const line = `message-${time}`;
    await ada.insist(line, { type: 'chat', table: id, id: line, text: line });
  }
  await ada.client.watch(id);
  await bea.client.watch(id);
  const mover = [ada, bea].find(({ client }) => client.isAsked(id));
  const version = await mover?.moveAnyhow(id, 'the-first-move');
  expect(await next(lines)).toMatchObject({ version });
  for (const { client } of [ada, bea]) client.close();
});

test('what happens in one turn of the event loop is told once', async () => {
  const [ada, bea] = [await Client.guest(server.origin), await Client.guest(server.origin)];
  const { id } = await ada.found({ settings: { players: 2 } });
  const lines = await stream(id, ada);
  const { version } = await next(lines);
  const { hub, tables } = server.services;
  await bea.join(id);
  const table = await tables.get(id);
  for (let time = 0; time < 10; time++) hub.renew(table);
  // She sat down and the game began, in one turn or in two.
  let line = await next(lines);
  if (line.version === version + 1) line = await next(lines);
  expect(line).toMatchObject({ version: version + 2, status: 'playing' });
  await bea.post(`/api/tables/${id}/leave`);
  expect(await next(lines)).toMatchObject({ version: version + 3, status: 'finished' });
  for (const client of [ada, bea]) client.close();
});

import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { Client } from '../support/client.ts';
import { openServer } from '../support/wire-kit.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

test('nobody who listens keeps an earlier position of the table in memory', async () => {
  const server = await openServer();
  const [ada, bea] = await Promise.all([Client.guest(server.origin), Client.guest(server.origin)]);
  const { id } = await ada.found({ settings: { players: 2, visibility: 'public' } });
  await bea.join(id);
  await Promise.all([ada.watch(id), bea.watch(id)]);
  const begun = new WeakRef(server.services.tables.at(id));
  const move = async () => {
    const mover = [ada, bea].find((client) => client.isAsked(id));
    const [first] = mover?.moves(id) ?? [];
    if (first) await mover?.move(id, first);
  };
  // What is kept until the next turn or the next commit may stay.
  for (let made = 0; begun.deref() && made < 20; made++) {
    await move();
    await turn();
    collect();
  }
  expect(begun.deref()).toBeUndefined();
  for (const client of [ada, bea]) client.close();
  await server.close();
});

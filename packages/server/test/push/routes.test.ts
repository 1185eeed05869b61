import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { Client, newEntropy } from '../support/client.ts';
import { Browser } from '../support/push-service.ts';
import { type OpenServer, openServer, Visitor } from '../support/visitor.ts';

describe('subscriptions', () => {
  let server: OpenServer;
  beforeAll(async () => {
    server = await openServer();
  });
  afterAll(() => server.close());

  test('a player subscribes a browser and ends it again', async () => {
    const visitor = await Visitor.guest(server.origin);
    const { subscription } = new Browser('https://push.example/abc');
    expect((await visitor.get('/api/push/key')).body).toEqual({ key: server.house.push.key });
    expect((await new Visitor(server.origin).post('/api/push/subscriptions', subscription)).status).toBe(401);
    expect((await visitor.post('/api/push/subscriptions', subscription)).status).toBe(200);
    const { id } = await visitor.me();
    expect(await server.house.push.subscriptions.of(id)).toEqual([subscription]);
    const { endpoint } = subscription;
    expect((await visitor.ask('DELETE', '/api/push/subscriptions', { endpoint })).status).toBe(200);
    expect(await server.house.push.subscriptions.of(id)).toEqual([]);
  });

  test('an address inside our network, or a key that is none, is refused', async () => {
    const visitor = await Visitor.guest(server.origin);
    const { subscription } = new Browser('https://169.254.169.254/abc');
    const refused = await visitor.post('/api/push/subscriptions', subscription);
    expect(refused).toMatchObject({ status: 400, body: { error: 'malformed' } });
    const broken = { endpoint: 'https://push.example/abc', keys: { p256dh: 'short', auth: 'short' } };
    expect((await visitor.post('/api/push/subscriptions', broken)).status).toBe(400);
  });

  test('the players of a correspondence game are told when it begins', async () => {
    const notifyTurn = vi.spyOn(server.house.push, 'notifyTurn');
    const [founder, joiner] = [await Visitor.guest(server.origin), await Visitor.guest(server.origin)];
    const { body } = await founder.post('/api/tables', {
      settings: { players: 2, clock: { kind: 'correspondence', perMove: 86_400 } },
      entropy: newEntropy(),
    });
    const { id } = z.object({ id: z.string() }).parse(body);
    await joiner.post(`/api/tables/${id}/join`, { entropy: newEntropy() });
    const told = notifyTurn.mock.calls.flatMap(([, users]) => users);
    expect(told.sort()).toEqual([(await founder.me()).id, (await joiner.me()).id].sort());
    notifyTurn.mockRestore();
  });

  test('a player whose page is hidden is notified, one who sees it is not', async () => {
    const [founder, joiner] = [await Client.guest(server.origin), await Client.guest(server.origin)];
    const { id } = await founder.found({
      settings: { players: 2, clock: { kind: 'correspondence', perMove: 86_400 } },
    });
    founder.send({ type: 'looking', looking: false });
    // Both are at the table when the game begins and asks them.
    await Promise.all([founder.watch(id), joiner.watch(id)]);
    const told = vi.spyOn(server.house.push.subscriptions, 'of');
    await joiner.join(id);
    expect(told.mock.calls).toEqual([[founder.user]]);
    told.mockRestore();
    founder.close();
    joiner.close();
  });

  test('ten browsers are enough', async () => {
    const visitor = await Visitor.guest(server.origin);
    const add = (number: number) =>
      visitor.post(
        '/api/push/subscriptions',
        new Browser(`https://push.example/mine/${number}`).subscription,
      );
    for (let number = 0; number < 10; number++) expect((await add(number)).status).toBe(200);
    expect((await add(10)).status).toBe(403);
    expect((await add(9)).status).toBe(200);
  });
});

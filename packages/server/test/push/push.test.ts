import type { ClockRule } from '@khora/protocol';
import type { FastifyBaseLogger } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Push } from '../../src/push/push.ts';
import { newlyAsked } from '../../src/push/turns.ts';
import type { Table } from '../../src/tables/table.ts';
import { Browser, PushService, verifySender } from '../support/push-service.ts';
import { anyMove, type Kit, newGame, newKit, PEOPLE, personAt } from '../support/table-kit.ts';

const CONTACT = 'mailto:test@khora.invalid';
const ADA = 'id-ada';

describe('it is your turn', () => {
  const service = new PushService();
  let kit: Kit;
  let push: Push;
  let table: Table;
  let here: string[] = [];
  const warnings: string[] = [];
  const log = {
    warn: (_fields: unknown, text: string) => warnings.push(text),
  } as unknown as FastifyBaseLogger;

  const openPush = () =>
    Push.open({
      db: kit.storage.db,
      log,
      now: () => 0,
      contact: CONTACT,
      looking: () => here,
      addresses: service.addresses,
      patience: [1, 1],
    });

  beforeEach(async () => {
    await service.open();
    here = [];
    warnings.length = 0;
    service.deliveries.length = 0;
    service.answers.length = 0;
    kit = await newKit();
    push = await openPush();
    table = await newGame(kit, { players: 2, clock: { kind: 'correspondence', perMove: 86_400 } });
  });
  afterEach(async () => {
    await push.close();
    await kit.storage.close();
    await service.close();
  });

  async function subscribe(user: string, path = user): Promise<Browser> {
    const browser = new Browser(`${service.origin}/push/${path}`);
    await push.subscriptions.add(user, browser.subscription);
    return browser;
  }

  async function notify(...users: readonly string[]): Promise<void> {
    push.notifyTurn(table, users);
    await push.settled();
  }

  test('the player is told, in words that only their browser can read, signed by us', async () => {
    const browser = await subscribe(ADA);
    const stranger = new Browser(browser.subscription.endpoint);
    await notify(ADA);
    expect(service.deliveries).toHaveLength(1);
    const [delivery] = service.deliveries;
    if (!delivery) throw new Error('Nothing came.');
    const { id } = table.founding;
    expect(browser.decrypt(delivery.body)).toEqual({
      type: 'turn',
      table: id,
      version: table.version,
      round: 0,
    });
    expect(() => stranger.decrypt(delivery.body)).toThrow('unable to authenticate');
    expect(delivery.body.toString('latin1')).not.toContain(id);
    expect(delivery.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      topic: id,
    });
    const claims = verifySender(delivery.headers.authorization ?? '', push.key);
    expect(claims).toMatchObject({ alg: 'ES256', aud: service.origin, sub: CONTACT });
    const { exp } = claims;
    const now = Date.now() / 1000;
    expect(exp).toBeGreaterThan(now);
    expect(exp).toBeLessThanOrEqual(now + 86_400);
    expect(() => verifySender(delivery.headers.authorization ?? '', 'another')).toThrow('Another key');
  });

  test('all browsers of the player are told, nobody else', async () => {
    await subscribe(ADA, 'phone');
    await subscribe(ADA, 'laptop');
    await subscribe('id-bea');
    await notify(ADA, 'id-cleo');
    expect(service.deliveries.map(({ path }) => path).sort()).toEqual(['/push/laptop', '/push/phone']);
  });

  test('an invited person is told so, but not by whom', async () => {
    const browser = await subscribe(ADA);
    const { id } = table.founding;
    push.notifyInvitation(id, ADA);
    await push.settled();
    expect(service.deliveries).toHaveLength(1);
    const [delivery] = service.deliveries;
    expect(browser.decrypt(delivery?.body ?? Buffer.alloc(0))).toEqual({ type: 'invitation', table: id });
    // A turn of the same table does not take its place.
    expect(delivery?.headers.topic).toBe(`i-${id}`);
  });

  test('a player at the table is not notified', async () => {
    await subscribe(ADA);
    here = [ADA];
    await notify(ADA);
    expect(service.deliveries).toEqual([]);
  });

  test('each version is notified once, even by two processes', async () => {
    await subscribe(ADA);
    const other = await openPush();
    expect(other.key).toBe(push.key);
    push.notifyTurn(table, [ADA]);
    other.notifyTurn(table, [ADA]);
    push.notifyTurn(table, [ADA]);
    await Promise.all([push.settled(), other.settled()]);
    expect(service.deliveries).toHaveLength(1);
    push.notifyTurn({ ...table, version: table.version + 1 }, [ADA]);
    await push.settled();
    other.notifyTurn(table, [ADA]);
    await other.close();
    expect(service.deliveries).toHaveLength(2);
  });

  test.each([404, 410])('a browser that is gone (%i) is not asked again', async (status) => {
    await subscribe(ADA);
    service.answers.push(status);
    await notify(ADA);
    expect(await push.subscriptions.of(ADA)).toEqual([]);
    expect(service.deliveries).toHaveLength(1);
  });

  test('a service in trouble is asked again a little, and the subscription stays', async () => {
    await subscribe(ADA);
    service.answers.push(503, 429);
    await notify(ADA);
    expect(service.deliveries).toHaveLength(3);
    service.answers.push(500, 500, 500, 500);
    table = { ...table, version: table.version + 1 };
    await notify(ADA);
    expect(service.deliveries).toHaveLength(6);
    expect(warnings).toHaveLength(5);
    expect(await push.subscriptions.of(ADA)).toHaveLength(1);
  });

  test('what a service refuses or redirects is not tried again', async () => {
    await subscribe(ADA);
    for (const status of [400, 302]) {
      service.answers.push(status);
      table = { ...table, version: table.version + 1 };
      await notify(ADA);
    }
    expect(service.deliveries).toHaveLength(2);
  });

  test('a service that cannot be reached disturbs nobody', async () => {
    await subscribe(ADA);
    await service.close();
    await notify(ADA);
    expect(warnings.length).toBeGreaterThan(0);
    expect(await push.subscriptions.of(ADA)).toHaveLength(1);
    await service.open();
  });

  test('a browser that changes hands notifies only its new user; only its user can end it', async () => {
    const browser = await subscribe(ADA);
    await push.subscriptions.add('id-bea', browser.subscription);
    expect(await push.subscriptions.of(ADA)).toEqual([]);
    await push.subscriptions.remove(browser.subscription.endpoint, ADA);
    expect(await push.subscriptions.of('id-bea')).toEqual([browser.subscription]);
    await push.subscriptions.remove(browser.subscription.endpoint, 'id-bea');
    expect(await push.subscriptions.of('id-bea')).toEqual([]);
  });

  test('players whose turn it has become are notified; not those whose turn it was, nor live players', async () => {
    expect([...newlyAsked({ ...table, game: null }, table)].sort()).toEqual(
      PEOPLE.slice(0, 2).map(({ id }) => id),
    );
    expect(newlyAsked(table, table)).toEqual([]);
    const told = new Set<string>();
    let before = table;
    for (let number = 0; number < 30; number++) {
      const { seat, move } = anyMove(before, number);
      const mover = personAt(before, seat);
      await kit.commands.move(table.founding.id, mover, { id: `message-${number}`, move });
      const after = await kit.tables.get(table.founding.id);
      for (const user of newlyAsked(before, after)) {
        told.add(user);
        const index = PEOPLE.findIndex(({ id }) => id === user);
        expect(after.game?.asked).toContain(index);
        expect(before.game?.asked).not.toContain(index);
      }
      before = after;
    }
    expect(told.size).toBe(2);
  });

  test.each<[string, ClockRule]>([
    ['with a running clock', { kind: 'live', bank: 600, increment: 5 }],
    ['without a clock', { kind: 'none' }],
  ])('%s, too', async (_how, clock) => {
    const begun = await newGame(kit, { players: 2, clock });
    expect(newlyAsked({ ...begun, game: null }, begun)).toEqual([ADA, 'id-bea']);
  });
});

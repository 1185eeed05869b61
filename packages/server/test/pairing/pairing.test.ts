import type { Seek, Sought, TableSummary } from '@khora/protocol';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { Client, newEntropy } from '../support/client.ts';
import { ENGINES, type Postgres, startPostgres } from '../support/postgres.ts';
import { type OpenServer, openServer, Visitor } from '../support/visitor.ts';

const CLOCK = { kind: 'live', bank: 600, increment: 5 } as const;

describe.each(ENGINES)('looking for opponents on %s', (engine) => {
  let postgres: Postgres | null = null;
  let server: OpenServer;
  let clock = 1_800_000_000_000;
  beforeAll(async () => {
    postgres = engine === 'PostgreSQL' ? await startPostgres() : null;
    server = await openServer({ database: await postgres?.fresh() }, () => clock);
  });
  afterAll(async () => {
    await server.close();
    await postgres?.stop();
  });

  /** Somebody of a given strength, and how they look for a game. */
  async function seeker(mu: number, wish: Partial<Seek> = {}) {
    const visitor = await Visitor.guest(server.origin);
    const { id } = await visitor.me();
    await server.house.storage.db
      .insertInto('ratings')
      .values({ user_id: id, mu, sigma: 8, games: 1 })
      .execute();
    const { dice } = (await visitor.post('/api/dice')).body as { dice: string };
    const entropy = newEntropy();
    const ask = () =>
      visitor.post('/api/seek', {
        players: 2,
        clock: CLOCK,
        wait: null,
        level: 'citizen',
        dice,
        entropy,
        ...wish,
      });
    const seek = async () => (await ask()).body as Sought;
    return { id, visitor, ask, seek };
  }
  const join = (visitor: Visitor, table: string) =>
    visitor.post(`/api/tables/${table}/join`, { entropy: newEntropy() });

  test('two of about the same strength are seated at one table', async () => {
    const [one, far, other] = [await seeker(25), await seeker(45), await seeker(26)];
    expect(await one.seek()).toEqual({ table: null, others: 0 });
    expect(await far.seek()).toEqual({ table: null, others: 1 });
    const { table } = await other.seek();
    expect(table).toMatchObject({ own: true });
    const { table: same } = await one.seek();
    expect(same).toEqual({ ...table, own: false });
    expect((await join(one.visitor, table?.id ?? '')).body).toMatchObject({
      status: 'playing',
      seats: [{ user: other.id }, { user: one.id }],
    });
    // What was found is not found again.
    expect(await one.seek()).toMatchObject({ table: null });
    await one.visitor.ask('DELETE', '/api/seek');
    await far.visitor.ask('DELETE', '/api/seek');
  });

  test('the longer a player waits, the less strength matters; a player who stops asking is not waited for', async () => {
    const [weak, strong, gone] = [await seeker(10), await seeker(40), await seeker(40)];
    await gone.seek();
    expect(await weak.seek()).toMatchObject({ table: null, others: 1 });
    for (let waited = 0; waited < 85; waited += 5) {
      clock += 5000;
      await weak.seek();
    }
    expect(await strong.seek()).toEqual({ table: null, others: 1 });
    clock += 5000;
    const { table } = await weak.seek();
    expect(table).toMatchObject({ own: true });
    expect((await strong.seek()).table).toEqual({ ...table, own: false });
  });

  test('after the chosen wait, bots take the free seats', async () => {
    const wish = { players: 4, wait: 6 } as const;
    const [one, other] = [await seeker(5, wish), await seeker(45, { ...wish, wait: 60 })];
    await one.seek();
    clock += 5000;
    await other.seek();
    expect((await one.seek()).table).toBeNull();
    clock += 1000;
    const { table } = await one.seek();
    expect(await other.seek()).toMatchObject({ table: { id: table?.id, own: false } });
    expect((await join(other.visitor, table?.id ?? '')).body).toMatchObject({
      status: 'playing',
      seats: [
        { kind: 'player', user: one.id },
        { kind: 'player', user: other.id },
        { kind: 'bot', level: 'citizen' },
        { kind: 'bot', level: 'citizen' },
      ],
    });
  });

  test('rated games wait for people, and are for accounts', async () => {
    const guest = await seeker(25, { rated: true, wait: 0 });
    expect(await guest.ask()).toMatchObject({ body: { error: 'accounts-only' } });
    await guest.visitor.post('/api/me/upgrade', {
      username: `seeker_${engine.toLowerCase()}`,
      password: 'olives and figs',
    });
    clock += 5000;
    expect(await guest.seek()).toEqual({ table: null, others: 0 });
    await guest.visitor.ask('DELETE', '/api/seek');
  });

  test('people who ask at once are each seated once', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => seeker(25)));
    const tables = new Map<string, string>();
    for (let round = 0; tables.size < people.length; round++) {
      expect(round).toBeLessThan(20);
      const waiting = people.filter(({ id }) => !tables.has(id));
      const sought = await Promise.all(waiting.map(({ seek }) => seek()));
      for (const [index, { table }] of sought.entries()) {
        const person = waiting[index];
        if (person && table) tables.set(person.id, table.id);
      }
    }
    const seated = Map.groupBy(tables.keys(), (id) => tables.get(id));
    expect([...seated.values()].map((sitters) => sitters.length)).toEqual([2, 2, 2, 2]);
  });

  /** Somebody's page at a table. */
  async function looks(visitor: Visitor, table: string): Promise<Client> {
    const client = new Client(server.origin, visitor.cookieHeader);
    await client.connect();
    await client.watch(table);
    onTestFinished(() => client.close());
    return client;
  }
  const seatsOf = async (table: string) =>
    ((await new Visitor(server.origin).get(`/api/tables/${table}`)).body as TableSummary).seats;

  const keptAt = async (table: string) =>
    (await seatsOf(table)).flatMap((seat) => (seat.kind === 'open' && seat.kept ? seat.kept.user : []));

  test('a seat is kept for twenty seconds, then goes to the next who is looking for the same', async () => {
    const wish = { players: 3 } as const;
    const [absent, one, two] = [await seeker(25, wish), await seeker(25, wish), await seeker(25, wish)];
    await absent.seek();
    await one.seek();
    const { table } = await two.seek();
    const id = table?.id ?? '';
    expect((await one.seek()).table?.id).toBe(id);
    await join(one.visitor, id);
    await looks(two.visitor, id);
    clock += 19_000;
    await server.services.pairing.sweep();
    expect(await seatsOf(id)).toMatchObject([{ user: two.id }, {}, {}]);
    expect(await keptAt(id)).toEqual([absent.id]);
    clock += 1000;
    await server.services.pairing.sweep();
    expect(await seatsOf(id)).toContainEqual({ kind: 'open' });
    // Somebody of another strength, or looking for something else, is not sent there.
    const [strong, duel, next] = [await seeker(90, wish), await seeker(25), await seeker(26, wish)];
    expect((await strong.seek()).table).toBeNull();
    expect((await duel.seek()).table).toBeNull();
    expect((await next.seek()).table).toMatchObject({ id, own: false });
    expect(await keptAt(id)).toEqual([next.id]);
    expect((await join(next.visitor, id)).body).toMatchObject({ status: 'playing' });
    for (const each of [strong, duel]) await each.visitor.ask('DELETE', '/api/seek');
  });

  test('whoever does not come cannot look for another game for a while, longer every time', async () => {
    const troll = await seeker(60);
    const miss = async () => {
      const honest = await seeker(60);
      await troll.seek();
      const { table } = await honest.seek();
      expect(table).toMatchObject({ own: true });
      // Until then, looking again finds the same table, and nobody else waits for them.
      for (let time = 0; time < 3; time++) expect((await troll.seek()).table?.id).toBe(table?.id);
      const next = await seeker(60);
      expect(await next.seek()).toEqual({ table: null, others: 0 });
      await next.visitor.ask('DELETE', '/api/seek');
      clock += 20_000;
      await server.services.pairing.sweep();
      await honest.visitor.post(`/api/tables/${table?.id}/leave`);
    };
    await miss();
    expect(await troll.ask()).toMatchObject({ status: 429, body: { error: 'too-fast' } });
    const honest = await seeker(60);
    expect(await honest.seek()).toEqual({ table: null, others: 0 });
    await honest.visitor.ask('DELETE', '/api/seek');
    clock += 60_000;
    await miss();
    clock += 60_000;
    expect((await troll.ask()).status).toBe(429);
    clock += 60_000;
    expect(await troll.seek()).toEqual({ table: null, others: 0 });
    await troll.visitor.ask('DELETE', '/api/seek');
  });

  test('whoever stops looking when a game has been found frees the seat at once', async () => {
    const [gone, other] = [await seeker(70), await seeker(70)];
    await gone.seek();
    const { table } = await other.seek();
    await gone.visitor.ask('DELETE', '/api/seek');
    expect(await seatsOf(table?.id ?? '')).toEqual([
      expect.objectContaining({ user: other.id }),
      { kind: 'open' },
    ]);
  });

  test('when nobody comes, bots take the free seats after the chosen wait', async () => {
    const wish = { wait: 40 } as const;
    const [gone, other] = [await seeker(75, wish), await seeker(75, wish)];
    await gone.seek();
    const { table } = await other.seek();
    const id = table?.id ?? '';
    await looks(other.visitor, id);
    clock += 20_000;
    await server.services.pairing.sweep();
    clock += 19_000;
    await server.services.pairing.sweep();
    expect(await seatsOf(id)).toMatchObject([{ user: other.id }, { kind: 'open' }]);
    clock += 1000;
    await server.services.pairing.sweep();
    expect(await seatsOf(id)).toMatchObject([{ user: other.id }, { kind: 'bot', level: 'citizen' }]);
  });

  test('nobody is sent to a table whose owner is not there, or has blocked them', async () => {
    const meet = async () => {
      const [gone, owner] = [await seeker(80), await seeker(80)];
      await gone.seek();
      const { table } = await owner.seek();
      await gone.visitor.ask('DELETE', '/api/seek');
      return { owner, id: table?.id ?? '' };
    };
    await meet();
    const blocking = await meet();
    await looks(blocking.owner.visitor, blocking.id);
    const next = await seeker(80);
    const blocked = await seeker(80);
    const block = { who: blocked.id };
    expect((await blocking.owner.visitor.post('/api/me/blocked', block)).status).toBe(200);
    expect(await blocked.seek()).toEqual({ table: null, others: 0 });
    await blocked.visitor.ask('DELETE', '/api/seek');
    expect((await next.seek()).table).toMatchObject({ id: blocking.id });
  });
});

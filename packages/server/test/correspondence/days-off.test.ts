import type { DaysOff, Profile } from '@khora/protocol';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { deadlineOf } from '../../src/tables/table.ts';
import { newEntropy } from '../support/client.ts';
import { ENGINES, type Postgres, startPostgres } from '../support/postgres.ts';
import { type OpenServer, openServer, Visitor } from '../support/visitor.ts';

const DAY = 86_400_000;
const NOW = Date.parse('2026-03-02T12:00:00Z');
const idSchema = z.object({ id: z.string() });

describe.each(ENGINES)('days off on %s', (engine) => {
  let postgres: Postgres | null = null;
  let server: OpenServer;
  const clock = { now: NOW };
  let count = 0;
  beforeAll(async () => {
    postgres = engine === 'PostgreSQL' ? await startPostgres() : null;
    const database = postgres?.url;
    // One test lets something fail, which is logged.
    server = await openServer({ database, log: 'silent' }, () => clock.now);
  });
  afterAll(async () => {
    await server.close();
    await postgres?.stop();
  });

  const account = () => {
    count += 1;
    return Visitor.account(server.origin, `person_${count}`);
  };
  const game = async (kind: 'correspondence' | 'live' = 'correspondence') => {
    const people = [await account(), await account()] as const;
    const rule = kind === 'live' ? { kind, bank: 600, increment: 5 } : { kind, perMove: (2 * DAY) / 1000 };
    const { body } = await people[0].post('/api/tables', {
      settings: { players: 2, clock: rule },
      entropy: newEntropy(),
    });
    const { id } = idSchema.parse(body);
    await people[1].post(`/api/tables/${id}/join`, { entropy: newEntropy() });
    return { id, people };
  };
  const take = async (visitor: Visitor, wish: { from?: number; days: number }) =>
    (await visitor.post('/api/me/days-off', wish)).body as DaysOff;
  const table = (id: string) => server.house.tables.get(id);

  test('the clock of a player on days off stands still, and the others see it', async () => {
    const { id, people } = await game();
    const began = clock.now;
    clock.now += DAY;
    expect(await take(people[1], { days: 7 })).toEqual({
      periods: [{ from: clock.now, until: clock.now + 7 * DAY }],
      left: 21,
    });
    const resting = await table(id);
    expect(resting.rests).toEqual([null, clock.now + 7 * DAY]);
    // The other one's clock runs on; one day of two was used before.
    expect(resting.clocks).toEqual([
      { left: 2 * DAY, since: began },
      { left: DAY, since: clock.now + 7 * DAY },
    ]);
    expect(deadlineOf(resting)).toBe(began + 2 * DAY);
    const profile = (await people[0].get(`/api/profiles/${(await people[1].me()).id}`)).body as Profile;
    expect(profile.daysOff).toEqual([{ from: clock.now, until: clock.now + 7 * DAY }]);
  });

  test('nobody runs out of time on days off, and they may still move', async () => {
    const { id, people } = await game();
    for (const person of people) await take(person, { days: 3 });
    clock.now += 3 * DAY + 2 * DAY - 1000;
    await server.house.calendar.sweep();
    await server.house.tables.act(id, () => null);
    expect((await table(id)).seats).toMatchObject([{ away: null }, { away: null }]);
    expect(deadlineOf(await table(id))).toBe(clock.now + 1000);
  });

  test('announced days off begin automatically, for games that begin meanwhile too', async () => {
    const { id, people } = await game();
    const from = clock.now + DAY;
    await take(people[0], { from, days: 2 });
    expect((await table(id)).rests).toEqual([null, null]);
    clock.now = from + 5000;
    await server.house.calendar.sweep();
    const begun = await table(id);
    expect(begun.rests).toEqual([from + 2 * DAY, null]);
    expect(begun.clocks?.[0]).toEqual({ left: DAY, since: from + 2 * DAY });
    const late = idSchema.parse(
      (
        await people[0].post('/api/tables', {
          settings: { players: 2, clock: { kind: 'correspondence', perMove: 86_400 } },
          bots: ['citizen'],
          entropy: newEntropy(),
        })
      ).body,
    );
    await expect.poll(async () => (await table(late.id)).rests[0]).toBe(from + 2 * DAY);
  });

  test('days off can be ended early; whole unused days are kept', async () => {
    const { id, people } = await game();
    const [{ from } = { from: 0 }] = (await take(people[0], { days: 10 })).periods;
    clock.now += 1.5 * DAY;
    const { body } = await people[0].ask('DELETE', `/api/me/days-off/${from}`);
    expect(body).toEqual({ periods: [], left: 26 });
    expect((await table(id)).clocks?.[0]).toEqual({ left: 2 * DAY, since: clock.now });
    const later = clock.now + 30 * DAY;
    await take(people[0], { from: later, days: 5 });
    expect((await people[0].ask('DELETE', `/api/me/days-off/${later}`)).body).toEqual({
      periods: [],
      left: 26,
    });
    expect((await people[0].ask('DELETE', `/api/me/days-off/${later}`)).body).toMatchObject({
      error: 'not-found',
    });
  });

  test('they are limited per year, do not overlap, and begin within half a year', async () => {
    const ada = await account();
    await take(ada, { days: 20 });
    expect(await take(ada, { from: clock.now + 40 * DAY, days: 9 })).toMatchObject({ error: 'too-many' });
    expect(await take(ada, { from: clock.now + 10 * DAY, days: 1 })).toMatchObject({ error: 'not-allowed' });
    expect(await take(ada, { from: clock.now + 400 * DAY, days: 1 })).toMatchObject({ error: 'not-yet' });
    expect(await take(ada, { from: clock.now + 40 * DAY, days: 8 })).toMatchObject({ left: 0 });
  });

  test('they do not save a player who is already late', async () => {
    const { id, people } = await game();
    const { clocks } = await table(id);
    clock.now += 2 * DAY;
    await take(people[0], { days: 3 });
    const [occupant] = (await table(id)).seats;
    // The clock has run out, or is about to be found so.
    if (occupant?.kind === 'player' && occupant.away === null)
      expect((await table(id)).clocks?.[0]).toEqual(clocks?.[0]);
    else expect(occupant).toMatchObject({ away: 'absent' });
  });

  test('a table that cannot be told now is told later, and holds up no others', async () => {
    const [one, other] = [await game(), await game()];
    const from = clock.now + DAY / 2;
    await take(one.people[0], { from, days: 2 });
    await take(other.people[0], { from, days: 2 });
    clock.now = from;
    const broken = vi
      .spyOn(server.house.tables, 'act')
      .mockRejectedValueOnce(new Error('The disk is slow today.'));
    await server.house.calendar.sweep();
    broken.mockRestore();
    await server.house.calendar.sweep();
    for (const { id } of [one, other]) expect((await table(id)).rests[0]).toBe(from + 2 * DAY);
  });

  test('live games have no days off', async () => {
    const { id, people } = await game('live');
    await take(people[0], { days: 3 });
    expect((await table(id)).rests).toEqual([null, null]);
  });

  test('they are in the export, and go with the account', async () => {
    const bea = await account();
    await take(bea, { days: 3 });
    const { id } = await bea.me();
    expect((await bea.get('/api/me/export')).body).toMatchObject({ daysOff: [{ user_id: id }] });
    await bea.leaveForGood();
    const left = await server.house.storage.db
      .selectFrom('days_off')
      .selectAll()
      .where('user_id', '=', id)
      .execute();
    expect(left).toEqual([]);
  });
});

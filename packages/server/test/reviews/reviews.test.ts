import { REVIEW_VERSION } from '@khora/bots/review-tools';
import {
  advance,
  createGame,
  decisions,
  type GameRecord,
  type GameSetup,
  legalMoves,
  RECORD_VERSION,
  RULES_VERSION,
  type Seat,
} from '@khora/engine';
import type { GameReview, TableSummary } from '@khora/protocol';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Clerk, nextFor } from '../../src/reviews/clerk.ts';
import { Reviewer } from '../../src/reviews/reviewer.ts';
import { Reviews } from '../../src/reviews/reviews.ts';
import { ENGINES, type Postgres, startPostgres } from '../support/postgres.ts';
import { ENTROPY } from '../support/table-kit.ts';
import { type OpenServer, openServer, Visitor } from '../support/visitor.ts';

/** A review as it is stored, with nothing in it but what the server looks at. */
function storedReview(playouts: number, version = REVIEW_VERSION): string {
  return JSON.stringify({ format: 'khora-review', version, samples: { playouts } });
}

describe.each(ENGINES)('reviews on %s', (engine) => {
  let postgres: Postgres | null = null;
  let server: OpenServer;
  beforeAll(async () => {
    postgres = engine === 'PostgreSQL' ? await startPostgres() : null;
    server = await openServer({
      botThreads: 1,
      reviews: 'glance',
      ...(postgres && { database: postgres.url }),
    });
  });
  afterAll(async () => {
    await server.close();
    await postgres?.stop();
  });

  /** A game of two people that nobody watches, up to this many moves. */
  async function playedBy(ada: Visitor, bea: Visitor, most = Number.POSITIVE_INFINITY): Promise<string> {
    const settings = { players: 2, visibility: 'private', options: { draft: 'deal' } };
    const { body } = await ada.post('/api/tables', { settings, entropy: ENTROPY });
    const { id, invitation } = body as TableSummary & { invitation: string };
    expect((await bea.post(`/api/tables/${id}/join`, { entropy: ENTROPY, invitation })).status).toBe(200);
    const people = [await ada.me(), await bea.me()];
    const { tables, commands } = server.services;
    for (let moves = 0; moves < most; moves++) {
      const table = await tables.get(id);
      const [seat] = table.game?.asked ?? [];
      if (!table.game || seat === undefined) break;
      const occupant = table.seats[seat];
      const person = people.find((each) => occupant?.kind === 'player' && occupant.user === each.id);
      const legal = legalMoves(table.game.state, seat satisfies Seat);
      const move = legal[(moves * 31) % legal.length];
      if (!person || !move) throw new Error('Nobody can answer.');
      await commands.move(id, { id: person.id, name: person.name, guest: true }, { id: `m-${moves}`, move });
    }
    return id;
  }

  test('players may ask, and everybody at the table gets the same one', async () => {
    const [ada, bea, eve] = await Promise.all([1, 2, 3].map(() => Visitor.guest(server.origin)));
    if (!ada || !bea || !eve) throw new Error('Nobody came.');
    const id = await playedBy(ada, bea);
    const path = `/api/games/${id}/review`;
    expect((await ada.get(path)).body).toEqual({ status: 'none', done: 0, review: null });
    expect((await eve.get(path)).body).toMatchObject({ error: 'not-invited' });
    expect((await eve.post(path)).body).toMatchObject({ error: 'no-seat' });
    expect((await new Visitor(server.origin).post(path)).body).toMatchObject({ error: 'not-signed-in' });
    const asked = (await ada.post(path)).body as GameReview;
    expect(['waiting', 'working']).toContain(asked.status);
    const ready = async () => ((await bea.get(path)).body as GameReview).status;
    await expect.poll(ready, { interval: 200 }).toBe('ready');
    const { body } = await bea.get(path);
    const review = (body as GameReview).review as unknown as { accounts: unknown[]; moments: unknown[] };
    expect(review.accounts).toHaveLength(2);
    expect(review).toMatchObject({ format: 'khora-review', samples: { worlds: 2 } });
    // It is kept, not made again.
    expect((await bea.post(path)).body).toEqual(body);
    expect((await ada.get(`${path}?known=1000000`)).body).toEqual(body);
    expect((await ada.get(`${path}?known=some`)).status).toBe(400);
    const rows = await server.services.storage.db.selectFrom('reviews').select('asked_by').execute();
    expect(rows).toEqual([{ asked_by: (await ada.me()).id }]);
  });

  test('a game that is not over has none', async () => {
    const [ada, bea] = [await Visitor.guest(server.origin), await Visitor.guest(server.origin)];
    const id = await playedBy(ada, bea, 5);
    expect((await ada.post(`/api/games/${id}/review`)).body).toMatchObject({ error: 'not-allowed' });
    expect((await ada.get('/api/games/aaaaaaaaaaaa/review')).status).toBe(404);
  });

  test('nobody keeps others waiting, nobody has too many, and lost work is taken up again', async () => {
    const { db } = server.services.storage;
    await db.deleteFrom('reviews').execute();
    const clock = { now: 1_000_000_000 };
    const reviews = new Reviews({
      db,
      depth: 'glance',
      works: false,
      process: 'one',
      unlimited: false,
      recordOf: () => Promise.reject<GameRecord>(new Error('No work is done here.')),
      now: () => clock.now++,
      log: Fastify().log,
    });
    for (const table of ['a1', 'a2', 'a3']) await reviews.ask(table, 'ada');
    await expect(reviews.ask('a4', 'ada')).rejects.toMatchObject({ code: 'too-many' });
    await reviews.ask('b1', 'bea');
    expect((await reviews.ask('a2', 'bea')).status).toBe('waiting');
    const clerk: Clerk = { db, process: 'two', now: () => clock.now };
    const first = await nextFor(clerk);
    expect(first?.table).toBe('a1');
    const second = await nextFor(clerk);
    expect(second?.table).toBe('b1');
    await second?.note(0.5);
    expect(await reviews.find('b1')).toEqual({ status: 'working', done: 0.5, review: null });
    // What was found so far is told with the progress, and only once to those who say that they know it.
    await second?.note(0.6, storedReview(400));
    await second?.note(0.7);
    const soFar = { status: 'working', done: 0.7, review: { samples: { playouts: 400 } } };
    expect(await reviews.find('b1')).toMatchObject(soFar);
    expect(await reviews.find('b1', 150)).toMatchObject(soFar);
    expect(await reviews.find('b1', 400)).toEqual({ status: 'working', done: 0.7, review: null });
    await second?.finish(storedReview(900));
    const whole = { status: 'ready', done: 1, review: { samples: { playouts: 900 } } };
    expect(await reviews.find('b1')).toMatchObject(whole);
    expect(await reviews.find('b1', 900)).toMatchObject(whole);
    // A late report changes nothing.
    await second?.note(0.9, storedReview(400));
    const row = await db.selectFrom('reviews').selectAll().where('table_id', '=', 'b1').executeTakeFirst();
    expect(row).toMatchObject({ done: 1000, so_far: null });
    // What an earlier version made is made again, as soon as somebody asks.
    const old = storedReview(900, REVIEW_VERSION - 1);
    await db.updateTable('reviews').set({ text: old }).where('table_id', '=', 'b1').execute();
    expect(await reviews.find('b1')).toEqual({ status: 'none', done: 0, review: null });
    expect(await reviews.ask('b1', 'bea')).toMatchObject({ status: 'waiting', done: 0 });
    const anew = await nextFor(clerk);
    expect(anew?.table).toBe('b1');
    await anew?.finish(storedReview(900));
    expect(await reviews.ask('b1', 'bea')).toMatchObject({ status: 'ready', done: 1 });
    await first?.fail('broken');
    expect(await reviews.find('a1')).toMatchObject({ status: 'failed' });
    // Asked again, it waits again.
    expect(await reviews.ask('a1', 'ada')).toMatchObject({ status: 'waiting' });
    const third = await nextFor(clerk);
    expect(third?.table).toBe('a2');
    await third?.leave();
    expect((await nextFor(clerk))?.table).toBe('a2');
    clock.now += 90_000;
    expect((await nextFor({ ...clerk, process: 'three' }))?.table).toBe('a2');
    // A process that lost it can no longer change it.
    await third?.finish('{}');
    expect(await reviews.find('a2')).toMatchObject({ status: 'working' });
  });
});

test('the first curves are told before decisions are rated', async () => {
  const setup: GameSetup = { players: 2, seed: 'curves', options: { draft: 'deal' } };
  const state = createGame(setup);
  const moves: GameRecord['moves'][number][] = [];
  for (let [asked] = decisions(state); asked; [asked] = decisions(state)) {
    const legal = legalMoves(state, asked.seat);
    const move = legal[(moves.length * 31) % legal.length];
    if (!move) throw new Error('Nobody can answer.');
    moves.push({ seat: asked.seat, move });
    advance(state, asked.seat, move);
  }
  const record: GameRecord = { format: 'khora', version: RECORD_VERSION, rules: RULES_VERSION, setup, moves };
  const heard: { done: number; soFar: string | null }[] = [];
  const text = await new Reviewer().review({ record, depth: 'glance' }, (done, soFar) =>
    heard.push({ done, soFar }),
  );
  const first = heard.find(({ soFar }) => soFar !== null);
  expect(first?.done).toBeLessThan(1);
  expect(JSON.parse(first?.soFar ?? '')).toMatchObject({
    format: 'khora-review',
    samples: { worlds: 2, tries: 0 },
    decisions: [],
  });
  expect((JSON.parse(first?.soFar ?? '') as { moments: unknown[] }).moments).toHaveLength(moves.length + 1);
  expect(JSON.parse(text ?? '')).toMatchObject({ samples: { worlds: 2, tries: 2 } });
});

test('a server that makes none says so', async () => {
  const server = await openServer({ reviews: 'off' });
  expect(await server.services.reviews.find('aaaaaaaaaaaa')).toEqual({
    status: 'off',
    done: 0,
    review: null,
  });
  await server.close();
});

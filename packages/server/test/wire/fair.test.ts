import {
  commitmentTo,
  type DicePromise,
  type Fairness,
  isFair,
  type Profile,
  type TableSummary,
} from '@khora/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, newEntropy } from '../support/client.ts';
import { Visitor } from '../support/visitor.ts';
import { type OpenServer, openServer } from '../support/wire-kit.ts';

let server: OpenServer;
let ada: Visitor;
let bea: Visitor;
let guest: Visitor;
beforeAll(async () => {
  server = await openServer();
  ada = await Visitor.account(server.origin, 'ada');
  bea = await Visitor.account(server.origin, 'bea');
  guest = await Visitor.guest(server.origin);
});
afterAll(() => server.close());

interface Published {
  readonly fair: Fairness;
  readonly setup: { readonly seed: string };
}

async function open(
  founder: Visitor,
  settings: object = {},
  more: object = {},
): Promise<TableSummary & { readonly commitment: string }> {
  const { body } = await founder.post('/api/tables', {
    settings: { players: 2, ...settings },
    entropy: newEntropy(),
    ...more,
  });
  return body as TableSummary & { commitment: string };
}

/** A game of Ada and Bea that is over. */
async function finished(): Promise<string> {
  const { id } = await open(ada);
  await join(bea, id);
  await bea.post(`/api/tables/${id}/leave`);
  return id;
}

function join(visitor: Visitor, id: string) {
  return visitor.post(`/api/tables/${id}/join`, { entropy: newEntropy() });
}

describe('a rated game', () => {
  test('is chosen by the player who opens the table, and everybody is told', async () => {
    const { id, settings } = await open(ada, { rated: true });
    expect(settings.rated).toBe(true);
    expect((await open(ada)).settings.rated).toBe(false);
    expect((await guest.get(`/api/tables/${id}`)).body).toMatchObject({ settings: { rated: true } });
    const client = new Client(server.origin, bea.cookieHeader);
    await client.connect();
    expect(await client.watch(id)).toMatchObject({ rated: true, result: null });
    client.close();
  });

  test('has no seat for guests, bots and programs', async () => {
    const { id } = await open(ada, { rated: true });
    expect(await join(guest, id)).toMatchObject({ status: 409, body: { error: 'accounts-only' } });
    expect(await open(guest, { rated: true })).toMatchObject({ error: 'accounts-only' });
    expect(await open(ada, { rated: true }, { bots: ['citizen'] })).toMatchObject({ error: 'not-allowed' });
    const bot = { level: 'citizen' };
    expect((await ada.post(`/api/tables/${id}/seats/1`, bot)).body).toMatchObject({ error: 'not-allowed' });
    expect((await ada.post(`/api/tables/${id}/start`, { fill: 'citizen' })).body).toMatchObject({
      error: 'not-allowed',
    });
    const { body } = await bea.post('/api/me/tokens', { name: 'bot', scopes: ['read', 'play'] });
    const program = new Visitor(server.origin);
    program.headers = { authorization: `Bearer ${(body as { secret: string }).secret}` };
    expect((await join(program, id)).body).toMatchObject({ error: 'by-hand' });
    expect((await join(bea, id)).status).toBe(200);
    const move = { id: 'message-1', move: { type: 'pass' } };
    expect((await program.post(`/api/tables/${id}/moves`, move)).body).toMatchObject({ error: 'by-hand' });
  });

  test('the result says who resigned, and ranks them last', async () => {
    const { id } = await open(ada, { rated: true, visibility: 'public' });
    await join(bea, id);
    const client = new Client(server.origin, bea.cookieHeader);
    await client.connect();
    await client.watch(id);
    await ada.post(`/api/tables/${id}/leave`);
    const result = [
      { rank: 2, left: 'resigned' },
      { rank: 1, left: null },
    ];
    expect(await client.watch(id)).toMatchObject({ status: 'finished', result });
    expect((await guest.get(`/api/tables/${id}`)).body).toMatchObject({ result });
    const { body: games } = await guest.get('/api/games');
    expect((games as TableSummary[]).find((game) => game.id === id)).toMatchObject({ result });
    expect((await ada.me()).rating?.value).toBeLessThan(0);
    expect((await bea.me()).rating?.value).toBeGreaterThan(0);
    client.close();
  });
});

test('aborting is counted, and limited', async () => {
  const aborter = await Visitor.account(server.origin, 'aborter');
  const abort = async () => {
    const { id } = await open(aborter, { rated: true });
    await join(bea, id);
    const { body } = await aborter.post(`/api/tables/${id}/abort`);
    return body as TableSummary & { error?: string };
  };
  for (let times = 0; times < 3; times++) expect((await abort()).status).toBe('closed');
  expect((await abort()).error).toBe('too-many');
  const { id } = await aborter.me();
  const profile = (await guest.get(`/api/profiles/${id}`)).body as Profile;
  expect(profile).toMatchObject({ aborted: 3, games: 0, rating: null });
});

test('aborting many games at the same moment does not get around the limit', async () => {
  const hasty = await Visitor.account(server.origin, 'hasty');
  const tables: string[] = [];
  for (let times = 0; times < 5; times++) {
    const { id } = await open(hasty, { rated: true });
    await join(bea, id);
    tables.push(id);
  }
  const { id } = await hasty.me();
  const person = { id, name: 'hasty', guest: false };
  // Past the door, where requests would arrive one after the other.
  const answers = await Promise.allSettled(
    tables.map((table) => server.services.commands.abort(table, person)),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect((await guest.get(`/api/profiles/${id}`)).body).toMatchObject({ aborted: 3 });
});

describe('the server’s contribution to the seed', () => {
  test('is promised before the founder gives theirs, and kept', async () => {
    const { dice, commitment } = (await ada.post('/api/dice')).body as DicePromise;
    const { id } = await open(ada, {}, { dice, bots: ['citizen'] });
    await ada.post(`/api/tables/${id}/leave`);
    const { fair, setup } = (await ada.get(`/api/games/${id}/record`)).body as Published;
    expect(fair.commitment).toBe(commitment);
    expect(commitmentTo(fair.secret)).toBe(commitment);
    expect(isFair(fair, setup.seed)).toBe(true);
  });

  test('nobody contributes before its hash is published: without a promise, the founder does not', async () => {
    const { id, commitment } = await open(ada, {}, { entropy: 'ad'.repeat(16) });
    const read = (await bea.get(`/api/tables/${id}`)).body;
    expect(read).toMatchObject({ commitment });
    await bea.post(`/api/tables/${id}/join`, { entropy: 'be'.repeat(16) });
    await ada.post(`/api/tables/${id}/leave`);
    const { fair, setup } = (await ada.get(`/api/games/${id}/record`)).body as Published;
    expect(fair).toMatchObject({ commitment, entropy: [null, 'be'.repeat(16)] });
    expect(isFair(fair, setup.seed)).toBe(true);
  });

  test('a founder need not contribute', async () => {
    expect(await open(ada, {}, { entropy: undefined })).toMatchObject({ status: 'gathering' });
  });

  test('is used once: asking again gives the same table', async () => {
    const { dice } = (await ada.post('/api/dice')).body as DicePromise;
    const first = await open(ada, {}, { dice });
    expect(await open(ada, { players: 4 }, { dice })).toMatchObject({
      id: first.id,
      settings: { players: 2 },
    });
  });

  test.each(['', 'abcdefghijkm', 'abcdefghijkm.99999999999999.AAAA'])(
    'cannot be made up: %j',
    async (dice) => {
      expect(await open(ada, {}, { dice })).toMatchObject({ error: 'malformed' });
    },
  );

  test('is only for the user it was promised to', async () => {
    const { dice } = (await ada.post('/api/dice')).body as DicePromise;
    expect(await open(bea, {}, { dice })).toMatchObject({ error: 'malformed' });
  });

  test('applies to a rematch too', async () => {
    const id = await finished();
    const { dice, commitment } = (await ada.post('/api/dice')).body as DicePromise;
    const { body } = await ada.post(`/api/tables/${id}/rematch`, { entropy: newEntropy(), dice });
    const client = new Client(server.origin, ada.cookieHeader);
    await client.connect();
    expect((await client.watch((body as TableSummary).id)).commitment).toBe(commitment);
    client.close();
  });

  test('without a promise, whoever wants a rematch first does not contribute; the others do', async () => {
    const old = await finished();
    const again = async (visitor: Visitor, entropy: string) =>
      (await visitor.post(`/api/tables/${old}/rematch`, { entropy })).body as TableSummary;
    const { id } = await again(ada, 'ad'.repeat(16));
    await again(bea, 'be'.repeat(16));
    await ada.post(`/api/tables/${id}/leave`);
    const { fair } = (await ada.get(`/api/games/${id}/record`)).body as Published;
    expect(fair.entropy).toEqual([null, 'be'.repeat(16)]);
  });
});

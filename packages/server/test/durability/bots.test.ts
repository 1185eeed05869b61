import { rmSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { type RunningServer, startServer } from '../../src/server.ts';
import { Guest } from '../support/guest.ts';
import { newFolder } from '../support/table-kit.ts';

const LIVE = { kind: 'live', bank: 600, increment: 5 } as const;

const clock = { ahead: 0 };
let folder = '';
let server: RunningServer | null = null;
let guests: Guest[] = [];

/** A server whose clock can be put forward. */
async function open(threads = 1): Promise<string> {
  const config = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    KHORA_DATA: folder,
    KHORA_LOG: 'error',
    KHORA_BOT_THREADS: String(threads),
    KHORA_UNLIMITED: 'true',
  });
  server = await startServer(config, () => Date.now() + clock.ahead);
  return `http://127.0.0.1:${server.port}`;
}

function begin(threads = 1): Promise<string> {
  folder = newFolder();
  clock.ahead = 0;
  return open(threads);
}

async function guestAt(origin: string): Promise<Guest> {
  const guest = await Guest.at(origin);
  guests.push(guest);
  return guest;
}

afterEach(async () => {
  for (const { client } of guests) client.close();
  guests = [];
  await server?.close();
  server = null;
  rmSync(folder, { recursive: true, force: true });
});

/** Answers whenever asked, until the game is over or this many moves are made. */
async function playOn(person: Guest, id: string, moves = Number.POSITIVE_INFINITY): Promise<void> {
  for (let made = 0; made < moves; made++) {
    const { status, version } = await person.sees(
      id,
      (now) => now.status === 'finished' || person.client.isAsked(id),
      'to be asked',
    );
    if (status === 'finished') return;
    await person.moveAnyhow(id, `message-${version}`);
  }
}

test('one person and three bots play a game to its end', async () => {
  const person = await guestAt(await begin());
  const { id } = await person.client.found({
    settings: { players: 4 },
    bots: ['ephebe', 'citizen', 'ephebe'],
  });
  await person.client.watch(id);
  await playOn(person, id);
  const { view, seats } = person.client.snapshot(id);
  expect(view?.phase).toBe('over');
  expect(seats.map(({ kind }) => kind)).toEqual(['player', 'bot', 'bot', 'bot']);
});

test('bots answer last: a move can be taken back while another person thinks', async () => {
  const origin = await begin();
  const [one, other] = [await guestAt(origin), await guestAt(origin)];
  const { id } = await one.client.found({
    settings: { players: 4 },
    bots: [null, 'ephebe', 'ephebe'],
  });
  await other.client.join(id);
  await one.client.watch(id);
  await other.client.watch(id);
  const { version } = one.client.snapshot(id);
  await one.moveAnyhow(id, 'message-1');
  await one.insist('message-2', { type: 'undo', table: id, id: 'message-2' });
  const back = one.client.snapshot(id);
  // Nobody else has answered in between.
  expect([back.version, back.length]).toEqual([version + 2, 0]);
  await one.moveAnyhow(id, 'message-3');
  await other.moveAnyhow(id, 'message-4');
  // Now only bots are left: they answer, and the next cards are passed on.
  await one.sees(id, (now) => now.length >= 4 && one.client.isAsked(id), 'the answers of the bots');
});

test('a server that stops while bots are asked continues when it starts again', async () => {
  const person = await guestAt(await begin(0));
  const { id } = await person.client.found({
    settings: { players: 4 },
    bots: ['ephebe', 'ephebe', 'ephebe'],
  });
  await person.client.watch(id);
  // Without threads nobody thinks: the bots are still asked when the server ends.
  while (person.client.isAsked(id))
    await person.moveAnyhow(id, `message-${person.client.snapshot(id).version}`);
  const { version } = person.client.snapshot(id);
  await server?.close();
  const origin = await open();
  await person.connect(origin);
  await person.client.watch(id, version);
  await person.sees(id, (now) => now.version > version && person.client.isAsked(id), 'the bots to go on');
  await playOn(person, id, 5);
  expect(person.client.snapshot(id).version).toBeGreaterThan(version + 5);
});

test('a bot plays on for somebody who is out of time, until they return', async () => {
  const origin = await begin();
  const [one, other] = [await guestAt(origin), await guestAt(origin)];
  const { id } = await one.client.found({ settings: { players: 2, clock: LIVE } });
  await other.client.join(id);
  await one.client.watch(id);
  await other.client.watch(id);
  await one.sees(id, ({ status }) => status === 'playing', 'the start');
  await one.moveAnyhow(id, 'message-1');
  clock.ahead += 601_000;
  const away = (now: { readonly seats: readonly unknown[] }) =>
    (now.seats[1] as { readonly away?: string | null }).away;
  await one.sees(id, (now) => away(now) === 'absent', 'the clock to run out');
  // The bot answers for them, so that the game gets back to the player who is there.
  await one.sees(id, () => one.client.isAsked(id), 'to be asked');
  await other.insist('message-2', { type: 'return', table: id, id: 'message-2' });
  const { clocks } = await other.sees(id, (now) => away(now) === null, 'to be back');
  expect(clocks?.[1]?.left).toBeGreaterThanOrEqual(60_000);
  await one.sees(id, (now) => away(now) === null, 'the other to be back');
  await other.sees(id, () => other.client.isAsked(id) || one.client.isAsked(id), 'anybody asked');
  const next = other.client.isAsked(id) ? other : one;
  await next.moveAnyhow(id, 'message-3');
});

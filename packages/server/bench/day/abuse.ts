import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from '../../test/support/client.ts';
import type { Chance } from '../chance.ts';
import { maskedFrame } from '../frames.ts';
import { Blunt, headOf } from './blunt.ts';

/** Somebody who misbehaves, and what they know. */
interface Abuser {
  readonly origin: string;
  /** What the proxy says about its client: what the client claims, and then where the client really is. */
  readonly forwarded: () => string;
  /** Other people's tables with a game in progress. */
  readonly tables: readonly string[];
  /** Finished games that the server does not have in memory. */
  readonly shelf: readonly string[];
  readonly chance: Chance;
  readonly isOn: () => boolean;
  readonly count: (what: string) => void;
}

type Way = (abuser: Abuser) => Promise<void>;

/** The ways of misbehaving. */
export const WAYS: Readonly<Record<string, Way>> = {
  chat,
  archons,
  lobby,
  sockets,
  forged,
  guesses,
  deaf,
  malformed,
  curious,
  empty,
  streams,
  changes,
  cold,
  exports,
};

/** Does something over and over, a fixed number of times a second, whatever the result. */
async function again({ isOn, count }: Abuser, perSecond: number, work: () => Promise<void> | void) {
  while (isOn()) {
    void Promise.resolve()
      .then(work)
      .catch(() => count('failed'));
    await wait(1000 / perSecond);
  }
}

async function guest(abuser: Abuser): Promise<Client> {
  for (;;)
    try {
      return await Client.guest(abuser.origin, {
        headers: { 'x-forwarded-for': abuser.forwarded() },
        onMessage: ({ type }) => abuser.count(`heard ${type}`),
      });
    } catch {
      await wait(1000);
    }
}

/** Another socket of the same person. */
function another(abuser: Abuser, { cookie }: Client): Client {
  return new Client(abuser.origin, cookie, { headers: { 'x-forwarded-for': abuser.forwarded() } });
}

/** Twenty sockets at the abuser's own table that all chat, and come back when they are cut off. */
async function chat(abuser: Abuser): Promise<void> {
  const one = await guest(abuser);
  const { id: table } = await one.found({ settings: { players: 4, visibility: 'public' } });
  const mouths = Array.from({ length: 20 }, () => another(abuser, one));
  const talk = (mouth: Client) =>
    again(abuser, 10, async () => {
      if (!mouth.isOpen) return abuser.count('chat without a connection');
      const answer = await mouth.ask((id) => ({ type: 'chat', table, id, text: 'x'.repeat(200) }));
      abuser.count(`chat ${answer.type === 'refused' ? answer.error : 'heard'}`);
    });
  const comeBack = (mouth: Client) =>
    again(abuser, 0.5, async () => {
      mouth.close();
      await mouth.connect();
    });
  await Promise.all(mouths.flatMap((mouth) => [talk(mouth), comeBack(mouth)]));
}

/** Table after table with three Archons, and a move whenever one is asked for. */
async function archons(abuser: Abuser): Promise<void> {
  const one = await guest(abuser);
  const tables: string[] = [];
  const post = posting(abuser, one.cookie);
  const open = again(abuser, 5, async () => {
    const { status, body } = await post('/api/tables', {
      settings: { players: 4 },
      bots: ['archon', 'archon', 'archon'],
      entropy: '0'.repeat(32),
    });
    abuser.count(`table with Archons ${status}`);
    if (status !== 200) return;
    const { id } = JSON.parse(body) as { id: string };
    await one.watch(id);
    tables.push(id);
  });
  const play = again(abuser, 10, async () => {
    const table = tables.find((each) => one.isAsked(each));
    const [move] = table === undefined ? [] : one.moves(table);
    if (table !== undefined && move) await one.move(table, move);
  });
  await Promise.all([open, play]);
}

/** Table after table that nobody wants to join. */
async function lobby(abuser: Abuser): Promise<void> {
  const one = await guest(abuser);
  const post = posting(abuser, one.cookie);
  await again(abuser, 20, async () => {
    const { status } = await post('/api/tables', {
      settings: { players: 4, visibility: 'public' },
      entropy: '0'.repeat(32),
    });
    abuser.count(`table in the lobby ${status}`);
  });
}

/** Hundreds of sockets from one address, without a name or with one. */
async function sockets(abuser: Abuser): Promise<void> {
  const one = await guest(abuser);
  let open = 0;
  await again(abuser, 50, () => {
    if (open >= 600) return;
    const socket = upgrading(abuser, abuser.chance.below(2) === 0 ? { cookie: one.cookie } : {});
    let isOpen = false;
    socket.once('data', (data: Buffer) => {
      isOpen = data.toString('latin1').startsWith('HTTP/1.1 101');
      if (isOpen) open += 1;
      abuser.count(isOpen ? 'socket open' : 'socket refused');
    });
    socket.on('data', () => undefined);
    socket.on('end', () => socket.end());
    socket.on('error', () => abuser.count('socket cut off'));
    socket.on('close', () => {
      if (isOpen) open -= 1;
    });
  });
}

/** New guests all the time, each with another forged address in the header. */
async function forged(abuser: Abuser): Promise<void> {
  const lie = () => `203.0.113.${abuser.chance.below(256)}, ${abuser.forwarded()}`;
  const post = posting({ ...abuser, forwarded: lie });
  await again(abuser, 20, async () => {
    const { status } = await post('/api/auth/sign-in/anonymous', {});
    abuser.count(`guest with a forged address ${status}`);
  });
}

/** Requests of one abuser, by nobody in particular unless there is a cookie. */
function posting(abuser: Abuser, cookie?: string) {
  const ask = asking(abuser, cookie);
  return (path: string, body: unknown) => ask('POST', path, body);
}

function asking({ origin, forwarded }: Abuser, cookie?: string) {
  const blunt = new Blunt(origin);
  return (method: string, path: string, body?: unknown) =>
    blunt.ask(
      `${method} ${path}`,
      { origin, 'x-forwarded-for': forwarded(), ...(cookie !== undefined && { cookie }) },
      body,
    );
}

/** A connection that is to become a socket. */
function upgrading(abuser: Abuser, headers: Readonly<Record<string, string>>): Socket {
  return requesting(abuser, 'GET /ws', {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'bm8gc2VjcmV0LCBhIGtleQ==',
    ...headers,
  });
}

/** A connection with a request, whose answer may have no end. */
function requesting(
  { origin, forwarded }: Abuser,
  request: string,
  headers: Readonly<Record<string, string>>,
): Socket {
  const { hostname, port, host } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port) });
  const all = { host, origin, 'x-forwarded-for': forwarded(), ...headers };
  socket.write(headOf(`${request} HTTP/1.1`, all));
  return socket;
}

/** Wrong passwords, for one account and for many. */
async function guesses(abuser: Abuser): Promise<void> {
  const post = posting(abuser);
  await again(abuser, 20, async () => {
    const username = abuser.chance.below(2) === 0 ? 'somebody' : `somebody${abuser.chance.below(1000)}`;
    const { status } = await post('/api/auth/sign-in/username', {
      username,
      password: `guess ${abuser.chance.below(1_000_000)}`,
    });
    abuser.count(`wrong password ${status}`);
  });
}

/** Sockets that listen to twenty tables each and never read what they are told. */
async function deaf(abuser: Abuser): Promise<void> {
  await again(abuser, 2, () => {
    const socket = upgrading(abuser, {});
    socket.on('connect', () => {
      socket.pause();
      for (let watched = 0; watched < 20; watched++) {
        const table = abuser.tables[abuser.chance.below(abuser.tables.length)] ?? '';
        socket.write(maskedFrame(JSON.stringify({ type: 'watch', table })), 'latin1');
      }
      abuser.count('deaf socket');
    });
    socket.on('error', () => abuser.count('deaf socket cut off'));
    const left = setInterval(() => {
      if (abuser.isOn()) return;
      clearInterval(left);
      socket.destroy();
    }, 500);
  });
}

const NONSENSE: readonly (string | Buffer)[] = [
  '',
  '{',
  'null',
  '{"type":"move"}',
  '{"type":"watch","table":{"$ne":1}}',
  `{"type":"chat","table":"aaaaaaaaaaaa","id":"1","text":"${'x'.repeat(15_000)}"}`,
  'x'.repeat(100_000),
  Buffer.from([0xff, 0xfe, 0x00]),
  '['.repeat(10_000),
];

/** A hundred nonsense messages a second. */
async function malformed(abuser: Abuser): Promise<void> {
  const one = await guest(abuser);
  const comeBack = again(abuser, 1, async () => {
    one.close();
    await one.connect();
  });
  const babble = again(abuser, 100, () => {
    one.sendText(NONSENSE[abuser.chance.below(NONSENSE.length)] ?? '');
    abuser.count('nonsense');
  });
  await Promise.all([comeBack, babble]);
}

/** Has other people's games replayed from the beginning, forty times a second. */
async function curious(abuser: Abuser): Promise<void> {
  const one = await guest(abuser);
  const table = abuser.tables[abuser.chance.below(abuser.tables.length)] ?? '';
  await one.watch(table);
  const watch = again(abuser, 20, () => one.sendText(JSON.stringify({ type: 'watch', table })));
  const look = again(abuser, 20, () => {
    one.sendText(JSON.stringify({ type: 'look', table, at: abuser.chance.below(200) }));
    abuser.count('look');
  });
  await Promise.all([watch, look]);
}

const SEEK = {
  players: 2,
  clock: { kind: 'live', bank: 600, increment: 5 },
  wait: null,
  level: 'ephebe',
} as const;
const ENTROPY = '0'.repeat(32);

/** Two guests who leave one game after another and fill the lobby with rematches, and with games found by looking for one. */
async function empty(abuser: Abuser): Promise<void> {
  const [one, other] = [await guest(abuser), await guest(abuser)];
  const [post, postOther] = [posting(abuser, one.cookie), posting(abuser, other.cookie)];
  const rematches = again(abuser, 5, async () => {
    const settings = { players: 2, visibility: 'public' };
    const opened = await post('/api/tables', { settings, entropy: ENTROPY });
    abuser.count(`game to leave ${opened.status}`);
    if (opened.status !== 200) return;
    const { id } = JSON.parse(opened.body) as { id: string };
    await postOther(`/api/tables/${id}/join`, { entropy: ENTROPY });
    await postOther(`/api/tables/${id}/leave`, {});
    const { status } = await post(`/api/tables/${id}/rematch`, { entropy: ENTROPY });
    abuser.count(`rematch ${status}`);
  });
  const seek = (by: typeof post) =>
    again(abuser, 5, async () => {
      const drawn = await by('/api/dice', {});
      if (drawn.status !== 200) return abuser.count(`dice ${drawn.status}`);
      const { dice } = JSON.parse(drawn.body) as { dice: string };
      const { status } = await by('/api/seek', { ...SEEK, entropy: ENTROPY, dice });
      abuser.count(`looking for a game ${status}`);
    });
  await Promise.all([rematches, seek(post), seek(postOther)]);
}

/** Nine guests with eighteen streams each of one game, where more come and go all the time. */
async function streams(abuser: Abuser): Promise<void> {
  const listeners = await several(abuser, 9);
  const comers = await several(abuser, 9);
  const [owner] = listeners;
  if (!owner) return;
  const { id: table } = await owner.found({
    settings: { players: 4 },
    bots: ['citizen', 'citizen', 'citizen'],
  });
  const { version } = await owner.watch(table);
  for (const { cookie } of listeners)
    for (let stream = 0; stream < 18; stream++)
      requesting(abuser, `GET /api/tables/${table}/stream`, { cookie })
        .on('data', () => undefined)
        .on('error', () => abuser.count('stream cut off'));
  await again(abuser, 10, () => {
    for (const comer of comers) {
      comer.send({ type: 'unwatch', table });
      comer.send({ type: 'watch', table, since: version });
    }
    abuser.count('coming and going');
  });
}

async function several(abuser: Abuser, number: number): Promise<Client[]> {
  const guests: Client[] = [];
  while (guests.length < number) guests.push(await guest(abuser));
  return guests;
}

/** One password after another for the same account. */
async function changes(abuser: Abuser): Promise<void> {
  const one = await guest(abuser);
  const ask = asking(abuser, one.cookie);
  const password = 'olives and figs';
  const username = `changing${abuser.chance.below(1_000_000)}`;
  await ask('POST', '/api/me/upgrade', { username, password });
  const { body } = await ask('POST', '/api/me/proof', { password });
  const { proof } = JSON.parse(body) as { proof: string };
  await again(abuser, 20, async () => {
    const { status } = await ask('PUT', '/api/me/password', { password, proof });
    abuser.count(`new password ${status}`);
  });
}

/** Whatever can be asked of games that were over long ago. */
async function cold(abuser: Abuser): Promise<void> {
  const one = await guest(abuser);
  const ask = asking(abuser, one.cookie);
  const any = () => abuser.shelf[abuser.chance.below(abuser.shelf.length)] ?? '';
  const watch = again(abuser, 10, () => {
    const table = any();
    one.sendText(JSON.stringify({ type: 'watch', table, since: 1_000_000 }));
    one.sendText(JSON.stringify({ type: 'unwatch', table }));
    one.sendText(JSON.stringify({ type: 'return', table: any(), id: 'message' }));
    abuser.count('game from the shelf');
  });
  const read = again(abuser, 20, async () => {
    const { status } = await ask('GET', `/api/games/${any()}/record`);
    abuser.count(`record ${status}`);
  });
  await Promise.all([watch, read]);
}

/** Opens and closes tables, and wants a list of all of them, again and again. */
async function exports(abuser: Abuser): Promise<void> {
  const one = await guest(abuser);
  const ask = asking(abuser, one.cookie);
  const open = again(abuser, 4, async () => {
    const { status, body } = await ask('POST', '/api/tables', {
      settings: { players: 2 },
      entropy: ENTROPY,
    });
    if (status !== 200) return;
    const { id } = JSON.parse(body) as { id: string };
    await ask('POST', `/api/tables/${id}/leave`, {});
  });
  const take = again(abuser, 5, async () => {
    const { status } = await ask('GET', '/api/me/export');
    abuser.count(`export ${status}`);
  });
  await Promise.all([open, take]);
}

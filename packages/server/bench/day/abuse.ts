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
function posting({ origin, forwarded }: Abuser, cookie?: string) {
  const blunt = new Blunt(origin);
  return (path: string, body: unknown) =>
    blunt.post(
      path,
      { origin, 'x-forwarded-for': forwarded(), ...(cookie !== undefined && { cookie }) },
      body,
    );
}

/** A connection that is to become a socket. */
function upgrading({ origin, forwarded }: Abuser, headers: Readonly<Record<string, string>>): Socket {
  const { hostname, port, host } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.write(
    headOf('GET /ws HTTP/1.1', {
      host,
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'bm8gc2VjcmV0LCBhIGtleQ==',
      origin,
      'x-forwarded-for': forwarded(),
      ...headers,
    }),
  );
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

import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { Client } from '../../test/support/client.ts';
import type { Chance } from '../chance.ts';
import { maskedFrame } from '../frames.ts';

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
      const { type } = await mouth.ask((id) => ({ type: 'chat', table, id, text: 'x'.repeat(200) }));
      abuser.count(`chat ${type}`);
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
  const open = again(abuser, 5, async () => {
    const { status, body } = await one.request('POST', '/api/tables', {
      settings: { players: 4 },
      bots: ['archon', 'archon', 'archon'],
      entropy: '0'.repeat(32),
    });
    abuser.count(`table with Archons ${status}`);
    if (status !== 200) return;
    const { id } = body as { id: string };
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
  await again(abuser, 20, async () => {
    const { status } = await one.request('POST', '/api/tables', {
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
    const socket = new WebSocket(`${abuser.origin.replace('http', 'ws')}/ws`, {
      headers: {
        origin: abuser.origin,
        'x-forwarded-for': abuser.forwarded(),
        ...(abuser.chance.below(2) === 0 && { cookie: one.cookie }),
      },
    });
    socket.on('open', () => {
      open += 1;
      abuser.count('socket open');
    });
    socket.on('error', () => abuser.count('socket refused'));
    socket.on('close', () => {
      open = Math.max(0, open - 1);
    });
  });
}

/** New guests all the time, each with another forged address in the header. */
async function forged(abuser: Abuser): Promise<void> {
  const lie = () => `203.0.113.${abuser.chance.below(256)}, ${abuser.forwarded()}`;
  await again(abuser, 20, async () => {
    const { status } = await fetch(`${abuser.origin}/api/auth/sign-in/anonymous`, {
      method: 'POST',
      headers: { origin: abuser.origin, 'content-type': 'application/json', 'x-forwarded-for': lie() },
      body: '{}',
    });
    abuser.count(`guest with a forged address ${status}`);
  });
}

/** Sockets that listen to twenty tables each and never read what they are told. */
async function deaf(abuser: Abuser): Promise<void> {
  const { hostname, port, host } = new URL(abuser.origin);
  await again(abuser, 2, () => {
    const lines = [
      'GET /ws HTTP/1.1',
      `Host: ${host}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: bm8gc2VjcmV0LCBhIGtleQ==',
      `Origin: ${abuser.origin}`,
      `X-Forwarded-For: ${abuser.forwarded()}`,
    ];
    const socket = connect({ host: hostname, port: Number(port) }, () => {
      socket.pause();
      socket.write(`${lines.join('\r\n')}\r\n\r\n`);
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

import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newEntropy } from '../support/client.ts';
import { type OpenServer, openServer, Visitor } from '../support/visitor.ts';

let server: OpenServer;
let host: Visitor;
beforeAll(async () => {
  server = await openServer();
  host = await Visitor.guest(server.origin);
  await host.ask('PATCH', '/api/me', { name: '<Ada> & "Bea"' });
});
afterAll(() => server.close());

const page = async (path: string) => {
  const response = await fetch(server.origin + path, { redirect: 'manual' });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/html');
  return response.text();
};
const open = async (settings: object, bots: readonly (string | null)[] = []) => {
  const { body } = await host.post('/api/tables', {
    settings: { players: 4, ...settings },
    bots,
    entropy: newEntropy(),
  });
  return body as { id: string; invitation: string };
};
const NAME = '&lt;Ada&gt; &amp; &quot;Bea&quot;';

test('the address of a table tells messengers who invites, to what, in the inviter’s language', async () => {
  const { id } = await open({ clock: { kind: 'live', bank: 600, increment: 10 } }, [null, 'citizen']);
  const html = await page(`/room/${id}`);
  expect(html).toContain(`property="og:title" content="${NAME} invites you to a game of Khôra"`);
  expect(html).toContain('content="Players: 4, Free seats: 2, 10 min + 10 s.');
  expect(html).toContain(`property="og:url" content="${server.origin}/room/${id}"`);
  expect(html).toContain(`property="og:image" content="${server.origin}/preview/pobo.png"`);
  // Browsers go on to the table.
  expect(html).toContain(`http-equiv="refresh" content="0; url=../#/room/${id}"`);
  expect(html).not.toContain('<Ada>');
  const german = await page(`/room/${id}?lang=de`);
  expect(german).toContain(`${NAME} lädt dich zu einer Partie Khôra ein`);
  expect(german).toContain('Freie Plätze: 2');
  expect(await page(`/room/${id}?lang=xx`)).toBe(html);
});

test('unusual options and variants are named', async () => {
  const { id } = await open({
    options: { draft: 'deal', dice: 'shared', cityChoice: 'choose', optionalPayment: true },
  });
  expect(await page(`/room/${id}`)).toContain(
    'no clock, cities chosen in turn, dealt hands, shared dice, optional payment. Lead',
  );
  expect(await page(`/room/${id}?lang=ru`)).toContain('общие кубики');
  const usual = await open({ options: { draft: 'pass', dice: 'standard', cityChoice: 'random' } });
  expect(await page(`/room/${usual.id}`)).toContain('Free seats: 3, no clock. Lead');
});

test('a private table says nothing without its invitation, no more than one that is not there', async () => {
  const { id, invitation } = await open({ visibility: 'private', rated: false });
  const none = 'nosuchtable0';
  expect((await page(`/room/${id}`)).replaceAll(id, none)).toBe(await page(`/room/${none}`));
  expect(await page(`/room/${id}/wrong`)).not.toContain('Ada');
  const html = await page(`/room/${id}/${invitation}`);
  expect(html).toContain(`${NAME} invites you`);
  expect(html).toContain(`url=../../#/room/${id}/${invitation}"`);
});

test('the picture is a PNG that shows the seats', async () => {
  const fetched = async (seats: string) => {
    const response = await fetch(`${server.origin}/preview/${seats}.png`);
    expect(response.headers.get('content-type')).toBe('image/png');
    return Buffer.from(await response.arrayBuffer());
  };
  const [full, free] = [await fetched('pp'), await fetched('po')];
  for (const file of [full, free]) {
    expect(file.toString('latin1', 1, 4)).toBe('PNG');
    const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
    expect([width, height]).toEqual([600, 315]);
    // Between the header's chunk and the empty one at the end.
    const length = file.readUInt32BE(33);
    expect(inflateSync(file.subarray(41, 41 + length))).toHaveLength(height * (width * 3 + 1));
    // For posts in chats: small enough for everybody.
    expect(file.length).toBeLessThan(100_000);
  }
  expect(full.equals(free)).toBe(false);
  expect((await fetch(`${server.origin}/preview/xx.png`)).status).toBe(400);
});

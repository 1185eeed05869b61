import type { TableSummary } from '@khora/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newEntropy } from '../support/client.ts';
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

test('a published record says who was at each seat, and to each asker which seat was their own', async () => {
  const { body } = await ada.post('/api/tables', {
    settings: { players: 3 },
    bots: ['citizen'],
    entropy: newEntropy(),
  });
  const { id } = body as TableSummary;
  await bea.post(`/api/tables/${id}/join`, { entropy: newEntropy() });
  for (const player of [ada, bea]) await player.post(`/api/tables/${id}/leave`);
  const path = `/api/games/${id}/record`;
  const { seats } = (await guest.get(path)).body as TableSummary;
  expect(seats).toMatchObject([
    { kind: 'player', name: 'ada', away: 'resigned' },
    { kind: 'bot', level: 'citizen' },
    { kind: 'player', name: 'bea', away: 'resigned' },
  ]);
  for (const [asker, viewer] of [
    [ada, 0],
    [bea, 2],
    [guest, 'spectator'],
  ] as const)
    expect((await asker.get(path)).body).toMatchObject({ viewer, players: ['ada', 'citizen', 'bea'] });
  const nobody = await fetch(`${server.origin}${path}`);
  expect(await nobody.json()).toMatchObject({ viewer: 'spectator' });
});

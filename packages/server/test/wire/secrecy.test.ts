import { view } from '@khora/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { snapshotOf } from '../../src/tables/snapshot.ts';
import { newGame, newKit, playOn } from '../support/table-kit.ts';
import { numbers, type OpenServer, openServer } from '../support/wire-kit.ts';
import { cardsSeen, type Knowledge, leaksIn } from './hidden.ts';
import { meddle, move } from './meddling.ts';
import { type Settings, Watched } from './watched.ts';

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

test.each<[string, Settings, number]>([
  ['a private game with a draft', { visibility: 'private' }, 1],
  [
    'a public game with rerolls',
    { visibility: 'public', options: { dice: 'reroll', cityChoice: 'choose' } },
    2,
  ],
  ['shared dice, cards dealt', { options: { dice: 'shared', draft: 'deal', optionalPayment: true } }, 3],
])('nobody is sent what their seat may not see: %s', async (_, settings, seed) => {
  const watched = await Watched.open(server, settings);
  const below = numbers(seed);
  expect(await watched.leaks()).toEqual([]);
  while (watched.table.status === 'playing') {
    if (below(3) === 0) await meddle(watched, below);
    else expect(await move(watched, below)).toBe(true);
    expect(await watched.leaks()).toEqual([]);
  }
  expect(watched.bytes).toBeGreaterThan(100_000);
  const [player] = watched.players;
  const record = await player?.request('GET', `/api/games/${watched.id}/record`);
  expect(record?.status).toBe(200);
  expect(record?.text).toContain(watched.table.founding.secret);
  watched.leave();
});

test('the search would find a leak: what is for one seat is not for another', async () => {
  const kit = await newKit();
  const { founding } = await newGame(kit, { options: { draft: 'pass' } });
  const table = await playOn(kit, founding.id, 3);
  const state = table.game?.state;
  if (!state) throw new Error('The game has begun.');
  const seen = new Set(cardsSeen(state, 0));
  const knowledge: Knowledge = {
    watcher: 0,
    now: seen,
    ever: seen,
    state,
    foreign: [founding.secret],
    secretTiles: true,
  };
  const own = { type: 'table', snapshot: snapshotOf(table, 0) };
  expect(leaksIn(JSON.stringify(own), knowledge)).toEqual([]);
  const theirs = { type: 'table', snapshot: snapshotOf(table, 1) };
  const found = leaksIn(JSON.stringify(theirs), knowledge).join();
  for (const leak of ['card ', 'offer of 1', 'pick of 1']) expect(found).toContain(leak);
  expect(leaksIn(JSON.stringify({ version: 1, view: view(state, 1) }), knowledge)).not.toEqual([]);
  expect(leaksIn(`403 []\n{"message":"${founding.secret}"}`, knowledge)).toEqual([
    `secret ${founding.secret}`,
  ]);
  expect(leaksIn(JSON.stringify({ event: state.eventDeck[3] }), knowledge)).toEqual([
    `event ${state.eventDeck[3]}`,
  ]);
  expect(leaksIn('{"type":"update","patch":[[["view","players",1,"tiles"],[1,2]]]}', knowledge)).toEqual([
    'tiles',
  ]);
  await kit.storage.close();
});

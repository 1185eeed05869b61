import { expect, test } from 'vitest';
import { Commands } from '../../src/tables/commands/commands.ts';
import { DiceCup } from '../../src/tables/dice.ts';
import { OpenTables } from '../../src/tables/open-tables.ts';
import { ENTROPY, newKit, PEOPLE } from '../support/table-kit.ts';

const [ada, bea] = PEOPLE as [(typeof PEOPLE)[number], (typeof PEOPLE)[number]];
const OPEN = { settings: { players: 2, visibility: 'public' }, entropy: ENTROPY } as const;

test('the lobby is read once for everybody, until it changes', async () => {
  const { tables, storage, clock } = await newKit();
  const now = () => clock.now;
  const presence = { isHere: () => false, lastSeen: () => null };
  const commands = new Commands({ tables, storage, dice: new DiceCup('key', now), presence, now });
  const lobby = new OpenTables({ storage, tables, now });
  expect(await lobby.list()).toEqual([]);
  const { founding } = await commands.found(ada, OPEN);
  const first = lobby.list();
  expect(lobby.list()).toBe(first);
  expect((await first).map(({ id }) => id)).toEqual([founding.id]);
  // What nobody lists changes nothing.
  await commands.found(ada, { ...OPEN, settings: { players: 2, visibility: 'private' } });
  expect(lobby.list()).toBe(first);
  await commands.join(founding.id, bea, { entropy: ENTROPY });
  expect(await lobby.list()).toEqual([]);
  // What others have done to the database shows a little later.
  const empty = lobby.list();
  clock.now += 1000;
  expect(lobby.list()).not.toBe(empty);
  await storage.close();
});

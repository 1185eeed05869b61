import { expect, test } from 'vitest';
import { WaitingTables } from '../../src/limits/waiting-tables.ts';
import { Commands } from '../../src/tables/commands/commands.ts';
import { DiceCup } from '../../src/tables/dice.ts';
import { listMine, listOpen } from '../../src/tables/lists.ts';
import { Tables } from '../../src/tables/tables.ts';
import { commandsOf, ENTROPY, type Kit, newKit, PEOPLE, user } from '../support/table-kit.ts';

const [ada, bea] = PEOPLE as [(typeof PEOPLE)[number], (typeof PEOPLE)[number]];
const OPEN = { settings: { players: 2, visibility: 'public' }, entropy: ENTROPY } as const;

function limitedCommands(
  { tables, storage, clock }: Kit,
  most: { waiting: number; games: number },
): Commands {
  const now = () => clock.now;
  const presence = { isHere: () => false, lastSeen: () => null };
  return new Commands({ tables, storage, dice: new DiceCup('key', now), presence, now, most });
}

function counted(outcomes: readonly PromiseSettledResult<unknown>[]): Record<string, number> {
  const codes = outcomes.map((each) =>
    each.status === 'fulfilled' ? 'done' : (each.reason as { code: string }).code,
  );
  return Object.fromEntries([...Map.groupBy(codes, (code) => code)].map(([code, all]) => [code, all.length]));
}

test('a person’s waiting tables are limited, even if they ask for many at once', async () => {
  const kit = await newKit();
  const commands = limitedCommands(kit, { waiting: 3, games: 50 });
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => commands.found(ada, OPEN)));
  expect(counted(outcomes)).toEqual({ done: 3, 'too-many': 7 });
  // Others have theirs, and a table that has begun waits no more.
  const { founding } = await commands.found(bea, OPEN);
  await commands.join(founding.id, ada, { entropy: ENTROPY });
  const [own] = await listOpen(kit.storage.db);
  await commands.join(own?.id ?? '', bea, { entropy: ENTROPY });
  expect((await commands.found(ada, OPEN)).status).toBe('gathering');
  await kit.storage.close();
});

test('a person’s unfinished games are limited, opened or joined', async () => {
  const kit = await newKit();
  const commands = limitedCommands(kit, { waiting: 10, games: 4 });
  const withBot = { ...OPEN, bots: ['ephebe' as const] };
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => commands.found(ada, withBot)));
  expect(counted(outcomes)).toEqual({ done: 4, 'too-many': 2 });
  const { founding } = await commands.found(bea, OPEN);
  const join = () => commands.join(founding.id, ada, { entropy: ENTROPY });
  await expect(join()).rejects.toMatchObject({ code: 'too-many' });
  const [first] = await listMine(kit.storage.db, ada.id);
  await commands.leave(first?.id ?? '', ada);
  expect((await join()).status).toBe('playing');
  await kit.storage.close();
});

test('nobody fills the lobby, whatever was opened before there were limits', async () => {
  const kit = await newKit();
  await kit.commands.found(bea, OPEN);
  for (let table = 0; table < 120; table++) {
    kit.clock.now += 1;
    await kit.commands.found(ada, OPEN);
  }
  const open = await listOpen(kit.storage.db);
  expect(open.map(({ owner }) => owner)).toEqual([...Array<string>(5).fill(ada.id), bea.id]);
  await kit.storage.close();
});

/** Commands for people who come from known addresses; so many tables of each may wait. */
function watchedCommands(
  { tables, storage, clock }: Kit,
  { most, addresses }: { most: number; addresses: Record<string, string> },
): Commands {
  const now = () => clock.now;
  const waiting = new WaitingTables({
    db: storage.db,
    tables,
    most,
    addressOf: (person) => addresses[person] ?? person,
  });
  const presence = { isHere: () => false, lastSeen: () => null };
  return new Commands({ tables, storage, dice: new DiceCup('key', now), presence, now, waiting });
}

const HERE = Object.fromEntries(['a', 'b', 'c', 'd', 'g'].map((name) => [`id-${name}`, '192.0.2.1']));

test('nor do many guests of one address', async () => {
  const kit = await newKit();
  const commands = watchedCommands(kit, { most: 2, addresses: HERE });
  const open = (name: string, settings: object = {}) =>
    commands.found(user(name), { ...OPEN, settings: { ...OPEN.settings, ...settings } });
  const outcomes = await Promise.allSettled(['a', 'b', 'c', 'd'].map((name) => open(name)));
  expect(counted(outcomes)).toEqual({ done: 2, 'too-many': 2 });
  // What nobody sees in the lobby does not count.
  await open('c', { visibility: 'link' });
  await commands.found(user('d'), { ...OPEN, bots: ['ephebe'] });
  await open('e');
  const first = (await listOpen(kit.storage.db)).find(({ owner }) => owner === 'id-a');
  await commands.join(first?.id ?? '', user('f'), { entropy: ENTROPY });
  expect((await open('g')).status).toBe('gathering');
  await kit.storage.close();
});

test('rematches count like other tables that wait', async () => {
  const kit = await newKit();
  const commands = watchedCommands(kit, { most: 2, addresses: HERE });
  const limited = limitedCommands(kit, { waiting: 1, games: 50 });
  const finished: string[] = [];
  for (let game = 0; game < 3; game++) {
    const { founding } = await kit.commands.found(user('a'), OPEN);
    await kit.commands.join(founding.id, user('b'), { entropy: ENTROPY });
    await kit.commands.leave(founding.id, user('b'));
    finished.push(founding.id);
  }
  const rematches = (by: Commands) =>
    Promise.allSettled(finished.map((id) => by.rematch(id, user('a'), { entropy: ENTROPY })));
  expect(counted(await rematches(limited))).toEqual({ done: 1, 'too-many': 2 });
  expect(counted(await rematches(commands))).toEqual({ done: 3 });
  await expect(commands.found(user('c'), OPEN)).rejects.toMatchObject({ code: 'too-many' });
  await kit.storage.close();
});

test('the networks of one site have a limit together', async () => {
  const kit = await newKit();
  const addresses = Object.fromEntries(
    Array.from({ length: 12 }, (_, number) => [`id-p${number}`, `2001:db8:1:${number % 4}::/64`]),
  );
  const commands = watchedCommands(kit, {
    most: 2,
    addresses: { ...addresses, 'id-q': '2001:db8:2:1::/64' },
  });
  const outcomes = await Promise.allSettled(
    Object.keys(addresses).map((id) => commands.found({ ...user('p'), id }, OPEN)),
  );
  expect(counted(outcomes)).toEqual({ done: 4, 'too-many': 8 });
  expect((await commands.found(user('q'), OPEN)).status).toBe('gathering');
  await kit.storage.close();
});

test('a table that another process has started waits no more', async () => {
  const kit = await newKit();
  const commands = watchedCommands(kit, { most: 1, addresses: HERE });
  const { founding } = await commands.found(user('a'), OPEN);
  await expect(commands.found(user('b'), OPEN)).rejects.toMatchObject({ code: 'too-many' });
  // Nobody tells this process: it may have forgotten the table long ago.
  const now = () => kit.clock.now;
  const elsewhere = commandsOf(
    { storage: kit.storage, tables: new Tables({ storage: kit.storage, now }) },
    now,
  );
  await elsewhere.join(founding.id, user('f'), { entropy: ENTROPY });
  expect((await commands.found(user('b'), OPEN)).status).toBe('gathering');
  await kit.storage.close();
});

test('the lobby lists tables with a seat that anybody may take', async () => {
  const kit = await newKit();
  const { commands, storage } = kit;
  const three = { ...OPEN, settings: { players: 3, visibility: 'public' } } as const;
  const kept = [{ user: bea.id, name: '{"kind":"open"}' }];
  const full = await commands.found(ada, OPEN, { of: null, kept });
  const half = await commands.found(ada, three, { of: null, kept });
  const listed = async () => (await listOpen(storage.db)).map(({ id }) => id);
  expect(await listed()).toEqual([half.founding.id]);
  await commands.setSeat(full.founding.id, ada, 1, null);
  expect((await listed()).toSorted()).toEqual([full.founding.id, half.founding.id].toSorted());
  await storage.close();
});

import { expect, test } from 'vitest';
import { Limits } from '../../src/limits/limits.ts';
import { WaitingTables } from '../../src/limits/waiting-tables.ts';
import { Commands } from '../../src/tables/commands/commands.ts';
import { DiceCup } from '../../src/tables/dice.ts';
import { listMine, listOpen } from '../../src/tables/lists.ts';
import { ENTROPY, type Kit, newKit, PEOPLE, user } from '../support/table-kit.ts';

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

test('nor do many guests of one address', async () => {
  const kit = await newKit();
  const limits = new Limits({ people: 8, unlimited: false, now: () => 0 });
  const waiting = new WaitingTables(limits, kit.tables);
  const open = (name: string, address: string) =>
    waiting.found(address, () => kit.commands.found(user(name), OPEN));
  const outcomes = await Promise.allSettled(['a', 'b', 'c', 'd'].map((name) => open(name, '192.0.2.1')));
  expect(counted(outcomes)).toEqual({ done: 2, 'too-many': 2 });
  await open('e', '192.0.2.2');
  const first = (await listOpen(kit.storage.db)).find(({ owner }) => owner === 'id-a');
  await kit.commands.join(first?.id ?? '', user('f'), { entropy: ENTROPY });
  expect((await open('g', '192.0.2.1')).status).toBe('gathering');
  await kit.storage.close();
});

import type { ChatLine } from '@khora/protocol';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { NO_BUS } from '../../src/live/bus.ts';
import { Chat } from '../../src/live/chat.ts';
import { Hub } from '../../src/live/hub.ts';
import { HAS_POSTGRES, startPostgres } from '../support/postgres.ts';
import { type Kit, newGame, newKit, PEOPLE } from '../support/table-kit.ts';

const LINES = 100;

/** Everybody writes at once, each line twice; returns what is stored then. */
async function speakAtOnce(kit: Kit): Promise<ChatLine[]> {
  const now = () => kit.clock.now;
  const hub = new Hub({ bus: NO_BUS, process: 'test', now });
  const chat = new Chat({ storage: kit.storage, tables: kit.tables, hub, now });
  const { founding } = await newGame(kit);
  const said = PEOPLE.flatMap((user) =>
    Array.from({ length: LINES / PEOPLE.length }, (_, number) => ({ user, id: `line-${number}` })),
  );
  await Promise.all(
    [...said, ...said].map(({ user, id }) => chat.say(founding.id, user, { id, text: `${user.name} ${id}` })),
  );
  return chat.lines(founding.id);
}

function expectEachOnce(lines: readonly ChatLine[]): void {
  expect(lines.map(({ number }) => number)).toEqual(Array.from({ length: LINES }, (_, index) => index + 1));
  expect(new Set(lines.map(({ text }) => text)).size).toBe(LINES);
}

test('a line bears the name with which its writer sat down, whatever they are called by now', async () => {
  const kit = await newKit();
  const now = () => kit.clock.now;
  const hub = new Hub({ bus: NO_BUS, process: 'test', now });
  const chat = new Chat({ storage: kit.storage, tables: kit.tables, hub, now });
  const { founding } = await newGame(kit);
  const [ada, bea] = PEOPLE;
  if (!(ada && bea)) throw new Error('There are people.');
  await chat.say(founding.id, { ...bea, name: ada.name }, { id: 'line-1', text: 'I am Ada' });
  expect(await chat.lines(founding.id)).toMatchObject([{ user: bea.id, name: bea.name, text: 'I am Ada' }]);
  await kit.storage.close();
});

describe('many who speak at once', () => {
  test('are all heard, in few commits', async () => {
    const kit = await newKit();
    const before = kit.storage.writer?.commits ?? 0;
    expectEachOnce(await speakAtOnce(kit));
    expect((kit.storage.writer?.commits ?? 0) - before).toBeLessThan(LINES / 4);
    await kit.storage.close();
  });

  test.runIf(HAS_POSTGRES)('are all heard on PostgreSQL, too, in few commits', async () => {
    const postgres = await startPostgres();
    const kit = await newKit(undefined, await postgres.fresh());
    const lines = await speakAtOnce(kit);
    // Lines of one transaction bear its number.
    const { rows } = await sql<{
      commits: number;
    }>`select count(distinct xmin::text) as commits from chat`.execute(kit.storage.db);
    expect(rows[0]?.commits).toBeLessThan(LINES / 4);
    await kit.storage.close();
    await postgres.stop();
    expectEachOnce(lines);
    expect(lines).toHaveLength(LINES);
  });
});

import { STALLING_AFTER, VANISHED_AFTER } from '@khora/protocol';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { User } from '../../src/accounts/user.ts';
import { Steward } from '../../src/bots/steward.ts';
import { resultOf } from '../../src/tables/result.ts';
import type { Table } from '../../src/tables/table.ts';
import {
  anyMove,
  commandsOf,
  ENTROPY,
  type Kit,
  newGame,
  newKit,
  PEOPLE,
  personAt,
  playOn,
} from '../support/table-kit.ts';

const LIVE = { kind: 'live', bank: 600, increment: 5 } as const;
const [ADA, BEA, CLEO, DORA] = PEOPLE as [User, User, User, User];

let kit: Kit;
beforeEach(async () => {
  kit = await newKit();
});
afterEach(() => kit.storage.close());

/** Lets everybody's time run out who is asked. */
async function runOut({ tables, storage, clock }: Kit): Promise<void> {
  clock.now += 601_000;
  const now = () => clock.now;
  const addressOf = (person: string) => person;
  const { log } = Fastify();
  await new Steward({ db: storage.db, tables, thinkers: null, patience: 0, addressOf, now, log }).sweep();
}

/** Everybody but this player answers as long as they are asked. */
async function waitFor(late: User, { founding: { id } }: Table): Promise<Table> {
  for (;;) {
    const table = await kit.tables.get(id);
    const next = table.game?.asked.find((seat) => personAt(table, seat) !== late);
    if (next === undefined || !table.game) return table;
    const { move } = anyMove({ ...table, game: { ...table.game, asked: [next] } }, 0);
    await kit.commands.move(id, personAt(table, next), { id: `message-${table.version}`, move });
  }
}

describe('players who leave come last', () => {
  test('by clock, in a rated game: for good, behind everybody who stayed, whatever the bot would have won', async () => {
    const begun = await newGame(kit, { players: 3, rated: true, clock: LIVE });
    const { id } = begun.founding;
    await waitFor(CLEO, begun);
    await runOut(kit);
    const table = await kit.tables.get(id);
    expect(table.seats[2]).toMatchObject({ away: 'timeout' });
    expect(table.status).toBe('playing');
    await expect(kit.commands.comeBack(id, CLEO, 'message-back')).resolves.toBe(table.version);
    await expect(
      kit.commands.move(id, CLEO, { id: 'message-late', move: anyMove(table, 0).move }),
    ).rejects.toMatchObject({ code: 'game-over' });
    await kit.commands.leave(id, ADA);
    const end = await kit.tables.get(id);
    expect(resultOf(end)?.map(({ rank, left }) => [rank, left])).toEqual([
      [2, 'resigned'],
      [1, null],
      [3, 'timeout'],
    ]);
  });

  test('by clock, with one opponent: the game is over', async () => {
    const { founding } = await newGame(kit, { players: 2, rated: true, clock: LIVE });
    await waitFor(BEA, await kit.tables.get(founding.id));
    await runOut(kit);
    const table = await kit.tables.get(founding.id);
    expect(table.status).toBe('finished');
    expect(resultOf(table)).toMatchObject([
      { rank: 1, left: null },
      { rank: 2, left: 'timeout' },
    ]);
  });

  test('by clock, in a casual game: unless they return', async () => {
    const begun = await newGame(kit, { players: 3, clock: LIVE });
    const { id } = begun.founding;
    await waitFor(BEA, begun);
    await runOut(kit);
    expect((await kit.tables.get(id)).seats[1]).toMatchObject({ away: 'absent' });
    const ended = async () =>
      resultOf({ ...(await kit.tables.get(id)), status: 'finished' })?.map(({ rank, left }) => [rank, left]);
    expect((await ended())?.[1]).toEqual([3, 'timeout']);
    await kit.commands.comeBack(id, BEA, 'message-back');
    expect((await ended())?.map(([, left]) => left)).toEqual([null, null, null]);
  });
});

describe('aborting', () => {
  test('is possible until everybody has moved, and leaves no result', async () => {
    const table = await newGame(kit, { players: 2 });
    const { id } = table.founding;
    await kit.commands.move(id, ADA, { id: 'message-1', move: anyMove(table, 0).move });
    const end = await kit.commands.abort(id, ADA);
    expect(end.status).toBe('closed');
    expect(resultOf(end)).toBeNull();

    const other = await newGame(kit, { players: 2 });
    await playOn(kit, other.founding.id, 4);
    await expect(kit.commands.abort(other.founding.id, ADA)).rejects.toMatchObject({ code: 'too-late' });
  });

  test('is for those who sit there', async () => {
    const { founding } = await newGame(kit, { players: 2 });
    await expect(kit.commands.abort(founding.id, CLEO)).rejects.toMatchObject({ code: 'no-seat' });
  });

  test('with only bots it may happen as often as you like', async () => {
    for (let times = 0; times < 5; times++) {
      const { founding } = await kit.commands.found(ADA, {
        settings: { players: 2 },
        bots: ['citizen'],
        entropy: ENTROPY,
      });
      expect((await kit.commands.abort(founding.id, ADA)).status).toBe('closed');
    }
  });
});

describe('an opponent who vanishes, without a clock', () => {
  const here = new Set<string>();
  const seen = new Map<string, number>();
  beforeEach(() => {
    here.clear();
    seen.clear();
    const presence = {
      isHere: (_table: string, user: string) => here.has(user),
      lastSeen: (_table: string, user: string) => seen.get(user) ?? null,
    };
    kit = { ...kit, commands: commandsOf(kit, () => kit.clock.now, presence) };
  });

  async function stuck(settings: object = {}): Promise<string> {
    const begun = await newGame(kit, { players: 2, ...settings });
    return (await waitFor(BEA, begun)).founding.id;
  }

  test('is given time', async () => {
    const id = await stuck();
    kit.clock.now += VANISHED_AFTER - 1;
    await expect(kit.commands.remedy(id, ADA, 'bot')).rejects.toMatchObject({ code: 'not-yet' });
    kit.clock.now += 1;
    expect((await kit.commands.remedy(id, ADA, 'bot')).seats[1]).toMatchObject({ away: 'absent' });
  });

  test('more time if they were here a moment ago, and much more if they are', async () => {
    const id = await stuck();
    kit.clock.now += VANISHED_AFTER;
    seen.set(BEA.id, kit.clock.now - 1);
    await expect(kit.commands.remedy(id, ADA, 'bot')).rejects.toMatchObject({ code: 'not-yet' });
    seen.clear();
    here.add(BEA.id);
    await expect(kit.commands.remedy(id, ADA, 'bot')).rejects.toMatchObject({ code: 'not-yet' });
    kit.clock.now += STALLING_AFTER;
    expect((await kit.commands.remedy(id, ADA, 'bot')).seats[1]).toMatchObject({ away: 'absent' });
  });

  test('cannot be reported by somebody whose turn it is, or who does not play', async () => {
    const id = await stuck();
    kit.clock.now += VANISHED_AFTER;
    await expect(kit.commands.remedy(id, BEA, 'claim')).rejects.toMatchObject({ code: 'not-yet' });
    await expect(kit.commands.remedy(id, DORA, 'claim')).rejects.toMatchObject({ code: 'no-seat' });
  });

  test('with a clock, the clock decides', async () => {
    const id = await stuck({ clock: { kind: 'correspondence', perMove: 14 * 86_400 } });
    kit.clock.now += STALLING_AFTER;
    await expect(kit.commands.remedy(id, ADA, 'claim')).rejects.toMatchObject({ code: 'not-yet' });
  });

  test('loses the game that is claimed', async () => {
    const id = await stuck();
    kit.clock.now += VANISHED_AFTER;
    const end = await kit.commands.remedy(id, ADA, 'claim');
    expect(resultOf(end)).toMatchObject([
      { rank: 1, left: null },
      { rank: 2, left: 'vanished' },
    ]);
  });

  test('in a rated game has a day, and then a bot does not take over for a while, but for good', async () => {
    const begun = await newGame(kit, { players: 3, rated: true });
    const { id } = (await waitFor(BEA, begun)).founding;
    kit.clock.now += STALLING_AFTER - 1;
    await expect(kit.commands.remedy(id, ADA, 'bot')).rejects.toMatchObject({ code: 'not-yet' });
    kit.clock.now += 1;
    expect((await kit.commands.remedy(id, ADA, 'bot')).seats[1]).toMatchObject({ away: 'vanished' });
  });

  test('nobody can claim the end while others play', async () => {
    const begun = await newGame(kit, { players: 3 });
    const { id } = (await waitFor(BEA, begun)).founding;
    kit.clock.now += VANISHED_AFTER;
    await expect(kit.commands.remedy(id, CLEO, 'claim')).rejects.toMatchObject({ code: 'not-allowed' });
  });

  test('the game can be aborted before its second round, without blame', async () => {
    const id = await stuck();
    kit.clock.now += VANISHED_AFTER;
    expect((await kit.commands.remedy(id, ADA, 'abort')).status).toBe('closed');
    const later = await newGame(kit, { players: 2 });
    for (;;) {
      const { game } = await playOn(kit, later.founding.id, 1);
      if ((game?.state.round ?? 0) > 1) break;
    }
    await waitFor(BEA, later);
    kit.clock.now += VANISHED_AFTER;
    await expect(kit.commands.remedy(later.founding.id, ADA, 'abort')).rejects.toMatchObject({
      code: 'too-late',
    });
  });
});

test('what happened is the same when the table is read again', async () => {
  const { readTable } = await import('../../src/tables/shelf.ts');
  const begun = await newGame(kit, { players: 3, rated: true, clock: LIVE });
  await waitFor(CLEO, begun);
  await runOut(kit);
  const table = await kit.tables.get(begun.founding.id);
  const cold = await readTable(kit.storage.db, begun.founding.id);
  expect({ ...cold, answered: null }).toEqual({ ...table, answered: null });
});

import type { Seat } from '@khora/engine';
import { expect, test } from 'vitest';
import { botsToMove, deadlineOf, levelAt } from '../../src/tables/table.ts';
import { anyMove, newGame, newKit, personAt, playOn } from '../support/table-kit.ts';

const LIVE = { kind: 'live', bank: 600, increment: 5 } as const;

test('the clocks of all who are asked run, and stop with their answers', async () => {
  const kit = await newKit();
  const table = await newGame(kit, { clock: LIVE });
  const begun = kit.clock.now;
  expect(table.clocks).toEqual([0, 1, 2, 3].map(() => ({ left: 600_000, since: begun })));
  kit.clock.now += 20_000;
  const { seat, move } = anyMove(table, 0);
  await kit.commands.move(table.founding.id, personAt(table, seat), { id: 'message-1', move });
  const after = await kit.tables.get(table.founding.id);
  expect(after.clocks?.[seat]).toEqual({ left: 585_000, since: null });
  expect(deadlineOf(after)).toBe(begun + 600_000);
});

test('in a correspondence game every decision has its own time', async () => {
  const kit = await newKit();
  const table = await newGame(kit, { clock: { kind: 'correspondence', perMove: 86_400 } });
  kit.clock.now += 80_000_000;
  const { seat, move } = anyMove(table, 0);
  await kit.commands.move(table.founding.id, personAt(table, seat), { id: 'message-1', move });
  const after = await kit.tables.get(table.founding.id);
  expect(after.clocks?.[seat]).toEqual({ left: 86_400_000, since: null });
});

test('a bot plays on for a player who runs out of time, until they return', async () => {
  const kit = await newKit();
  const table = await newGame(kit, { players: 2, clock: LIVE });
  const { id } = table.founding;
  const late: Seat = 1;
  await kit.commands.move(id, personAt(table, 0), { id: 'message-1', move: anyMove(table, 0).move });
  kit.clock.now += 601_000;
  const absent = await kit.tables.act(id, () => ({ type: 'absent', seat: late }));
  expect(levelAt(absent, late)).toBe('strategos');
  expect(botsToMove(absent)).toEqual([late]);
  expect(deadlineOf(absent)).toBeNull();
  const { move } = anyMove(absent, 0);
  await kit.commands.move(id, personAt(absent, late), { id: 'message-2', move });
  const back = await kit.tables.get(id);
  expect(levelAt(back, late)).toBeNull();
  expect(back.clocks?.[late]?.left).toBe(65_000);
});

test('messages that a returning player sends at once are handled in order', async () => {
  const kit = await newKit();
  const table = await newGame(kit, { players: 2, clock: LIVE });
  const { id } = table.founding;
  const { seat, move } = anyMove(table, 0);
  const absent = await kit.tables.act(id, () => ({ type: 'absent', seat }));
  const person = personAt(absent, seat);
  const versions = await Promise.all([
    kit.commands.move(id, person, { id: 'message-1', move }),
    kit.commands.undo(id, person, 'message-2'),
    kit.commands.move(id, person, { id: 'message-1', move }),
  ]);
  // One entry more comes first: that they are back.
  const { version } = absent;
  expect(versions).toEqual([version + 2, version + 3, version + 2]);
  expect((await kit.tables.get(id)).game?.past).toBe(null);
});

test('with nobody left to play against, the game is over', async () => {
  const kit = await newKit();
  const table = await newGame(kit, { players: 3 });
  const { id } = table.founding;
  await playOn(kit, id, 10);
  const one = await kit.commands.leave(id, personAt(table, 2));
  expect(one.status).toBe('playing');
  const two = await kit.commands.leave(id, personAt(table, 0));
  expect(two.status).toBe('finished');
  expect(two.left).toEqual([2, 0]);
});

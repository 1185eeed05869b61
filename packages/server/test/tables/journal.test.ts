import { expect, test } from 'vitest';
import { fold } from '../../src/tables/fold.ts';
import { Journal } from '../../src/tables/journal.ts';
import { anyMove, newGame, newKit } from '../support/table-kit.ts';

/** More than are let in at once. */
const MANY = 1000;

test('while much is waiting to be written, others wait outside and are let in in order', async () => {
  const kit = await newKit();
  const table = await newGame(kit);
  const { seat, move } = anyMove(table, 0);
  const entry = { type: 'move', seat, move, by: 'player', id: 'message-1' } as const;
  const happening = fold(table, { version: table.version + 1, at: table.updated, entry });
  const journal = new Journal({ storage: kit.storage });
  expect(journal.room()).toBe(null);
  const written = Promise.all(Array.from({ length: MANY }, () => journal.append(happening)));
  expect(journal.room()).toBeInstanceOf(Promise);
  // They write nothing when they are in: nobody may wait for what they write.
  const entered: number[] = [];
  const enter = async (number: number) => {
    await journal.room();
    entered.push(number);
  };
  const numbers = Array.from({ length: MANY }, (_, number) => number);
  await Promise.all(numbers.map(enter));
  expect(entered).toEqual(numbers);
  expect((await written).filter((isFirst) => isFirst)).toHaveLength(1);
  expect(journal.room()).toBe(null);
});

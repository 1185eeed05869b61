import { hash, legalMoves, replay, SEATS, type Seat } from '@khora/engine';
import { expect, test } from 'vitest';
import { Refused } from '../../src/errors.ts';
import { lengthOf, movesOf } from '../../src/tables/past.ts';
import { readTable } from '../../src/tables/shelf.ts';
import { recordOf } from '../../src/tables/table.ts';
import { Tables } from '../../src/tables/tables.ts';
import {
  anyMove,
  commandsOf,
  ENTROPY,
  newGame,
  newKit,
  PEOPLE,
  personAt,
  playOn,
  user,
} from '../support/table-kit.ts';

test('a game is played to its end, and follows from what is on disk', async () => {
  const kit = await newKit();
  const { founding } = await newGame(kit);
  const end = await playOn(kit, founding.id);
  expect(end.status).toBe('finished');
  if (!end.game) throw new Error('no game');
  const again = await readTable(kit.storage.db, founding.id);
  expect({ ...again, founding: null }).toEqual({ ...end, founding: null });
  const states = Array.from(replay(recordOf(end, end.game)));
  expect(hash(states.at(-1) ?? end.game.state)).toBe(hash(end.game.state));
});

test('the table begins when its last seat is taken', async () => {
  const { commands } = await newKit();
  const [ada, bea, cleo] = PEOPLE;
  if (!(ada && bea && cleo)) throw new Error('people');
  const { founding, status } = await commands.found(ada, {
    settings: { players: 3 },
    bots: [null, 'citizen'],
    entropy: ENTROPY,
  });
  expect(status).toBe('gathering');
  const full = await commands.join(founding.id, bea, { entropy: ENTROPY });
  expect(full.status).toBe('playing');
  await expect(commands.join(founding.id, cleo, { entropy: ENTROPY })).rejects.toMatchObject({
    code: 'already-started',
  });
});

test('a move is made once, however often it is sent', async () => {
  const kit = await newKit();
  const table = await newGame(kit);
  const { seat, move } = anyMove(table, 0);
  const request = { id: 'the-same-id', move };
  const versions = await Promise.all(
    Array.from({ length: 5 }, () => kit.commands.move(table.founding.id, personAt(table, seat), request)),
  );
  expect(new Set(versions)).toEqual(new Set([table.version + 1]));
  const after = await kit.tables.get(table.founding.id);
  expect(lengthOf(after.game?.past)).toBe(1);
  // Also after everything was read again.
  const cold = new Tables({ storage: kit.storage, now: () => 0 });
  const commands = commandsOf({ ...kit, tables: cold }, () => 0);
  expect(await commands.move(table.founding.id, personAt(table, seat), request)).toBe(table.version + 1);
});

test('nobody moves for another, out of turn, or at a table that is not theirs', async () => {
  const kit = await newKit();
  const table = await newGame(kit, { options: { draft: 'deal' } });
  const { id } = table.founding;
  const { move } = anyMove(table, 0);
  await expect(kit.commands.move(id, user('Eve'), { id: 'message-1', move })).rejects.toMatchObject({
    code: 'no-seat',
  });
  let played = table;
  const idle = () => SEATS.find((seat) => played.game?.state.players[seat]?.standby === 'idle');
  while (idle() === undefined) played = await playOn(kit, id, 1);
  const error = await kit.commands
    .move(id, personAt(played, idle() as Seat), { id: 'message-2', move })
    .catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(Refused);
  expect(error).toMatchObject({ code: 'illegal-move', reason: { reason: 'not-your-turn' } });
});

test('four answers at the same instant are all accepted', async () => {
  const kit = await newKit();
  for (let round = 0; round < 50; round++) {
    const table = await newGame(kit, { options: { draft: 'pass' } });
    const { id } = table.founding;
    expect(table.game?.asked).toHaveLength(4);
    await Promise.all(
      SEATS.map((seat) => {
        const [move] = table.game ? legalMoves(table.game.state, seat) : [];
        if (!move) throw new Error('no move');
        return kit.commands.move(id, personAt(table, seat), { id: `message-${seat}`, move });
      }),
    );
    const after = await kit.tables.get(id);
    expect(after.version).toBe(table.version + 4);
    const seats = movesOf(after.game?.past ?? null).map(({ seat }) => seat);
    expect(new Set(seats)).toEqual(new Set([0, 1, 2, 3]));
    expect(seats).toHaveLength(4);
  }
});

test('two processes on one database agree on one order', async () => {
  const one = await newKit();
  const tables = new Tables({ storage: one.storage, now: () => 0 });
  const two = { ...one, tables, commands: commandsOf({ ...one, tables }, () => 0) };
  const table = await newGame(one);
  const { id } = table.founding;
  await two.tables.get(id);
  await Promise.all(
    SEATS.map((seat) => {
      const [move] = table.game ? legalMoves(table.game.state, seat) : [];
      if (!move) throw new Error('no move');
      const { commands } = seat % 2 === 0 ? one : two;
      return commands.move(id, personAt(table, seat), { id: `message-${seat}`, move });
    }),
  );
  await one.tables.refresh(id);
  await two.tables.refresh(id);
  const [first, second] = [await one.tables.get(id), await two.tables.get(id)];
  expect(first.version).toBe(table.version + 4);
  expect(second.game?.past).toEqual(first.game?.past);
});

test('a table that only other processes use is dropped from memory', async () => {
  const one = await newKit();
  const two = new Tables({ storage: one.storage, now: () => one.clock.now });
  const table = await newGame(one);
  const { id } = table.founding;
  await two.get(id);
  one.clock.now += 1000;
  const { seat, move } = anyMove(table, 0);
  await one.commands.move(id, personAt(table, seat), { id: 'message-1', move });
  await two.refresh(id);
  await two.forget(one.clock.now, () => false);
  expect(two.size).toBe(0);
  await one.tables.forget(one.clock.now, () => false);
  expect(one.tables.size).toBe(1);
});

test('tables are read one in a turn of the event loop, so that nothing waits for many', async () => {
  const kit = await newKit();
  const ids: string[] = [];
  for (let number = 0; number < 5; number++) ids.push((await newGame(kit)).founding.id);
  const cold = new Tables({ storage: kit.storage, now: () => 0 });
  const turns: number[] = [];
  let turn = 0;
  const count = () => {
    turn += 1;
    if (turns.length < ids.length) setImmediate(count);
  };
  setImmediate(count);
  await Promise.all(ids.map((id) => cold.get(id).then(() => turns.push(turn))));
  expect(new Set(turns).size).toBe(ids.length);
  // What cannot be read does not keep others waiting.
  await expect(cold.get('nowhere')).rejects.toMatchObject({ code: 'no-such-table' });
  expect((await cold.get(ids[0] ?? '')).status).toBe('playing');
  await kit.storage.close();
});

test('a table that nobody uses is dropped after a while, and sooner when its game is over', async () => {
  const { tables, commands, clock, storage } = await newKit();
  const [running, over] = [await newGame({ tables, commands }), await newGame({ tables, commands })];
  await commands.leave(over.founding.id, personAt(over, 0));
  await commands.leave(over.founding.id, personAt(over, 1));
  await commands.leave(over.founding.id, personAt(over, 2));
  expect((await tables.get(over.founding.id)).status).toBe('finished');
  clock.now += 60_001;
  await tables.forgetIdle((id) => id === over.founding.id);
  expect(tables.size).toBe(2);
  await tables.forgetIdle(() => false);
  expect(tables.ids()).toEqual([running.founding.id]);
  clock.now += 300_000;
  await tables.forgetIdle(() => false);
  expect(tables.size).toBe(0);
  await storage.close();
});

test('a last move can be taken back until something is revealed', async () => {
  const kit = await newKit();
  const table = await newGame(kit);
  const { id } = table.founding;
  const { seat, move } = anyMove(table, 0);
  const person = personAt(table, seat);
  await kit.commands.move(id, person, { id: 'message-1', move });
  await kit.commands.undo(id, person, 'message-2');
  const back = await kit.tables.get(id);
  expect(back.game?.past).toBe(null);
  expect(back.version).toBe(table.version + 2);
  await expect(kit.commands.undo(id, person, 'message-3')).rejects.toMatchObject({ code: 'cannot-undo' });
  const cold = await readTable(kit.storage.db, id);
  expect(cold.game?.state).toEqual(back.game?.state);
});

test('a table that a newer version plays on is not touched, and callers are told to try again', async () => {
  const kit = await newKit();
  const { founding, version } = await newGame(kit);
  const entry = {
    table_id: founding.id,
    seq: version + 1,
    at: 1,
    data: '{"type":"from-the-future","seat":0}',
  };
  await kit.storage.db.insertInto('entries').values(entry).execute();
  await expect(readTable(kit.storage.db, founding.id)).rejects.toMatchObject({ code: 'busy' });
  await expect(kit.tables.refresh(founding.id)).rejects.toThrow(/newer version/);
  expect((await kit.tables.get(founding.id)).version).toBe(version);
});

test('a server that shuts down finishes what was begun, and begins nothing new', async () => {
  const kit = await newKit();
  const table = await newGame(kit);
  const { id } = table.founding;
  const { seat, move } = anyMove(table, 0);
  const begun = kit.commands.move(id, personAt(table, seat), { id: 'in-time-1', move });
  // A command looks at its table in a turn of its own.
  await Promise.resolve();
  const closed = kit.tables.close();
  const late = kit.commands.move(id, personAt(table, seat), { id: 'too-late-1', move });
  await expect(late).rejects.toMatchObject({ code: 'busy' });
  await closed;
  expect((await readTable(kit.storage.db, id)).version).toBe(await begun);
});

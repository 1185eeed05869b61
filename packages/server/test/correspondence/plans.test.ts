import { legalMoves, type Move, SEATS, type Seat, view } from '@khora/engine';
import { forecast, patched } from '@khora/protocol';
import type { FastifyBaseLogger } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Steward } from '../../src/bots/steward.ts';
import { newlyAsked } from '../../src/push/turns.ts';
import type { Plan } from '../../src/tables/entry.ts';
import { movesOf } from '../../src/tables/past.ts';
import { patchesOf } from '../../src/tables/patches.ts';
import { snapshotOf } from '../../src/tables/snapshot.ts';
import type { Table } from '../../src/tables/table.ts';
import { Tables } from '../../src/tables/tables.ts';
import { ENGINES, type Postgres, startPostgres } from '../support/postgres.ts';
import { type Kit, newFolder, newGame, newKit, personAt, playOn } from '../support/table-kit.ts';

const SLOW = { kind: 'correspondence', perMove: 86_400 } as const;

function lastMove({ game }: Table) {
  const last = movesOf(game?.past ?? null).at(-1);
  return last && { seat: last.seat, move: last.move };
}

interface Waiting {
  readonly table: Table;
  readonly seat: Seat;
  readonly move: Move;
}

function ahead({ game, status }: Table, seat: Seat) {
  return game && status === 'playing' ? forecast(view(game.state, seat)) : null;
}

/** Plays until somebody is waiting whose next question depends on nothing hidden. */
async function untilPlannable(kit: Kit, id: string): Promise<Waiting> {
  for (let table = await kit.tables.get(id); ; table = await playOn(kit, id, 1)) {
    if (table.status !== 'playing') throw new Error('The game ended before anything could be planned.');
    for (const seat of SEATS.slice(0, table.seats.length)) {
      const position = ahead(table, seat);
      const move = position && legalMoves(position, seat).at(-1);
      if (move) return { table, seat, move };
    }
  }
}

/** Lets the others answer, as little as they can, until the seat has been asked. */
async function othersAnswer(kit: Kit, id: string, seat: Seat): Promise<Table> {
  for (;;) {
    const table = await kit.tables.get(id);
    if (!table.game || table.game.asked.includes(seat)) return table;
    const [other] = table.game.asked;
    if (other === undefined) throw new Error('Nobody is asked.');
    const moves = legalMoves(table.game.state, other);
    const move = moves.find(({ type }) => type === 'pass') ?? moves[0];
    if (!move) throw new Error('There is no legal move.');
    await kit.commands.move(id, personAt(table, other), { id: `other-${table.version}`, move });
  }
}

describe.each(ENGINES)('plans on %s', (engine) => {
  let postgres: Postgres | null = null;
  let kit: Kit;
  beforeAll(async () => {
    postgres = engine === 'PostgreSQL' ? await startPostgres() : null;
  });
  afterEach(() => kit.storage.close());
  afterAll(() => postgres?.stop());
  const open = async () => {
    kit = await newKit(newFolder(), await postgres?.fresh());
    const { founding } = await newGame(kit, { players: 3, clock: SLOW });
    return founding.id;
  };
  const stewardOf = (tables: Tables) =>
    new Steward({
      db: kit.storage.db,
      tables,
      thinkers: null,
      patience: 0,
      addressOf: (person) => person,
      now: () => kit.clock.now,
      log: { error: (error: unknown) => expect.unreachable(String(error)) } as unknown as FastifyBaseLogger,
    });
  const plan = ({ table, seat }: Waiting, move: Move | null, id = 'plan-one') =>
    kit.commands.plan(table.founding.id, personAt(table, seat), { id, move });

  test('a planned answer is given when its question is asked', async () => {
    const id = await open();
    const waiting = await untilPlannable(kit, id);
    await plan(waiting, waiting.move);
    const asked = await othersAnswer(kit, id, waiting.seat);
    expect(asked.plans[waiting.seat]?.move).toEqual(waiting.move);
    // Nobody needs to be told of a question that is as good as answered.
    expect(newlyAsked(waiting.table, asked)).not.toContain(personAt(asked, waiting.seat).id);
    await stewardOf(kit.tables).attend(id);
    const after = await kit.tables.get(id);
    expect(after.plans[waiting.seat]).toBeNull();
    expect(lastMove(after)).toEqual({ seat: waiting.seat, move: waiting.move });
  });

  test('a later process carries out what another could not', async () => {
    const id = await open();
    const waiting = await untilPlannable(kit, id);
    await plan(waiting, waiting.move);
    await othersAnswer(kit, id, waiting.seat);
    const tables = new Tables({ storage: kit.storage, now: () => kit.clock.now });
    await stewardOf(tables).sweep();
    expect(lastMove(await tables.get(id))).toEqual({ seat: waiting.seat, move: waiting.move });
  });

  test('nothing can be planned while it is your turn, or while something hidden comes first', async () => {
    const id = await open();
    const table = await kit.tables.get(id);
    const [move] = legalMoves(view(table.game?.state ?? expect.unreachable(), 0), 0);
    if (!move) throw new Error('Everybody drafts.');
    await expect(plan({ table, seat: 0, move }, move)).rejects.toMatchObject({ code: 'not-yet' });
    // Seat 0 has drafted; the next cards are hidden.
    await kit.commands.move(id, personAt(table, 0), { id: 'message-1', move });
    await expect(plan({ table, seat: 0, move }, move)).rejects.toMatchObject({ code: 'not-yet' });
  });

  test('only what will be legal can be planned, and only by correspondence', async () => {
    const id = await open();
    const waiting = await untilPlannable(kit, id);
    await expect(plan(waiting, { type: 'draft', card: 'bank' })).rejects.toMatchObject({
      code: 'illegal-move',
    });
    const { founding } = await newGame(kit, { players: 3 });
    const quick = await untilPlannable(kit, founding.id);
    await expect(plan(quick, quick.move)).rejects.toMatchObject({ code: 'not-allowed' });
  });

  test('a plan can be withdrawn, and one sent twice is made once', async () => {
    const id = await open();
    const waiting = await untilPlannable(kit, id);
    const version = await plan(waiting, waiting.move);
    expect(await plan(waiting, waiting.move)).toBe(version);
    await plan(waiting, null, 'plan-two');
    const { plans, version: now } = await kit.tables.get(id);
    expect(plans[waiting.seat]).toBeNull();
    expect(await plan(waiting, null, 'plan-three')).toBe(now);
    await othersAnswer(kit, id, waiting.seat);
    await stewardOf(kit.tables).attend(id);
    expect((await kit.tables.get(id)).game?.asked).toContain(waiting.seat);
  });

  test.each([
    ['something is not as it was foreseen', (plan: Plan): Plan => ({ ...plan, facts: 'otherwise' })],
    ['another question is asked', (plan: Plan): Plan => ({ ...plan, step: { do: 'draft' } })],
    ['somebody else was quicker', (plan: Plan): Plan => ({ ...plan, move: { type: 'draft', card: 'bank' } })],
  ])('a plan is void when %s, and its player is notified', async (_why, changed) => {
    const id = await open();
    const waiting = await untilPlannable(kit, id);
    const { seat } = waiting;
    await plan(waiting, waiting.move);
    const made = (await kit.tables.get(id)).plans[seat];
    if (!made) throw new Error('There is a plan.');
    await kit.tables.act(id, () => ({ type: 'plan', seat, plan: changed(made) }));
    const before = await othersAnswer(kit, id, seat);
    await stewardOf(kit.tables).attend(id);
    const after = await kit.tables.get(id);
    expect(after.plans[seat]).toBeNull();
    expect(after.game?.asked).toContain(seat);
    expect(newlyAsked(before, after)).toEqual([personAt(after, seat).id]);
  });

  test('a plan is seen by nobody else', async () => {
    const id = await open();
    const waiting = await untilPlannable(kit, id);
    const before = await kit.tables.get(id);
    await plan(waiting, waiting.move);
    const after = await kit.tables.get(id);
    for (const viewer of [...SEATS.slice(0, 3), 'spectator'] as const) {
      const sees = viewer === waiting.seat ? waiting.move : null;
      expect(snapshotOf(after, viewer).plan).toEqual(sees);
      const patch = patchesOf(before, after)(viewer).flat();
      expect(patched(snapshotOf(before, viewer), patch)).toEqual(snapshotOf(after, viewer));
    }
  });

  test('a bot plays for a player who runs out of time, whatever they had planned', async () => {
    const id = await open();
    const waiting = await untilPlannable(kit, id);
    await plan(waiting, waiting.move);
    await kit.tables.act(id, () => ({ type: 'absent', seat: waiting.seat }));
    const asked = await othersAnswer(kit, id, waiting.seat);
    await stewardOf(kit.tables).attend(id);
    expect((await kit.tables.get(id)).version).toBe(asked.version);
  });
});

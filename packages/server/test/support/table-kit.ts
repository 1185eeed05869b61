import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { legalMoves, type Move, type Seat } from '@khora/engine';
import type { CreateTable } from '@khora/protocol';
import type { User } from '../../src/accounts/user.ts';
import { openStorage, type Storage } from '../../src/storage/database.ts';
import { Commands } from '../../src/tables/commands/commands.ts';
import { DiceCup } from '../../src/tables/dice.ts';
import type { Presence } from '../../src/tables/leaving.ts';
import { seatOf, type Table } from '../../src/tables/table.ts';
import { Tables } from '../../src/tables/tables.ts';

/** A folder of its own for each test. */
export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'khora-test-'));
}

export function user(name: string): User {
  return { id: `id-${name.toLowerCase()}`, name, guest: false };
}

export const PEOPLE = ['Ada', 'Bea', 'Cleo', 'Dora'].map(user);
export const ENTROPY = '0123456789abcdef0123456789abcdef';

/** Tables on real storage, with a clock that the test turns. */
export interface Kit {
  readonly storage: Storage;
  readonly tables: Tables;
  readonly commands: Commands;
  readonly clock: { now: number };
}

export async function newKit(folder = newFolder(), url?: string): Promise<Kit> {
  const clock = { now: 1_000_000 };
  const storage = await openStorage({ folder, url });
  const tables = new Tables({ storage, now: () => clock.now });
  return { storage, tables, commands: commandsOf({ storage, tables }, () => clock.now), clock };
}

const NOBODY_HERE: Presence = { isHere: () => false, lastSeen: () => null };

/** What people may do at these tables. */
export function commandsOf(
  { storage, tables }: Pick<Kit, 'storage' | 'tables'>,
  now: () => number,
  presence: Presence = NOBODY_HERE,
): Commands {
  return new Commands({ tables, storage, dice: new DiceCup('key', now), presence, now });
}

/** A table with that many people, begun. */
export async function newGame(
  { commands, tables }: Pick<Kit, 'commands' | 'tables'>,
  settings: Partial<CreateTable['settings']> = {},
): Promise<Table> {
  const players = settings.players ?? 4;
  const [founder, ...others] = PEOPLE.slice(0, players);
  if (!founder) throw new Error('A game needs people.');
  const { founding } = await commands.found(founder, {
    settings: { players, ...settings },
    entropy: ENTROPY,
  });
  for (const other of others) await commands.join(founding.id, other, { entropy: ENTROPY });
  return tables.get(founding.id);
}

export function personAt(table: Table, seat: Seat): User {
  const person = PEOPLE.find(({ id }) => seatOf(table, id) === seat);
  if (!person) throw new Error(`Nobody of the test sits at seat ${seat}.`);
  return person;
}

/** A legal move of the first seat that is asked; which one follows from the number. */
export function anyMove(table: Table, number: number): { seat: Seat; move: Move } {
  const [seat] = table.game?.asked ?? [];
  if (seat === undefined || !table.game) throw new Error('Nobody is asked.');
  const moves = legalMoves(table.game.state, seat);
  const move = moves[number % moves.length];
  if (!move) throw new Error('There is no legal move.');
  return { seat, move };
}

/** Continues a game at a table, up to this many moves or to the end. */
export async function playOn(
  { tables, commands }: Kit,
  id: string,
  moves = Number.POSITIVE_INFINITY,
): Promise<Table> {
  let table = await tables.get(id);
  for (let made = 0; made < moves && table.status === 'playing'; made++) {
    const { seat, move } = anyMove(table, made * 31);
    await commands.move(id, personAt(table, seat), { id: `message-${table.version}`, move });
    table = await tables.get(id);
  }
  return table;
}

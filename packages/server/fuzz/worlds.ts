import { cpSync } from 'node:fs';
import {
  type GameEvent,
  type GameState,
  legalMoves,
  RULES_VERSION,
  SEATS,
  type Seat,
  sha256Hex,
} from '@khora/engine';
import type { CreateTable } from '@khora/protocol';
import { writeChain } from '../src/storage/database.ts';
import type { Commands } from '../src/tables/commands/commands.ts';
import type { Entry } from '../src/tables/entry.ts';
import { fold, type Happening } from '../src/tables/fold.ts';
import { foundingChain } from '../src/tables/shelf.ts';
import { foundTable, type Table } from '../src/tables/table.ts';
import { Ear } from '../test/support/ear.ts';
import { commandsOf, newFolder } from '../test/support/table-kit.ts';
import { type OpenServer, openServer, pick } from '../test/support/wire-kit.ts';

export type Below = (below: number) => number;

/** A server, with a log of what its tables do, in order. */
export interface World {
  readonly server: OpenServer;
  readonly commands: Commands;
  /** What happened since it was last emptied. */
  readonly events: GameEvent[];
}

export interface Guest {
  readonly id: string;
  readonly name: string;
  readonly cookie: string;
}

/** A game, and who plays it. */
export interface Seated {
  readonly id: string;
  readonly guests: readonly Guest[];
}

/** Two servers on the same past, and the games in it. */
export interface Pair {
  readonly one: World;
  readonly two: World;
  readonly clock: { now: number };
  readonly games: readonly Seated[];
  close(): Promise<void>;
}

const START = 1_750_000_000_000;
/** Most games are over before this many moves. */
const LONGEST = 150;

async function openWorld(folder: string, now: () => number): Promise<World> {
  const server = await openServer({ folder, now });
  const { tables, storage } = server.house;
  const events: GameEvent[] = [];
  tables.listen((_before, happening) => events.push(...happening.events));
  return { server, commands: commandsOf({ tables, storage }, now), events };
}

/** Begins games, each played up to a different point; then copies the whole server. */
export async function openPair(games: number, below: Below): Promise<Pair> {
  const clock = { now: START };
  const now = () => clock.now;
  const folder = newFolder();
  const first = await openWorld(folder, now);
  const begun: Seated[] = [];
  // Different players for each game, because a player's list of tables would reveal the others.
  while (begun.length < games) {
    const guests = await Promise.all(SEATS.map(() => newGuest(first.server.origin)));
    begun.push({ id: await begin(first, guests, below), guests });
  }
  await first.server.close();
  const copy = newFolder();
  cpSync(folder, copy, { recursive: true });
  const one = await openWorld(folder, now);
  const two = await openWorld(copy, now);
  return {
    one,
    two,
    clock,
    games: begun,
    async close() {
      await one.server.close();
      await two.server.close();
    },
  };
}

async function newGuest(origin: string): Promise<Guest> {
  const ear = await Ear.guest(origin);
  ear.close();
  const { cookie, user: id } = ear.client;
  return { id, name: id, cookie };
}

const OPTIONS: readonly NonNullable<CreateTable['settings']['options']>[] = [
  {},
  { cityChoice: 'choose' },
  { draft: 'deal' },
  { dice: 'reroll' },
  { dice: 'shared', optionalPayment: true },
];

/** A game in progress; a game that has ended is left, and another begun. */
async function begin(world: World, guests: readonly Guest[], below: Below): Promise<string> {
  const { tables, storage } = world.server.house;
  const { table: seated, happenings } = seatedTable(guests, below);
  await writeChain(storage, foundingChain(storage.db, seated, happenings));
  const { founding } = tables.adopt(seated, happenings);
  for (let left = below(below(2) === 0 ? LONGEST : 12); left > 0; left--) {
    const table = await tables.get(founding.id);
    if (table.status !== 'playing') return begin(world, guests, below);
    const seat = pick(table.game?.asked ?? [], below);
    await moveFor(world, table, { seat, guests, number: below(10_000) });
  }
  const { status } = await tables.get(founding.id);
  return status === 'playing' ? founding.id : begin(world, guests, below);
}

/** A table with all that chance has a part in taken from the given numbers: the same numbers make the same game. */
function seatedTable(guests: readonly Guest[], below: Below): { table: Table; happenings: Happening[] } {
  const players = pick([2, 3, 4, 4] as const, below);
  const clock = { kind: 'correspondence', perMove: 86_400 } as const;
  const random = (use: string) => sha256Hex(`${use} ${below(2 ** 31)} ${below(2 ** 31)}`);
  let table = foundTable({
    id: random('id').slice(0, 12),
    owner: guests[0]?.id ?? '',
    created: START,
    rules: RULES_VERSION,
    settings: { players, visibility: 'link', options: pick(OPTIONS, below), clock, rated: false },
    secret: random('secret'),
    invitation: 'invitation',
    follows: null,
  });
  const happenings: Happening[] = [];
  const sitting = guests.slice(0, players).map(
    ({ id, name }, seat): Entry => ({
      type: 'sit',
      seat: seat as Seat,
      user: id,
      name,
      entropy: random('own').slice(0, 32),
    }),
  );
  for (const entry of [...sitting, { type: 'start' } as const]) {
    const happening = fold(table, { version: table.version + 1, at: START, entry });
    ({ table } = happening);
    happenings.push(happening);
  }
  return { table, happenings };
}

interface Turn {
  readonly seat: Seat;
  readonly guests: readonly Guest[];
  readonly number: number;
}

async function moveFor({ commands }: World, table: Table, { seat, guests, number }: Turn): Promise<void> {
  const moves = legalMoves(stateOf(table), seat);
  const move = moves[number % moves.length];
  const guest = guests[seat];
  if (!(move && guest)) throw new Error('There is no legal move.');
  await commands.move(table.founding.id, asUser(guest), { id: `message-${table.version}`, move });
}

export function asUser({ id, name }: Guest): { id: string; name: string; guest: boolean } {
  return { id, name, guest: true };
}

export function stateOf({ game, founding }: Table): GameState {
  if (!game) throw new Error(`Table ${founding.id} has no game.`);
  return game.state;
}

import { randomBytes } from 'node:crypto';
import { SEATS } from '@khora/engine';
import { openStorage, writeChain } from '../../src/storage/database.ts';
import { checkedRequest, founded } from '../../src/tables/commands/founding.ts';
import type { Entry } from '../../src/tables/entry.ts';
import { fold } from '../../src/tables/fold.ts';
import { foundingChain } from '../../src/tables/shelf.ts';
import { newEntropy } from '../../test/support/client.ts';
import { anyMove, user } from '../../test/support/table-kit.ts';

const PLAYERS = 4;

/** Puts whole games on disk, which the server does not have in memory; returns their tables. */
export async function fillShelf(folder: string, games: number): Promise<string[]> {
  const storage = await openStorage({ folder });
  const tables: string[] = [];
  for (let number = 0; number < games; number++) {
    const { table, happenings } = play(number);
    await writeChain(storage, foundingChain(storage.db, table, happenings));
    tables.push(table.founding.id);
  }
  await storage.close();
  return tables;
}

/** A game that nobody thought about, to its end. */
function play(number: number) {
  const settings = { players: PLAYERS, visibility: 'public' } as const;
  const [founder, ...others] = SEATS.slice(0, PLAYERS).map((seat) => user(`Shelf ${seat}`));
  if (!founder) throw new Error('A game needs people.');
  let { table, happenings } = founded({
    user: founder,
    request: checkedRequest({ settings, entropy: newEntropy() }),
    drawn: { table: `shelf${String(number).padStart(7, '0')}`, secret: randomBytes(32).toString('hex') },
    sequel: undefined,
    now: Date.now(),
  });
  const add = (entry: Entry) => {
    const happening = fold(table, { version: table.version + 1, at: Date.now(), entry });
    ({ table } = happening);
    happenings = [...happenings, happening];
  };
  for (const [index, { id, name }] of others.entries()) {
    const seat = SEATS[index + 1];
    if (seat !== undefined) add({ type: 'sit', seat, user: id, name, entropy: newEntropy() });
  }
  add({ type: 'start' });
  while (table.status === 'playing')
    add({
      type: 'move',
      ...anyMove(table, table.version * 31),
      by: 'player',
      id: `message-${table.version}`,
    });
  return { table, happenings };
}

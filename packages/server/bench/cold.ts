import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStorage } from '../src/storage/database.ts';
import { Tables } from '../src/tables/tables.ts';
import { Client, newEntropy } from '../test/support/client.ts';
import { startProcess } from '../test/support/server-process.ts';
import { anyMove, commandsOf } from '../test/support/table-kit.ts';

const MOVES = 30;

/** How long a server with this many open tables takes from its start to the answer to its first move. */
export async function coldStart(tables: number): Promise<Record<string, number>> {
  const folder = mkdtempSync(join(tmpdir(), 'khora-bench-'));
  const environment = { KHORA_DATA: folder, KHORA_BOT_THREADS: '0' };
  const before = await startProcess(environment);
  const guests = await Promise.all([Client.guest(before.origin), Client.guest(before.origin)]);
  const people = guests.map(({ user }) => ({ id: user, name: user, guest: true }));
  await before.stop('SIGTERM');
  const last = await fill(folder, tables, people);

  const start = performance.now();
  const server = await startProcess(environment);
  const listening = performance.now() - start;
  const players = guests.map(({ cookie }) => new Client(server.origin, cookie));
  await Promise.all(players.map((player) => player.connect()));
  await Promise.all(players.map((player) => player.watch(last)));
  const player = players.find((each) => each.isAsked(last));
  const [move] = player?.moves(last) ?? [];
  if (!(player && move)) throw new Error('Nobody is asked.');
  const answer = await player.move(last, move);
  const answered = performance.now() - start;
  if (answer.type !== 'done') throw new Error(answer.message);
  for (const each of players) each.close();
  await server.stop('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
  return { 'listening ms': listening, 'first move answered ms': answered };
}

/** Tables with games in progress. */
async function fill(
  folder: string,
  tables: number,
  people: readonly { id: string; name: string; guest: boolean }[],
): Promise<string> {
  const storage = await openStorage({ folder });
  const at = new Tables({ storage, now: Date.now });
  const commands = commandsOf({ storage, tables: at }, Date.now);
  const [one, two] = people;
  if (!(one && two)) throw new Error('A game needs two.');
  const begin = async () => {
    const { founding } = await commands.found(one, { settings: { players: 2 }, entropy: newEntropy() });
    let table = await commands.join(founding.id, two, { entropy: newEntropy() });
    for (let made = 0; made < MOVES; made++) {
      const { seat, move } = anyMove(table, made * 31);
      await commands.move(founding.id, seat === 0 ? one : two, { id: `message-${made}`, move });
      table = await at.get(founding.id);
    }
    return founding.id;
  };
  let last = '';
  for (let done = 0; done < tables; done += 100)
    last = (await Promise.all(Array.from({ length: 100 }, begin))).at(-1) ?? '';
  await storage.close();
  return last;
}

import { SEATS } from '@khora/engine';
import { Client } from '../test/support/client.ts';
import { numbers, pick } from '../test/support/wire-kit.ts';
import type { Below } from './worlds.ts';

/** What came of it. */
export interface Instants {
  times: number;
  /** Messages sent, and how they were answered. */
  sent: number;
  accepted: number;
  refused: number;
  /** Refusals by reason. */
  reasons: Record<string, number>;
  tables: number;
}

const AT_ONCE = 8;

/** Lets four seats answer at the same instant, many times, each on its own socket. */
export async function sameInstant(origin: string, times: number, seed: number): Promise<Instants> {
  const below = numbers(seed);
  const all: Instants = { times: 0, sent: 0, accepted: 0, refused: 0, reasons: {}, tables: 0 };
  const work = async () => {
    const players = await Promise.all(SEATS.map(() => Client.guest(origin)));
    while (all.times < times) {
      const table = await begin(players);
      all.tables += 1;
      while (all.times < times && players.every((player) => player.isAsked(table))) {
        all.times += 1;
        await instant(players, table, { all, below });
      }
      for (const player of players) player.send({ type: 'unwatch', table });
    }
    for (const player of players) player.close();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return all;
}

async function begin(players: readonly Client[]): Promise<string> {
  const [founder, ...others] = players;
  if (!founder) throw new Error('Somebody must begin.');
  const { id } = await founder.found({ settings: { players: 4, options: { draft: 'pass' } } });
  await Promise.all(others.map((other) => other.join(id)));
  await Promise.all(players.map((player) => player.watch(id)));
  return id;
}

interface Context {
  readonly all: Instants;
  readonly below: Below;
}

/** All four choose; some change their mind at once, some say the same twice, some what they may not. */
async function instant(players: readonly Client[], table: string, { all, below }: Context): Promise<void> {
  const before = players[0]?.snapshot(table).version ?? 0;
  const ids = players.map((_, seat) => `instant-${before}-${seat}`);
  const answers = players.map((player, seat) => {
    const id = ids[seat] ?? '';
    const moves = player.moves(table);
    const first = player.askAs(id, { type: 'move', table, id, move: pick(moves, below) });
    switch (below(4)) {
      case 0:
        return [first, player.move(table, pick(moves, below))];
      case 1:
        return [first, player.move(table, { type: 'claim', achievement: 'citizens', reward: 'glory' })];
      default:
        return [first];
    }
  });
  const given = await Promise.all(answers.flat());
  all.sent += given.length;
  const versions = given.flatMap((answer) => (answer.type === 'done' ? answer.version : []));
  for (const answer of given) {
    if (answer.type === 'done') continue;
    const reason = answer.reason?.reason ?? answer.error;
    if (answer.error !== 'illegal-move' || !answer.reason)
      throw new Error(`Refused without need: ${answer.message}`);
    all.reasons[reason] = (all.reasons[reason] ?? 0) + 1;
  }
  all.accepted += versions.length;
  all.refused += given.length - versions.length;
  for (const [index, version] of versions.toSorted((a, b) => a - b).entries())
    if (version !== before + 1 + index)
      throw new Error(`Version ${before + 1 + index} was dropped: ${versions.join()}`);
  for (const [first] of answers)
    if ((await first)?.type !== 'done') throw new Error('A choice was not taken.');
  for (const player of players) await player.ask((id) => ({ type: 'undo', table: 'aaaaaaaaaaaa', id }));
  for (const player of players) {
    const { version } = player.snapshot(table);
    if (version !== before + versions.length)
      throw new Error(`One heard of ${version}, not of ${before + versions.length}.`);
  }
}

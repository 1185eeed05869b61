// How many whole four-player games a second the policy network of the game plays against itself, on two cores, without learning.
// node packages/cli/bench/self-play.ts [--seconds 20] [--threads 2]
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { NETWORKS, PolicyPlayer, unpackNetworks } from '@khora/bots/expert';
import { seeded } from '@khora/bots/learned';
import { advance, createGame, decisions, isOver } from '@khora/engine';

interface Task {
  readonly seconds: number;
  readonly thread: number;
}

/** The games (and their points) that one thread plays in this many seconds, and how much processor time it got. */
interface Played {
  readonly processor: number;
  readonly games: number;
  readonly points: number;
}

function play({ seconds, thread }: Task): Played {
  const player = new PolicyPlayer(unpackNetworks(NETWORKS).policy);
  const game = (seed: string) => {
    const source = seeded(seed);
    const state = createGame({ players: 4, seed });
    while (!isOver(state)) {
      const [open] = decisions(state);
      if (!open) throw new Error('Nobody is asked, and the game is not over.');
      advance(state, open.seat, player.sample(state, open.seat, source));
    }
    return state.players.reduce((sum, { points }) => sum + points, 0) / state.players.length;
  };
  for (let i = 0; i < 50; i++) game(`warm/${i}`);
  const before = process.threadCpuUsage();
  const end = performance.now() + 1000 * seconds;
  let games = 0;
  let points = 0;
  while (performance.now() < end) points += game(`self-play/${thread}/${games++}`);
  const { user, system } = process.threadCpuUsage(before);
  return { games, points: points / games, processor: (user + system) / 1e6 };
}

if (isMainThread) {
  const { values } = parseArgs({
    options: { seconds: { type: 'string', default: '20' }, threads: { type: 'string', default: '2' } },
  });
  const seconds = Number(values.seconds);
  const threads = Array.from({ length: Number(values.threads) }, (_, thread) => thread);
  const played = await Promise.all(
    threads.map(
      (thread) =>
        new Promise<Played>((resolve, reject) => {
          const worker = new Worker(new URL(import.meta.url), {
            workerData: { seconds, thread } satisfies Task,
          });
          worker.on('message', resolve).on('error', reject);
        }),
    ),
  );
  const games = played.reduce((sum, own) => sum + own.games, 0);
  const points = played.reduce((sum, own) => sum + own.games * own.points, 0) / games;
  const fast = played.reduce((sum, own) => sum + own.games / own.processor, 0);
  console.log(
    `${games} games of four in ${seconds} s on ${threads.length} threads: ${Math.round(games / seconds)} a second; ${Math.round(fast)} if each thread had a core to itself all the time; ${points.toFixed(1)} points a seat.`,
  );
} else {
  parentPort?.postMessage(play(workerData as Task), []);
}

import type { Outcome } from '../game/plan.ts';
import type { Io } from '../terminal/io.ts';
import { progressBar } from '../terminal/progress.ts';
import { withWorkers } from '../workers/games.ts';
import { gamesOf, plansOf, type Simulation } from './simulation.ts';
import { addOutcome, newTally, type Tally } from './tally.ts';

/** Plays a simulation on worker threads, with a progress bar; Ctrl-C ends it with the games played so far. */
export async function playAndCount(
  simulation: Simulation,
  workers: number | undefined,
  io: Io,
  each: (outcome: Outcome) => void,
): Promise<Tally> {
  const tally = newTally();
  const progress = progressBar(io, gamesOf(simulation), 'games');
  let stopped = false;
  const forget = io.onInterrupt(() => {
    stopped = true;
  });
  try {
    await withWorkers(workers, async (playAll) => {
      for await (const outcome of playAll(plansOf(simulation))) {
        addOutcome(tally, outcome);
        each(outcome);
        progress.at(tally.games);
        if (stopped) break;
      }
    });
  } finally {
    forget();
    progress.end();
  }
  return tally;
}

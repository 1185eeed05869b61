import type { Outcome } from '../game/plan.ts';
import { holds, type Shard, WHOLE } from '../game/shard.ts';
import type { Io } from '../terminal/io.ts';
import { progressBar } from '../terminal/progress.ts';
import { withWorkers } from '../workers/games.ts';
import { plansOf, type Simulation } from './simulation.ts';
import { addOutcome, newTally, type Tally } from './tally.ts';

interface HowToPlay {
  readonly workers?: number | undefined;
  readonly shard?: Shard | undefined;
  /** This many games from the beginning have already been played. */
  readonly skip?: number;
}

/** Plays a simulation on worker threads, with a progress bar; Ctrl-C ends it with the games played so far. */
export async function playAndCount(
  simulation: Simulation,
  { workers, shard = WHOLE, skip = 0 }: HowToPlay,
  io: Io,
  each: (outcome: Outcome) => void,
): Promise<Tally> {
  const tally = newTally();
  const plans = [...plansOf(simulation)].filter((plan) => holds(shard, plan)).slice(skip);
  const progress = progressBar(io, plans.length, 'games');
  let stopped = false;
  const forget = io.onInterrupt(() => {
    stopped = true;
  });
  try {
    await withWorkers(workers, async (playAll) => {
      for await (const outcome of playAll(plans)) {
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

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { type Report, reportOf } from './report.ts';
import type { Round, RoundSize } from './rounds.ts';
import type { Task } from './subject.ts';

export interface Size extends RoundSize {
  readonly rounds: number;
}

/** The engines of one or two checkouts, each in its own process: what V8 learns about one must not affect the other. */
export class Subjects {
  private readonly processes: readonly { checkout: string; child: ChildProcess }[];

  constructor(checkouts: readonly string[]) {
    const file = new URL('subject.ts', import.meta.url);
    this.processes = checkouts.map((checkout) => {
      const child = fork(file, [checkout]);
      child.once('exit', (code) => {
        if (code !== 0) child.emit('error', new Error(`The measured process ended with code ${code}.`));
      });
      return { checkout, child };
    });
  }

  /** The engines take turns, so that a slow moment hits all alike; the first round warms up and does not count. */
  async measure({ rounds, ...size }: Size): Promise<Report[]> {
    const measured = this.processes.map(({ checkout, child }) => ({
      checkout,
      child,
      rounds: [] as Round[],
    }));
    for (let round = 0; round <= rounds; round++) {
      for (const own of measured) {
        const figures = await ask<Round>(own.child, { do: 'round', round, ...size });
        if (round > 0) own.rounds.push(figures);
      }
    }
    return measured.map((own) => reportOf(own.checkout, own.rounds));
  }

  /** Where the time of the first engine goes. */
  profile(games: number, entries: number): Promise<string> {
    const [first] = this.processes;
    if (!first) throw new RangeError('There is nothing to profile.');
    return ask<string>(first.child, { do: 'profile', games, entries });
  }

  close(): void {
    for (const { child } of this.processes) child.disconnect();
  }
}

async function ask<T>(child: ChildProcess, task: Task): Promise<T> {
  const answer = once(child, 'message');
  child.send(task);
  return ((await answer) as [T])[0];
}

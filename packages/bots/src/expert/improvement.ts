import type { Move } from '@khora/engine';
import { ownSeat } from '../own.ts';
import { seeded } from '../seeded.ts';
import { worthOf } from './judge.ts';
import type { Mind } from './mind.ts';
import { likelihoods } from './player.ts';
import { Searcher } from './search.ts';
import type { Teacher } from './teachers.ts';

/** How many moves are tried, and in how many imagined worlds each. */
const TRIED = 4;
const WORLDS = 4;
/** A move that came to this many points more than expected becomes e times as likely as the policy has it. */
const POINTS_PER_NAT = 4;

/**
 * What a short search makes of the policy: some moves, drawn by their likelihood without one coming twice (Gumbel's way), are
 * tried in the same imagined worlds. Those that come to more become likelier, those that were not tried stay as they were.
 */
export function improvedBy(mind: Mind): Teacher {
  const searcher = new Searcher(() => mind);
  return (view, moves, seed) => {
    const seat = ownSeat(view);
    mind.player.score(view, seat);
    const scores = [...mind.player.scores];
    const source = seeded(seed);
    const tickets = scores.map((score, i) => ({
      i,
      ticket: score - Math.log(-Math.log(source.next() + 1e-12)),
    }));
    const tried = tickets.sort((a, b) => b.ticket - a.ticket).slice(0, TRIED);
    const options = tried.map(({ i }) => moves[i] as Move);
    const worth = options.map(() => 0);
    for (let world = 0; world < WORLDS; world++) {
      searcher.tried(view, options, `${seed}/${world}`).forEach(({ estimate }, n) => {
        (worth[n] as number) += worthOf(estimate) / WORLDS;
      });
    }
    const priors = likelihoods(tried.map(({ i }) => scores[i] as number));
    const usual = worth.reduce((sum, own, n) => sum + own * (priors[n] as number), 0);
    tried.forEach(({ i }, n) => {
      (scores[i] as number) += ((worth[n] as number) - usual) / POINTS_PER_NAT;
    });
    return likelihoods(scores);
  };
}

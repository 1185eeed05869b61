import type { Choose } from '../../bot.ts';
import { likingOf } from '../../characters.ts';
import { itemAt } from '../../item-at.ts';
import { ownSeat } from '../../own.ts';
import { seeded } from '../../seeded.ts';
import type { Mind } from './mind.ts';
import { drawn, likelihoods, POINTS } from './player.ts';

/** Plays by the policy alone, more carelessly the greater the heat: bad moves are rare, but doubtful ones are not. */
export function careless(mind: () => Mind, heat: number): Choose {
  return (view, { seed, character }) => {
    const { player } = mind();
    const moves = player.score(view, ownSeat(view));
    const scores = moves.map((move, i) => (player.scores[i] ?? 0) + likingOf(character, move) / POINTS);
    const { round, phase, action } = view;
    // The host may give one seed for a whole game; each decision still has mistakes of its own.
    const source = seeded(`${seed} ${round} ${phase} ${action} ${moves.length}`);
    return itemAt(moves, drawn(likelihoods(scores, heat), source));
  };
}

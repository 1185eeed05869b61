import type { Seat } from '@khora/engine';
import { itemAt } from '../../item-at.ts';
import { type Estimate, finalEstimate } from '../../learned/evaluator.ts';
import { type Seeded, seeded } from '../../seeded.ts';
import type { Networks } from '../networks/networks.ts';
import { course, dense, type SearchedDecision, type SearchedGame } from './searched.ts';
import { mix, type NetworkLesson, Sums, VALUE_LAMBDA, VALUED } from './sums.ts';

/**
 * Adds up what games with search teach: the policy learns what the search found, the value network what it expected and
 * how the game ended. Each pass looks at other positions.
 */
export function studyOf(networks: Networks, games: readonly SearchedGame[], pass: number): NetworkLesson {
  const sums = new Sums(networks);
  const points = games.flatMap((game) => study(sums, game, seeded(`${game.seed}/${pass}`)));
  return sums.lesson(points, games.length);
}

/** The policy is surer of its moves than the few trials of a search can be; this factor makes the two comparable. */
const HEAT = 4;

interface Decision extends SearchedDecision {
  readonly seat: Seat;
  /** How the policy rates its choices now. */
  readonly scores: readonly number[];
}

function study(sums: Sums, { seed, made }: SearchedGame, source: Seeded): number[] {
  sums.policy.tape.clear();
  const seen: Decision[] = [];
  const positions = course(seed, made);
  let next = positions.next();
  for (; !next.done; next = positions.next()) {
    const { state, seat } = next.value;
    const { scores } = sums.policy.score(state, seat);
    seen.push({ ...itemAt(made, seen.length), seat, scores });
  }
  const { players } = next.value;
  for (let index = 0; index < players.length; index++) {
    const seat = index as Seat;
    learn(sums, seen, { seat, result: finalEstimate(next.value, seat), source });
  }
  return players.map(({ points }) => points);
}

/** From the end backwards: what a seat should have chosen, and what its positions were worth. */
function learn(
  sums: Sums,
  seen: readonly Decision[],
  { seat, result, source }: { seat: Seat; result: Estimate; source: Seeded },
): void {
  let target = result;
  let guess = result;
  for (let i = seen.length - 1; i >= 0; i--) {
    const decision = itemAt(seen, i);
    if (decision.seat !== seat) continue;
    const { scores, found } = decision;
    if (found) {
      const calm = scores.map((score) => score / HEAT);
      sums.teach(i, calm, { chances: dense(found, scores.length), weight: 1, entropy: 0 });
    }
    target = mix(target, guess, VALUE_LAMBDA);
    guess = found?.expected ?? sums.look(i, result.win.length);
    if (source.next() < VALUED) sums.appraise(i, target);
  }
}

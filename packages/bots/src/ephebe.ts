import type { Choose } from './bot.ts';
import { liked } from './characters.ts';
import { rateAtOnce } from './citizen.ts';
import { best, type Rated } from './plan/plan.ts';
import { PLAN_WEIGHTS, type Weights } from './plan/weights.ts';
import { type Seeded, seeded } from './seeded.ts';

/** A beginner's beliefs: what glitters now counts, what pays only later or at the end hardly does. */
const BEGINNER_WEIGHTS: Weights = {
  ...PLAN_WEIGHTS,
  taxes: PLAN_WEIGHTS.taxes * 0.5,
  levelDelay: PLAN_WEIGHTS.levelDelay * 0.5,
  action: PLAN_WEIGHTS.action * 0.6,
  citizen: PLAN_WEIGHTS.citizen * 0.4,
  card: PLAN_WEIGHTS.card * 2,
  explore: PLAN_WEIGHTS.explore * 1.6,
  synergy: PLAN_WEIGHTS.synergy * 0.7,
  growTokens: PLAN_WEIGHTS.growTokens * 0.3,
  growCards: PLAN_WEIGHTS.growCards * 0.3,
  growEconomy: PLAN_WEIGHTS.growEconomy * 0.3,
  growTaxes: PLAN_WEIGHTS.growTaxes * 0.3,
  majorGrowth: PLAN_WEIGHTS.majorGrowth * 0.4,
};

/** The chance that a beginner does not see a move at all. */
const OVERLOOKS = 0.1;
/** How far off a beginner's judgement of a move can easily be, in points. */
const MISJUDGES = 2.2;

/** A beginner: sensible, but short-sighted and absent-minded. */
export const chooseEphebe: Choose = (view, { seed, character }) => {
  const rated = rateAtOnce(view, BEGINNER_WEIGHTS).map((each) => liked(each, character));
  // Nobody overlooks a free level that the game points out.
  if (rated.some(({ move }) => move.type === 'raise')) return best(rated).move;
  const { round, phase, action } = view;
  // The host may give one seed for a whole game; each decision still has mistakes of its own.
  const chance = seeded(`${seed} ${round} ${phase} ${action} ${rated.length}`);
  const seen = rated.filter(() => chance.next() >= OVERLOOKS);
  return best((seen.length > 0 ? seen : rated).map((each) => misjudged(each, chance))).move;
};

function misjudged({ move, value }: Rated, chance: Seeded): Rated {
  // The sum of three random numbers is usually near the middle.
  const off = (chance.next() + chance.next() + chance.next()) / 1.5 - 1;
  return { move, value: value + off * MISJUDGES };
}

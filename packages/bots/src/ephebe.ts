import { ACTIONS, type GameView } from '@khora/engine';
import type { Choose } from './bot.ts';
import { costOf } from './citizen/assign.ts';
import { best, type Rated, rateMoves } from './citizen/citizen.ts';
import { outlookOf } from './citizen/outlook.ts';
import { tileSets } from './citizen/round.ts';
import { CITIZEN_WEIGHTS, type Weights } from './citizen/weights.ts';
import { ownMoves } from './random.ts';
import { type Seeded, seeded } from './seeded.ts';

/** A beginner's beliefs: what shines now counts, what only pays later or at the end hardly does. */
const BEGINNER_WEIGHTS: Weights = {
  ...CITIZEN_WEIGHTS,
  taxes: CITIZEN_WEIGHTS.taxes * 0.5,
  levelDelay: CITIZEN_WEIGHTS.levelDelay * 0.5,
  action: CITIZEN_WEIGHTS.action * 0.6,
  citizen: CITIZEN_WEIGHTS.citizen * 0.4,
  card: CITIZEN_WEIGHTS.card * 2,
  explore: CITIZEN_WEIGHTS.explore * 1.6,
  synergy: CITIZEN_WEIGHTS.synergy * 0.7,
  growTokens: CITIZEN_WEIGHTS.growTokens * 0.3,
  growCards: CITIZEN_WEIGHTS.growCards * 0.3,
  growEconomy: CITIZEN_WEIGHTS.growEconomy * 0.3,
  growTaxes: CITIZEN_WEIGHTS.growTaxes * 0.3,
  majorGrowth: CITIZEN_WEIGHTS.majorGrowth * 0.4,
};

/** The chance that a beginner does not see a move at all. */
const OVERLOOKS = 0.15;
/** How far off a beginner's judgement of a move easily is, in points. */
const MISJUDGES = 2.5;

/** A beginner: sensible, but short-sighted, absent-minded, and blind to how one action pays for another. */
export const chooseEphebe: Choose = (view, { seed }) => {
  const rated = judged(view);
  const { round, phase, action } = view;
  // The host may give one seed for a whole game: the mistakes of each decision are still its own.
  const chance = seeded(`${seed} ${round} ${phase} ${action} ${rated.length}`);
  const seen = rated.filter(() => chance.next() >= OVERLOOKS);
  return best((seen.length > 0 ? seen : rated).map((each) => misjudged(each, chance))).move;
};

function judged(view: GameView): Rated[] {
  const rated = ownMoves(view).some(({ type }) => type === 'assign') ? tileByTile(view) : null;
  return rated ?? rateMoves(view, BEGINNER_WEIGHTS);
}

function misjudged({ move, value }: Rated, chance: Seeded): Rated {
  // The sum of three throws lies in the middle more often than not.
  const off = (chance.next() + chance.next() + chance.next()) / 1.5 - 1;
  return { move, value: value + off * MISJUDGES };
}

/** Judges an assignment by adding up what each tile would bring alone. */
function tileByTile(view: GameView): Rated[] {
  const o = outlookOf(view, BEGINNER_WEIGHTS);
  const dice = view.players[view.seat as number]?.dice ?? [];
  const alone = tileSets(o, o.now, 1, (now) => now);
  const nothing = tileSets(o, o.now, 0, (now) => now).get(0) ?? 0;
  const bring = ACTIONS.map((tile) => (alone.get(1 << tile) ?? nothing) - nothing);
  return ownMoves(view).map((move) => {
    if (move.type !== 'assign') return { move, value: nothing - MISJUDGES };
    const cost = costOf(move.tiles, dice);
    let value = nothing - cost * o.rates.citizens;
    if (cost > o.now.citizens + 3 * o.now.scrolls) value -= 2 * MISJUDGES;
    for (const tile of move.tiles) value += bring[tile] ?? 0;
    return { move, value };
  });
}

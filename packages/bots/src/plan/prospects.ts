import { type Ability, type Step, TOP_LEVEL, TRACKS } from '@khora/engine';
import { type Gains, type Holding, lacking, measure } from './holding.ts';
import { holds, type Outlook, type Valued } from './outlook.ts';
import { projected } from './projection.ts';
import { gainsWorth } from './rates.ts';

/** What an ability brings, worked out once per decision. */
export function valued(o: Outlook, ability: Ability): Valued {
  let known = o.valued.get(ability);
  if (!known) {
    let sudden = 0;
    for (const step of ability.effect) sudden += stepWorth(o, step);
    const each = o.rounds === 0 ? 0 : firingWorth(o, ability) + modifyingWorth(o, ability);
    known = { sudden, lasting: each * o.rounds };
    o.valued.set(ability, known);
  }
  return known;
}

/** Per round: what fires, times how often its trigger occurs. */
function firingWorth(o: Outlook, { on }: Ability): number {
  let sum = 0;
  for (const { trigger, steps } of on) {
    const often = o.often[trigger];
    const boost = trigger === 'tax' || trigger === 'idle' ? 1 : o.weights.synergy;
    for (const step of steps) sum += often * boost * likelihood(o, step) * stepWorth(o, step);
  }
  return sum;
}

function likelihood(o: Outlook, step: Step): number {
  if (step.do !== 'gain' || !step.when) return 1;
  return holds(o, step.when, o.now[step.when.track]) ? o.weights.holding : o.weights.beginning;
}

/** Per round: what the changes to the rules' numbers save. */
function modifyingWorth({ now, weights: w, rates, often, content }: Outlook, { modify }: Ability): number {
  if (!modify) return 0;
  const { terms } = content;
  let sum = 0;
  if (modify.explorationLoss) sum += modify.explorationLoss * often.military * rates.troops;
  if (modify.levelDiscount) sum += modify.levelDiscount * w.levels * rates.drachmas;
  if (modify.tokenPrice) sum += (terms.tokenPrice - modify.tokenPrice) * often.trade * 0.7 * rates.drachmas;
  if (modify.explorations) sum += (modify.explorations - terms.explorations) * often.military * w.explore;
  if (modify.progressLevels) sum += (modify.progressLevels - terms.progressLevels) * rates.scrolls * 0.6;
  for (const track of TRACKS) {
    const discount = modify.progressDiscount?.[track];
    const cost = content.levels[track][now[track] + 1]?.cost;
    if (discount && cost) sum += Math.min(discount, cost) * (w.levels / 2) * rates.drachmas;
  }
  return sum;
}

function stepWorth(o: Outlook, step: Step): number {
  const { now, rates, weights: w } = o;
  switch (step.do) {
    case 'gain':
      return gainsWorth(rates, step.gains);
    case 'gainPer':
      return rates[step.resource] * Math.max(measure(now, step.per), projectedSoon(o, step.per));
    case 'gainLevels':
    case 'raise':
      if (step.when && !holds(o, step.when, now[step.track])) return 0;
      return raising(o, step.track, step.levels);
    case 'draw':
      return (step.cards * w.card * o.rounds) / 8;
    case 'act':
      return step.action === 2 ? now.culture + 1 : w.action;
    case 'reward':
      return Math.max(...Object.entries(step.rewards).map(([one, by]) => by * rates[one as keyof Gains]));
    case 'tracks': {
      const each = TRACKS.map((track) => raising(o, track, 1)).toSorted((a, b) => b - a);
      return (each[0] ?? 0) + (each[1] ?? 0);
    }
    case 'token':
      return w.explore;
    default:
      return 0;
  }
}

/** A measure as it will be when the card is played, which is soon. */
function projectedSoon(o: Outlook, per: Parameters<typeof projected>[2]): number {
  return (measure(o.now, per) * 2 + projected(o, o.now, per)) / 3;
}

function raising(
  { now, levels, rates, content }: Outlook,
  track: (typeof TRACKS)[number],
  by: number,
): number {
  let sum = 0;
  for (let level = now[track]; level < Math.min(TOP_LEVEL, now[track] + by); level++) {
    sum += (levels[track][level + 1] ?? 0) - (levels[track][level] ?? 0);
    sum += gainsWorth(rates, content.levels[track][level + 1]?.gains ?? {});
  }
  return sum;
}

export function scoreWorth(o: Outlook, h: Holding, ability: Ability): number {
  const { score } = ability;
  if (!score) return 0;
  const count = projected(o, h, score.per) / (score.every ?? 1);
  return score.points * (o.rounds === 0 ? Math.floor(count) : count);
}

/**
 * What an ability promises that the player does not have yet: what it will bring once the missing tokens are found,
 * without its price and the action it takes.
 */
export function promisedWorth(o: Outlook, h: Holding, ability: Ability): number {
  const { weights: w, rounds, rates } = o;
  const missing = lacking(h, ability);
  const likely = 1 - (w.lacking * missing) / (rounds + 1);
  const left = rounds - w.delay - w.delayPerToken * missing;
  if (likely <= 0 || left <= 0) return 0;
  const { sudden, lasting } = valued(o, ability);
  const brings = sudden + (lasting * left) / rounds + (ability.score ? scoreWorth(o, h, ability) : 0);
  const price = ability.cost * rates.drachmas + w.upkeep * w.action;
  return brings > price ? likely * (brings - price) : 0;
}

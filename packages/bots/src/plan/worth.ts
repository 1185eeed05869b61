import type { Ability } from '@khora/engine';
import type { Holding } from './holding.ts';
import type { Outlook } from './outlook.ts';
import { promisedWorth, scoreWorth, valued } from './prospects.ts';
import { stock } from './rates.ts';

/** What a holding at the end of the current round will be worth at the end of the game, in points. */
export function worth(o: Outlook, h: Holding): number {
  const { weights: w, rounds, levels, first } = o;
  // Drachmas break ties (R4.2).
  let sum = h.points + 0.01 * h.drachmas + gloryWorth(o, h);
  for (const development of h.unlocked) sum += effective(o, h, development);
  for (const card of h.inPlay) sum += effective(o, h, card);
  if (rounds === 0) return sum;
  sum += stock(h.drachmas + w.taxes * h.taxes * rounds, first.drachma, w.drachmaRoom * rounds);
  sum += stock(h.citizens, first.citizen, w.citizenRoom * rounds);
  sum += stock(h.scrolls, first.scroll, w.scrollRoom * rounds);
  sum += stock(h.troops, first.troop, w.troopRoom * rounds);
  sum +=
    (levels.economy[h.economy] ?? 0) + (levels.culture[h.culture] ?? 0) + (levels.military[h.military] ?? 0);
  sum += w.reach * o.reach(h.troops + h.military);
  return sum + handWorth(o, h) + cityWorth(o, h) + (rounds / 8) * outstanding(o, h);
}

/** What more troops than others are worth in events, and tokens for cards not yet known. */
function outstanding({ weights: w, rivals }: Outlook, h: Holding): number {
  let ahead = 0;
  for (const troops of rivals) if (h.troops > troops) ahead += 1;
  const tokens = Math.min(2, h.red) + Math.min(2, h.blue) + Math.min(2, h.green);
  return (w.lead * ahead) / rivals.length + w.variety * tokens;
}

function effective(o: Outlook, h: Holding, ability: Ability): number {
  const { lasting } = valued(o, ability);
  return ability.score ? lasting + scoreWorth(o, h, ability) : lasting;
}

/** At the end, glory multiplies with the majors, and both still grow; some cities may sell it. */
function gloryWorth({ weights: w, rounds, rates, majorsToCome }: Outlook, h: Holding): number {
  const glory = w.gloryGrowth * rounds;
  const majors = h.majors + majorsToCome;
  let each = majors;
  for (const { forGlory } of h.unlocked) {
    if (forGlory) each = Math.max(each, (forGlory.points ?? 0) + (forGlory.drachmas ?? 0) * rates.drachmas);
  }
  return h.glory * each + glory * h.majors;
}

/** Cards in hand, best first; if there are many, not all will be played. */
function handWorth(o: Outlook, h: Holding): number {
  const plays = o.often.play * o.rounds;
  const promises: number[] = [];
  for (const card of h.hand) {
    const promise = promisedWorth(o, h, card);
    if (promise > 0) insert(promises, promise);
  }
  let sum = 0;
  for (let i = 0; i < promises.length && i < plays; i++) sum += Math.min(1, plays - i) * (promises[i] ?? 0);
  const spare = Math.max(0, plays - promises.length) / (plays + 1);
  return sum + h.unknown * o.weights.card * (o.rounds / 8) * (0.3 + 0.7 * spare);
}

/** Keeps a short list in descending order; sorting it afterwards would take far longer. */
function insert(list: number[], value: number): void {
  let at = list.length;
  list.push(value);
  for (; at > 0 && (list[at - 1] ?? 0) < value; at--) list[at] = list[at - 1] ?? 0;
  list[at] = value;
}

/** The developments to come, in order. */
function cityWorth(o: Outlook, h: Holding): number {
  const { rounds } = o;
  let sum = 0;
  let after = 0;
  for (const development of h.locked) {
    if (after >= rounds) break;
    sum += promisedWorth(o, h, development) * (1 - after / rounds);
    after += 1.5;
  }
  return sum;
}

import {
  type Ability,
  type Card,
  COLORS,
  explorationLoss,
  firedBy,
  levelOf,
  levelPrice,
  levelScrolls,
  type Phase,
  type Space,
  TOP_LEVEL,
  type Track,
  type Trigger,
  termsWith,
} from '@khora/engine';
import { changeAll, copyOf, type Gains, type Holding, lacking } from './holding.ts';
import { holds, type Outlook } from './outlook.ts';

export function fire(o: Outlook, h: Holding, trigger: Trigger): void {
  for (const development of h.unlocked) fireOne(o, h, trigger, development);
  for (const card of h.inPlay) fireOne(o, h, trigger, card);
}

function fireOne(o: Outlook, h: Holding, trigger: Trigger, ability: Ability): void {
  for (const step of firedBy(ability, trigger)) {
    if (step.do === 'gain' && (!step.when || holds(o, step.when, h[step.when.track])))
      changeAll(o.content, h, step.gains);
  }
}

export function raise({ content }: Outlook, h: Holding, track: Track): void {
  if (h[track] >= TOP_LEVEL) return;
  h[track] += 1;
  changeAll(content, h, levelOf(content, track, h[track]).gains);
}

export function gaining({ content }: Outlook, h: Holding, gains: Gains): Holding {
  const next = copyOf(h);
  changeAll(content, next, gains);
  return next;
}

export function raising(o: Outlook, h: Holding, tracks: readonly Track[]): Holding {
  const next = copyOf(h);
  for (const track of tracks) raise(o, next, track);
  return next;
}

export function withToken(h: Holding, color: (typeof COLORS)[number]): Holding {
  const next = copyOf(h);
  next[color] += 1;
  return next;
}

export function takingBack({ content }: Outlook, h: Holding, card: Card): Holding {
  const next = copyOf(h);
  next.inPlay = h.inPlay.filter((other) => other !== card);
  next.terms = [...h.unlocked, ...next.inPlay].reduce(termsWith, content.terms);
  next.hand = [...h.hand, card];
  return next;
}

/** The result of paying for a level, or null if that is impossible. */
export function paying(
  o: Outlook,
  h: Holding,
  track: Track,
  { discount, phase }: { discount: number; phase: Phase },
): Holding | null {
  if (h[track] >= TOP_LEVEL) return null;
  const { cost } = levelOf(o.content, track, h[track] + 1);
  const drachmas = levelPrice(h.terms, track, cost - discount, phase);
  const scrolls = levelScrolls(h.terms, h.raised, phase);
  if (drachmas > h.drachmas || scrolls > h.scrolls) return null;
  const next = copyOf(h);
  next.drachmas -= drachmas;
  next.scrolls -= scrolls;
  if (phase === 'progress') next.raised += 1;
  raise(o, next, track);
  return next;
}

/** The scrolls that stand in for the tokens missing for a card or a development (R2.D12). */
export function scrollsFor({ content }: Outlook, h: Holding, ability: Ability): number {
  return content.numbers.scrollsPerToken * lacking(h, ability);
}

/** Whether a price can be paid; `usable` scrolls may stand in for tokens. */
export function affordable(o: Outlook, h: Holding, ability: Ability, usable: number): boolean {
  return ability.cost <= h.drachmas && scrollsFor(o, h, ability) <= usable;
}

/** The citizens that tiles can be paid with, including those that scrolls stand for (R2.C7). */
export function purse({ content }: Outlook, { citizens, scrolls }: Holding): number {
  return citizens + content.numbers.citizensPerScroll * scrolls;
}

/** What Legislation and Military brought above the limit falls back (R2.D13). */
export function withinLimits({ content }: Outlook, h: Holding): Holding {
  const { citizens, troops } = content.numbers.limits;
  if (h.citizens <= citizens && h.troops <= troops) return h;
  const next = copyOf(h);
  next.citizens = Math.min(citizens, h.citizens);
  next.troops = Math.min(troops, h.troops);
  return next;
}

/** R6.1 */
export function sellingOne(o: Outlook, h: Holding): Holding {
  const sale = h.unlocked.find(({ forGlory }) => forGlory);
  return gaining(o, h, { glory: -1, ...sale?.forGlory });
}

export function buying(h: Holding, color: (typeof COLORS)[number]): Holding {
  const next = withToken(h, color);
  next.drachmas -= h.terms.tokenPrice;
  return next;
}

export function exploring(h: Holding, space: Space): Holding {
  const next = copyOf(h);
  next.troops -= explorationLoss(h.terms, space);
  const colors = space.color === 'persepolis' ? COLORS : [space.color];
  for (const color of colors) next[color] += 1;
  if (space.size === 'major') next.majors += colors.length;
  next.drachmas += space.drachmas;
  next.points += space.points;
  next.explored = [...h.explored, space.id];
  return next;
}

import { type Ability, type Card, COLORS, type Space, type Track } from '@khora/engine';
import { changeAll, copyOf, type Gains, type Holding, lacking } from './holding.ts';
import { TOP_LEVEL } from './levels.ts';
import { holds, type Outlook, TOKEN_PRICE } from './outlook.ts';

export function fire(o: Outlook, h: Holding, occasion: keyof Ability['on']): void {
  for (let i = 0; i < h.development; i++) fireOne(o, h, occasion, h.developments[i] as Ability);
  for (const card of h.inPlay) fireOne(o, h, occasion, card);
}

function fireOne(o: Outlook, h: Holding, occasion: keyof Ability['on'], { on }: Ability): void {
  for (const step of on[occasion] ?? []) {
    if (step.do === 'gain' && (!step.when || holds(o, step.when, h[step.when.track])))
      changeAll(h, step.gains);
  }
}

export function raise({ content }: Outlook, h: Holding, track: Track): void {
  if (h[track] >= TOP_LEVEL) return;
  h[track] += 1;
  changeAll(h, content.levels[track][h[track]]?.gains ?? {});
}

export function gaining(h: Holding, gains: Gains): Holding {
  const next = copyOf(h);
  changeAll(next, gains);
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

export function takingBack(h: Holding, card: Card): Holding {
  const next = copyOf(h);
  next.inPlay = h.inPlay.filter((other) => other !== card);
  next.hand = [...h.hand, card];
  return next;
}

/** A level paid for, or null if that cannot be; scrolls pay for further levels in phase E only. */
export function paying(
  o: Outlook,
  h: Holding,
  track: Track,
  { discount, inPhaseE }: { discount: number; inPhaseE: boolean },
): Holding | null {
  const level = o.content.levels[track][h[track] + 1];
  if (!level) return null;
  let cost = Math.max(0, level.cost - discount);
  let free = 1;
  const use = ({ modify }: Ability) => {
    cost -= modify.levelDiscount ?? 0;
    if (!inPhaseE) return;
    cost -= modify.progressDiscount?.[track] ?? 0;
    free = Math.max(free, modify.progressLevels ?? 1);
  };
  for (let i = 0; i < h.development; i++) use(h.developments[i] as Ability);
  for (const card of h.inPlay) use(card);
  cost = Math.max(0, cost);
  const scrolls = inPhaseE && h.raised >= free ? 1 : 0;
  if (cost > h.drachmas || scrolls > h.scrolls) return null;
  const next = copyOf(h);
  next.drachmas -= cost;
  next.scrolls -= scrolls;
  if (inPhaseE) next.raised += 1;
  raise(o, next, track);
  return next;
}

/** R2.D12: `usable` scrolls may stand in for tokens, two for one. */
export function affordable(h: Holding, ability: Ability, usable: number): boolean {
  return ability.cost <= h.drachmas && 2 * lacking(h, ability) <= usable;
}

export function tokenPrice(h: Holding): number {
  let price = TOKEN_PRICE;
  for (const { modify } of h.inPlay) price = Math.min(price, modify.tokenPrice ?? price);
  for (let i = 0; i < h.development; i++)
    price = Math.min(price, h.developments[i]?.modify.tokenPrice ?? price);
  return price;
}

export function buying(h: Holding, color: (typeof COLORS)[number]): Holding {
  const next = withToken(h, color);
  next.drachmas -= tokenPrice(h);
  return next;
}

export function exploring(h: Holding, space: Space): Holding {
  const next = copyOf(h);
  let loss = space.loss;
  for (let i = 0; i < h.development; i++) loss -= h.developments[i]?.modify.explorationLoss ?? 0;
  for (const { modify } of h.inPlay) loss -= modify.explorationLoss ?? 0;
  next.troops -= Math.max(0, loss);
  const colors = space.color === 'persepolis' ? COLORS : [space.color];
  for (const color of colors) next[color] += 1;
  if (space.size === 'major') next.majors += colors.length;
  next.drachmas += space.drachmas;
  next.points += space.points;
  next.explored = [...h.explored, space.id];
  return next;
}

export function explorationsAllowed(h: Holding): number {
  let count = 1;
  for (let i = 0; i < h.development; i++)
    count = Math.max(count, h.developments[i]?.modify.explorations ?? 1);
  return count;
}

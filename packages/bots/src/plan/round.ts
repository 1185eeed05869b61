import { ACHIEVEMENTS, ACTIONS, type Action, achievementCount, TRACKS } from '@khora/engine';
import { fire, paying, withinLimits } from './changes.ts';
import { act, perform } from './effects.ts';
import { change, copyOf, type Holding } from './holding.ts';
import type { Outlook } from './outlook.ts';
import { worth } from './worth.ts';

/** Carries a holding through the tiles still to be taken and the rest of the round; returns the best result. */
export function throughTiles(o: Outlook, h: Holding, tiles: readonly Action[], from = 0): number {
  const tile = tiles[from];
  if (tile === undefined) return throughProgress(o, h);
  let best = Number.NEGATIVE_INFINITY;
  for (const next of act(o, h, tile, h.scrolls))
    best = Math.max(best, throughTiles(o, next, tiles, from + 1));
  return best;
}

const PHASE_E = { discount: 0, phase: 'progress' } as const;

/** Phase E: raises tracks while that is an improvement. */
export function throughProgress(o: Outlook, from: Holding): number {
  let h = withinLimits(o, from);
  let end = idle(o, h);
  let value = throughEvent(o, end, QUICKLY);
  for (let better = true; better; ) {
    better = false;
    for (const track of TRACKS) {
      const next = paying(o, h, track, PHASE_E);
      const reached = next ? throughEvent(o, next, QUICKLY) : value;
      if (next && reached > value) {
        value = reached;
        end = next;
        better = true;
      }
    }
    h = end;
  }
  // An event without a choice looks no different on closer inspection.
  return o.coming?.isSure === false ? throughEvent(o, end) : value;
}

/** R6.4 */
export function idle(o: Outlook, h: Holding): Holding {
  if (h.raised > 0) return h;
  const next = copyOf(h);
  fire(o, next, 'idle');
  return next;
}

/** Without the choices in an event: enough to compare levels, and far quicker. */
const QUICKLY = { choosing: false };

/** Phase F, as far as it can be predicted now. */
export function throughEvent(o: Outlook, h: Holding, { choosing } = { choosing: true }): number {
  const { coming } = o;
  if (!coming || (coming.ifExplored && !h.explored.some((space) => space === coming.ifExplored)))
    return throughAchievements(o, h);
  let next: Holding | null = null;
  for (const { who, steps, sure } of coming.effects) {
    const { most, fewest } = coming;
    const concerned = who === 'all' || (who === 'most' ? h.troops >= most : h.troops <= fewest);
    if (concerned) next = perform(o, next ?? copyOf(h), choosing ? steps : sure);
  }
  return throughAchievements(o, next ?? h);
}

/** Phase G: what is earned now, and how near the rest is. */
export function throughAchievements(o: Outlook, h: Holding): number {
  const { view, content, weights, rates } = o;
  if (view.phase === 'achievement') return worth(o, h);
  let earned = 0;
  let near = 0;
  for (const achievement of ACHIEVEMENTS) {
    if (view.achievements[achievement].length > 0) continue;
    const part = achievementCount(h, achievement) / content.achievements[achievement];
    if (part >= 1) earned += 1;
    else near += part * part;
  }
  const hope = weights.achieve * near * rates.taxes;
  if (earned === 0) return hope + worth(o, h);
  const next = copyOf(h);
  change(content, next, 'taxes', earned * content.numbers.achievementReward);
  return hope + worth(o, next);
}

/**
 * The value of each set of as many tiles as there are dice, by set (one bit per tile), before citizens are paid: for
 * all sets, or only for those wanted, which must come with all their subsets from the first tile on.
 */
export function tileSets(
  o: Outlook,
  h: Holding,
  dice: number,
  settle: Settle,
  wanted: ReadonlySet<number> | null = null,
): Map<number, number> {
  const values = new Map<number, number>();
  const follow = (now: Holding, from: number, left: number, set: number) => {
    if (left === 0) {
      const settled = settle(now, set);
      const value = settled ? throughProgress(o, settled) : Number.NEGATIVE_INFINITY;
      if (value > (values.get(set) ?? Number.NEGATIVE_INFINITY)) values.set(set, value);
      return;
    }
    for (let tile = from; tile <= ACTIONS.length - left; tile++) {
      const longer = set | (1 << tile);
      if (wanted && !wanted.has(longer)) continue;
      for (const next of act(o, now, tile as Action, now.scrolls)) follow(next, tile + 1, left - 1, longer);
    }
  };
  follow(h, 0, dice, 0);
  return values;
}

/** Pays for a set of tiles at the end of the plan; null if that is impossible. */
type Settle = (h: Holding, set: number) => Holding | null;

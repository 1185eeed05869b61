/** What things cost and give, for the rules and for anyone who plans ahead. */
import type { Content, Space } from './content/content.ts';
import type { Terms } from './content/facts.ts';
import { ofResource, ofTrack } from './fields.ts';
import type { Action, Phase, Resource, Track } from './vocabulary.ts';

/** The citizens that a tile costs on a die (R2.C5). */
export function tilePrice(tile: Action, die: number): number {
  return Math.max(0, tile - die);
}

/** What an action gives by itself at these levels: scrolls, citizens, points, drachmas or troops (R2.D4 to R2.D8). */
export function actionGain(
  { numbers }: Content,
  action: Action,
  { economy, culture, military }: Readonly<Record<Track, number>>,
): number {
  switch (action) {
    case 0:
      return numbers.philosophyScrolls;
    case 1:
      return numbers.legislationCitizens;
    case 2:
      return culture;
    case 3:
      return economy + numbers.tradeDrachmas;
    case 4:
      return military;
    default:
      return 0;
  }
}

/** The troops that exploring a space loses (R6.7). */
export function explorationLoss({ explorationLoss: less }: Terms, { loss }: Pick<Space, 'loss'>): number {
  return Math.max(0, loss - less);
}

/** What a level with this printed cost really costs the player in drachmas (R2.E4, R6.11). */
export function levelPrice(terms: Terms, track: Track, cost: number, phase: Phase): number {
  const discount = terms.levelDiscount + (phase === 'progress' ? ofTrack(terms.progressDiscount, track) : 0);
  return Math.max(0, cost - discount);
}

/** The scrolls that the next level takes: none for the first in phase E (R2.E1, R2.E3), none for an event's (R2.F3). */
export function levelScrolls({ progressLevels }: Terms, raised: number, phase: Phase): number {
  return phase === 'progress' && raised >= progressLevels ? 1 : 0;
}

/** An amount after a change: gains stop at the limit and never reduce it (R2.D13), losses stop at 0 (R3.2). */
export function changed({ numbers }: Content, resource: Resource, has: number, by: number): number {
  const sum = has + by;
  if (by < 0) return Math.max(0, sum);
  const most = ofResource(numbers.limits, resource);
  return sum <= most ? sum : Math.max(has, most);
}

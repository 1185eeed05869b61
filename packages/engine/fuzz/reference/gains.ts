import type { Player } from './player.ts';
import type { Gains, Resource, Source } from './words.ts';

/** R3.1 */
export const LIMITS = { citizens: 15, troops: 15, taxes: 10, glory: 10 };
const NO_LIMIT = {
  drachmas: Number.POSITIVE_INFINITY,
  points: Number.POSITIVE_INFINITY,
  scrolls: Number.POSITIVE_INFINITY,
};

/** R3.1 gains beyond a limit are lost; R2.D13 what stands above it already stays. */
export function gain(player: Player, gains: Gains, source: Source): void {
  for (const [resource, amount] of Object.entries(gains) as [Resource, number][]) {
    const limit = { ...LIMITS, ...NO_LIMIT }[resource];
    const most = Math.max(limit, player[resource]);
    change(player, resource, Math.min(most, player[resource] + amount), source);
  }
}

/** R2.D13: an overflow ends. */
export function endOverflow(player: Player): void {
  player.citizens = Math.min(LIMITS.citizens, player.citizens);
  player.troops = Math.min(LIMITS.troops, player.troops);
}

/** R3.2 no debt. */
export function lose(player: Player, losses: Gains, source: Source): void {
  for (const [resource, amount] of Object.entries(losses) as [Resource, number][])
    change(player, resource, Math.max(0, player[resource] - amount), source);
}

function change(player: Player, resource: Resource, value: number, source: Source): void {
  if (resource === 'points') earn(player.earned, source, value - player.points);
  player[resource] = value;
}

/** Adds points to a breakdown. */
export function earn(earned: Map<string, number>, source: string, points: number): void {
  earned.set(source, (earned.get(source) ?? 0) + points);
}

import type { Component } from './components.ts';
import type { Game } from './game.ts';
import type { Player } from './player.ts';
import { COLORS } from './words.ts';

/** R2.D12 */
const SCROLLS_PER_TOKEN = 2;

/** R2.D12, R2.F3: the scrolls that stand in for missing tokens, in phase D only. */
function scrollsFor(game: Game, { knowledge }: Player, { requires }: Component): number {
  const missing = COLORS.map((color) =>
    Math.max(0, requires[color] - knowledge[color].minor - knowledge[color].major),
  ).reduce((a, b) => a + b);
  if (missing === 0) return 0;
  return game.phase === 'action' ? SCROLLS_PER_TOKEN * missing : Number.POSITIVE_INFINITY;
}

/** R2.D10, R2.D11: the tokens are owned and not spent, the drachmas are paid. */
export function canAcquire(game: Game, player: Player, component: Component): boolean {
  return component.cost <= player.drachmas && scrollsFor(game, player, component) <= player.scrolls;
}

export function payFor(game: Game, player: Player, component: Component): void {
  player.scrolls -= scrollsFor(game, player, component);
  player.drachmas -= component.cost;
}

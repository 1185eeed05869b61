import { LIMITS } from './gains.ts';
import type { Game } from './game.ts';
import type { Player } from './player.ts';
import { ask, type Script } from './script.ts';
import { subsets, sure } from './words.ts';

/** R2.C7 */
const CITIZENS_PER_SCROLL = 3;

interface Tile {
  readonly number: number;
  /** R2.C5 */
  readonly cost: number;
}

const total = (tiles: readonly Tile[]) => tiles.reduce((sum, { cost }) => sum + cost, 0);

function tilesOf({ dice, tiles }: Player): Tile[] {
  return sure(tiles, 'tiles')
    .map((number, index) => ({ number, cost: Math.max(0, number - sure(dice[index], 'a die')) }))
    .toSorted((a, b) => a.number - b.number);
}

/** R2.C6, R2.C7: whether these tiles may be kept, and the others set aside, with so many scrolls spent. */
function isAllowed(game: Game, player: Player, kept: readonly Tile[], scrolls: number): boolean {
  if (total(kept) > player.citizens + CITIZENS_PER_SCROLL * scrolls) return false;
  const aside = tilesOf(player).filter(({ number }) => !kept.some((tile) => tile.number === number));
  if (aside.some(({ cost }) => cost === 0)) return false;
  if (game.setup.options?.optionalPayment === true) return true;
  return Array.from({ length: scrolls + 1 }, (_, k) => player.citizens + CITIZENS_PER_SCROLL * k).some(
    (citizens) =>
      subsets(kept).some((paid) => {
        const left = citizens - total(paid);
        return left >= 0 && aside.every(({ cost }) => left < cost);
      }),
  );
}

function payments(game: Game, player: Player) {
  return Array.from({ length: player.scrolls + 1 }, (_, scrolls) =>
    subsets(tilesOf(player))
      .filter((kept) => isAllowed(game, player, kept, scrolls))
      .map((kept) => ({ type: 'pay', tiles: kept.map(({ number }) => number), scrolls })),
  ).flat();
}

/** R2.C5 to R2.C7 */
export function* pay(game: Game, player: Player): Script {
  const move = sure(yield* ask(player, 'pay', () => payments(game, player)), 'a payment');
  const kept = tilesOf(player).filter(({ number }) => move.tiles.includes(number));
  player.scrolls -= move.scrolls;
  const citizens = player.citizens + CITIZENS_PER_SCROLL * move.scrolls - total(kept);
  player.citizens = Math.min(LIMITS.citizens, citizens);
  player.kept = move.tiles;
}

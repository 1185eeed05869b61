import {
  type Action,
  actionGain,
  contentOf,
  developmentsOf,
  type GameView,
  playerAt,
  type Seat,
  shortage,
  type Track,
  tilePrice,
} from '@khora/engine';
import { handOf, type Picks } from './choice.ts';

/** What the tiles on the dice will cost a player in citizens. */
interface Bill {
  readonly cost: number;
  readonly citizens: number;
  readonly scrolls: number;
  /** The citizens that these scrolls stand for. */
  readonly fromScrolls: number;
  /** If negative, how many are missing. */
  readonly left: number;
}

export function billOf(
  view: GameView,
  seat: Seat,
  { tiles, scrolls }: Pick<Picks, 'tiles' | 'scrolls'>,
): Bill {
  const { dice, citizens } = playerAt(view, seat);
  const cost = tiles.reduce<number>(
    (sum, tile, die) => sum + (tile === null ? 0 : tilePrice(tile, dice[die] ?? tile)),
    0,
  );
  const fromScrolls = scrolls * contentOf(view.rules).numbers.citizensPerScroll;
  return { cost, citizens, scrolls, fromScrolls, left: citizens + fromScrolls - cost };
}

/** Whether an action would do nothing if it were carried out now, judging by what the player has. */
function isIdle(view: GameView, seat: Seat, action: Action): boolean {
  const content = contentOf(view.rules);
  const player = playerAt(view, seat);
  if (actionGain(content, action, player) > 0) return false;
  const wanted =
    action === 5
      ? handOf(view, seat).flatMap((card) => content.cards.get(card) ?? [])
      : developmentsOf(content, player.city).slice(player.development, player.development + 1);
  return wanted.every((each) => {
    const lack = shortage(view, seat, each);
    return lack !== null && (lack.drachmas > 0 || lack.scrolls > player.scrolls);
  });
}

/** The chosen tiles whose actions would do nothing as things stand. */
export function idleTiles(view: GameView, seat: Seat, tiles: readonly (Action | null)[]): Action[] {
  return tiles.filter((tile): tile is Action => tile !== null && isIdle(view, seat, tile));
}

/** The action that a level of the track makes better, and by how much. */
export function levelUse(
  view: GameView,
  seat: Seat,
  track: Track,
): { readonly action: Action; readonly by: number } | null {
  const content = contentOf(view.rules);
  const player = playerAt(view, seat);
  const { economy, culture, military } = player;
  const levels = { economy, culture, military };
  const raised = { ...levels, [track]: levels[track] + 1 };
  for (const action of [0, 1, 2, 3, 4] as const) {
    const by = actionGain(content, action, raised) - actionGain(content, action, levels);
    if (by > 0) return { action, by };
  }
  return null;
}

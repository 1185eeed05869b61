import { ACTIONS, type AssignMove, type GameView, type Move } from '@khora/engine';
import type { Choose } from './bot.ts';
import { liked } from './characters.ts';
import { ownPlayer } from './own.ts';
import { purse, sellingOne } from './plan/changes.ts';
import { act } from './plan/effects.ts';
import { applied } from './plan/moves.ts';
import { type Outlook, outlookOf } from './plan/outlook.ts';
import { best, type Rated } from './plan/plan.ts';
import { PLAN_WEIGHTS, type Weights } from './plan/weights.ts';
import { worth } from './plan/worth.ts';
import { ownMoves } from './random.ts';
import { costOfTiles } from './tiles.ts';

/** Every legal move, rated by what the seat has right after it, without playing on from there. */
export function rateAtOnce(view: GameView, weights: Weights): Rated[] {
  const o = outlookOf(view, weights);
  const moves = ownMoves(view);
  const tiles = moves.filter((move): move is AssignMove => move.type === 'assign');
  if (tiles.length > 0) return rateTiles(o, moves, tiles);
  const asked = ownPlayer(view).agenda.at(-1);
  return moves.map((move) => ({
    move,
    value:
      move.type === 'tradeGlory'
        ? sold(o, { isLast: asked?.do === 'tradeGlory' })
        : worth(o, applied(o, o.now, move, asked)),
  }));
}

/** Glory is sold at the end of the game, when its worth is known; until then it may still score more. */
function sold(o: Outlook, { isLast }: { readonly isLast: boolean }): number {
  return isLast ? worth(o, sellingOne(o, o.now)) : worth(o, o.now) - 0.5;
}

/** An assignment is worth what each of its tiles would bring alone, minus the citizens. */
function rateTiles(o: Outlook, moves: readonly Move[], assigns: readonly AssignMove[]): Rated[] {
  const now = worth(o, o.now);
  const { dice } = ownPlayer(o.view);
  const brings = ACTIONS.map(
    (tile) => Math.max(now, ...act(o, o.now, tile, o.now.scrolls).map((next) => worth(o, next))) - now,
  );
  const most = purse(o, o.now);
  const rated: Rated[] = assigns.map((move) => {
    const cost = costOfTiles(move.tiles, dice);
    let value = now - cost * o.rates.citizens;
    for (const tile of move.tiles) value += brings[tile] ?? 0;
    return { move, value: cost > most ? value - 20 : value };
  });
  for (const move of moves) if (move.type !== 'assign') rated.push({ move, value: now - 1 });
  return rated;
}

export const chooseCitizen: Choose = (view, { character }) =>
  best(rateAtOnce(view, PLAN_WEIGHTS).map((rated) => liked(rated, character))).move;

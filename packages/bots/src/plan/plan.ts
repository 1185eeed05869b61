import type { Action, AssignMove, GameView, Move } from '@khora/engine';
import type { Choose } from '../bot.ts';
import { ownPlayer } from '../own.ts';
import { ownMoves } from '../random.ts';
import { assignments, rerolls } from './assign.ts';
import { sellingOne } from './changes.ts';
import type { Holding } from './holding.ts';
import { after } from './moves.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { idle, throughAchievements, throughEvent, throughProgress, throughTiles } from './round.ts';
import { PLAN_WEIGHTS, type Weights } from './weights.ts';

export interface Rated {
  readonly move: Move;
  /** The points that the seat will end with, according to the plan. */
  readonly value: number;
}

/** Moves for the view's seat with what they are worth: all legal moves, or some of them. */
export function rateMoves(
  view: GameView,
  weights: Weights,
  moves: readonly Move[] = ownMoves(view),
): Rated[] {
  const o = outlookOf(view, weights);
  const trade = moves.filter(({ type }) => type === 'tradeGlory');
  const others = moves.filter(({ type }) => type !== 'tradeGlory');
  const rated = rate(o, o.now, others);
  for (const move of trade) rated.push({ move, value: sellingGlory(o, others) });
  return rated;
}

/** The best move, the first of equals. */
export const choosePlanned: Choose = (view) => best(rateMoves(view, PLAN_WEIGHTS)).move;

export function best(rated: readonly Rated[]): Rated {
  return rated.reduce((a, b) => (b.value > a.value ? b : a));
}

/** Glory is sold only if that is clearly better, because it may also be sold later. */
function sellingGlory(o: Outlook, others: readonly Move[]): number {
  return best(rate(o, sellingOne(o, o.now), others)).value - 0.05;
}

function rate(o: Outlook, h: Holding, moves: readonly Move[]): Rated[] {
  const { dice } = ownPlayer(o.view);
  if (moves[0]?.type === 'assign') {
    const values = assignments(o, h, dice, moves as AssignMove[]);
    return moves.map((move, i) => ({ move, value: values[i] ?? 0 }));
  }
  if (moves[0]?.type === 'reroll') {
    const choices = moves.map((move) => (move.type === 'reroll' ? move.dice : []));
    const values = rerolls(o, h, dice, choices);
    return moves.map((move, i) => ({ move, value: values[i] ?? 0 }));
  }
  return moves.map((move) => ({ move, value: worthOf(o, h, move) }));
}

function worthOf(o: Outlook, h: Holding, move: Move): number {
  const { view } = o;
  const own = ownPlayer(view);
  const next = after(o, h, move);
  switch (view.phase) {
    case 'dice':
      return throughTiles(o, next, move.type === 'pay' ? move.tiles : []);
    case 'action':
      return throughTiles(
        o,
        next,
        (own.kept ?? []).filter((tile: Action) => tile > (view.action ?? 6)),
      );
    case 'progress':
      return move.type === 'pass' ? throughEvent(o, idle(o, next)) : throughProgress(o, next);
    default:
      return throughAchievements(o, next);
  }
}

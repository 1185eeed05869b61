import {
  actionGain,
  contentOf,
  eventOf,
  type GameView,
  LAST_ROUND,
  type Move,
  playerAt,
  type Seat,
} from '@khora/engine';
import { billOf } from './plan.ts';

/** Whether the event of the round may take scrolls away, so that they are better spent first. */
function mayLoseScrolls({ rules, event }: GameView): boolean {
  if (!event) return false;
  const { effects } = eventOf(contentOf(rules), event);
  return effects.some(({ steps }) =>
    steps.some((step) => step.do === 'loseAll' && step.resource === 'scrolls'),
  );
}

/** Whether scrolls turned into citizens now may earn the achievement for citizens this round. */
function mayAchieve(view: GameView, seat: Seat, left: number): boolean {
  const { achievements: goals, levels, numbers } = contentOf(view.rules);
  const { scrolls, economy, tiles } = playerAt(view, seat);
  if (view.achievements.citizens.length > 0 || left >= goals.citizens) return false;
  const legislation = tiles?.includes(1) ? actionGain(contentOf(view.rules), 1, playerAt(view, seat)) : 0;
  const level = levels.economy[economy + 1]?.gains.citizens ?? 0;
  return left + scrolls * numbers.citizensPerScroll + legislation + level >= goals.citizens;
}

/**
 * The payment that nobody could want to change: all tiles are carried out without a scroll, as planned, and scrolls
 * would bring the same in any later round. Null if there is something to choose.
 */
export function plainPayment(
  view: GameView,
  seat: Seat,
  { moves, planned }: { readonly moves: readonly Move[]; readonly planned: number },
): Move | null {
  const tiles = playerAt(view, seat).tiles ?? [];
  const { cost, left } = billOf(view, seat, { tiles, scrolls: 0 });
  const whole = moves.find(
    (move) => move.type === 'pay' && move.tiles.length === tiles.length && move.scrolls === 0,
  );
  if (!whole || planned > 0) return null;
  // R2.C6: with this option it may be declined.
  if (view.options.optionalPayment && cost > 0) return null;
  const { limits } = contentOf(view.rules).numbers;
  const isUseful = view.round === LAST_ROUND || mayLoseScrolls(view) || mayAchieve(view, seat, left);
  return left < limits.citizens && isUseful ? null : whole;
}

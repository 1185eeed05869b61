import type { GameView, Move } from '@khora/engine';
import { gainsOf } from '../../gains.ts';
import { aboutCards } from './cards.ts';
import { forEvent } from './event.ts';
import { opened } from './next.ts';
import { saved } from './passing.ts';
import type { Goal, HintReason } from './reason.ts';
import { denied } from './rivals.ts';
import { situationOf } from './situation.ts';
import { tilePurposes } from './tiles.ts';

/** Why a seat would make this move, the most important reason first. */
export function reasonsOf(view: GameView, move: Move): HintReason[] {
  const situation = situationOf(view, move);
  const reasons = [
    ...denied(situation),
    ...forEvent(situation),
    ...tilePurposes(situation),
    ...opened(situation),
    ...saved(situation),
    ...aboutCards(situation),
    ...gainsOf(view, move),
  ];
  const kept = reasons.filter((reason) => !isSaidBetter(reason, reasons, move));
  return kept
    .map((reason) => ({ reason, weight: weightOf(reason) }))
    .sort((one, other) => other.weight - one.weight)
    .map(({ reason }) => reason);
}

/** Whether another reason says the same and more, or this one is not certain. */
function isSaidBetter(reason: HintReason, all: readonly HintReason[], move: Move): boolean {
  switch (reason.kind) {
    case 'troopRank':
      return all.some(({ kind }) => kind === 'event');
    case 'card':
      return (
        reason.is === 'complete' && all.some((other) => opens(other, { what: 'card', card: reason.card }))
      );
    case 'development':
      return (
        reason.is === 'complete' &&
        all.some((other) => opens(other, { what: 'development', development: reason.development }))
      );
    case 'achievement':
      if (reason.achievement === 'troops' && move.type === 'assign') return true;
      return all.some(
        (other) =>
          (other.kind === 'denies achievement' || other.kind === 'shares achievement') &&
          other.achievement === reason.achievement,
      );
    default:
      return false;
  }
}

function opens(reason: HintReason, goal: Goal): boolean {
  return reason.kind === 'opens' && JSON.stringify(reason.goal) === JSON.stringify(goal);
}

/** Points and goals come before things that merely increase, and what is spent comes last. */
function weightOf(reason: HintReason): number {
  switch (reason.kind) {
    case 'resource':
      if (reason.by < 0) return WEIGHTS.loss;
      return reason.resource === 'points' ? WEIGHTS.points + reason.by : WEIGHTS.resource;
    case 'finalPoints':
      return reason.by < 0 ? WEIGHTS.loss : WEIGHTS.points + reason.by;
    case 'tokens':
      return reason.by < 0 ? WEIGHTS.loss : reason.size === 'major' ? WEIGHTS.level : WEIGHTS.resource;
    case 'troopRank':
      return WEIGHTS.resource;
    case 'opens':
      return WEIGHTS.opens[reason.goal.what];
    default:
      return WEIGHTS[reason.kind];
  }
}

const WEIGHTS = {
  'denies achievement': 95,
  'shares achievement': 94,
  achievement: 93,
  denies: 90,
  event: 85,
  tile: 80,
  saves: 75,
  keeps: 74,
  opens: { development: 72, card: 70, space: 45, level: 44, tile: 40 },
  development: 66,
  card: 64,
  scores: 62,
  pays: 55,
  points: 50,
  level: 52,
  fits: 48,
  towards: 46,
  needs: 42,
  spares: 38,
  resource: 30,
  action: 5,
  loss: 10,
} as const;

import {
  type CardId,
  cardOf,
  holds,
  legalMoves,
  type PlayerView,
  preview,
  type Resource,
} from '@khora/engine';
import { ownPlayer } from '../../own.ts';
import type { HintReason } from './reason.ts';
import { canPay, plansOf, type Situation } from './situation.ts';

/** Things that can be spent and are worth saving. */
const SPENT = ['drachmas', 'scrolls', 'troops', 'citizens'] as const satisfies readonly Resource[];

/** What passing is good for: it keeps what every other answer would take away. */
export function saved(situation: Situation): HintReason[] {
  const { view, seat, move, content, had } = situation;
  if (move.type !== 'pass') return [];
  const others = legalMoves(view, seat)
    .filter(({ type }) => type !== 'pass' && type !== 'tradeGlory')
    .map((other) => ownPlayer(preview(view, other)));
  if (others.length === 0) return [];
  const kept = plansOf(content, had)
    .filter(({ ability }) => canPay(had, ability) && others.every((player) => !canPay(player, ability)))
    .slice(0, 1)
    .map(({ goal }): HintReason => ({ kind: 'saves', goal }));
  return [
    ...kept,
    ...idle(situation),
    ...keeps(situation, others),
    ...SPENT.flatMap((resource) => spared(had, others, resource)),
  ];
}

/** Cards that pay in a round without progress. */
function idle({ view, content, had }: Situation): HintReason[] {
  if (view.phase !== 'progress' || had.raised > 0) return [];
  const pays = had.inPlay.some((card) => cardOf(content, card).on.some(({ trigger }) => trigger === 'idle'));
  return pays ? [{ kind: 'pays', on: 'idle' }] : [];
}

/** Cards whose condition holds now but would not after any other answer. */
function keeps({ view, content, had, seat }: Situation, others: readonly PlayerView[]): HintReason[] {
  const isKept = (card: CardId) =>
    cardOf(content, card).on.some(({ steps }) =>
      steps.some((step) => {
        const condition = 'when' in step ? step.when : undefined;
        if (!condition || !holds(condition, view, seat)) return false;
        return others.every((player) => !holds(condition, view, seat, player[condition.track]));
      }),
    );
  return had.inPlay.filter(isKept).map((card): HintReason => ({ kind: 'keeps', card }));
}

function spared(had: PlayerView, others: readonly PlayerView[], resource: Resource): HintReason[] {
  const by = Math.min(...others.map((player) => had[resource] - player[resource]));
  return by > 0 ? [{ kind: 'spares', resource, by }] : [];
}

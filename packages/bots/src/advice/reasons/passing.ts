import { legalMoves, type PlayerView, preview, type Resource } from '@khora/engine';
import { ownPlayer } from '../../own.ts';
import type { Reason } from './reason.ts';
import { canPay, plansOf, type Situation } from './situation.ts';

/** What can be spent and is worth saving. */
const SPENT = ['drachmas', 'scrolls', 'troops', 'citizens'] as const satisfies readonly Resource[];

/** What passing is good for: what every other answer would take away. */
export function saved({ view, seat, move, content, had }: Situation): Reason[] {
  if (move.type !== 'pass') return [];
  const others = legalMoves(view, seat)
    .filter(({ type }) => type !== 'pass' && type !== 'tradeGlory')
    .map((other) => ownPlayer(preview(view, other)));
  if (others.length === 0) return [];
  const kept = plansOf(content, had)
    .filter(({ ability }) => canPay(had, ability) && others.every((player) => !canPay(player, ability)))
    .slice(0, 1)
    .map(({ goal }): Reason => ({ kind: 'saves', goal }));
  return [...kept, ...SPENT.flatMap((resource) => spared(had, others, resource))];
}

function spared(had: PlayerView, others: readonly PlayerView[], resource: Resource): Reason[] {
  const by = Math.min(...others.map((player) => had[resource] - player[resource]));
  return by > 0 ? [{ kind: 'spares', resource, by }] : [];
}

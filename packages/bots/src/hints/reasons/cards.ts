import {
  type Ability,
  type CardId,
  COLORS,
  cardOf,
  developmentsOf,
  LAST_ROUND,
  type PlayerView,
  projectedPoints,
} from '@khora/engine';
import type { HintReason } from './reason.ts';
import type { Situation } from './situation.ts';

/** What speaks for a card that is drafted or kept, or against one that is given away. */
export function aboutCards(situation: Situation): HintReason[] {
  const { move } = situation;
  switch (move.type) {
    case 'draft':
    case 'keep':
      return chosen(situation, move.card);
    case 'discard':
      return move.cards.flatMap((card) => needs(situation, card));
    case 'play':
      return pays(situation, cardOf(situation.content, move.card));
    case 'develop': {
      const next = developmentsOf(situation.content, situation.had.city)[situation.had.development];
      return next ? pays(situation, next) : [];
    }
    default:
      return [];
  }
}

function chosen(situation: Situation, card: CardId): HintReason[] {
  return [
    ...scores(situation, card),
    ...pays(situation, cardOf(situation.content, card)),
    ...fits(situation, card),
    ...needs(situation, card),
  ];
}

function missing(
  { knowledge }: PlayerView,
  { requires }: Pick<Ability, 'requires'>,
  color: (typeof COLORS)[number],
) {
  return Math.max(0, requires[color] - knowledge[color].minor - knowledge[color].major);
}

function needs({ content, had }: Situation, card: CardId): HintReason[] {
  const ability = cardOf(content, card);
  const lacked = COLORS.map((color) => [color, missing(had, ability, color)] as const).filter(
    ([, count]) => count > 0,
  );
  return [{ kind: 'needs', card, missing: Object.fromEntries(lacked), drachmas: ability.cost }];
}

/** As if it were in play already. */
function scores({ view, seat, content }: Situation, card: CardId): HintReason[] {
  if (!cardOf(content, card).score) return [];
  const players = view.players.map((player, other) =>
    other === seat ? { ...player, inPlay: [...player.inPlay, card] } : player,
  );
  const points = (projectedPoints({ ...view, players })[seat] ?? 0) - (projectedPoints(view)[seat] ?? 0);
  return points > 0 ? [{ kind: 'scores', card, points }] : [];
}

function pays({ view }: Situation, { on }: Ability): HintReason[] {
  const [first] = on;
  return first && view.round < LAST_ROUND ? [{ kind: 'pays', on: first.trigger }] : [];
}

function fits({ content, had }: Situation, card: CardId): HintReason[] {
  const next = developmentsOf(content, had.city)[had.development];
  const ability = cardOf(content, card);
  const color =
    next && COLORS.find((each) => missing(had, next, each) > 0 && missing(had, ability, each) > 0);
  return color ? [{ kind: 'fits', card, development: had.development + 1, color }] : [];
}

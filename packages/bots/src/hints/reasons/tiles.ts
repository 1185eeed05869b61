import { type Action, missingTokens } from '@khora/engine';
import type { Goal, HintReason } from './reason.ts';
import { plansOf, type Situation } from './situation.ts';
import { bestSpace } from './spaces.ts';

/** What the tiles of an assignment are for, beyond what they bring by themselves. */
export function tilePurposes(situation: Situation): HintReason[] {
  return tilesOf(situation).flatMap((action): HintReason[] => {
    const goal = PURPOSES[action]?.(situation);
    return goal ? [{ kind: 'tile', action, goal }] : [];
  });
}

function tilesOf({ move, has }: Situation): readonly Action[] {
  if (move.type === 'assign') return has.kept ?? move.tiles;
  return move.type === 'pay' ? move.tiles : move.type === 'action' ? [move.action] : [];
}

const PURPOSES: { readonly [A in Action]?: (situation: Situation) => Goal | undefined } = {
  4: ({ after, has }) => {
    const space = bestSpace(after, has);
    return space && { what: 'space', space: space.id };
  },
  5: (situation) => payable(situation, 'card'),
  6: (situation) => payable(situation, 'development'),
};

/** A card or development that the tile can pay for: scrolls stand in for tokens (R2.D12). */
function payable({ content, has }: Situation, what: Goal['what']): Goal | undefined {
  const { scrollsPerToken } = content.numbers;
  return plansOf(content, has).find(
    ({ goal, ability }) =>
      goal.what === what &&
      has.drachmas >= ability.cost &&
      has.scrolls >= scrollsPerToken * missingTokens(has, ability),
  )?.goal;
}

import type { CardId } from '@khora/engine';
import { memo, type ReactNode } from 'react';

import type { ArtProps } from '../kit/svg.tsx';
import { end } from './end.tsx';
import { immediate } from './immediate.tsx';
import { Panel } from './panel.tsx';
import { people } from './people.tsx';
import { works } from './works.tsx';

const ongoing = { ...people, ...works };
const scenes: Readonly<Record<CardId, () => ReactNode>> = { ...immediate, ...ongoing, ...end };

/**
 * A politics card's vignette; the border shows its kind: tongues for immediate, meander for ongoing, laurel for end of
 * game.
 */
export const CardArt = memo(function CardArt({ card, ...props }: ArtProps & { readonly card: CardId }) {
  const border = card in immediate ? 'tongues' : card in ongoing ? 'meander' : 'leaves';
  return (
    <Panel border={border} {...props}>
      {scenes[card]()}
    </Panel>
  );
});

import type { EventId } from '@khora/engine';
import { memo, type ReactNode } from 'react';
import { ochre } from '../kit/palette.ts';
import type { ArtProps } from '../kit/svg.tsx';
import { Panel } from './panel.tsx';
import { peace } from './peace.tsx';
import { war } from './war.tsx';

const scenes: Readonly<Record<EventId, () => ReactNode>> = { ...peace, ...war };

/** An event's vignette, on a paler clay than the cards'. */
export const EventArt = memo(function EventArt({ event, ...props }: ArtProps & { readonly event: EventId }) {
  return (
    <Panel border="waves" fill={ochre} {...props}>
      {scenes[event]()}
    </Panel>
  );
});

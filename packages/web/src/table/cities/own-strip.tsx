import { playerAt } from '@khora/engine';
import { memo } from 'react';
import { CityEmblem } from '../../art/art.ts';
import { tipGroup } from '../../ui/tip.ts';
import { Amount, KnowledgeRow, Levels } from '../pieces/pieces.tsx';
import { useTable } from '../state/context.ts';
import './own-strip.css';

/** On a phone: the viewer's own numbers, always in sight. */
export const OwnStrip = memo(function OwnStrip() {
  const { view, me, names } = useTable();
  const player = playerAt(view, me);
  return (
    <section className="own-strip" aria-label={names[me]}>
      {player.city && <CityEmblem city={player.city} size={38} />}
      <div {...tipGroup()}>
        <div className="strip-row">
          <Amount resource="points" count={player.points} seat={me} />
          <Amount resource="drachmas" count={player.drachmas} seat={me} />
          <Amount resource="scrolls" count={player.scrolls} seat={me} />
          <Amount resource="citizens" count={player.citizens} seat={me} />
          <Amount resource="troops" count={player.troops} seat={me} />
          <Amount resource="taxes" count={player.taxes} seat={me} />
          <Amount resource="glory" count={player.glory} seat={me} />
        </div>
        <div className="strip-row">
          <Levels seat={me} size={18} />
          <KnowledgeRow view={view} seat={me} size={15} />
        </div>
      </div>
    </section>
  );
});

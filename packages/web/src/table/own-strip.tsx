import { TRACKS } from '@khora/engine';
import { useLanguage } from '../app/i18n.tsx';
import { CityEmblem, TrackIcon } from '../ui/art.ts';
import { playerOf, useTable } from './context.ts';
import { Amount, KnowledgeRow } from './pieces.tsx';
import './own-strip.css';

/** On a phone: the viewer's own numbers, always in sight. */
export function OwnStrip() {
  const { view, me } = useTable();
  const { texts, t } = useLanguage();
  const player = playerOf(view, me);
  return (
    <section className="own-strip" aria-label={t('table.ownCity')}>
      {player.city && <CityEmblem city={player.city} size={38} />}
      <div>
        <div className="strip-row">
          <Amount resource="points" count={player.points} seat={me} />
          <Amount resource="drachmas" count={player.drachmas} seat={me} />
          <Amount resource="scrolls" count={player.scrolls} seat={me} />
          <Amount resource="citizens" count={player.citizens} />
          <Amount resource="troops" count={player.troops} />
          <Amount resource="taxes" count={player.taxes} />
          <Amount resource="glory" count={player.glory} />
        </div>
        <div className="strip-row">
          {TRACKS.map((track) => (
            <span
              key={track}
              className="amount"
              role="img"
              aria-label={`${texts.track(track)} ${player[track]}`}
            >
              <TrackIcon track={track} size={18} />
              <b>{player[track]}</b>
            </span>
          ))}
          <KnowledgeRow view={view} seat={me} size={15} />
        </div>
      </div>
    </section>
  );
}

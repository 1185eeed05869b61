import { TRACKS } from '@khora/engine';
import { RULE_OF_TRACK } from '@khora/locales';
import { useLanguage } from '../app/i18n.tsx';
import { CityEmblem, TrackIcon } from '../ui/art.ts';
import { stillTip, tipGroup } from '../ui/tip.ts';
import { playerOf, useTable } from './context.ts';
import { Amount, KnowledgeRow } from './pieces.tsx';
import './own-strip.css';

/** On a phone: the viewer's own numbers, always in sight. */
export function OwnStrip() {
  const { view, me, names } = useTable();
  const { texts, t } = useLanguage();
  const player = playerOf(view, me);
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
          {TRACKS.map((track) => (
            <span
              key={track}
              className="amount"
              role="img"
              aria-label={`${texts.track(track)} ${player[track]}`}
              {...stillTip(
                texts.track(track),
                t('table.levelNow', { level: player[track] }),
                RULE_OF_TRACK[track],
              )}
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

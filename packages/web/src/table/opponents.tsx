import { ACHIEVEMENTS, contentOf, type Seat, TRACKS } from '@khora/engine';
import { useLanguage } from '../app/i18n.tsx';
import {
  AchievementIcon,
  ActionTile,
  CardArt,
  CityEmblem,
  Die,
  type DieValue,
  PLAYER_DICE,
  PlayerMarker,
  TrackIcon,
} from '../ui/art.ts';
import { tip } from '../ui/tip.ts';
import { playerOf, useTable } from './context.ts';
import { Amount, KnowledgeRow, Projected } from './pieces.tsx';
import './opponents.css';

/** The other players' cities: compact, but complete. */
export function Opponents() {
  const { view, me } = useTable();
  const { t } = useLanguage();
  const others = view.players.map((_, seat) => ((me + seat) % view.players.length) as Seat).slice(1);
  return (
    <section className="opponents" aria-label={t('table.opponents')}>
      {others.map((seat) => (
        <Opponent key={seat} seat={seat} />
      ))}
    </section>
  );
}

function Opponent({ seat }: { seat: Seat }) {
  const { view, names } = useTable();
  const { texts, t } = useLanguage();
  const player = playerOf(view, seat);
  const { city, hand } = player;
  const thinks = player.standby === 'asked';
  const cards = typeof hand === 'number' ? hand : hand.length;
  return (
    <article
      className={thinks ? `opponent seat-${seat} thinks` : `opponent seat-${seat}`}
      data-anchor={`${seat}-panel`}
      aria-label={names[seat]}
    >
      <header>
        <PlayerMarker seat={seat} size={20} />
        <h3>{names[seat]}</h3>
        {city && (
          <span className="opponent-city">
            <CityEmblem city={city} size={24} />
            {texts.city(city)}
          </span>
        )}
        {view.firstPlayer === seat && view.round > 0 && (
          <span className="first" {...tip(t('table.firstPlayer'), undefined, 'R2.C2')}>
            1<span className="visually-hidden">{t('table.firstPlayer')}</span>
          </span>
        )}
        <Amount resource="points" count={player.points} seat={seat} />
        <Projected seat={seat} />
      </header>
      <div className="opponent-row">
        {TRACKS.map((track) => (
          <span
            key={track}
            className="level"
            role="img"
            aria-label={`${texts.track(track)} ${player[track]}`}
            {...tip(texts.track(track), t('table.levelNow', { level: player[track] }))}
          >
            <TrackIcon track={track} size={20} />
            <b>{player[track]}</b>
          </span>
        ))}
        <span className="gap" />
        <Amount resource="drachmas" count={player.drachmas} seat={seat} />
        <Amount resource="scrolls" count={player.scrolls} seat={seat} />
        <span
          className="hand-count"
          role="img"
          aria-label={t('table.cardsInHand', { count: cards })}
          {...tip(t('table.cardsInHand', { count: cards }))}
        >
          <i />
          <b>{cards}</b>
        </span>
      </div>
      <div className="opponent-row">
        <KnowledgeRow view={view} seat={seat} size={17} />
        <Developments seat={seat} />
      </div>
      <div className="opponent-row played">
        <OpponentDice seat={seat} />
        <span className="in-play">
          {player.inPlay.map((card) => (
            <span
              key={card}
              className={`mini-card ${contentOf(view.rules).cards.get(card)?.kind}`}
              role="img"
              aria-label={texts.card(card)}
              {...tip(texts.card(card), texts.cardEffect(card, view.rules))}
            >
              <CardArt card={card} />
            </span>
          ))}
        </span>
        <span className="medals">
          {ACHIEVEMENTS.filter((id) => view.achievements[id].includes(seat)).map((id) => (
            <AchievementIcon key={id} achievement={id} size={18} />
          ))}
        </span>
      </div>
    </article>
  );
}

function Developments({ seat }: { seat: Seat }) {
  const { view } = useTable();
  const { texts, t } = useLanguage();
  const { city, development } = playerOf(view, seat);
  if (!city) return null;
  return (
    <span className="pips" role="img" aria-label={t('table.developmentsOf', { count: development })}>
      {[1, 2, 3, 4].map((number) => (
        <i
          key={number}
          className={number <= development ? 'done' : undefined}
          {...tip(texts.development(city, number), texts.developmentEffect(city, number, view.rules))}
        >
          {number}
        </i>
      ))}
    </span>
  );
}

function OpponentDice({ seat }: { seat: Seat }) {
  const { view } = useTable();
  const { texts, t } = useLanguage();
  const { dice, tiles, kept } = playerOf(view, seat);
  return (
    <span className="opponent-dice">
      {dice.map((value, index) => {
        const tile = tiles?.[index];
        const aside = tile !== undefined && kept !== null && !kept.includes(tile);
        const label = [t('table.die', { number: index + 1, value }), tile !== undefined && texts.action(tile)]
          .filter(Boolean)
          .join(', ');
        return (
          <span
            key={`${String(index)}-${view.round}`}
            className={aside ? 'opponent-die aside' : 'opponent-die'}
            role="img"
            aria-label={label}
            {...tip(label, tile === undefined ? undefined : texts.actionEffect(tile))}
          >
            <Die value={value as DieValue} tone={PLAYER_DICE[seat]} size={22} />
            {tile !== undefined && <ActionTile action={tile} size={22} />}
          </span>
        );
      })}
    </span>
  );
}

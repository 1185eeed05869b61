import { ACHIEVEMENTS, contentOf, developmentsOf, playerAt, type Seat } from '@khora/engine';
import { RULE_OF_ACTION, RULE_OF_PIECE, ruleOfDevelopment } from '@khora/locales';
import {
  AchievementIcon,
  ActionTile,
  CityEmblem,
  Clepsydra,
  Die,
  PLAYER_DICE,
  PlayerMarker,
} from '../../art/art.ts';
import { sentences, stillTip, tipGroup } from '../../ui/tip.ts';
import { useLanguage } from '../../words/language.tsx';
import { Amount, KnowledgeRow, Levels, Projected } from '../pieces/pieces.tsx';
import { othersOf, useTable } from '../state/context.ts';
import { InPlay } from './in-play.tsx';
import { OpenCity } from './open-city.tsx';
import { useRival } from './rival-line.ts';
import './opponents.css';

/** The other players' cities: compact, but complete. */
export function Opponents() {
  const { view, me } = useTable();
  const { t } = useLanguage();
  return (
    <section className="opponents" aria-label={t('table.opponents')}>
      {othersOf(view, me).map((seat) => (
        <Opponent key={seat} seat={seat} />
      ))}
    </section>
  );
}

function Opponent({ seat }: { seat: Seat }) {
  const { view, names, hurried } = useTable();
  const { texts, t } = useLanguage();
  const rival = useRival(seat);
  const player = playerAt(view, seat);
  const { city, hand } = player;
  const thinks = player.standby === 'asked';
  const cards = typeof hand === 'number' ? hand : hand.length;
  return (
    <article
      className={thinks ? `opponent seat-${seat} thinks` : `opponent seat-${seat}`}
      data-anchor={`${seat}-panel`}
      aria-label={names[seat]}
      {...tipGroup()}
    >
      <OpenCity seat={seat} label={t('table.openCity', { player: names[seat] ?? '' })} />
      <header>
        <span
          {...stillTip(
            names[seat] ?? '',
            sentences(rival?.line, rival?.level, t('table.markerHelp')),
            'R1.1',
          )}
        >
          <PlayerMarker seat={seat} size={20} />
        </span>
        <h2>
          {names[seat]}
          {hurried.includes(seat) && (
            <span
              className="hurried"
              role="img"
              aria-label={t('rivals.hurried', { player: names[seat] ?? '' })}
            >
              <Clepsydra size={16} />
            </span>
          )}
        </h2>
        {city && (
          <span
            className="opponent-city"
            {...stillTip(texts.city(city), t('table.cityHelp'), 'R1.2', RULE_OF_ACTION[6])}
          >
            <CityEmblem city={city} size={24} />
            <span>{texts.city(city)}</span>
          </span>
        )}
        {view.firstPlayer === seat && view.round > 0 && (
          <span
            className="first"
            {...stillTip(t('table.firstPlayer'), t('table.firstPlayerHelp'), RULE_OF_PIECE.firstPlayer)}
          >
            1<span className="visually-hidden">{t('table.firstPlayer')}</span>
          </span>
        )}
        <Amount resource="points" count={player.points} seat={seat} />
        <Projected seat={seat} />
      </header>
      <div className="opponent-row">
        <Levels seat={seat} size={20} />
        <span className="gap" />
        <Amount resource="drachmas" count={player.drachmas} seat={seat} />
        <Amount resource="scrolls" count={player.scrolls} seat={seat} />
        <span
          className="hand-count"
          role="img"
          aria-label={t('table.cardsInHand', { count: cards })}
          {...stillTip(t('table.cardsInHand', { count: cards }), undefined, RULE_OF_PIECE.hand)}
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
        <InPlay seat={seat} />
        <span className="medals">
          {ACHIEVEMENTS.filter((id) => view.achievements[id].includes(seat)).map((id) => (
            <span
              key={id}
              role="img"
              aria-label={texts.achievement(id, view.rules)}
              {...stillTip(texts.achievement(id, view.rules), undefined, RULE_OF_PIECE.achievement, 'R2.G3')}
            >
              <AchievementIcon achievement={id} size={18} />
            </span>
          ))}
        </span>
      </div>
    </article>
  );
}

function Developments({ seat }: { seat: Seat }) {
  const { view } = useTable();
  const { texts, t } = useLanguage();
  const { city, development } = playerAt(view, seat);
  if (!city) return null;
  return (
    <span className="pips">
      {developmentsOf(contentOf(view.rules), city).map(({ source }, index) => {
        const number = index + 1;
        return (
          <i
            key={source.id}
            role="img"
            aria-label={`${texts.development(city, number)}${number <= development ? `: ${t('table.unlocked')}` : ''}`}
            className={number <= development ? 'done' : undefined}
            {...stillTip(
              texts.development(city, number),
              texts.developmentEffect(city, number, view.rules),
              ruleOfDevelopment(city, number),
            )}
          >
            <span data-figure={number} />
          </i>
        );
      })}
    </span>
  );
}

/** What an opponent has rolled and put on the dice. */
export function OpponentDice({ seat }: { seat: Seat }) {
  const { view } = useTable();
  const { texts, t } = useLanguage();
  const { dice, tiles, kept } = playerAt(view, seat);
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
            {...stillTip(
              label,
              tile === undefined ? undefined : texts.actionEffect(tile, view.rules),
              tile === undefined ? RULE_OF_PIECE.die : RULE_OF_ACTION[tile],
              RULE_OF_PIECE.tile,
            )}
          >
            <Die value={value} tone={PLAYER_DICE[seat]} size={22} />
            {tile !== undefined && <ActionTile action={tile} size={22} />}
          </span>
        );
      })}
    </span>
  );
}

import { ACHIEVEMENTS, contentOf, developmentsOf, playerAt, type Seat } from '@khora/engine';
import { RULE_OF_PIECE } from '@khora/locales';
import {
  AchievementIcon,
  CityEmblem,
  CitySkyline,
  ResourceIcon,
  TokenIcon,
  TrackIcon,
} from '../../art/art.ts';
import { Panel } from '../../ui/modal.tsx';
import { stillTip } from '../../ui/tip.ts';
import { useLanguage } from '../../words/language.tsx';
import { CardFace, ownedTokens } from '../pieces/card-face.tsx';
import { Lack } from '../pieces/lack.tsx';
import { Amount, Cost, KnowledgeRow, Levels, PlayerName, Projected, Requirement } from '../pieces/pieces.tsx';
import { useTable } from '../state/context.ts';
import { type Reach, reachOf } from '../state/reach.ts';
import { useRival } from './rival-line.ts';
import './city.css';
import './city-leaf.css';

const COUNTED = ['drachmas', 'scrolls', 'citizens', 'troops', 'taxes', 'glory'] as const;

/** A player's whole city: what it has, cards in play with their text, and what is within its reach. */
export function CityLeaf({ seat, onClose }: { seat: Seat; onClose: () => void }) {
  const { view, names } = useTable();
  const { texts, t } = useLanguage();
  const rival = useRival(seat);
  const player = playerAt(view, seat);
  const { city, hand } = player;
  const cards = typeof hand === 'number' ? hand : hand.length;
  return (
    <Panel title={city ? texts.city(city) : (names[seat] ?? '')} isOpen onClose={onClose} wide>
      <div className={`city-leaf seat-${seat}`}>
        <header>
          {city && <CitySkyline city={city} className="city-leaf-skyline" />}
          {city && <CityEmblem city={city} size={64} className="city-leaf-emblem" />}
          <PlayerName seat={seat} name={names[seat] ?? ''} />
          <span className="city-leaf-hand">{t('table.cardsInHand', { count: cards })}</span>
        </header>
        {rival && (
          <p className="city-leaf-rival">
            {rival.line} <span>{rival.level}</span>
          </p>
        )}
        <div className="city-leaf-amounts">
          <span>
            <Amount resource="points" count={player.points} /> <Projected seat={seat} />
          </span>
          {COUNTED.map((resource) => (
            <Amount key={resource} resource={resource} count={player[resource]} />
          ))}
          <Levels seat={seat} size={22} />
          <KnowledgeRow view={view} seat={seat} size={20} />
        </div>
        {city && <CityDevelopments seat={seat} />}
        <section>
          <h3>{t('city.inPlay')}</h3>
          {player.inPlay.length === 0 && <p>{t('city.noneInPlay')}</p>}
          <ul className="city-leaf-cards">
            {player.inPlay.map((card) => (
              <li key={card}>
                <CardFace card={card} rules={view.rules} />
              </li>
            ))}
          </ul>
        </section>
        <WithinReach seat={seat} reach={reachOf(view, seat)} />
      </div>
    </Panel>
  );
}

function CityDevelopments({ seat }: { seat: Seat }) {
  const { view } = useTable();
  const { texts, t } = useLanguage();
  const player = playerAt(view, seat);
  const { city, development } = player;
  if (!city) return null;
  return (
    <section>
      <h3>{t('city.developments')}</h3>
      <ol className="city-leaf-developments">
        {developmentsOf(contentOf(view.rules), city).map((facts, index) => {
          const number = index + 1;
          const unlocked = number <= development && view.round > 0;
          return (
            <li key={facts.source.id} className={unlocked ? 'development unlocked' : 'development'}>
              <span className="development-head">
                <b>{number}</b>
                <Requirement requires={facts.requires} owned={ownedTokens(player)} />
                <Cost drachmas={facts.cost} has={unlocked ? undefined : player.drachmas} />
                {unlocked && <span className="city-leaf-unlocked">{t('table.unlocked')}</span>}
              </span>
              <span>{texts.developmentEffect(city, number, view.rules)}</span>
              {number === development + 1 && <Lack view={view} seat={seat} wanted={facts} />}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function WithinReach({ seat, reach }: { seat: Seat; reach: Reach }) {
  const { view } = useTable();
  const { texts, t } = useLanguage();
  const earned = ACHIEVEMENTS.filter((id) => view.achievements[id].includes(seat));
  return (
    <section>
      <h3>{t('city.reach')}</h3>
      <dl className="city-leaf-reach">
        <dt>{t('city.spaces')}</dt>
        <dd>
          {reach.spaces.length === 0 && t('city.nothing')}
          {reach.spaces.map(({ space, loss }) => (
            <span
              key={space.id}
              className="chip"
              {...stillTip(
                texts.space(space.id, view.rules),
                texts.spaceEffect(space.id, view.rules),
                RULE_OF_PIECE.space,
              )}
            >
              {space.color !== 'persepolis' && <TokenIcon color={space.color} kind={space.size} size={18} />}
              {texts.space(space.id, view.rules)}
              {loss !== space.loss && ` (−${loss})`}
            </span>
          ))}
        </dd>
        <dt>{t('city.levels')}</dt>
        <dd>
          {reach.levels.length === 0 && t('table.topLevel')}
          {reach.levels.map(({ track, level, price, affordable }) => (
            <span key={track} className={affordable ? 'chip' : 'chip beyond'}>
              <TrackIcon track={track} size={18} /> {texts.track(track)} {level}
              {': '}
              {price} <ResourceIcon resource="drachmas" size={14} />
            </span>
          ))}
        </dd>
        <dt>{t('table.achievements')}</dt>
        <dd>
          {earned.map((id) => (
            <span key={id} className="chip plus">
              <AchievementIcon achievement={id} size={18} /> {texts.achievement(id, view.rules)}
            </span>
          ))}
          {reach.achievements.map(({ id, has, goal }) => (
            <span key={id} className={has >= goal ? 'chip' : 'chip beyond'}>
              <AchievementIcon achievement={id} size={18} /> {texts.achievement(id, view.rules)}
              {`: ${Math.min(has, goal)}/${goal}`}
            </span>
          ))}
        </dd>
      </dl>
    </section>
  );
}

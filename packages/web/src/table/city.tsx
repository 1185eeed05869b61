import { COLORS, type Color, contentOf, type GameView, type SpaceId } from '@khora/engine';
import { useLanguage } from '../app/i18n.tsx';
import { sameMove } from '../game/choice.ts';
import { CityEmblem, CitySkyline, ResourceIcon } from '../ui/art.ts';
import { tip } from '../ui/tip.ts';
import { ownedTokens } from './card-face.tsx';
import { playerOf, useTable } from './context.ts';
import { Requirement } from './pieces.tsx';
import './city.css';

const DEVELOP = { type: 'develop' } as const;

/** The viewer's city tile with its four developments, and what the next one lacks. */
export function City() {
  const { view, me, names } = useTable();
  const { texts, t } = useLanguage();
  const player = playerOf(view, me);
  const { city } = player;
  return (
    <section className="city" aria-label={t('table.ownCity')}>
      <header className="city-head">
        {city && <CitySkyline city={city} className="city-skyline" />}
        {city && <CityEmblem city={city} size={44} className="city-emblem" />}
        <h2>{city ? texts.city(city) : t('table.noCity')}</h2>
        <span>{names[me]}</span>
      </header>
      <ol className="developments">
        {city && [1, 2, 3, 4].map((number) => <Development key={number} number={number} />)}
      </ol>
    </section>
  );
}

function Development({ number }: { number: number }) {
  const { view, me, decision, chosen, why, pick } = useTable();
  const { texts, t } = useLanguage();
  const player = playerOf(view, me);
  const { city, development } = player;
  const facts = city && contentOf(view.rules).cities.get(city)?.[number - 1];
  if (!city || !facts) return null;
  const unlocked = number <= development && view.round > 0;
  const next = number === development + 1;
  const asked = decision?.kind === 'develop' && next;
  const reason = asked ? why(DEVELOP) : null;
  const owned = ownedTokens(player);
  const missing = COLORS.reduce((sum, color) => sum + Math.max(0, facts.requires[color] - owned[color]), 0);
  const short = Math.max(0, facts.cost - player.drachmas);
  const lacks =
    next && !unlocked
      ? [
          missing > 0 && t('table.lacksTokens', { count: missing }),
          short > 0 && t('table.lacksDrachmas', { count: short }),
        ]
          .filter(Boolean)
          .join(', ')
      : '';
  const lacking = COLORS.find((color) => facts.requires[color] > owned[color]);
  const space = lacks && lacking ? easiestSpace(view, lacking) : null;
  const ways = space ? t('table.ways', { space: texts.space(space) }) : '';
  const state = unlocked ? t('table.unlocked') : reason ? texts.reason(reason) : lacks;
  const effect = texts.developmentEffect(city, number, view.rules);
  const chosenNow = asked && sameMove(chosen, DEVELOP);
  const names = [
    'development',
    unlocked && 'unlocked',
    next && 'next',
    asked && !reason && 'legal',
    chosenNow && 'chosen',
  ];
  const content = (
    <>
      <span className="development-head">
        <b>{number}</b>
        {!unlocked && (
          <>
            <Requirement requires={facts.requires} owned={owned} />
            {facts.cost > 0 && (
              <span className="development-cost">
                <ResourceIcon resource="drachmas" size={13} />
                {facts.cost}
              </span>
            )}
          </>
        )}
      </span>
      <span className="development-effect">{effect}</span>
      {lacks && <span className="development-lacks">{lacks}</span>}
    </>
  );
  const explain = tip(
    texts.development(city, number),
    [effect, state, ways].filter(Boolean).join('. '),
    'R2.D11',
  );
  return (
    <li>
      {asked ? (
        <button
          type="button"
          className={names.filter(Boolean).join(' ')}
          aria-disabled={reason !== null}
          aria-pressed={chosenNow}
          onClick={(event) => pick(DEVELOP, event.detail === 0)}
          {...explain}
        >
          {content}
        </button>
      ) : (
        <div className={names.filter(Boolean).join(' ')} {...explain}>
          {content}
        </div>
      )}
    </li>
  );
}

/** The space of a colour that takes the fewest troops, of those still there. */
function easiestSpace(view: GameView, color: Color): SpaceId | null {
  const open = contentOf(view.rules).spaces.filter(
    (space) => space.color === color && !view.explored.includes(space.id),
  );
  return open.toSorted((a, b) => a.need - b.need || a.loss - b.loss)[0]?.id ?? null;
}

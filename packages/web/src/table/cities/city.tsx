import { contentOf, developmentsOf, playerAt } from '@khora/engine';
import { RULE_OF_ACTION, ruleOfDevelopment, ruleOfReason } from '@khora/locales';
import { CityEmblem, CitySkyline } from '../../art/art.ts';
import { more } from '../../ui/more.ts';
import { sentences, stillTip, tip, tipGroup } from '../../ui/tip.ts';
import { useLanguage } from '../../words/language.tsx';
import { NarrowText } from '../../words/narrow-text.ts';
import { ownedTokens } from '../pieces/card-face.tsx';
import { Lack, lackWords } from '../pieces/lack.tsx';
import { Cost, Requirement } from '../pieces/pieces.tsx';
import { sameMove } from '../state/choice.ts';
import { useTable } from '../state/context.ts';
import { InPlay } from './in-play.tsx';
import { OpenCity } from './open-city.tsx';
import './city.css';

const DEVELOP = { type: 'develop' } as const;

/** The viewer's city tile with its four developments, and what is missing for the next one. */
export function City() {
  const { view, me, names } = useTable();
  const { texts, t } = useLanguage();
  const player = playerAt(view, me);
  const { city } = player;
  const name = city ? texts.city(city) : t('table.noCity');
  return (
    <section className="city" aria-label={t('table.ownCity')}>
      <header className="city-head">
        {city && <CitySkyline city={city} className="city-skyline" />}
        {city && <CityEmblem city={city} size={44} className="city-emblem" />}
        <h2>{name}</h2>
        <OpenCity
          seat={me}
          label={t('table.openOwnCity')}
          explained={tip(name, city ? t('table.cityHelp') : undefined, 'R1.2', city && RULE_OF_ACTION[6])}
        />
        <InPlay seat={me} />
        <span className="city-owner">{names[me]}</span>
      </header>
      <ol className="developments" ref={more} {...tipGroup()}>
        {city &&
          developmentsOf(contentOf(view.rules), city).map(({ source }, index) => (
            <Development key={source.id} number={index + 1} />
          ))}
      </ol>
    </section>
  );
}

function Development({ number }: { number: number }) {
  const { view, me, decision, chosen, why, pick } = useTable();
  const spoken = useLanguage();
  const { texts, t } = spoken;
  const player = playerAt(view, me);
  const { city, development } = player;
  const facts = developmentsOf(contentOf(view.rules), city)[number - 1];
  if (!city || !facts) return null;
  const unlocked = number <= development && view.round > 0;
  const next = number === development + 1;
  const asked = decision?.kind === 'develop' && next;
  const reason = next ? why(DEVELOP) : null;
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
            <Requirement requires={facts.requires} owned={ownedTokens(player)} />
            <Cost drachmas={facts.cost} has={player.drachmas} />
          </>
        )}
      </span>
      <span className="development-effect">
        <NarrowText text={effect} />
      </span>
      {next && <Lack view={view} seat={me} wanted={facts} />}
    </>
  );
  const tipped: Parameters<typeof tip> = [
    texts.development(city, number),
    sentences(
      effect,
      unlocked && t('table.unlocked'),
      !unlocked && lackWords(spoken, view, me, facts),
      reason && texts.reason(reason),
    ),
    ruleOfDevelopment(city, number),
    asked && reason ? ruleOfReason(reason) : null,
    unlocked ? null : RULE_OF_ACTION[6],
  ];
  return (
    <li>
      {asked ? (
        <button
          type="button"
          className={names.filter(Boolean).join(' ')}
          aria-disabled={reason !== null}
          aria-pressed={chosenNow}
          onClick={(event) => pick(DEVELOP, { byKeyboard: event.detail === 0 })}
          {...tip(...tipped)}
        >
          {content}
        </button>
      ) : (
        <div className={names.filter(Boolean).join(' ')} {...stillTip(...tipped)}>
          {content}
        </div>
      )}
    </li>
  );
}

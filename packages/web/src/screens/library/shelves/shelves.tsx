import {
  ACTIONS,
  type Action,
  CARD_IDS,
  type CardId,
  CITY_IDS,
  type CityId,
  COLORS,
  contentOf,
  EVENT_IDS,
  type EventId,
  RULES_VERSION,
  SPACES,
  type Space,
  TRACKS,
  type Track,
} from '@khora/engine';
import { ActionTile, CityEmblem, CitySkyline, EventArt, TokenIcon, TrackIcon } from '../../../art/art.ts';
import { CardFace } from '../../../table/pieces/card-face.tsx';
import { Cost, Requirement } from '../../../table/pieces/pieces.tsx';
import { useLots } from '../../../ui/unfolding.ts';
import { useLanguage } from '../../../words/language.tsx';
import { useSpot } from './spot.tsx';

const KINDS = ['immediate', 'ongoing', 'endGame'] as const;
const kindOf = (id: CardId) => contentOf(RULES_VERSION).cards.get(id)?.kind;
const SORTED = KINDS.flatMap((kind) => CARD_IDS.filter((id) => kindOf(id) === kind));

export function Cards() {
  const { texts } = useLanguage();
  const { shown, busy } = useLots(SORTED, 8);
  return KINDS.map((kind) => (
    <section key={kind}>
      <h2>{texts.cardKind(kind)}</h2>
      <ul className="library-cards" aria-busy={busy}>
        {shown
          .filter((id) => kindOf(id) === kind)
          .map((id) => (
            <CardSpot key={id} card={id} />
          ))}
      </ul>
    </section>
  ));
}

function CardSpot({ card }: { readonly card: CardId }) {
  return (
    <li {...useSpot(card)}>
      <CardFace card={card} />
    </li>
  );
}

export function Cities() {
  const { shown, busy } = useLots(CITY_IDS, 2);
  return (
    <ul className="library-cities" aria-busy={busy}>
      {shown.map((id) => (
        <CitySpot key={id} city={id} />
      ))}
    </ul>
  );
}

function CitySpot({ city }: { readonly city: CityId }) {
  const { texts } = useLanguage();
  return (
    <li {...useSpot(city)}>
      <div className="library-city">
        <CitySkyline city={city} className="library-skyline" />
        <CityEmblem city={city} size={56} />
        <h2>{texts.city(city)}</h2>
      </div>
      <Developments city={city} />
    </li>
  );
}

/** The four developments of a city with their costs. */
export function Developments({ city }: { readonly city: CityId }) {
  const { texts } = useLanguage();
  return (
    <ol>
      {(contentOf(RULES_VERSION).cities.get(city) ?? []).map(({ requires, cost }, index) => (
        <li key={`${city}${String(index)}`}>
          <Requirement requires={requires} /> <Cost drachmas={cost} />{' '}
          {texts.developmentEffect(city, index + 1)}
        </li>
      ))}
    </ol>
  );
}

export function Events() {
  const { shown, busy } = useLots(EVENT_IDS, 6);
  return (
    <ul className="library-list" aria-busy={busy}>
      {shown.map((id) => (
        <EventSpot key={id} event={id} />
      ))}
    </ul>
  );
}

function EventSpot({ event }: { readonly event: EventId }) {
  const { texts } = useLanguage();
  return (
    <li {...useSpot(event)}>
      <EventArt event={event} size={72} />
      <div>
        <h2>{texts.event(event)}</h2>
        <p>{texts.eventEffect(event)}</p>
      </div>
    </li>
  );
}

export function Spaces() {
  const { shown, busy } = useLots(SPACES, 12);
  return (
    <ul className="library-spaces" aria-busy={busy}>
      {shown.map((space) => (
        <SpaceSpot key={space.id} space={space} />
      ))}
    </ul>
  );
}

function SpaceSpot({ space }: { readonly space: Space }) {
  const { texts } = useLanguage();
  return (
    <li {...useSpot(space.id)}>
      <SpaceTokens space={space} />
      <div>
        <b>{texts.space(space.id)}</b>
        <p>{texts.spaceEffect(space.id)}</p>
      </div>
    </li>
  );
}

/** The tokens on a space. */
export function SpaceTokens({ space: { color, size } }: { readonly space: Space }) {
  if (color !== 'persepolis') return <TokenIcon color={color} kind={size} size={32} />;
  return COLORS.map((each) => <TokenIcon key={each} color={each} kind="major" size={28} />);
}

export function Actions() {
  return (
    <>
      <ul className="library-list">
        {ACTIONS.map((action) => (
          <ActionSpot key={action} action={action} />
        ))}
      </ul>
      {TRACKS.map((track) => (
        <TrackSpot key={track} track={track} />
      ))}
    </>
  );
}

function ActionSpot({ action }: { readonly action: Action }) {
  const { texts } = useLanguage();
  return (
    <li {...useSpot(String(action))}>
      <ActionTile action={action} size={64} />
      <div>
        <h2>
          {action} {texts.action(action)}
        </h2>
        <p>{texts.actionEffect(action)}</p>
      </div>
    </li>
  );
}

function TrackSpot({ track }: { readonly track: Track }) {
  const { texts } = useLanguage();
  return (
    <section className="library-track" {...useSpot(track)}>
      <h2>
        <TrackIcon track={track} size={30} /> {texts.track(track)}
      </h2>
      <LevelList track={track} />
    </section>
  );
}

/** The levels of a track from the second on, with what they cost and give. */
export function LevelList({ track }: { readonly track: Track }) {
  const { texts } = useLanguage();
  return (
    <ol start={2}>
      {contentOf(RULES_VERSION).levels[track].flatMap((level, at) =>
        level
          ? [
              <li key={`${track}${String(at)}`}>
                {texts.amount('drachmas', level.cost)}: {texts.levelEffect(track, at)}
              </li>,
            ]
          : [],
      )}
    </ol>
  );
}

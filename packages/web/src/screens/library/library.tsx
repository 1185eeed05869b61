import {
  ACTIONS,
  CARD_IDS,
  type CardId,
  CITY_IDS,
  COLORS,
  contentOf,
  EVENT_IDS,
  RULES_VERSION,
  SPACES,
  TRACKS,
} from '@khora/engine';
import { useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import {
  ActionTile,
  CityEmblem,
  CitySkyline,
  EventArt,
  ResourceIcon,
  TokenIcon,
  TrackIcon,
} from '../../art/art.ts';
import { CardFace } from '../../table/pieces/card-face.tsx';
import { Requirement } from '../../table/pieces/pieces.tsx';
import { Page } from '../../ui/page.tsx';
import { useLots } from '../../ui/unfolding.ts';
import { useLanguage } from '../../words/language.tsx';
import { Rules } from './rules.tsx';
import './library.css';

const SHELVES = ['cards', 'cities', 'events', 'spaces', 'actions', 'rules'] as const;
type Shelf = (typeof SHELVES)[number];

export function LibraryScreen() {
  const { t } = useLanguage();
  return (
    <Page title={t('library.title')} wide>
      <Library />
    </Page>
  );
}

/** All components with their texts, and the numbered rules. */
export function Library() {
  const { t } = useLanguage();
  const [open, setOpen] = useState<Shelf>('cards');
  return (
    <Tabs
      className="library"
      selectedKey={open}
      onSelectionChange={(key) => setOpen(SHELVES.find((shelf) => shelf === key) ?? 'cards')}
    >
      <TabList aria-label={t('library.title')} className="shelves">
        {SHELVES.map((shelf) => (
          <Tab key={shelf} id={shelf} className="shelf">
            {t(`library.${shelf}`)}
          </Tab>
        ))}
      </TabList>
      {SHELVES.map((shelf) => (
        <TabPanel key={shelf} id={shelf}>
          {/* A panel that closes would otherwise be styled once more, with all that lies in it. */}
          {shelf === open && <ShelfOf shelf={shelf} />}
        </TabPanel>
      ))}
    </Tabs>
  );
}

function ShelfOf({ shelf }: { shelf: Shelf }) {
  switch (shelf) {
    case 'cards':
      return <Cards />;
    case 'cities':
      return <Cities />;
    case 'events':
      return <Events />;
    case 'spaces':
      return <Spaces />;
    case 'actions':
      return <Actions />;
    default:
      return <Rules />;
  }
}

const KINDS = ['immediate', 'ongoing', 'endGame'] as const;
const kindOf = (id: CardId) => contentOf(RULES_VERSION).cards.get(id)?.kind;
const SORTED = KINDS.flatMap((kind) => CARD_IDS.filter((id) => kindOf(id) === kind));

function Cards() {
  const { texts } = useLanguage();
  const { shown, busy } = useLots(SORTED, 8);
  return KINDS.map((kind) => (
    <section key={kind}>
      <h2>{texts.cardKind(kind)}</h2>
      <ul className="library-cards" aria-busy={busy}>
        {shown
          .filter((id) => kindOf(id) === kind)
          .map((id) => (
            <li key={id}>
              <CardFace card={id} />
            </li>
          ))}
      </ul>
    </section>
  ));
}

function Cities() {
  const { texts } = useLanguage();
  const { cities } = contentOf(RULES_VERSION);
  const { shown, busy } = useLots(CITY_IDS, 2);
  return (
    <ul className="library-cities" aria-busy={busy}>
      {shown.map((id) => (
        <li key={id}>
          <div className="library-city">
            <CitySkyline city={id} className="library-skyline" />
            <CityEmblem city={id} size={56} />
            <h2>{texts.city(id)}</h2>
          </div>
          <ol>
            {(cities.get(id) ?? []).map(({ requires, cost }, index) => (
              <li key={`${id}${String(index)}`}>
                <Requirement requires={requires} />{' '}
                {cost > 0 && (
                  <>
                    <ResourceIcon resource="drachmas" size={15} />
                    {cost}{' '}
                  </>
                )}
                {texts.developmentEffect(id, index + 1)}
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ul>
  );
}

function Events() {
  const { texts } = useLanguage();
  const { shown, busy } = useLots(EVENT_IDS, 6);
  return (
    <ul className="library-list" aria-busy={busy}>
      {shown.map((id) => (
        <li key={id}>
          <EventArt event={id} size={72} />
          <div>
            <h2>{texts.event(id)}</h2>
            <p>{texts.eventEffect(id)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Spaces() {
  const { texts } = useLanguage();
  const { shown, busy } = useLots(SPACES, 12);
  return (
    <ul className="library-spaces" aria-busy={busy}>
      {shown.map(({ id, color, size }) => (
        <li key={id}>
          {color === 'persepolis' ? (
            COLORS.map((each) => <TokenIcon key={each} color={each} kind="major" size={28} />)
          ) : (
            <TokenIcon color={color} kind={size} size={32} />
          )}
          <div>
            <b>{texts.space(id)}</b>
            <p>{texts.spaceEffect(id)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Actions() {
  const { texts } = useLanguage();
  const { levels } = contentOf(RULES_VERSION);
  return (
    <>
      <ul className="library-list">
        {ACTIONS.map((action) => (
          <li key={action}>
            <ActionTile action={action} size={64} />
            <div>
              <h2>
                {action} {texts.action(action)}
              </h2>
              <p>{texts.actionEffect(action)}</p>
            </div>
          </li>
        ))}
      </ul>
      {TRACKS.map((track) => (
        <section key={track} className="library-track">
          <h2>
            <TrackIcon track={track} size={30} /> {texts.track(track)}
          </h2>
          <ol start={2}>
            {levels[track].flatMap((level, at) =>
              level
                ? [
                    <li key={`${track}${String(at)}`}>
                      {texts.amount('drachmas', level.cost)}: {texts.levelEffect(track, at)}
                    </li>,
                  ]
                : [],
            )}
          </ol>
        </section>
      ))}
    </>
  );
}

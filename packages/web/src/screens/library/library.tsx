import { useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { type BookPlace, go, href, SHELVES, type Shelf } from '../../browser/router.ts';
import { Page } from '../../ui/page.tsx';
import { BookProvider } from '../../ui/rule-link.tsx';
import { useBookWords } from '../../words/book/book-words.ts';
import { useLanguage } from '../../words/language.tsx';
import { Rules } from './rules/rules.tsx';
import { Results } from './search/results.tsx';
import { SearchField } from './search/search-field.tsx';
import { useIndex } from './search/use-index.ts';
import { Actions, Cards, Cities, Events, Spaces } from './shelves/shelves.tsx';
import { GoalProvider } from './shelves/spot.tsx';
import './library.css';

export function LibraryScreen({ place }: { readonly place: BookPlace | null }) {
  const { t } = useLanguage();
  const w = useBookWords();
  return (
    <Page title={t('library.title')} wide>
      <p className="library-links">
        <a href={href({ screen: 'summary' })}>{w('summary.link')}</a>
        <a href={href({ screen: 'sheet' })}>{w('sheet')}</a>
      </p>
      <Library place={place} onPlace={(next) => go({ screen: 'library', place: next })} onBack={null} />
    </Page>
  );
}

interface LibraryProps {
  readonly place: BookPlace | null;
  readonly onPlace: (place: BookPlace) => void;
  /** Null if the browser's own back button does this, or leads nowhere. */
  readonly onBack: (() => void) | null;
}

/** All components with their texts, the numbered rules, and a search through all of it. */
export function Library({ place, onPlace, onBack }: LibraryProps) {
  const w = useBookWords();
  const [query, setQuery] = useState('');
  const [visit, setVisit] = useState(0);
  const isSearching = query.trim() !== '';
  // Whoever focuses the field is about to type.
  const [isWanted, setWanted] = useState(false);
  const index = useIndex({ wanted: isWanted });
  const turn = (next: BookPlace) => {
    setQuery('');
    setVisit(visit + 1);
    if (next.shelf !== place?.shelf || next.id !== place.id) onPlace(next);
  };
  return (
    <BookProvider value={turn}>
      <GoalProvider value={{ id: place?.id ?? null, visit }}>
        <div className="library">
          <div className="library-top">
            {onBack && (
              <button type="button" className="button" onClick={onBack}>
                {w('back')}
              </button>
            )}
            <SearchField query={query} onQuery={setQuery} onCome={() => setWanted(true)} />
          </div>
          {isSearching ? (
            <Results index={index} query={query} onTurn={turn} onClear={() => setQuery('')} />
          ) : (
            <Shelves open={place?.shelf ?? 'cards'} onOpen={(shelf) => turn({ shelf })} />
          )}
        </div>
      </GoalProvider>
    </BookProvider>
  );
}

function Shelves({ open, onOpen }: { readonly open: Shelf; readonly onOpen: (shelf: Shelf) => void }) {
  const { t } = useLanguage();
  return (
    <Tabs
      selectedKey={open}
      onSelectionChange={(key) => onOpen(SHELVES.find((shelf) => shelf === key) ?? 'cards')}
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
          {/* Otherwise a closing panel would be styled again, with everything in it. */}
          {shelf === open && <ShelfOf shelf={shelf} />}
        </TabPanel>
      ))}
    </Tabs>
  );
}

function ShelfOf({ shelf }: { readonly shelf: Shelf }) {
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

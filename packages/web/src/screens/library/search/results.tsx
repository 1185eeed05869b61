import { cardOf, contentOf, RULES_VERSION, SPACES } from '@khora/engine';
import {
  RULE_OF_ACTION,
  RULE_OF_PIECE,
  RULE_OF_TRACK,
  type RuleId,
  ruleOfCard,
  ruleOfDevelopment,
  ruleOfEvent,
} from '@khora/locales';
import { type KeyboardEvent, type ReactNode, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { ActionTile, CardArt, CityEmblem, EventArt, TrackIcon } from '../../../art/art.ts';
import type { Place } from '../../../browser/router.ts';
import { Cost, Requirement } from '../../../table/pieces/pieces.tsx';
import { RuleLink } from '../../../ui/rule-link.tsx';
import { useBookWords } from '../../../words/book/book-words.ts';
import { useLanguage } from '../../../words/language.tsx';
import { RuleText } from '../rules/rule-text.tsx';
import { Developments, LevelList, SpaceTokens } from '../shelves/shelves.tsx';
import type { BookEntry } from './entries.ts';
import { Marked } from './marked.tsx';
import type { SearchIndex } from './search.ts';
import { neighbourOf } from './search-field.tsx';
import './results.css';

/** Nobody reads more than this. */
const MOST = 40;

interface ResultsProps {
  readonly index: SearchIndex<BookEntry> | null;
  readonly query: string;
  readonly onTurn: (place: Place) => void;
  readonly onClear: () => void;
}

/** What was found, each with its picture and full text, so that most searches end here. */
export function Results({ index, query, onTurn, onClear }: ResultsProps) {
  const w = useBookWords();
  const wanted = useDeferredValue(query);
  const found = useMemo(() => index?.find(wanted) ?? null, [index, wanted]);
  const top = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The best comes first, in sight while the player keeps typing.
    if (found) top.current?.scrollIntoView({ block: 'nearest' });
  }, [found]);
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const next = event.target instanceof HTMLElement ? neighbourOf(event.target, event.key) : null;
    if (event.key === 'Escape') {
      event.stopPropagation();
      const field = event.currentTarget.closest('.library')?.querySelector<HTMLElement>('.search-input');
      onClear();
      field?.focus();
    }
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <section aria-label={w('results')} aria-busy={found === null} onKeyDown={onKey}>
      <p ref={top} role="status" className="book-hit-count">
        {found && w('found', { count: found.entries.length })}
      </p>
      <ul className="book-hits">
        {found?.entries.slice(0, MOST).map((entry) => (
          <li key={`${entry.shelf} ${entry.id}`} className={`book-hit ${entry.shelf}`}>
            <span className="book-hit-picture">
              <Picture entry={entry} />
            </span>
            <div>
              <button
                type="button"
                className="book-hit-name"
                onClick={() => onTurn({ shelf: entry.shelf, id: entry.id })}
              >
                <Marked text={entry.name} marked={found.marked} />
              </button>
              <Kind entry={entry} />
              <Body entry={entry} marked={found.marked} />
            </div>
          </li>
        ))}
      </ul>
      {found && found.entries.length > MOST && (
        <p className="book-hit-count">{w('first', { count: MOST })}</p>
      )}
    </section>
  );
}

function Picture({ entry }: { readonly entry: BookEntry }): ReactNode {
  switch (entry.shelf) {
    case 'cards':
      return <CardArt card={entry.id} className="book-hit-art" />;
    case 'cities':
      return <CityEmblem city={entry.id} size={56} />;
    case 'events':
      return <EventArt event={entry.id} size={72} />;
    case 'spaces': {
      const space = SPACES.find(({ id }) => id === entry.id);
      return space && <SpaceTokens space={space} />;
    }
    case 'actions': {
      const { about } = entry;
      return typeof about === 'number' ? (
        <ActionTile action={about} size={56} />
      ) : (
        <TrackIcon track={about} size={48} />
      );
    }
    default:
      return null;
  }
}

/** What kind of thing it is, what it costs, and the rules about it. */
function Kind({ entry }: { readonly entry: BookEntry }) {
  const { texts, t } = useLanguage();
  const card = entry.shelf === 'cards' ? cardOf(contentOf(RULES_VERSION), entry.id) : null;
  return (
    <span className="book-hit-kind">
      {entry.shelf === 'rules' ? entry.section : t(`library.${entry.shelf}`)}
      {card && (
        <>
          {' · '}
          {texts.cardKind(card.kind)} <Requirement requires={card.requires} /> <Cost drachmas={card.cost} />
        </>
      )}
      {rulesOf(entry).map((rule) => (
        <RuleLink key={rule} rule={rule} />
      ))}
    </span>
  );
}

function rulesOf(entry: BookEntry): readonly RuleId[] {
  switch (entry.shelf) {
    case 'cards':
      return [ruleOfCard(entry.id)];
    case 'cities': {
      const { id } = entry;
      const developments = contentOf(RULES_VERSION).cities.get(id) ?? [];
      return [...new Set(developments.map((_, index) => ruleOfDevelopment(id, index + 1)))];
    }
    case 'events':
      return [ruleOfEvent(entry.id)];
    case 'spaces':
      return [RULE_OF_PIECE.space];
    case 'actions':
      return [typeof entry.about === 'number' ? RULE_OF_ACTION[entry.about] : RULE_OF_TRACK[entry.about]];
    default:
      return [];
  }
}

function Body({ entry, marked }: { readonly entry: BookEntry; readonly marked: ReadonlySet<string> }) {
  if (entry.shelf === 'cities') return <Developments city={entry.id} />;
  if (entry.shelf === 'actions' && typeof entry.about !== 'number') return <LevelList track={entry.about} />;
  return (
    <p>
      {entry.shelf === 'rules' ? (
        <RuleText text={entry.text} plain={(part) => <Marked text={part} marked={marked} />} />
      ) : (
        <Marked text={entry.text} marked={marked} />
      )}
    </p>
  );
}

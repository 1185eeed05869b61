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
import type { BookPlace } from '../../../browser/router.ts';
import { Cost, Requirement } from '../../../table/pieces/pieces.tsx';
import { RuleLink } from '../../../ui/rule-link.tsx';
import { useBookWords } from '../../../words/book/book-words.ts';
import { useLanguage } from '../../../words/language.tsx';
import { RuleText } from '../rules/rule-text.tsx';
import { Developments, LevelList, SpaceTokens } from '../shelves/shelves.tsx';
import type { BookArticle } from './articles.ts';
import { Marked } from './marked.tsx';
import type { SearchIndex } from './search.ts';
import { neighbourOf } from './search-field.tsx';
import './results.css';

/** Nobody reads more than this. */
const MOST = 40;

interface ResultsProps {
  readonly index: SearchIndex<BookArticle> | null;
  readonly query: string;
  readonly onTurn: (place: BookPlace) => void;
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
        {found && w('found', { count: found.articles.length })}
      </p>
      <ul className="book-hits">
        {found?.articles.slice(0, MOST).map((article) => (
          <li key={`${article.shelf} ${article.id}`} className={`book-hit ${article.shelf}`}>
            <span className="book-hit-picture">
              <Picture article={article} />
            </span>
            <div>
              <button
                type="button"
                className="book-hit-name"
                onClick={() => onTurn({ shelf: article.shelf, id: article.id })}
              >
                <Marked text={article.name} marked={found.marked} />
              </button>
              <Kind article={article} />
              <Body article={article} marked={found.marked} />
            </div>
          </li>
        ))}
      </ul>
      {found && found.articles.length > MOST && (
        <p className="book-hit-count">{w('first', { count: MOST })}</p>
      )}
    </section>
  );
}

function Picture({ article }: { readonly article: BookArticle }): ReactNode {
  switch (article.shelf) {
    case 'cards':
      return <CardArt card={article.id} className="book-hit-art" />;
    case 'cities':
      return <CityEmblem city={article.id} size={56} />;
    case 'events':
      return <EventArt event={article.id} size={72} />;
    case 'spaces': {
      const space = SPACES.find(({ id }) => id === article.id);
      return space && <SpaceTokens space={space} />;
    }
    case 'actions': {
      const { about } = article;
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
function Kind({ article }: { readonly article: BookArticle }) {
  const { texts, t } = useLanguage();
  const card = article.shelf === 'cards' ? cardOf(contentOf(RULES_VERSION), article.id) : null;
  return (
    <span className="book-hit-kind">
      {article.shelf === 'rules' ? article.section : t(`library.${article.shelf}`)}
      {card && (
        <>
          {' · '}
          {texts.cardKind(card.kind)} <Requirement requires={card.requires} /> <Cost drachmas={card.cost} />
        </>
      )}
      {rulesOf(article).map((rule) => (
        <RuleLink key={rule} rule={rule} />
      ))}
    </span>
  );
}

function rulesOf(article: BookArticle): readonly RuleId[] {
  switch (article.shelf) {
    case 'cards':
      return [ruleOfCard(article.id)];
    case 'cities': {
      const { id } = article;
      const developments = contentOf(RULES_VERSION).cities.get(id) ?? [];
      return [...new Set(developments.map((_, index) => ruleOfDevelopment(id, index + 1)))];
    }
    case 'events':
      return [ruleOfEvent(article.id)];
    case 'spaces':
      return [RULE_OF_PIECE.space];
    case 'actions':
      return [
        typeof article.about === 'number' ? RULE_OF_ACTION[article.about] : RULE_OF_TRACK[article.about],
      ];
    default:
      return [];
  }
}

function Body({ article, marked }: { readonly article: BookArticle; readonly marked: ReadonlySet<string> }) {
  if (article.shelf === 'cities') return <Developments city={article.id} />;
  if (article.shelf === 'actions' && typeof article.about !== 'number')
    return <LevelList track={article.about} />;
  return (
    <p>
      {article.shelf === 'rules' ? (
        <RuleText text={article.text} plain={(part) => <Marked text={part} marked={marked} />} />
      ) : (
        <Marked text={article.text} marked={marked} />
      )}
    </p>
  );
}

import type { KeyboardEvent } from 'react';
import { useBookWords } from '../../../words/book/book-words.ts';

interface SearchFieldProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** The field has the focus. */
  readonly onCome: () => void;
}

/** The names of what was found: arrow keys lead from the field to the first of them, and back. */
const NAMES = '.book-hit-name';

/** Where the arrow keys lead from the field or from what was found; null if nowhere. */
export function neighbourOf(from: HTMLElement, key: string): HTMLElement | null {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  const library = step && from.closest('.library');
  if (!library) return null;
  const all = [...library.querySelectorAll<HTMLElement>(`.search-input, ${NAMES}`)];
  return all[all.indexOf(from) + step] ?? null;
}

export function SearchField({ query, onQuery, onCome }: SearchFieldProps) {
  const w = useBookWords();
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget } = event;
    const next = neighbourOf(currentTarget, key);
    if (next) {
      event.preventDefault();
      next.focus();
    } else if (key === 'Enter') {
      currentTarget.closest('.library')?.querySelector<HTMLElement>(NAMES)?.click();
    } else if (key === 'Escape' && query !== '') {
      // The first Escape clears the field, the next one closes the book.
      event.stopPropagation();
      event.preventDefault();
      onQuery('');
    }
  };
  return (
    <label className="search">
      <span className="visually-hidden">{w('search')}</span>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <circle cx="10" cy="10" r="6.5" fill="none" stroke="currentColor" strokeWidth="2.2" />
        <path d="M15 15l6 6" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" />
      </svg>
      <input
        type="search"
        className="search-input"
        placeholder={w('search')}
        value={query}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onFocus={onCome}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={onKey}
      />
    </label>
  );
}

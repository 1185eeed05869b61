import type { RuleBook } from '@khora/locales';
import { useEffect, useState } from 'react';
import { useBookWords } from '../../../words/book/book-words.ts';
import { type Spoken, useLanguage } from '../../../words/language.tsx';
import { useRuleBook } from '../../../words/rule-book.ts';
import { articlesOf, type BookArticle } from './articles.ts';
import { SearchIndex } from './search.ts';

type Index = SearchIndex<BookArticle>;

/** How long the page may be kept from responding, in milliseconds. */
const SLICE = 8;
const pause = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Puts the whole book into words and indexes it, in slices; null once nobody needs it any more. */
async function file(
  { texts, t }: Spoken,
  book: RuleBook | null,
  { aliases, isWanted }: { readonly aliases: string; readonly isWanted: () => boolean },
): Promise<Index | null> {
  const index: Index = new SearchIndex(texts.language, aliases);
  let rested = performance.now();
  for (const article of articlesOf(texts, book, (shelf) => t(`library.${shelf}`))) {
    index.add(article);
    if (performance.now() - rested < SLICE) continue;
    await pause();
    if (!isWanted()) return null;
    rested = performance.now();
  }
  return index;
}

/** The index of the whole book in the player's language; null until it is needed and ready. */
export function useIndex({ wanted }: { readonly wanted: boolean }): Index | null {
  const spoken = useLanguage();
  const w = useBookWords();
  const book = useRuleBook({ wanted });
  const [index, setIndex] = useState<Index | null>(null);
  useEffect(() => {
    if (!wanted || !book) return undefined;
    let isWanted = true;
    const make = async () => {
      const known = book === 'missing' ? null : book;
      const made = await file(spoken, known, { aliases: w('aliases'), isWanted: () => isWanted });
      if (made && isWanted) setIndex(made);
    };
    void make();
    return () => {
      isWanted = false;
    };
  }, [wanted, spoken, w, book]);
  return index?.language === spoken.texts.language ? index : null;
}

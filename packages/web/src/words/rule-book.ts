import { type Language, loadRules, type RuleBook } from '@khora/locales';
import { useEffect, useState } from 'react';
import { useLanguage } from './language.tsx';

const books = new Map<Language, Promise<RuleBook>>();

function open(language: Language): Promise<RuleBook> {
  const opened = books.get(language) ?? loadRules(language);
  books.set(language, opened);
  // Being offline now does not mean being offline for ever.
  opened.catch(() => books.delete(language));
  return opened;
}

/** The rules in the player's language, fetched when first needed; 'missing' if that fails. */
export function useRuleBook({ wanted = true } = {}): RuleBook | 'missing' | null {
  const { language } = useLanguage().texts;
  const [book, setBook] = useState<{ language: Language; book: RuleBook | 'missing' } | null>(null);
  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    const show = (loaded: RuleBook | 'missing') => {
      if (current) setBook({ language, book: loaded });
    };
    open(language).then(show, () => show('missing'));
    return () => {
      current = false;
    };
  }, [wanted, language]);
  return book?.language === language ? book.book : null;
}

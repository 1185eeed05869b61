import { isRuleId, type RuleId } from '@khora/locales';
import { createContext, Fragment, type ReactNode, useContext } from 'react';
import { openBook } from '../browser/book.ts';
import type { BookPlace } from '../browser/router.ts';
import './rule-link.css';

/** Turns to a place in the rule book: from inside it, without opening another one. */
const Turning = createContext<(place: BookPlace) => void>(openBook);
export const BookProvider = Turning.Provider;

export function useBook(): (place: BookPlace) => void {
  return useContext(Turning);
}

/** The number of a rule, which opens the book there. */
export function RuleLink({ rule }: { readonly rule: RuleId }) {
  const turn = useBook();
  return (
    <button type="button" className="rule-link" onClick={() => turn({ shelf: 'rules', id: rule })}>
      {rule}
    </button>
  );
}

/** A text in which the number of every rule is a link. */
export function Ruled({
  text,
  plain = (part) => part,
}: {
  readonly text: string;
  /** How the text between the numbers is drawn. */
  readonly plain?: (part: string) => ReactNode;
}) {
  return text.split(/(R\d\.[A-G]?\d+)/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
    <Fragment key={at}>{isRuleId(part) ? <RuleLink rule={part} /> : plain(part)}</Fragment>
  ));
}

import type { ReactNode } from 'react';
import { Ruled } from '../../../ui/rule-link.tsx';
import { useRuleBook } from '../../../words/rule-book.ts';

interface RuleTextProps {
  readonly text: string;
  readonly plain?: (part: string) => ReactNode;
}

/** The text of a rule with its links; rulings on what the printed books leave open are set apart. */
export function RuleText({ text, plain }: RuleTextProps) {
  const book = useRuleBook();
  const mark = book && book !== 'missing' ? `${book.ruling}:` : null;
  const [printed = '', ...open] = mark ? text.split(mark) : [text];
  const rest = plain && { plain };
  return (
    <>
      <Ruled text={printed} {...rest} />
      {mark &&
        open.map((ruling) => (
          <span key={ruling} className="ruling">
            <b>{mark}</b>
            <Ruled text={ruling} {...rest} />
          </span>
        ))}
    </>
  );
}

import { Fragment } from 'react';
import { useLanguage } from '../../../words/language.tsx';
import { fold } from './folding.ts';

/** A text in which the words that were searched for stand out. */
export function Marked({ text, marked }: { readonly text: string; readonly marked: ReadonlySet<string> }) {
  const { language } = useLanguage().texts;
  return text.split(/([\p{L}\p{M}\p{N}]+)/u).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
    <Fragment key={at}>{marked.has(fold(part, language)) ? <mark>{part}</mark> : part}</Fragment>
  ));
}

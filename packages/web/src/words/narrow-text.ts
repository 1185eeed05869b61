import { createElement, Fragment, type ReactNode } from 'react';
import { SOFT } from './hyphens.ts';
import { useLanguage } from './language.tsx';
import './narrow-text.css';

/**
 * A text for a place so narrow that a long word may need two lines. By itself, a browser breaks a word as soon as it does not
 * fit into the rest of a line. As a box of its own it moves to the next line, and is broken only if that is too short as well.
 */
export function NarrowText({ text }: { readonly text: string }): ReactNode {
  const { soft } = useLanguage();
  const parts = soft(text)
    .split(/( )/)
    .map((word) => (word.includes(SOFT) ? createElement('span', { className: 'narrow-word' }, word) : word));
  return createElement(Fragment, null, ...parts);
}

import type { CardId } from '@khora/engine';
import type { RuleId } from '@khora/locales';

/** What explains a thing on hover, focus and long press: a heading, its text, and the rules behind it. */
export interface Tip {
  readonly title: string;
  readonly text?: string | undefined;
  readonly rules: readonly RuleId[];
}

interface TippedCard {
  readonly card: CardId;
  readonly rules: number;
}

interface TipAttribute {
  readonly 'data-tip': string;
}

/** The attribute that the tip layer looks for. */
export function tip(title: string, text?: string, ...rules: readonly (RuleId | null)[]): TipAttribute {
  const cited = [...new Set(rules)].filter((rule) => rule !== null);
  return { 'data-tip': JSON.stringify({ title, text, rules: cited } satisfies Tip) };
}

/** The same for a card: it is shown enlarged beside its words. */
export function cardTip(
  card: CardId,
  rules: number,
  ...tipped: Parameters<typeof tip>
): TipAttribute & { readonly 'data-card': string } {
  return { ...tip(...tipped), 'data-card': JSON.stringify({ card, rules } satisfies TippedCard) };
}

/** The same for something that is not a control: it takes the focus within a group of tips. */
export function stillTip(...tipped: Parameters<typeof tip>): TipAttribute & { readonly tabIndex: -1 } {
  return { ...tip(...tipped), tabIndex: -1 };
}

/** One stop for the Tab key; from there, arrow keys lead from tip to tip. */
export function tipGroup(): { readonly 'data-tips': true; readonly tabIndex: 0 } {
  return { 'data-tips': true, tabIndex: 0 };
}

/** The next or previous thing with a tip in the group around an element; null at its ends and outside of groups. */
export function neighbour(from: Element, key: string): HTMLElement | null {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
  const group = step && from.closest('[data-tips]');
  if (!group) return null;
  const all = [...group.querySelectorAll<HTMLElement>('[data-tip]')].filter((each) =>
    each.matches('[tabindex], button'),
  );
  return all[from === group ? 0 : all.indexOf(from as HTMLElement) + step] ?? null;
}

export function readTip(element: Element): Tip | null {
  const json = element.getAttribute('data-tip');
  return json ? (JSON.parse(json) as Tip) : null;
}

export function cardOfTip(element: Element): TippedCard | null {
  const json = element.getAttribute('data-card');
  return json ? (JSON.parse(json) as TippedCard) : null;
}

/** Parts of a tip, one sentence each; what is absent is left out. */
export function sentences(...parts: readonly (string | false | null | undefined)[]): string {
  return parts
    .filter((part) => typeof part === 'string' && part !== '')
    .join('. ')
    .replaceAll(/([.!?:])\. /g, '$1 ');
}

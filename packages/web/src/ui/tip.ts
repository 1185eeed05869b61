/** What explains a thing on hover, focus and long press: a heading, its text, and the rule behind it. */
export interface Tip {
  readonly title: string;
  readonly text?: string | undefined;
  readonly rule?: string | undefined;
}

/** The attribute that the tip layer looks for. */
export function tip(title: string, text?: string, rule?: string): { readonly 'data-tip': string } {
  return { 'data-tip': JSON.stringify({ title, text, rule } satisfies Tip) };
}

export function readTip(element: Element): Tip | null {
  const json = element.getAttribute('data-tip');
  return json ? (JSON.parse(json) as Tip) : null;
}

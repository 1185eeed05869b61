import type { Account, LineKind } from './account.ts';
import { steadied } from './rounding.ts';

/** In points ahead of the others' average, or in chance of winning. */
export type AccountMeasure = 'ahead' | 'win';

/** Tenths of a point, and tenths of a per cent. */
const GRAINS: Readonly<Record<AccountMeasure, number>> = { ahead: 10, win: 1000 };

type Source = LineKind | 'start';

/** What the lines of an account come to, in order: how much was luck, and how much was skill. */
export const PARTS = ['start', 'luck', 'skill', 'others', 'search'] as const;
export type Part = (typeof PARTS)[number];

const PART_OF: Readonly<Record<Source, Part>> = {
  start: 'start',
  dice: 'luck',
  cards: 'luck',
  events: 'luck',
  own: 'skill',
  others: 'others',
  search: 'search',
};

/** An account in figures as they are shown, with one decimal: its lines and its parts both add up to the result. */
export interface Statement {
  readonly lines: readonly { readonly source: Source; readonly amount: number; readonly error: number }[];
  readonly parts: Readonly<Record<Part, number>>;
  readonly result: number;
}

export function statementOf({ start, lines, result }: Account, measure: AccountMeasure): Statement {
  const grain = GRAINS[measure];
  const round = (value: number) => Math.round(value * grain) / grain || 0;
  const all = [{ source: 'start', ...start } as const, ...lines];
  const amounts = steadied(
    all.map((line) => line[measure].amount),
    result[measure],
    round,
  );
  const parts = { start: 0, luck: 0, skill: 0, others: 0, search: 0 };
  const shown = all.map(({ source, [measure]: { error } }, at) => {
    const amount = amounts[at] ?? 0;
    parts[PART_OF[source]] = round(parts[PART_OF[source]] + amount);
    return { source, amount, error };
  });
  return { lines: shown, parts, result: round(result[measure]) };
}

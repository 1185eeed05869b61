import type { Interval } from '../stats/intervals.ts';
import { count, percent } from '../terminal/numbers.ts';
import { wrap } from '../terminal/style.ts';
import type { Column } from '../terminal/table.ts';

const WIDTH = 118;

export function paragraph(...sentences: readonly string[]): string {
  return wrap(sentences.filter((sentence) => sentence !== '').join(' '), WIDTH);
}

export function bullet(text: string): string {
  return wrap(`- ${text}`, WIDTH, 2);
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replace(/\s+/g, ' ');
}

/** A title with a leading '>' marks a column of numbers, aligned to the right. */
export function columns(...titles: readonly string[]): Column[] {
  return titles.map((title) => (title.startsWith('>') ? { title: title.slice(1), right: true } : { title }));
}

export function markdownTable(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  const rule = `|${columns.map(({ right }) => (right ? '---:' : '---')).join('|')}|`;
  return [line(columns.map(({ title }) => title)), rule, ...rows.map(line)].join('\n');
}

export function picture(about: string, file: string): string {
  return `![${about}](${file})`;
}

export function code(...lines: readonly string[]): string {
  return ['```sh', ...lines, '```'].join('\n');
}

/** One, two and three. */
export function list(items: readonly string[]): string {
  const [last = '', ...before] = items.toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(', ')} and ${last}`;
}

/** As '31.2 % of 640'. */
export function rateOf({ winRate, entries }: { readonly winRate: number; readonly entries: number }): string {
  return entries === 0 ? '–' : `${percent(winRate)} of ${count(entries)}`;
}

/** As '4.2' or '−0.3'. */
export function decimal(value: number): string {
  const text = Math.abs(value).toFixed(1);
  return value < 0 && Number(text) !== 0 ? `−${text}` : text;
}

/** With its sign, as '+4.2' or '−0.3'. */
export function signed(value: number): string {
  const text = decimal(value);
  return value > 0 && Number(text) !== 0 ? `+${text}` : text;
}

export function signedRange({ low, high }: Interval): string {
  return `${signed(low)} to ${signed(high)}`;
}

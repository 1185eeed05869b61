import { padEnd, padStart, widthOf } from './style.ts';

export interface Column {
  readonly title: string;
  /** Numbers are aligned to the right. */
  readonly right?: true;
}

/** A plain table: a line of titles, then the rows; columns as wide as they need. */
export function table(columns: readonly Column[], rows: readonly (readonly string[])[], gap = 2): string {
  const widths = columns.map(({ title }, at) =>
    Math.max(widthOf(title), ...rows.map((row) => widthOf(row[at] ?? ''))),
  );
  const line = (cells: readonly string[]) =>
    columns
      .map(({ right }, at) => (right ? padStart : padEnd)(cells[at] ?? '', widths[at] ?? 0))
      .join(' '.repeat(gap))
      .trimEnd();
  return [line(columns.map(({ title }) => title)), ...rows.map(line)].join('\n');
}

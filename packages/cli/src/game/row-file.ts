import { lineWriter } from './record-file.ts';

export type Cell = string | number;
/** A row for notebooks: columns by name. All rows of a file have the same columns. */
export type Row = Readonly<Record<string, Cell>>;

export interface RowOptions {
  csv?: string;
  jsonl?: string;
}

/** The files that the options ask for. */
export function rowWriters({ csv, jsonl }: RowOptions) {
  return [
    ...(csv === undefined ? [] : [rowWriter(csv, 'csv')]),
    ...(jsonl === undefined ? [] : [rowWriter(jsonl, 'jsonl')]),
  ];
}

/** Writes rows as CSV or as lines of JSON, with the same columns. */
function rowWriter(path: string, format: 'csv' | 'jsonl') {
  const lines = lineWriter(path);
  let headed = format === 'jsonl';
  return {
    write(rows: Iterable<Row>): void {
      for (const row of rows) {
        if (!headed) lines.write(Object.keys(row).join(','));
        headed = true;
        lines.write(format === 'jsonl' ? JSON.stringify(row) : Object.values(row).map(quoted).join(','));
      }
    },
    close: () => lines.close(),
  };
}

/** RFC 4180 */
function quoted(cell: Cell): string {
  const text = String(cell);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { InputError } from '../errors.ts';

/** How many lines before and after a reported one are shown. */
const AROUND = 3;

interface Line {
  readonly number: number;
  readonly at: number;
  readonly user: string;
  readonly name: string;
  readonly text: string;
}

/** A line of chat that somebody complained of, with what was said around it. */
export interface Report {
  readonly table: string;
  readonly number: number;
  readonly at: number;
  readonly by: string;
  readonly reason: string;
  readonly lines: readonly Line[];
}

/** The latest reports of a server, the newest first. The server may run meanwhile. */
export function readReports(folder: string, most: number): Report[] {
  const path = join(folder, 'khora.sqlite');
  if (!existsSync(path))
    throw new InputError(`There is no khora.sqlite in ${folder}: name the server's folder with --data.`);
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const reports = database.prepare('select * from reports order by at desc limit ?').all(most);
    const around = database.prepare(
      'select number, at, user_id, name, text from chat where table_id = ? and number between ? and ? order by number',
    );
    return reports.map((row) => {
      const [table, number] = [String(row.table_id), Number(row.number)];
      const lines = around.all(table, number - AROUND, number + AROUND).map((line) => ({
        number: Number(line.number),
        at: Number(line.at),
        user: String(line.user_id),
        name: String(line.name),
        text: String(line.text),
      }));
      return {
        table,
        number,
        at: Number(row.at),
        by: String(row.user_id),
        reason: String(row.reason),
        lines,
      };
    });
  } finally {
    database.close();
  }
}

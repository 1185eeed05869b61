import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { newFolder } from '../support/table-kit.ts';

/** What an earlier version of the server left behind. */
interface Kept {
  /** A folder with the database, as a server would find it. */
  readonly folder: string;
  /** What that version made of its tables, by the name that the script gave them. */
  readonly tables: Readonly<Record<string, KeptTable>>;
  /** The ids of its people, by name. */
  readonly people: Readonly<Record<string, string>>;
}

export interface KeptTable {
  readonly id: string;
  readonly version: number;
  readonly status: string;
  readonly fingerprint: string;
  readonly chat: number;
}

type Notes = Pick<Kept, 'tables' | 'people'>;

const at = (name: string) => join(import.meta.dirname, name);

/** A copy of the kept data, in a folder of its own. */
export function unpack(name: string): Kept {
  const folder = newFolder();
  writeFileSync(join(folder, 'khora.sqlite'), gunzipSync(readFileSync(at(`${name}.sqlite.gz`))));
  return { folder, ...(JSON.parse(readFileSync(at(`${name}.json`), 'utf8')) as Notes) };
}

export function pack(name: string, database: string, notes: Notes): void {
  writeFileSync(at(`${name}.sqlite.gz`), gzipSync(readFileSync(database), { level: 9 }));
  writeFileSync(at(`${name}.json`), `${JSON.stringify(notes, null, 2)}\n`);
}

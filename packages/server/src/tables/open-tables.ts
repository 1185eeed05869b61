import type { TableSummary } from '@khora/protocol';
import type { Storage } from '../storage/database.ts';
import { listOpen } from './lists.ts';
import type { Table } from './table.ts';
import type { Tables } from './tables.ts';

/** How long the list is kept when nobody says that it has changed, in milliseconds. */
const KEPT = 1000;

interface OpenTablesOptions {
  readonly storage: Pick<Storage, 'db' | 'engine'>;
  readonly tables: Pick<Tables, 'listen'>;
  readonly now: () => number;
}

/** The lobby, read once for everybody who asks until it changes. */
export class OpenTables {
  private readonly options: OpenTablesOptions;
  private known: { readonly list: Promise<readonly TableSummary[]>; readonly until: number } | null = null;

  constructor(options: OpenTablesOptions) {
    this.options = options;
    options.tables.listen((before, { table }) => {
      if (isListed(before) || isListed(table)) this.known = null;
    });
  }

  list(): Promise<readonly TableSummary[]> {
    const { storage, now } = this.options;
    // Other processes do not tell us about tables that nobody here has heard of.
    if (storage.engine !== 'sqlite') return listOpen(storage.db);
    if (this.known && this.known.until > now()) return this.known.list;
    const list = listOpen(storage.db);
    this.known = { list, until: now() + KEPT };
    list.catch(() => {
      this.known = null;
    });
    return list;
  }
}

/** Whether a table may be in the lobby: it is there while it has a free seat. */
export function isListed({ founding, status }: Table): boolean {
  return status === 'gathering' && founding.settings.visibility === 'public';
}

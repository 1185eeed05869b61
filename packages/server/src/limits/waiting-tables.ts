import { Refused } from '../errors.ts';
import type { Database } from '../storage/database.ts';
import type { Table } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import { networksOf } from './address.ts';

/** How many times as many tables may wait of a site as of one of its networks. */
const SITE = 2;

interface WaitingTablesOptions {
  readonly db: Database;
  readonly tables: Pick<Tables, 'listen'>;
  /** How many tables of one address may wait. */
  readonly most: number;
  /** Where a person last came from. */
  readonly addressOf: (person: string) => string;
}

interface Waiting {
  /** Null until it is on disk. */
  table: string | null;
  readonly networks: readonly string[];
}

/** Keeps one address from filling the lobby: public tables count while they wait for players, however they were opened. */
export class WaitingTables {
  private readonly options: WaitingTablesOptions;
  private readonly byNetwork = new Map<string, Set<Waiting>>();
  private readonly byTable = new Map<string, Waiting>();

  constructor(options: WaitingTablesOptions) {
    this.options = options;
    options.tables.listen((_before, { table }) => {
      if (table.status !== 'gathering') this.leave(this.byTable.get(table.founding.id));
    });
  }

  /** Opens a table that waits for players, unless too many do. */
  async found(person: string, found: () => Promise<Table>): Promise<Table> {
    const networks = networksOf(this.options.addressOf(person));
    // Other processes do not tell us about tables that nobody here has heard of for long.
    if (this.isFull(networks)) await this.recount(networks);
    if (this.isFull(networks))
      throw new Refused(
        'too-many',
        'Too many tables from your network are waiting for players. Join one of them, or wait.',
      );
    const waiting: Waiting = { table: null, networks };
    for (const network of networks) this.of(network).add(waiting);
    try {
      const table = await found();
      waiting.table = table.founding.id;
      this.byTable.set(waiting.table, waiting);
      return table;
    } catch (error) {
      this.leave(waiting);
      throw error;
    }
  }

  private isFull(networks: readonly string[]): boolean {
    const { most } = this.options;
    return networks.some((network, index) => this.of(network).size >= (index === 0 ? most : SITE * most));
  }

  private async recount(networks: readonly string[]): Promise<void> {
    const known = new Set(networks.flatMap((network) => [...this.of(network)]));
    const ids = [...known].flatMap(({ table }) => table ?? []);
    if (ids.length === 0) return;
    const rows = await this.options.db
      .selectFrom('tables')
      .select('id')
      .where('id', 'in', ids)
      .where('status', '=', 'gathering')
      .execute();
    const still = new Set(rows.map(({ id }) => id));
    for (const id of ids) if (!still.has(id)) this.leave(this.byTable.get(id));
  }

  private of(network: string): Set<Waiting> {
    const known = this.byNetwork.get(network) ?? new Set();
    this.byNetwork.set(network, known);
    return known;
  }

  private leave(waiting: Waiting | undefined): void {
    if (!waiting) return;
    if (waiting.table !== null) this.byTable.delete(waiting.table);
    for (const network of waiting.networks) {
      this.of(network).delete(waiting);
      if (this.of(network).size === 0) this.byNetwork.delete(network);
    }
  }
}

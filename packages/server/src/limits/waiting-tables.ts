import type { Table } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import type { Limits } from './limits.ts';

/** Keeps one address from filling the lobby: tables count while they wait for players. */
export class WaitingTables {
  private readonly limits: Limits;
  private readonly leaving = new Map<string, () => void>();

  constructor(limits: Limits, tables: Tables) {
    this.limits = limits;
    tables.listen((_before, { table }) => {
      if (table.status !== 'gathering') this.leave(table.founding.id);
    });
  }

  async found(address: string, found: () => Promise<Table>): Promise<Table> {
    const leave = this.limits.insistMayWait(address);
    try {
      const table = await found();
      const { id } = table.founding;
      // The same table asked for twice counts once.
      if (table.status === 'gathering' && !this.leaving.has(id)) this.leaving.set(id, leave);
      else leave();
      return table;
    } catch (error) {
      leave();
      throw error;
    }
  }

  private leave(id: string): void {
    this.leaving.get(id)?.();
    this.leaving.delete(id);
  }
}

import type { Outcome } from '../game/plan.ts';
import { lineWriter, writeText } from '../game/record-file.ts';
import { type RowOptions, rowWriters } from '../game/row-file.ts';
import { Luck } from '../simulate/luck.ts';
import { rowsOf } from '../simulate/rows.ts';
import { gamesOf, type Simulation } from '../simulate/simulation.ts';
import { summaryOf } from '../simulate/summary.ts';
import { lucklessTable, resultTables } from '../simulate/table.ts';
import type { Tally } from '../simulate/tally.ts';
import type { Io } from '../terminal/io.ts';
import { count } from '../terminal/numbers.ts';
import { table } from '../terminal/table.ts';

export interface OutputOptions extends RowOptions {
  records?: string;
  report?: string;
  json?: boolean;
}

/** Where the games of a simulation go: files that are written as they are played, and figures at the end. */
export class Output {
  readonly #options: OutputOptions;
  readonly #records: ReturnType<typeof lineWriter> | null;
  readonly #rows: ReturnType<typeof rowWriters>;
  readonly #luck = new Luck();
  #games = 0;

  /** Files are opened first, so that nobody waits for games that cannot be written. */
  constructor(options: OutputOptions) {
    const { records, report } = options;
    this.#options = options;
    this.#records = records === undefined ? null : lineWriter(records);
    this.#rows = rowWriters(options);
    if (report !== undefined) writeText(report, '');
  }

  add(outcome: Outcome): void {
    this.#records?.write(JSON.stringify(outcome.record));
    for (const rows of this.#rows) rows.write(rowsOf(outcome, this.#games));
    this.#luck.add(outcome);
    this.#games += 1;
  }

  /** Writes the figures; `headline` goes above them, for people. */
  async end(
    simulation: Simulation,
    tally: Tally,
    { io, headline }: { io: Io; headline: string },
  ): Promise<void> {
    const { records, csv, jsonl, report, json } = this.#options;
    for (const file of [this.#records, ...this.#rows]) file?.close();
    if (report !== undefined) {
      const { reportPage } = await import('./page.ts');
      writeText(report, reportPage(simulation, tally));
    }
    if (json) {
      const { bots: adjusted } = this.#luck;
      const summary = { ...summaryOf(simulation, tally), ...(simulation.adjust && { adjusted }) };
      io.out.write(`${JSON.stringify(summary, null, 2)}\n`);
      return;
    }
    const tables = resultTables(simulation, tally).map(({ columns, rows }) => table(columns, rows));
    if (simulation.adjust) tables.push(this.#told());
    io.out.write(`${[headline, ...tables].join('\n\n')}\n`);
    const files = [records, csv, jsonl, report].filter((file) => file !== undefined);
    if (files.length > 0) io.out.write(`\n${files.map((file) => `Written: ${file}\n`).join('')}`);
  }

  /** The figures with luck subtracted. */
  #told(): string {
    const { bots } = this.#luck;
    if (bots.length === 0) return 'Too few deals to subtract luck from: play 20 or more.';
    const { columns, rows } = lucklessTable(bots);
    return table(columns, rows);
  }
}

export function dealt(simulation: Simulation, tally: Tally): string {
  const { rotate, setup } = simulation;
  const wanted = gamesOf(simulation);
  const short = tally.games < wanted ? ` (stopped; ${count(wanted)} were asked for)` : '';
  const how = rotate
    ? `${count(tally.deals)} ${tally.deals === 1 ? 'deal' : 'deals'} with all rotations`
    : 'fixed seats';
  return `${count(tally.games)} games of ${setup.players} players${short}, ${how}`;
}

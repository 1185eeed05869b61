import type { Outcome } from '../game/plan.ts';
import { type RowOptions, rowWriters } from '../game/row-file.ts';
import { InputError } from '../terminal/errors.ts';
import type { Io } from '../terminal/io.ts';
import { count } from '../terminal/numbers.ts';
import { decisionRows } from './decision-rows.ts';

/** The decisions of games as rows, with what the networks think of them. */
export class Dataset {
  readonly #options: RowOptions;
  readonly #files: ReturnType<typeof rowWriters>;
  #games = 0;
  #rows = 0;

  /** Files are opened first, so that nobody waits for games that cannot be written. */
  constructor(options: RowOptions) {
    this.#options = options;
    this.#files = rowWriters(options);
    if (this.#files.length === 0)
      throw new InputError('Say where the rows go: --jsonl rows.jsonl, --csv rows.csv, or both.');
  }

  add(outcome: Outcome): void {
    const rows = [...decisionRows(outcome, this.#games)];
    for (const file of this.#files) file.write(rows);
    this.#games += 1;
    this.#rows += rows.length;
  }

  end({ out }: Io): void {
    for (const file of this.#files) file.close();
    const { csv, jsonl } = this.#options;
    const written = [csv, jsonl].filter((file) => file !== undefined).map((file) => `Written: ${file}\n`);
    out.write(`${count(this.#rows)} decisions of ${count(this.#games)} games\n${written.join('')}`);
  }
}

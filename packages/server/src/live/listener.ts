import type { Sink } from './hub.ts';

interface ListenerOptions extends Pick<Sink, 'user' | 'isLooking'> {
  readonly say: (text: string) => void;
  /** The table must be told from the beginning, to a new listener. */
  readonly onReset: () => void;
}

/**
 * What one connection hears of one table: first the table, then what has happened since it was read. After a reset
 * nothing more, because what happens then changes a table that this viewer was never told.
 */
export class Listener implements Sink {
  readonly user: string | null;
  readonly isLooking: () => boolean;
  private readonly options: ListenerOptions;
  /** What came before the table was told; null from then on. */
  private early: string[] | null = [];
  private isOver = false;

  constructor(options: ListenerOptions) {
    this.options = options;
    this.user = options.user;
    this.isLooking = options.isLooking;
  }

  begin(table: string): void {
    const texts = [table, ...(this.early ?? [])];
    this.early = null;
    for (const text of texts) this.options.say(text);
  }

  send(text: string): void {
    if (this.isOver) return;
    if (this.early) this.early.push(text);
    else this.options.say(text);
  }

  reset(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.options.onReset();
  }
}

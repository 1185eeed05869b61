import type { RequestPace } from './limits.ts';

interface AllowanceOptions extends RequestPace {
  readonly now: () => number;
}

/** How much a client may still ask for; refilled steadily, up to a limit. */
export class Allowance {
  private readonly options: AllowanceOptions;
  private left: number;
  private filled: number;

  constructor(options: AllowanceOptions) {
    this.options = options;
    this.left = options.burst;
    this.filled = options.now();
  }

  /** Takes one, if there is one left. */
  take(): boolean {
    const { rate, burst, now } = this.options;
    const moment = now();
    this.left = Math.min(burst, this.left + ((moment - this.filled) / 1000) * rate);
    this.filled = moment;
    const granted = this.left >= 1;
    if (granted) this.left -= 1;
    return granted;
  }
}

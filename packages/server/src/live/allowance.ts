interface AllowanceOptions {
  /** So many a second. */
  readonly rate: number;
  /** So many at once. */
  readonly burst: number;
  readonly now: () => number;
}

/** Refused so often in a row, a client is not in a hurry but hostile. */
const HOPELESS = 200;

/** How much a client may still ask for: refilled steadily, up to a limit. */
export class Allowance {
  private readonly options: AllowanceOptions;
  private left: number;
  private filled: number;
  private refused = 0;

  constructor(options: AllowanceOptions) {
    this.options = options;
    this.left = options.burst;
    this.filled = options.now();
  }

  /** Whether one more may be asked for. */
  take(): boolean {
    const { rate, burst, now } = this.options;
    const moment = now();
    this.left = Math.min(burst, this.left + ((moment - this.filled) / 1000) * rate);
    this.filled = moment;
    const granted = this.left >= 1;
    if (granted) {
      this.left -= 1;
      this.refused = 0;
    } else this.refused += 1;
    return granted;
  }

  isHopeless(): boolean {
    return this.refused >= HOPELESS;
  }
}

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** The figures for Prometheus. */
export class Metrics {
  private readonly registry = new Registry();
  readonly entries = new Counter({
    name: 'khora_entries_total',
    help: 'Entries appended to the logs of tables',
    labelNames: ['type'],
    registers: [this.registry],
  });
  readonly refused = new Counter({
    name: 'khora_refused_total',
    help: 'Messages and requests that were refused',
    labelNames: ['error'],
    registers: [this.registry],
  });
  readonly commit = new Histogram({
    name: 'khora_commit_seconds',
    help: 'How long entries wait until they are on disk',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
    registers: [this.registry],
  });
  readonly thinking = new Histogram({
    name: 'khora_bot_seconds',
    help: 'How long bots think, waiting for a thread included',
    buckets: [0.005, 0.02, 0.05, 0.1, 0.5, 1, 2, 5],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** A figure that is read when it is needed. */
  watch(name: string, help: string, read: () => number): void {
    this.registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        collect() {
          this.set(read());
        },
      }),
    );
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }
}

import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Logger, type Runner, run, runMigrations } from 'graphile-worker';
import { sql, type Transaction } from 'kysely';
import type pg from 'pg';
import type { Schema } from '../storage/schema.ts';
import { withSchemaLock } from '../storage/schema-lock.ts';
import type { Happening } from '../tables/fold.ts';
import { botsToMove } from '../tables/table.ts';
import type { Steward } from './steward.ts';

interface JobQueueOptions {
  readonly pool: pg.Pool;
  readonly log: FastifyBaseLogger;
  /** Everybody who last came from the same address as a person, who is one of them. */
  readonly neighbours: (person: string) => readonly string[];
}

const TASK = 'attend';
const PATIENCE = 1000;
const MANY = 1000;

/** Work for bots, shared by all processes of a database through a queue in it. */
export class JobQueue {
  private readonly options: JobQueueOptions;
  private runner: Runner | null = null;
  private closed = false;

  private constructor(options: JobQueueOptions) {
    this.options = options;
  }

  static async open(options: JobQueueOptions): Promise<JobQueue> {
    const queue = new JobQueue(options);
    await withSchemaLock(options.pool, () => runMigrations({ pgPool: options.pool, logger: queue.logger() }));
    return queue;
  }

  /** Whether a bot's answer is needed after an event. Bots carry on by themselves after their own moves. */
  isNeeded({ table, numbered: { entry } }: Happening): boolean {
    return !(entry.type === 'move' && entry.by === 'bot') && botsToMove(table).length > 0;
  }

  async ask(transaction: Transaction<Schema>, { table }: Happening): Promise<void> {
    const { id, owner } = table.founding;
    const payload = JSON.stringify({ table: id });
    const people = this.options.neighbours(owner);
    // In turn, as FairQueue does it: addresses first, then the people at each. Somebody's third table comes after the first three of each neighbour.
    await sql`
      with waiting as (
        select owner, count(*) as count from tables
        where owner = any(${people}) and due <= ${table.updated} group by owner
      ), own as (select count from waiting where owner = ${owner})
      select graphile_worker.add_job(
        ${TASK}, ${payload}::json, job_key := ${`table ${id}`}, priority := (
          select least(coalesce(sum(least(waiting.count, own.count)), 0), ${MANY})::integer from waiting, own
        )
      )`.execute(transaction);
  }

  /** Takes work, as many tasks at once as there are threads. */
  async work(steward: Steward, threads: number): Promise<void> {
    const runner = await run({
      pgPool: this.options.pool,
      logger: this.logger(),
      concurrency: threads,
      noHandleSignals: true,
      pollInterval: 1000,
      // Without a delay the library forgets to catch the error of a connection that is cut just then, and the process ends.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      taskList: {
        [TASK]: async (payload) => {
          await steward.attend((payload as { table: string }).table);
        },
      },
    });
    this.runner = runner;
    // It gives up if it cannot report that a piece of work is done.
    const again = () => void this.workAgain(steward, threads);
    runner.promise.then(again, again);
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.runner?.stop();
  }

  private async workAgain(steward: Steward, threads: number): Promise<void> {
    this.runner = null;
    for (;;) {
      if (this.closed) return;
      await wait(PATIENCE, undefined, { ref: false });
      try {
        await this.work(steward, threads);
        return;
      } catch (error) {
        this.options.log.warn({ err: error }, 'the queue of work for bots is still cut');
      }
    }
  }

  private logger(): Logger {
    const { log } = this.options;
    return new Logger((scope) => (level, message) => {
      if (level === 'error') log.error({ scope }, message);
      else if (level === 'warning') log.warn({ scope }, message);
      else log.debug({ scope }, message);
    });
  }
}

import { REVIEW_VERSION } from '@khora/bots/review-tools';
import type { GameRecord } from '@khora/engine';
import type { GameReview } from '@khora/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { Refused } from '../errors.ts';
import type { Database } from '../storage/database.ts';
import { type Clerk, nextFor } from './clerk.ts';
import { Reviewer } from './reviewer.ts';

/** How many reviews one person may ask for: at the same time, and in a day. */
const AT_ONCE = 3;
const IN_A_DAY = 30;
const DAY = 86_400_000;

interface ReviewsOptions {
  readonly db: Database;
  readonly depth: Config['reviews'];
  /** Whether this process makes reviews; others may do so anyway. */
  readonly works: boolean;
  readonly process: string;
  readonly unlimited: boolean;
  readonly recordOf: (table: string) => Promise<GameRecord>;
  readonly now: () => number;
  readonly log: FastifyBaseLogger;
}

/** The review, if it says what today's clients expect of one. */
function currentIn(text: string | null): GameReview['review'] {
  if (text === null) return null;
  const review = JSON.parse(text) as GameReview['review'];
  return review?.version === REVIEW_VERSION ? review : null;
}

/** One review for each finished game, the same for everybody: made after all other work, and stored. */
export class Reviews {
  private readonly options: ReviewsOptions;
  private readonly reviewer = new Reviewer();
  private working: Promise<void> | null = null;
  private closed = false;

  constructor(options: ReviewsOptions) {
    this.options = options;
  }

  /**
   * How far the review of a game has got, with what was found so far. Somebody who knows a review already, by the number of
   * games played for it, is not given the same one again.
   */
  async find(table: string, known = 0): Promise<GameReview> {
    const row = await this.options.db
      .selectFrom('reviews')
      .selectAll()
      .where('table_id', '=', table)
      .executeTakeFirst();
    const review = currentIn(row?.text ?? null);
    if (review) return { status: 'ready', done: 1, review };
    // What an earlier version made is made again.
    const open = row?.text === null ? row : null;
    const done = (open?.done ?? 0) / 1000;
    if (this.options.depth === 'off') return { status: 'off', done, review: null };
    if (!open) return { status: 'none', done, review: null };
    const status = open.failed === null ? (open.claimed === null ? 'waiting' : 'working') : 'failed';
    const soFar = status === 'failed' ? null : currentIn(open.so_far);
    return { status, done, review: soFar && soFar.samples.playouts > known ? soFar : null };
  }

  /** Asks for the review of a finished game. Everybody who asks gets the same one. */
  async ask(table: string, user: string): Promise<GameReview> {
    const found = await this.find(table);
    if (found.status !== 'none' && found.status !== 'failed') return found;
    await this.insistMayAsk(user);
    const { db, now } = this.options;
    const wish = {
      asked_by: user,
      asked: now(),
      claimed: null,
      process: null,
      done: 0,
      failed: null,
      text: null,
      so_far: null,
    };
    await db
      .insertInto('reviews')
      .values({ table_id: table, ...wish })
      .onConflict((conflict) =>
        conflict
          .column('table_id')
          .doUpdateSet(wish)
          .where((is) => is.or([is('reviews.failed', 'is not', null), is('reviews.text', 'is not', null)])),
      )
      .execute();
    this.wake();
    return this.find(table);
  }

  /** Makes the next waiting review, if this process makes them and none is under way. */
  wake(): void {
    const { works, depth, log } = this.options;
    if (!works || depth === 'off' || this.working || this.closed) return;
    this.working = this.workOff(depth)
      .catch((error: unknown) => log.error({ err: error }, 'a review could not be made'))
      .finally(() => {
        this.working = null;
      });
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.reviewer.close();
    await this.working;
  }

  private async insistMayAsk(user: string): Promise<void> {
    const { db, now, unlimited } = this.options;
    if (unlimited) return;
    const rows = await db
      .selectFrom('reviews')
      .select(['text', 'failed'])
      .where('asked_by', '=', user)
      .where('asked', '>', now() - DAY)
      .execute();
    const open = rows.filter(({ text, failed }) => text === null && failed === null);
    if (open.length >= AT_ONCE || rows.length >= IN_A_DAY)
      throw new Refused('too-many', 'You have already asked for other reviews. Wait until they are done.');
  }

  private async workOff(depth: Exclude<Config['reviews'], 'off'>): Promise<void> {
    const { db, now, process } = this.options;
    const clerk: Clerk = { db, process, now };
    for (;;) {
      const task = this.closed ? null : await nextFor(clerk);
      if (!task) return;
      try {
        const record = await this.options.recordOf(task.table);
        const text = await this.reviewer.review(
          { record, depth },
          (done, soFar) => void task.note(done, soFar),
        );
        await (text === null ? task.leave() : task.finish(text));
        if (text === null) return;
      } catch (error) {
        this.options.log.error({ err: error, table: task.table }, 'a game could not be reviewed');
        await task.fail(error instanceof Error ? error.message : String(error));
      }
    }
  }
}

import { characterAt } from '@khora/bots/characters';
import { passedBy } from '@khora/bots/memory';
import { derivedSeed, type Seat, seated, view } from '@khora/engine';
import type { FastifyBaseLogger } from 'fastify';
import { Refused } from '../errors.ts';
import type { Database } from '../storage/database.ts';
import { carriedOut, plansDue } from '../tables/plans.ts';
import { botsToMove, levelAt, recordOf, type Table } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import type { Thinkers } from './thinkers.ts';

interface StewardOptions {
  readonly db: Database;
  readonly tables: Tables;
  readonly thinkers: Thinkers | null;
  /** How long, in milliseconds, bots that are asked are left to the queue. */
  readonly patience: number;
  /** Where a person last came from. */
  readonly addressOf: (person: string) => string;
  readonly now: () => number;
  readonly log: FastifyBaseLogger;
}

/** How many tables are attended to at once. */
const AT_ONCE = 200;

/** Looks after tables when nobody else will: bots that are asked, plans to carry out, clocks that have run out. */
export class Steward {
  private readonly options: StewardOptions;
  private readonly attending = new Set<string>();

  constructor(options: StewardOptions) {
    this.options = options;
  }

  /** Deals with everything that is due, including what was under way when a server was last stopped. */
  async sweep(): Promise<void> {
    const { db, now, patience } = this.options;
    const moment = now();
    const due = await db
      .selectFrom('tables')
      .select('id')
      .where('due', '<=', moment)
      // A clock has run out, or bots are asked.
      .where((is) => is.or([is('due', '=', is.ref('deadline')), is('due', '<=', moment - patience)]))
      .orderBy('due')
      // Those that wait for a thread are still due, and must not hold up others.
      .limit(AT_ONCE + this.attending.size)
      .execute();
    await Promise.all(due.map(({ id }) => this.attend(id)));
  }

  /** Lets bots answer and clocks run out at a table until a person is asked. */
  async attend(id: string): Promise<void> {
    if (this.attending.has(id)) return;
    this.attending.add(id);
    try {
      await this.carryOutPlans(id);
      await this.stopClocks(id);
      for (;;) {
        await this.carryOutPlans(id);
        const table = await this.options.tables.get(id);
        const [seat] = botsToMove(table);
        if (seat === undefined || !this.options.thinkers) break;
        await this.answerFor(table, seat, this.options.thinkers);
      }
    } catch (error) {
      // It is still due: the next sweep deals with it.
      if (!(error instanceof Refused))
        this.options.log.error({ err: error, table: id }, 'a table could not be attended');
    } finally {
      this.attending.delete(id);
    }
  }

  private async answerFor(table: Table, seat: Seat, thinkers: Thinkers): Promise<void> {
    const { founding, version, game } = table;
    const level = levelAt(table, seat);
    if (!(game && level)) return;
    const { owner } = founding;
    const move = await thinkers.choose({ person: owner, address: this.options.addressOf(owner) }, () => ({
      level,
      seat,
      character: characterAt(founding.id, seat),
      view: view(game.state, seat),
      seed: derivedSeed(game.setup.seed, `entry ${version}`),
      passed: passedBy(recordOf(table, game), seat),
    }));
    await this.options.tables.act(founding.id, (now) =>
      now.version === version ? { type: 'move', seat, move, by: 'bot' } : null,
    );
  }

  /** A player who has planned the answer to this question has answered in time. */
  private async carryOutPlans(id: string): Promise<void> {
    for (;;) {
      const [seat] = plansDue(await this.options.tables.get(id));
      if (seat === undefined) return;
      await this.options.tables.act(id, (table) => carriedOut(table, seat));
    }
  }

  private async stopClocks(id: string): Promise<void> {
    for (;;) {
      const { version } = await this.options.tables.get(id);
      const after = await this.options.tables.act(id, (table) => {
        if (table.status !== 'playing') return null;
        const moment = this.options.now();
        const late = seated(table.clocks ?? []).find(
          ([{ left, since }]) => since !== null && since + left <= moment,
        );
        if (!late) return null;
        const [, seat] = late;
        return table.founding.settings.rated
          ? { type: 'forfeit', seat, how: 'timeout' }
          : { type: 'absent', seat };
      });
      if (after.version === version) return;
    }
  }
}

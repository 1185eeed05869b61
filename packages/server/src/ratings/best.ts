import { BEST_AFTER, type BestPlayer, type GameKind } from '@khora/protocol';
import { sql } from 'kysely';
import type { Database } from '../storage/database.ts';
import { shownRating } from './ratings.ts';

const LISTED = 50;
/** Players who have not played for this long are left out. */
const ACTIVE = 180 * 86_400_000;
/** How long a list is cached, because everybody may ask for it. */
const KEPT = 60_000;

interface BestOptions {
  readonly db: Database;
  readonly now: () => number;
  /** Whether somebody may be shown. */
  readonly isShown: (user: string) => boolean;
}

/** The best players of each kind of game. */
export class Best {
  private readonly options: BestOptions;
  private readonly lists = new Map<GameKind, { readonly at: number; readonly list: Promise<BestPlayer[]> }>();

  constructor(options: BestOptions) {
    this.options = options;
  }

  async of(kind: GameKind): Promise<BestPlayer[]> {
    const now = this.options.now();
    const known = this.lists.get(kind);
    const list = known && now - known.at < KEPT ? known.list : this.read(kind, now);
    if (list !== known?.list) this.lists.set(kind, { at: now, list });
    try {
      return (await list).filter(({ user }) => this.options.isShown(user));
    } catch (error) {
      this.lists.delete(kind);
      throw error;
    }
  }

  private async read(kind: GameKind, now: number): Promise<BestPlayer[]> {
    const rows = await this.options.db
      .selectFrom('kind_ratings')
      .innerJoin('user', 'user.id', 'kind_ratings.user_id')
      .select(['user_id', 'user.name', 'mu', 'sigma', 'games'])
      .where('kind', '=', kind)
      .where('at', '>', now - ACTIVE)
      .where('games', '>=', BEST_AFTER)
      // As it is shown: the estimate minus three times its uncertainty.
      .orderBy(sql`mu - 3 * sigma`, 'desc')
      .limit(LISTED)
      .execute();
    return rows.map(({ user_id, name, games, ...rating }) => ({
      user: user_id,
      name,
      value: shownRating(rating),
      games,
    }));
  }
}

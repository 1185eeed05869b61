import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a review has found before it is complete. */
export function reviewSoFar(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('reviews').addColumn('so_far', 'text').execute();
    },
  };
}

import type { Migration } from 'kysely/migration';
import { tables } from './0001-tables.ts';
import { accounts } from './0002-accounts.ts';
import { fair } from './0003-fair.ts';
import { privacy } from './0004-private.ts';
import { moderation } from './0005-moderation.ts';
import { kinds } from './0006-kinds.ts';
import { pairing } from './0007-pairing.ts';
import { friends } from './0008-friends.ts';
import { progress } from './0009-progress.ts';
import { daysOff } from './0010-days-off.ts';
import { reviews } from './0011-reviews.ts';
import { reviewSoFar } from './0012-review-so-far.ts';

/** In the order of their names, each run once. They never run backwards: a mistake is fixed by the next one. */
export function MIGRATIONS(engine: 'sqlite' | 'postgres'): Record<string, Migration> {
  return {
    '0001-tables': tables(engine),
    '0002-accounts': accounts(),
    '0003-fair': fair(engine),
    '0004-private': privacy(engine),
    '0005-moderation': moderation(engine),
    '0006-kinds': kinds(),
    '0007-pairing': pairing(),
    '0008-friends': friends(),
    '0009-progress': progress(),
    '0010-days-off': daysOff(),
    '0011-reviews': reviews(),
    '0012-review-so-far': reviewSoFar(),
  };
}

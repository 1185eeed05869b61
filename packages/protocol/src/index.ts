/**
 * What clients and server say to each other: shapes, checks, and the few things that both must compute in the same way.
 */

export * from './daily/daily.ts';
export * from './daily/daily-schema.ts';
export * from './dice/fair.ts';
export * from './dice/fair-schema.ts';
export { forecast } from './dice/forecast.ts';
export * from './game/moves.ts';
export * from './game/options.ts';
export * from './game/review-schema.ts';
export { viewerSchema } from './game/view-schema.ts';
export * from './people/accounts.ts';
export * from './people/friends.ts';
export * from './people/moderation.ts';
export * from './people/progress.ts';
export * from './tables/messages.ts';
export * from './tables/pairing.ts';
export { type Change, diff, isSame, type Patch, patched } from './tables/patch.ts';
export { serverMessageSchema } from './tables/server-messages.ts';
export * from './tables/tables.ts';
export * from './vocabulary/names.ts';
export * from './vocabulary/vocabulary.ts';

/**
 * What clients and server say to each other: shapes, checks, and the few things that both must compute in the same way.
 */

export * from './accounts.ts';
export * from './daily.ts';
export * from './daily-schema.ts';
export * from './fair.ts';
export * from './fair-schema.ts';
export { forecast } from './forecast.ts';
export * from './friends.ts';
export * from './messages.ts';
export * from './moderation.ts';
export * from './moves.ts';
export * from './pairing.ts';
export { type Change, diff, isSame, type Patch, patched } from './patch.ts';
export * from './progress.ts';
export * from './review-schema.ts';
export { serverMessageSchema } from './server-messages.ts';
export * from './tables.ts';
export * from './vocabulary.ts';

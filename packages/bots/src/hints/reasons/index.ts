/** Why moves are good. Kept apart from the bots, which have networks to load. */

export { reasonsApart } from './apart.ts';
export type { Goal, HintReason, TroopPlace } from './reason.ts';
export { reasonsOf } from './reasons.ts';

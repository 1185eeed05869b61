/**
 * The part of the protocol that a client needs at run time, without the checks of incoming messages, which are the
 * server's.
 */

export { type DailyGame, dailyGame, dayOf } from './daily/daily.ts';
export { type Fairness, isFair } from './dice/fair.ts';
export { forecast } from './dice/forecast.ts';
export { patched } from './tables/patch.ts';
export * from './vocabulary/vocabulary.ts';

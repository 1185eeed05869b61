/**
 * The part of the protocol that a client needs at run time, without the checks of incoming messages, which are the
 * server's.
 */

export { type DailyGame, dailyGame, dayOf } from './daily.ts';
export { type Fairness, isFair } from './fair.ts';
export { forecast } from './forecast.ts';
export { patched } from './patch.ts';
export * from './vocabulary.ts';

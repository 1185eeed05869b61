import type { Decision, Move } from '@khora/engine';

/** Questions whose answers are nowhere on the table are laid out on a tray over the board. */
const ON_THE_TRAY: ReadonlySet<Move['type']> = new Set([
  'city',
  'draft',
  'keep',
  'buy',
  'token',
  'reward',
  'takeBack',
  'lose',
  'claim',
  'play',
  'discard',
]);

/** Questions with a few small answers rather than cards or cities: the board stays visible beside them. */
const THINGS: ReadonlySet<Move['type']> = new Set(['buy', 'token', 'reward', 'lose', 'claim']);

export function offersThings(decision: Decision | null): boolean {
  return decision !== null && THINGS.has(decision.kind);
}

/** Whether a question has its answers on the tray. */
export function liesOnTray(decision: Decision | null): boolean {
  return decision !== null && ON_THE_TRAY.has(decision.kind);
}

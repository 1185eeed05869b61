import type { Decision, Move } from '@khora/engine';

/** Questions whose answers lie nowhere on the table are laid out on a tray over the board. */
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

/** Whether a question hides the board. */
export function liesOnTray(decision: Decision | null): boolean {
  return decision !== null && ON_THE_TRAY.has(decision.kind);
}

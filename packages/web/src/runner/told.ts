import type { GameEvent } from '@khora/engine';

/** What others do that one should be able to follow: told where it happens, and one thing after the other. */
export const TOLD: ReadonlySet<GameEvent['type']> = new Set([
  'explored',
  'achieved',
  'action',
  'raised',
  'played',
  'tookBack',
  'developed',
  'discarded',
]);

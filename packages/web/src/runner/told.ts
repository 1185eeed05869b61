import type { GameEvent } from '@khora/engine';

/** What others do that the player should be able to follow: told where it happens, one thing after another. */
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

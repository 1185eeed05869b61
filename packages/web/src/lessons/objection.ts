import type { Move } from '@khora/engine';

/** What to say about a move that is legal but not the one that a lesson wants; null for that one. */
export function objectionTo(move: Move, wanted: Move): string | null {
  if (JSON.stringify(move) === JSON.stringify(wanted)) return null;
  if (move.type === 'pass') return 'not.pass';
  if (wanted.type === 'pass') return 'not.act';
  if (move.type !== wanted.type) return 'not.other';
  if ('card' in wanted) return 'not.card';
  if ('space' in wanted) return 'not.space';
  if ('track' in wanted) return 'not.track';
  if (wanted.type === 'assign') return 'not.tiles';
  return wanted.type === 'pay' ? 'not.scrolls' : 'not.other';
}

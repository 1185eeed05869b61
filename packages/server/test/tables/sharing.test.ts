import { createGame, decisions, hash, legalMoves, play } from '@khora/engine';
import { expect, test } from 'vitest';
import { sharedState } from '../../src/tables/sharing.ts';

test('a position is the same whether or not it shares with the one before it, and shares what did not change', () => {
  let state = createGame({ players: 4, seed: 'sharing' });
  let shares = 0;
  for (let made = 0; ; made++) {
    const [open] = decisions(state);
    if (!open) break;
    const moves = legalMoves(state, open.seat);
    const move = moves[(made * 31) % moves.length];
    if (!move) throw new Error('no move');
    const before = hash(state);
    const { state: played } = play(state, open.seat, move);
    const wanted = hash(played);
    const next = sharedState(state, played);
    expect(hash(next)).toBe(wanted);
    expect(hash(state)).toBe(before);
    shares += next.players.filter((player, seat) => player === state.players[seat]).length;
    state = next;
  }
  expect(state.phase).toBe('over');
  expect(shares).toBeGreaterThan(200);
});

import { decisions, determinize, type GameState, SEATS, type Seat, view } from '@khora/engine';
import { expect, test } from 'vitest';
import { forecast } from '../src/dice/forecast.ts';
import { randomGame, SETUPS } from './games.ts';

/** The states of some games, and the seats there. */
function* states(): Generator<{ state: GameState; seat: Seat }> {
  for (const setup of SETUPS)
    for (const { state } of randomGame(setup, 7))
      for (const seat of SEATS.slice(0, setup.players)) yield { state, seat };
}

test('a waiting player may foresee a question; a player who is asked, or a spectator, may not', () => {
  let foreseen = 0;
  for (const { state, seat } of states()) {
    expect(forecast(view(state, 'spectator'))).toBeNull();
    const ahead = forecast(view(state, seat));
    if (!ahead) continue;
    foreseen += 1;
    const { standby, hand, dice } = state.players[seat] ?? {};
    expect(standby).toBe('idle');
    expect(decisions(ahead).map((decision) => decision.seat)).toContain(seat);
    // No round begins, nothing is rolled, announced or drawn on the way.
    expect(ahead).toMatchObject({ round: state.round, event: state.event, seat });
    expect(ahead.players[seat]).toMatchObject({ hand, dice });
  }
  expect(foreseen).toBeGreaterThan(100);
});

test('what is hidden makes no difference', () => {
  for (const { state, seat } of states()) {
    const own = view(state, seat);
    const otherwise = view(determinize(own, 'otherwise'), seat);
    expect(forecast(otherwise)?.players[seat]).toEqual(forecast(own)?.players[seat]);
  }
});

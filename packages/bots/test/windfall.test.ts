import { createGame, decisions, type GameRecord, play, RECORD_VERSION, view } from '@khora/engine';
import { describe, expect, test } from 'vitest';
import { BOTS, type BotId } from '../src/bots.ts';
import { heatOf, WINDFALLS, type Windfalls, windfallsOf } from '../src/windfall/index.ts';

function recordOf(bots: readonly BotId[], seed: string): GameRecord {
  const setup = { players: bots.length as 2 | 3 | 4, seed };
  let state = createGame(setup);
  const moves: GameRecord['moves'][number][] = [];
  for (;;) {
    const [open] = decisions(state);
    if (!open) break;
    const { seat } = open;
    const move = BOTS[bots[seat] ?? 'random'](view(state, seat), { seed: `${seed} ${moves.length}` });
    moves.push({ seat, move });
    ({ state } = play(state, seat, move));
  }
  return { format: 'khora', version: RECORD_VERSION, rules: state.rules, setup, moves };
}

const windfalls = (bots: readonly BotId[], seed: string): Windfalls =>
  windfallsOf(recordOf(bots, seed), { seed: `${seed} again`, heats: bots.map(heatOf) });

describe('windfalls', () => {
  test('follow from the game and the seed', () => {
    expect(windfalls(['trierarch', 'hoplite'], 'same')).toEqual(windfalls(['trierarch', 'hoplite'], 'same'));
  });

  test('of choices exist only for players who draw their moves', () => {
    const { chance, choices } = windfalls(['citizen', 'citizen'], 'settled');
    expect(choices).toEqual([
      { points: 0, win: 0 },
      { points: 0, win: 0 },
    ]);
    expect(chance.every(({ points }) => points !== 0)).toBe(true);
  });

  test('of chances to win add up to none', () => {
    const all = windfalls(['hoplite', 'trierarch', 'hoplite'], 'shares');
    for (const source of WINDFALLS) {
      expect(all[source].reduce((sum, { win }) => sum + win, 0)).toBeCloseTo(0, 6);
      expect(all[source].some(({ win }) => Math.abs(win) > 1e-3)).toBe(true);
    }
  });

  test('are none on average', () => {
    const games = Array.from({ length: 60 }, (_, game) =>
      windfalls(['trierarch', 'hoplite'], `fair ${game}`),
    );
    for (const source of WINDFALLS) {
      for (const measure of ['points', 'win'] as const) {
        const values = games.map((game) => game[source][0]?.[measure] ?? 0);
        const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
        const spread = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
        const error = Math.sqrt(spread / (values.length - 1) / values.length);
        expect(Math.abs(mean), `${source} ${measure}`).toBeLessThan(3.5 * error);
      }
    }
  });
});

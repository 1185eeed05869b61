import {
  createGame,
  decisions,
  determinize,
  type GameSetup,
  type Move,
  play,
  standings,
  view,
} from '@khora/engine';
import { expect, test } from 'vitest';
import type { Choose } from '../src/bot.ts';
import { chooseCitizen } from '../src/citizen.ts';
import { chooseEphebe } from '../src/ephebe.ts';
import { chooseRandom } from '../src/random.ts';

/** Plays a whole game with checked moves; returns the points by seat, and all moves. */
function playOut(setup: GameSetup, bots: readonly Choose[]): { points: number[]; moves: Move[] } {
  let state = createGame(setup);
  const moves: Move[] = [];
  for (let open = decisions(state); open[0]; open = decisions(state)) {
    const { seat } = open[0];
    const seen = view(state, seat);
    const bot = bots[seat] ?? chooseEphebe;
    const move = bot(seen, { seed: setup.seed });
    const hidden = view(determinize(seen, `unseen ${moves.length}`), seat);
    expect(bot(hidden, { seed: setup.seed })).toEqual(move);
    moves.push(move);
    state = play(state, seat, move).state;
  }
  return { points: standings(state).map(({ points }) => points), moves };
}

test.each<Omit<GameSetup, 'seed'>>([
  { players: 4 },
  { players: 3, options: { dice: 'shared', optionalPayment: true } },
  { players: 2, options: { cityChoice: 'choose', dice: 'reroll', draft: 'deal' } },
])('Ephebe plays whole games by the rules, the same with the same seed, whatever is hidden: %o', (setup) => {
  for (const seed of ['a', 'b', 'c']) {
    const { points, moves } = playOut({ ...setup, seed }, []);
    expect(Math.min(...points)).toBeGreaterThan(5);
    expect(playOut({ ...setup, seed }, []).moves).toEqual(moves);
  }
});

function wins(bot: Choose, others: Choose, seeds: readonly string[]): number {
  let count = 0;
  for (let seat = 0; seat < 4; seat++) {
    for (const seed of seeds) {
      const bots = [others, others, others, others];
      bots[seat] = bot;
      const { points } = playOut({ players: 4, seed }, bots);
      if (points[seat] === Math.max(...points)) count += 1;
    }
  }
  return count;
}

test('Ephebe beats three Random far more often than not, and hardly ever three Citizens', () => {
  expect(wins(chooseEphebe, chooseRandom, ['a', 'b', 'c'])).toBeGreaterThanOrEqual(10);
  expect(wins(chooseEphebe, chooseCitizen, ['a', 'b', 'c'])).toBeLessThanOrEqual(2);
});

test.each([
  ['Ephebe', chooseEphebe],
  ['Citizen', chooseCitizen],
])('R3.8 %s takes a free level that is worth something, whatever the seed', (_name, bot) => {
  const state = createGame({ players: 2, seed: 'raise', options: { draft: 'deal' } });
  const [own] = state.players;
  if (!own) throw new Error('no player');
  own.agenda = [
    { do: 'raise', may: true, track: 'culture', levels: 1, source: { kind: 'card', id: 'peripteros' } },
  ];
  for (let seed = 0; seed < 50; seed++)
    expect(bot(view(state, 0), { seed: `${seed}` })).toEqual({ type: 'raise', track: 'culture' });
});

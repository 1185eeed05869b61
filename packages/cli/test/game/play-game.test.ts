import { createHash } from 'node:crypto';
import { decisions, type GameView, hash, replay, type Seat } from '@khora/engine';
import { describe, expect, test } from 'vitest';
import { playGame } from '../../src/game/play-game.ts';
import { careless } from '../kit.ts';

const setup = { players: 4, seed: 'table' } as const;
const bots = [careless, careless, careless, careless];

test('a game is played to its end, and its record replays to the recorded hash', () => {
  const { record, standings, state } = playGame({ setup, bots, seed: 's' });
  const last = [...replay(record)].at(-1);
  expect(last && hash(last)).toBe(record.result.hash);
  expect(state.phase).toBe('over');
  expect(record.result.points).toEqual(standings.map(({ points }) => points));
});

test('the same options give the same game, another seed another one', () => {
  const once = playGame({ setup, bots, seed: 's' });
  expect(playGame({ setup, bots, seed: 's' }).record).toEqual(once.record);
  expect(playGame({ setup, bots, seed: 't' }).record.moves).not.toEqual(once.record.moves);
});

test('nine rounds of points that never lose what was won, and end where the final scoring begins', () => {
  const { rounds, standings } = playGame({ setup, bots, seed: 's' });
  expect(rounds).toHaveLength(9);
  standings.forEach(({ points, breakdown }, seat) => {
    const during = ['action', 'card', 'development', 'event', 'level', 'space'];
    const atEnd = breakdown.filter(({ source }) => !during.includes(source));
    let sum = rounds.at(-1)?.[seat] ?? 0;
    for (const part of atEnd) sum += part.points;
    expect(sum).toBe(points);
  });
});

describe('what a bot is given', () => {
  test('a seed to think with that says nothing about the dice and decks', () => {
    const seeds: string[] = [];
    const spy = (...call: Parameters<typeof careless>) => {
      seeds.push(call[1].seed);
      return careless(...call);
    };
    playGame({ setup, bots: [spy, spy, spy, spy], seed: setup.seed });
    expect(new Set(seeds).size).toBe(seeds.length);
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{64}$/);
    expect(seeds[0]).toBe(createHash('sha256').update(`move 0 of ${setup.seed}`).digest('hex'));
  });

  test('only the view of its own seat, with an open decision, and the lowest open seat first', () => {
    const asked: { view: GameView; seat: number }[] = [];
    const spies = [0, 1, 2, 3].map((seat) => (...call: Parameters<typeof careless>) => {
      asked.push({ view: call[0], seat });
      return careless(...call);
    });
    playGame({ setup, bots: spies, seed: 's' });
    for (const { view, seat } of asked) {
      expect(view.seat).toBe(seat);
      expect(decisions(view)[0]?.seat).toBe(seat);
      expect(view).not.toHaveProperty('seed');
      const hidden = view.players.filter((_, other) => other !== seat);
      expect(hidden.every(({ hand }) => typeof hand === 'number')).toBe(true);
    }
  });

  test('the budget, and a seed that is new for every choice', () => {
    const seeds = new Set<string>();
    let choices = 0;
    const spy: typeof careless = (view, thinking) => {
      expect(thinking.budget).toEqual({ iterations: 7 });
      seeds.add(thinking.seed);
      choices += 1;
      return careless(view, thinking);
    };
    playGame({ setup, bots: [spy, spy, spy, spy], seed: 's', budget: { iterations: 7 } });
    expect(seeds.size).toBe(choices);
  });
});

test('an illegal move is blamed on its bot', () => {
  const cheat: typeof careless = () => ({ type: 'develop' });
  expect(() => playGame({ setup, bots: [careless, cheat, careless, careless], seed: 's' })).toThrow(
    /bot at seat 1 made the illegal move \{"type":"develop"\} in round 0 of the game with seed 'table'/,
  );
});

test('cards played are those of the events', () => {
  const { played, state } = playGame({ setup, bots, seed: 's' });
  state.players.forEach(({ inPlay }, seat) => {
    expect(played[seat as Seat]).toEqual(expect.arrayContaining(inPlay));
  });
});

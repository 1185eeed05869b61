import { describe, expect, test } from 'vitest';
import { createGame, type GameSetup, type GameState } from '../../src/index.ts';
import {
  answer,
  asked,
  each,
  moves,
  movesOf,
  nextAssignment,
  passUntil,
  player,
  refusal,
  set,
  start,
  still,
} from '../kit.ts';

const SEEDS = Array.from({ length: 60 }, (_, index) => `variant ${index}`);
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const assigning = (state: GameState) => asked(state).some((open) => open.endsWith(':assign'));

describe('R5.1 reroll', () => {
  const rolled = (seed: string, players: GameSetup['players'] = 2) =>
    start({
      seed,
      players,
      cities: (['sparta', 'argos', 'olympia', 'corinth'] as const).slice(0, players),
      options: { dice: 'reroll' },
    });

  test('R5.1 after rolling, everyone is asked at once about any of their dice', () => {
    const state = rolled('ask', 3);
    expect(asked(state)).toEqual(['0:reroll', '1:reroll', '2:reroll']);
    const choices = movesOf(state, 1, 'reroll').map(({ dice }) => dice.join());
    expect(choices.toSorted()).toEqual(['', '0', '0,1', '1']);
    expect(moves(state, 1)).toHaveLength(4);
    for (const dice of [[2], [0, 0], [-1], [0.5]]) {
      expect(typeof refusal(state, 0, { type: 'reroll', dice })).toBe('string');
    }
  });

  test('R5.1 R2.C1 three dice: eight choices', () => {
    const state = rolled('three');
    set(state, 0, { culture: 4 });
    const next = passUntil(state, (now) => now.round === 2 && asked(now).includes('0:reroll'));
    expect(movesOf(next, 0, 'reroll')).toHaveLength(8);
  });

  test('R5.1 only the chosen dice are rolled again, once', () => {
    const changed = [0, 0];
    for (const seed of SEEDS) {
      const state = rolled(seed);
      const before = each(state, 'dice');
      const once = answer(state, 0, { type: 'reroll', dice: [1] });
      const after = answer(once, 1, { type: 'reroll', dice: [] });
      expect(assigning(after)).toBe(true);
      expect(player(after, 0).dice).toHaveLength(2);
      expect(player(after, 0).dice[0]).toBe(before[0]?.[0]);
      expect(player(after, 1).dice).toEqual(before[1]);
      if (player(after, 0).dice[1] !== before[0]?.[1]) changed[0] = (changed[0] ?? 0) + 1;
    }
    expect(changed[0]).toBeGreaterThan(SEEDS.length / 2);
  });

  test('R5.1 R2.C2 first player after the rerolls', () => {
    let overtaken = 0;
    for (const seed of SEEDS) {
      const state = rolled(seed);
      const after = answer(answer(state, 1, { type: 'reroll', dice: [0, 1] }), 0, {
        type: 'reroll',
        dice: [],
      });
      const lower = (of: GameState) => Math.sign(sum(player(of, 0).dice) - sum(player(of, 1).dice));
      if (lower(after) === 0) continue;
      expect(after.firstPlayer).toBe(lower(after) < 0 ? 0 : 1);
      if (lower(state) === -lower(after)) overtaken++;
    }
    expect(overtaken).toBeGreaterThan(5);
  });

  test('R6.16 Growing Population looks at the dice after the rerolls', () => {
    const seen = { gained: 0, lost: 0 };
    for (const seed of SEEDS) {
      const state = rolled(seed, 4);
      expect(each(state, 'scrolls')).toEqual([0, 0, 0, 0]);
      let after = state;
      for (const seat of [0, 1, 2, 3]) after = answer(after, seat, { type: 'reroll', dice: [0, 1] });
      for (const [seat, { dice, scrolls }] of after.players.entries()) {
        expect(scrolls).toBe(sum(dice) <= 4 ? 1 : 0);
        const lowBefore = sum(player(state, seat).dice) <= 4;
        if (scrolls === 1 && !lowBefore) seen.gained++;
        if (scrolls === 0 && lowBefore) seen.lost++;
      }
    }
    expect(Math.min(seen.gained, seen.lost)).toBeGreaterThan(3);
  });
});

describe('R5.2 shared dice', () => {
  const shared = (seed: string, players: GameSetup['players'] = 4) =>
    start({ seed, players, options: { dice: 'shared' } });

  test('R5.2 one roll of two dice counts for everyone', () => {
    for (const seed of SEEDS.slice(0, 20)) {
      const state = shared(seed);
      for (const now of [state, nextAssignment(state)]) {
        expect(new Set(each(now, 'dice').map((dice) => dice.join())).size).toBe(1);
        expect(player(now, 0).dice).toHaveLength(2);
      }
    }
  });

  test('R5.2 third dice are rolled individually', () => {
    const thirds = SEEDS.map((seed) => {
      const state = shared(seed);
      for (const seat of [1, 2]) set(state, seat, { culture: 4 });
      const dice = each(nextAssignment(state), 'dice');
      expect(dice.map((own) => own.length)).toEqual([2, 3, 3, 2]);
      for (const own of dice) expect(own.slice(0, 2)).toEqual(dice[0]);
      return [dice[1]?.[2], dice[2]?.[2]];
    });
    expect(thirds.filter(([one, other]) => one !== other).length).toBeGreaterThan(SEEDS.length / 2);
  });

  test.each([2, 3, 4] as const)(
    'R5.2 with %i players the first player passes clockwise each round',
    (players) => {
      let state = shared('clockwise', players);
      for (let round = 2; round <= 9; round++) {
        const previous = state.firstPlayer;
        state = nextAssignment(state);
        expect([state.round, state.firstPlayer]).toEqual([round, (previous + 1) % players]);
      }
    },
  );

  test('R6.17 the player of R1.7 is first in round 1', () => {
    const firsts = SEEDS.slice(0, 30).map((seed) => {
      let state = createGame({
        players: 4,
        seed,
        options: { cityChoice: 'choose', draft: 'deal', dice: 'shared' },
      });
      const first = Number(asked(state)[0]?.[0]);
      state = passUntil(state, assigning);
      expect([state.round, state.firstPlayer]).toEqual([1, first]);
      return first;
    });
    expect(new Set(firsts).size).toBe(4);
  });

  test('R5.2 R2.C3 Growing Population counts the shared roll', () => {
    for (const seed of SEEDS) {
      const state = start({ seed, cities: ['sparta', 'argos'], options: { dice: 'shared' } });
      const expected = sum(player(state, 0).dice) <= 4 ? 1 : 0;
      expect(each(state, 'scrolls')).toEqual([expected, expected]);
    }
  });
});

describe('other options', () => {
  test('R2.C6 optionalPayment: a tile that could be paid may be set aside', () => {
    const state = still({ options: { optionalPayment: true } });
    set(state, 0, { dice: [2, 4] });
    set(state, 1, { dice: [6, 6] });
    const open = answer(answer(state, 0, { type: 'assign', tiles: [2, 6] }), 1, {
      type: 'assign',
      tiles: [0, 2],
    });
    expect(asked(open)).toEqual(['0:pay']);
    expect(moves(open, 0)).toHaveLength(2);
    expect(player(answer(open, 0, { type: 'pay', tiles: [2], scrolls: 0 }), 0).citizens).toBe(3);
    expect(player(answer(open, 0, { type: 'pay', tiles: [2, 6], scrolls: 0 }), 0).citizens).toBe(1);
  });

  test('R2.C6 optionalPayment: free tiles are not a question', () => {
    const state = still({ options: { optionalPayment: true } });
    for (const seat of [0, 1]) set(state, seat, { dice: [6, 6] });
    const after = answer(answer(state, 0, { type: 'assign', tiles: [0, 2] }), 1, {
      type: 'assign',
      tiles: [0, 2],
    });
    expect(after.round).toBe(2);
  });

  test('R1.2 R1.3 chosen cities, then the draft', () => {
    let state = createGame({ players: 2, seed: 'both', options: { cityChoice: 'choose' } });
    const first = Number(asked(state)[0]?.[0]);
    state = answer(state, first, { type: 'city', city: 'corinth' });
    expect(typeof refusal(state, 1 - first, { type: 'city', city: 'corinth' })).toBe('string');
    state = answer(state, 1 - first, { type: 'city', city: 'thebes' });
    expect([state.phase, ...asked(state)]).toEqual(['draft', '0:draft', '1:draft']);
    state = passUntil(state, assigning);
    expect(player(state, first)).toMatchObject({ city: 'corinth', drachmas: 8 });
    expect(player(state, 1 - first)).toMatchObject({ city: 'thebes', military: 2 });
  });

  test.each([
    { cityChoice: 'random', draft: 'pass', dice: 'reroll' },
    { cityChoice: 'choose', draft: 'deal', dice: 'shared', optionalPayment: true },
  ] as const)('R1.8 R4.1 the options go together to the end of the game: %o', (options) => {
    const state = createGame({ players: 3, seed: 'together', options });
    expect(passUntil(state, ({ phase }) => phase === 'over').round).toBe(9);
  });
});

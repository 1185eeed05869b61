import {
  type Action,
  createGame,
  decisions,
  determinize,
  type GameSetup,
  type GameState,
  type Move,
  type PlayerState,
  play,
  type Seat,
  SPACES,
  standings,
  view,
} from '@khora/engine';
import { describe, expect, test } from 'vitest';
import type { Choose } from '../../src/bot.ts';
import { choosePlanned } from '../../src/plan/plan.ts';
import { chooseRandom } from '../../src/random.ts';

type Visit = (state: GameState, seat: Seat, move: Move) => void;

/** Plays a whole game with checked moves, one bot per seat. */
function playOut(setup: GameSetup, bots: readonly Choose[], visit: Visit = () => undefined): GameState {
  let state = createGame(setup);
  for (let open = decisions(state); open[0]; open = decisions(state)) {
    const { seat } = open[0];
    const bot = bots[seat] ?? choosePlanned;
    const move = bot(view(state, seat), { seed: `${setup.seed} ${seat} ${state.round}` });
    visit(state, seat, move);
    state = play(state, seat, move).state;
  }
  return state;
}

const SETUPS: readonly Omit<GameSetup, 'seed'>[] = [
  { players: 4, options: {} },
  { players: 3, options: {} },
  { players: 2, options: {} },
  { players: 4, options: { dice: 'reroll', draft: 'deal' } },
  { players: 3, options: { dice: 'shared', optionalPayment: true } },
  { players: 2, options: { cityChoice: 'choose', dice: 'reroll', optionalPayment: true } },
];

describe.each(SETUPS)('The plan with $players players and the options $options', (setup) => {
  test('plays whole games by the rules, far better than chance', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const points = standings(playOut({ ...setup, seed }, [])).map((own) => own.points);
      expect(Math.min(...points), seed).toBeGreaterThan(25);
    }
  });

  test('chooses the same again, and whatever is hidden', () => {
    let count = 0;
    playOut({ ...setup, seed: 'hidden' }, [], (state, seat, move) => {
      const seen = view(state, seat);
      expect(choosePlanned(seen, { seed: 'other' })).toEqual(move);
      const other = view(determinize(seen, `unseen ${count++}`), seat);
      expect(choosePlanned(other, { seed: 'other' })).toEqual(move);
    });
  });
});

test('the plan beats three Random from every seat', () => {
  for (let seat = 0; seat < 4; seat++) {
    for (const seed of ['x', 'y', 'z']) {
      const bots: Choose[] = [chooseRandom, chooseRandom, chooseRandom, chooseRandom];
      bots[seat] = choosePlanned;
      expect(standings(playOut({ players: 4, seed }, bots))[seat]?.rank, `${seed} ${seat}`).toBe(1);
    }
  }
});

/** The assignment of the last round, where seat 0 has what the test says and nothing else to gain from. */
function lastRound(fields: Partial<PlayerState>): GameState {
  const state = createGame({
    players: 2,
    seed: 'last',
    cities: ['sparta', 'argos'],
    options: { draft: 'deal' },
  });
  Object.assign(state, { round: 9, event: 'conquest-of-the-persians', eventDeck: [], firstPlayer: 0 });
  for (const achievement of Object.values(state.achievements)) achievement.push(1);
  Object.assign(state.players[1] as PlayerState, { dice: [6, 6], scrolls: 0 });
  const { hand } = state.players[0] as PlayerState;
  state.politicsDeck.push(...hand.splice(0));
  Object.assign(state.players[0] as PlayerState, {
    drachmas: 0,
    citizens: 0,
    troops: 0,
    scrolls: 0,
    ...fields,
  });
  return state;
}

function assigned(state: GameState): Action[] {
  const move = choosePlanned(view(state, 0), { seed: '' });
  return move.type === 'assign' ? move.tiles.toSorted((a, b) => a - b) : [];
}

/** Both players take tiles with no payment to decide, and the game continues to seat 0's question. */
function taking(state: GameState, ...tiles: Action[]): GameState {
  const { state: once } = play(state, 0, { type: 'assign', tiles });
  return play(once, 1, { type: 'assign', tiles: [0, 2] }).state;
}

describe('the plan takes what is plainly best', () => {
  test('points of Culture in the last round', () => {
    expect(assigned(lastRound({ dice: [2, 2], culture: 6 }))).toContain(2);
  });

  test('Trade that pays for the card of the same round', () => {
    const state = lastRound({ dice: [3, 5], economy: 4, hand: ['tunnel-of-eupalinos'] });
    expect(assigned(state)).toEqual([3, 5]);
  });

  test('the token of Military that the development of the same round needs', () => {
    const knowledge = {
      red: { minor: 2, major: 0 },
      blue: { minor: 2, major: 0 },
      green: { minor: 2, major: 0 },
    };
    const state = lastRound({ dice: [4, 6], city: 'sparta', development: 3, drachmas: 4, troops: 4 });
    Object.assign(state.players[0] as PlayerState, { knowledge, military: 3 });
    expect(assigned(state)).toEqual([4, 6]);
  });

  test('a major for glory rather than a minor', () => {
    const state = taking(lastRound({ dice: [4, 2], troops: 6, glory: 5 }), 4, 2);
    expect(decisions(state)[0]).toMatchObject({ seat: 0, kind: 'explore' });
    const move = choosePlanned(view(state, 0), { seed: '' });
    const space = move.type === 'explore' ? SPACES.find(({ id }) => id === move.space) : null;
    expect(space?.size).toBe('major');
  });

  test('ten points for the last level of economy', () => {
    const state = taking(lastRound({ dice: [2, 2], economy: 6, drachmas: 7 }), 0, 2);
    expect(decisions(state)[0]).toMatchObject({ seat: 0, kind: 'progress' });
    expect(choosePlanned(view(state, 0), { seed: '' })).toEqual({ type: 'progress', track: 'economy' });
  });

  test('a scroll for a tile that brings points', () => {
    const state = taking(lastRound({ dice: [1, 1], scrolls: 1, culture: 5 }), 1, 2);
    expect(decisions(state)[0]).toMatchObject({ seat: 0, kind: 'pay' });
    expect(choosePlanned(view(state, 0), { seed: '' })).toEqual({ type: 'pay', tiles: [1, 2], scrolls: 1 });
  });
});

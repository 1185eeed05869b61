import {
  createGame,
  determinize,
  type GameState,
  legalMoves,
  type Move,
  play,
  type Seat,
  view,
} from '@khora/engine';
import { describe, expect, test } from 'vitest';
import { type HintReason, reasonsOf } from '../../src/hints/reasons/index.ts';
import { positions, withTiles } from '../kit.ts';

/** A two-player game of Miletus (seat 0) and Argos; edited before the tiles are assigned. */
type Own = GameState['players'][number];

function own(state: GameState, seat: Seat = 0): Own {
  const player = state.players[seat];
  if (!player) throw new RangeError(`There is no player at seat ${seat}.`);
  return player;
}

const reasons = (state: GameState, move: Move, seat: Seat = 0) => reasonsOf(view(state, seat), move);
const ofKind = <K extends HintReason['kind']>(all: readonly HintReason[], kind: K) =>
  all.filter((reason): reason is Extract<HintReason, { kind: K }> => reason.kind === kind);

describe('what a move makes possible next', () => {
  test('a token that was all a card in hand lacked', () => {
    const state = withTiles([3, 5], (game) => {
      Object.assign(own(game), { drachmas: 9, hand: ['quarry', 'archives'] });
    });
    const why = reasons(state, { type: 'buy', color: 'red' });
    expect(ofKind(why, 'opens')).toContainEqual({ kind: 'opens', goal: { what: 'card', card: 'quarry' } });
    // Said once, and before what it costs.
    expect(ofKind(why, 'card')).toEqual([]);
    expect(why.at(-1)).toEqual({ kind: 'resource', resource: 'drachmas', by: -5 });
  });

  test('tokens complete for a card that is still too expensive', () => {
    const state = withTiles([3, 5], (game) => {
      Object.assign(own(game), { drachmas: 4, hand: ['silver-mining', 'archives'] });
    });
    const why = reasons(state, { type: 'buy', color: 'red' });
    expect(ofKind(why, 'card')).toEqual([{ kind: 'card', card: 'silver-mining', is: 'complete' }]);
  });

  test('drachmas that a level and a card lacked', () => {
    const state = withTiles([5, 2], (game) => {
      const player = own(game);
      Object.assign(player, { drachmas: 0, economy: 1, hand: ['gifts-from-the-west', 'archives'] });
    });
    const why = reasons(state, { type: 'play', card: 'gifts-from-the-west' });
    expect(ofKind(why, 'opens')).toContainEqual({ kind: 'opens', goal: { what: 'card', card: 'archives' } });
    expect(ofKind(why, 'opens').map(({ goal }) => goal.what)).toContain('level');
  });

  test('troops that the nearest space lacked', () => {
    const state = withTiles([5, 2], (game) => {
      const player = own(game);
      Object.assign(player, { drachmas: 0, troops: 0, hand: ['greek-fire', 'archives'] });
      player.knowledge.blue.minor = 1;
    });
    const [opened] = ofKind(reasons(state, { type: 'play', card: 'greek-fire' }), 'opens');
    expect(opened?.goal.what).toBe('space');
  });

  test('citizens that are enough for Politics, whatever is rolled', () => {
    const state = withTiles([0, 2], (game) => {
      Object.assign(own(game), { drachmas: 9, economy: 4, citizens: 0 });
      game.firstPlayer = 0;
    });
    const [opened] = ofKind(reasons(state, { type: 'progress', track: 'economy' }), 'opens');
    expect(opened?.goal).toMatchObject({ what: 'tile' });
  });
});

describe('what a move denies others', () => {
  const toExplore = (others: readonly [0 | 4, 2]) =>
    withTiles(
      [4, 2],
      (game) => {
        for (const player of game.players) player.troops = 5;
        game.firstPlayer = 0;
      },
      others,
    );

  test('a space that the next player in Military could have explored', () => {
    const state = toExplore([4, 2]);
    const move = legalMoves(state, 0).find(({ type }) => type === 'explore');
    if (move?.type !== 'explore') throw new Error('There is nothing to explore.');
    expect(reasons(state, move)[0]).toEqual({
      kind: 'denies',
      seat: 1,
      goal: { what: 'space', space: move.space },
    });
  });

  test('nothing if nobody else explores', () => {
    const state = toExplore([0, 2]);
    const move = legalMoves(state, 0).find(({ type }) => type === 'explore');
    if (!move) throw new Error('There is nothing to explore.');
    expect(ofKind(reasons(state, move), 'denies')).toEqual([]);
  });

  const inProgress = (economy: number) =>
    withTiles([0, 2], (game) => {
      Object.assign(own(game), { drachmas: 9, economy: 3 });
      Object.assign(own(game, 1), { economy });
      game.firstPlayer = 0;
    });

  test('an achievement that somebody else is close to', () => {
    const [first] = reasons(inProgress(3), { type: 'progress', track: 'economy' });
    expect(first).toEqual({ kind: 'denies achievement', seat: 1, achievement: 'economy' });
  });

  test('an achievement that somebody else would have alone', () => {
    const [first] = reasons(inProgress(4), { type: 'progress', track: 'economy' });
    expect(first).toEqual({ kind: 'shares achievement', seat: 1, achievement: 'economy' });
  });

  test('an achievement that nobody else is close to is simply met', () => {
    const [first] = reasons(inProgress(1), { type: 'progress', track: 'economy' });
    expect(first).toEqual({ kind: 'achievement', achievement: 'economy' });
  });
});

describe('what a move is for', () => {
  test('half the way to an open achievement', () => {
    const state = withTiles([0, 2], (game) => {
      Object.assign(own(game), { drachmas: 9, economy: 2 });
      game.firstPlayer = 0;
    });
    const [, economy] = ofKind(reasons(state, { type: 'progress', track: 'economy' }), 'towards');
    expect(economy).toEqual({ kind: 'towards', achievement: 'economy', count: 3, of: 4 });
  });

  const beforeEvent = (event: GameState['event'], troops: readonly [number, number]) =>
    withTiles([5, 2], (game) => {
      game.event = event;
      const player = own(game);
      Object.assign(player, { drachmas: 0, troops: troops[0], hand: ['greek-fire', 'archives'] });
      player.knowledge.blue.minor = 1;
      own(game, 1).troops = troops[1];
    });

  test('the most troops, for an event that looks at them, taken from the player who had them', () => {
    const state = beforeEvent('military-victory', [1, 3]);
    expect(ofKind(reasons(state, { type: 'play', card: 'greek-fire' }), 'event')).toEqual([
      { kind: 'event', event: 'military-victory', place: 'most', is: 'gained', from: 1 },
    ]);
  });

  test('having the most troops already says that they are not the fewest', () => {
    const state = beforeEvent('conscripting-troops', [1, 3]);
    const why = ofKind(reasons(state, { type: 'play', card: 'greek-fire' }), 'event');
    expect(why.map(({ place }) => place)).toEqual(['most']);
  });

  test('not the fewest troops for an event that punishes them', () => {
    let state = createGame({ players: 3, seed: 'three', options: { draft: 'deal' } });
    state.event = 'conscripting-troops';
    state.players.forEach((player, seat) => {
      Object.assign(player, { dice: [6, 6], scrolls: 0, drachmas: 0, troops: [1, 9, 3][seat] });
    });
    const player = own(state);
    player.hand = ['greek-fire', 'archives'];
    player.knowledge.blue.minor = 1;
    for (const seat of [0, 1, 2] as const) {
      ({ state } = play(state, seat, { type: 'assign', tiles: seat === 0 ? [5, 2] : [0, 2] }));
    }
    expect(ofKind(reasons(state, { type: 'play', card: 'greek-fire' }), 'event')).toEqual([
      { kind: 'event', event: 'conscripting-troops', place: 'not fewest', is: 'gained', from: null },
    ]);
  });

  test('an event that does not look at troops is not mentioned', () => {
    const state = beforeEvent('drought', [1, 3]);
    expect(ofKind(reasons(state, { type: 'play', card: 'greek-fire' }), 'event')).toEqual([]);
  });
});

describe('cards', () => {
  /** The first question of a game with a draft, where seat 0 is offered these cards. */
  function draft(...offer: Own['offer']): GameState {
    const state = createGame({ players: 2, seed: 'reasons', cities: ['miletus', 'argos'] });
    own(state).offer = offer;
    return state;
  }

  test('a drafted card: what it needs, and that the next development needs it too', () => {
    const why = reasons(draft('quarry', 'archives', 'council'), { type: 'draft', card: 'quarry' });
    expect(ofKind(why, 'needs')).toEqual([
      { kind: 'needs', card: 'quarry', missing: { red: 1 }, drachmas: 0 },
    ]);
    expect(ofKind(why, 'fits')).toEqual([{ kind: 'fits', card: 'quarry', development: 2, color: 'red' }]);
  });

  test('an ongoing card: when it pays', () => {
    const why = reasons(draft('foreign-supplies', 'archives'), { type: 'draft', card: 'foreign-supplies' });
    expect(why[0]).toEqual({ kind: 'pays', on: 'trade' });
    expect(ofKind(why, 'needs')).toEqual([
      { kind: 'needs', card: 'foreign-supplies', missing: {}, drachmas: 2 },
    ]);
  });

  test('an end-game card: what it would score as things stand', () => {
    const why = reasons(draft('bank', 'archives'), { type: 'draft', card: 'bank' });
    expect(why[0]).toEqual({ kind: 'scores', card: 'bank', points: 2 });
  });

  test('a kept card of Legislation', () => {
    const state = withTiles([1, 2], () => undefined);
    const move = legalMoves(state, 0).find(({ type }) => type === 'keep');
    if (move?.type !== 'keep') throw new Error('There is no card to keep.');
    expect(ofKind(reasons(state, move), 'needs').map(({ card }) => card)).toEqual([move.card]);
  });
});

describe('tiles and passes', () => {
  const toAssign = (edit: (player: Own) => void): GameState => {
    const state = createGame({
      players: 2,
      seed: 'reasons',
      cities: ['miletus', 'argos'],
      options: { draft: 'deal' },
    });
    own(state).dice = [6, 6];
    edit(own(state));
    return state;
  };

  test('Politics and Development say which card and which development they are for', () => {
    const state = toAssign((player) => {
      Object.assign(player, { drachmas: 20, hand: ['quarry', 'council'] });
      player.knowledge.red.minor = 3;
      player.knowledge.green.minor = 3;
      player.knowledge.blue.minor = 3;
    });
    const why = ofKind(reasons(state, { type: 'assign', tiles: [5, 6] }), 'tile');
    expect(why).toEqual([
      { kind: 'tile', action: 5, goal: { what: 'card', card: 'quarry' } },
      { kind: 'tile', action: 6, goal: { what: 'development', development: 2 } },
    ]);
  });

  test('Military says which space it is for, with the troops that it brings', () => {
    const state = toAssign((player) => {
      player.troops = 3;
    });
    const [tile] = ofKind(reasons(state, { type: 'assign', tiles: [4, 0] }), 'tile');
    expect(tile).toMatchObject({ action: 4, goal: { what: 'space' } });
  });

  test('Politics without a card that can be paid for says nothing', () => {
    const state = toAssign((player) => {
      Object.assign(player, { drachmas: 0, scrolls: 0, hand: ['gold-reserve'] });
    });
    expect(ofKind(reasons(state, { type: 'assign', tiles: [5, 0] }), 'tile')).toEqual([]);
  });

  test('passing on a token keeps the drachmas for a card', () => {
    const state = withTiles([3, 5], (game) => {
      Object.assign(own(game), { drachmas: 4, hand: ['archives', 'tunnel-of-eupalinos'] });
    });
    const why = reasons(state, { type: 'pass' });
    expect(why).toContainEqual({ kind: 'saves', goal: { what: 'card', card: 'tunnel-of-eupalinos' } });
    expect(why).toContainEqual({ kind: 'spares', resource: 'drachmas', by: 5 });
  });

  test('passing on progress for a card that pays in idle rounds, or while culture is lowest', () => {
    const state = withTiles([0, 2], (game) => {
      Object.assign(own(game), { drachmas: 9, inPlay: ['old-guard', 'power'] });
      game.firstPlayer = 0;
    });
    const why = reasons(state, { type: 'pass' });
    expect(why).toContainEqual({ kind: 'pays', on: 'idle' });
    expect(ofKind(why, 'keeps')).toEqual([]);
    const only = withTiles([0, 2], (game) => {
      Object.assign(own(game), { drachmas: 2, culture: 1, economy: 7, military: 7, inPlay: ['power'] });
      game.firstPlayer = 0;
    });
    expect(ofKind(reasons(only, { type: 'pass' }), 'keeps')).toEqual([{ kind: 'keeps', card: 'power' }]);
  });

  test('passing on an exploration keeps the troops that the event looks at', () => {
    const state = withTiles([4, 2], (game) => {
      game.event = 'military-victory';
      own(game).troops = 1;
      own(game, 1).troops = 2;
    });
    expect(own(state).troops).toBe(2);
    expect(reasons(state, { type: 'pass' })[0]).toEqual({
      kind: 'event',
      event: 'military-victory',
      place: 'most',
      is: 'kept',
      from: null,
    });
  });
});

test('major and minor tokens are told apart', () => {
  const state = withTiles([4, 2], (game) => {
    own(game).troops = 15;
  });
  const explored = legalMoves(state, 0).flatMap((move) => ofKind(reasons(state, move), 'tokens'));
  expect(new Set(explored.map(({ size }) => size))).toEqual(new Set(['minor', 'major']));
});

test('every legal move of every position can be explained, and nearly every one has a reason', () => {
  let silent = 0;
  let all = 0;
  const kinds = new Set<HintReason['kind']>();
  for (const { state, seat } of positions(600, 'reasons')) {
    for (const move of legalMoves(state, seat).slice(-6)) {
      const why = reasons(state, move, seat);
      for (const { kind } of why) kinds.add(kind);
      if (why.length === 0 && !['reroll', 'city'].includes(move.type)) silent += 1;
      all += 1;
    }
  }
  expect(silent / all).toBeLessThan(0.05);
  expect(kinds.size).toBeGreaterThan(18);
});

test('reasons do not depend on what is hidden', () => {
  for (const { state, seat } of positions(150, 'hidden')) {
    const seen = view(state, seat);
    const [move] = legalMoves(state, seat);
    if (!move) continue;
    const elsewhere = view(determinize(seen, 'another world'), seat);
    expect(reasonsOf(elsewhere, move)).toEqual(reasonsOf(seen, move));
  }
});

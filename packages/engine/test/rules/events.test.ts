import { describe, expect, test } from 'vitest';
import type { CardId, EventId, GameState, PlayerState } from '../../src/index.ts';
import {
  allCards,
  answer,
  asked,
  beforeEvent,
  deal,
  each,
  edit,
  moves,
  movesOf,
  pass,
  passUntil,
  player,
  refusal,
  start,
  still,
  take,
  tokens,
  turnOrder,
} from '../kit.ts';

type Fields = Partial<PlayerState>;

/** What the event alone makes of one field, given the players by seat. */
function outcome<K extends keyof PlayerState>(event: EventId, field: K, players: Fields[]): PlayerState[K][] {
  const after = pass(beforeEvent(event, players));
  expect(after.round).toBe(2);
  return each(after, field);
}

/** Players with these troops and one more field, by seat. */
const armed = <K extends keyof PlayerState>(troops: number[], field: K, values: PlayerState[K][]): Fields[] =>
  troops.map((own, seat) => ({ troops: own, [field]: values[seat] }));

/** At the event's first question, in a game with these players. */
const open = (event: EventId, players: Fields[], prepare: (state: GameState) => void = () => undefined) => {
  const state = beforeEvent(event, players);
  prepare(state);
  return pass(state);
};

const firstAsked = (state: GameState) => Number(asked(state)[0]?.[0]);

test('R2.A1 the top event is revealed each round and takes effect in phase F', () => {
  const state = start();
  expect(state.event).toBe('growing-population');
  const [second] = state.eventDeck;
  const next = pass(beforeEvent('supplies-from-lydia', [{ drachmas: 1 }, { drachmas: 1 }]));
  expect(next.event).toBe(second);
  expect(next.eventDeck).toEqual(state.eventDeck.slice(1));
  const before = beforeEvent('supplies-from-lydia', [{ drachmas: 1 }, { drachmas: 1 }]);
  expect(each(before, 'drachmas')).toEqual([1, 1]);
  expect(each(pass(before), 'drachmas')).toEqual([4, 4]);
});

test('R6.10 R2.D5 what Legislation returns in Conquest of the Persians is available to the next player', () => {
  const state = open('conquest-of-the-persians', [{}, {}], (before) => {
    edit(before, { explored: ['persepolis'], politicsDeck: ['bank', 'power'] });
  });
  const legislation = { type: 'action', action: 1 } as const;
  const kept = answer(answer(state, 0, legislation), 0, { type: 'keep', card: 'bank' });
  expect(kept.politicsDeck).toEqual(['power']);
  // One card is left to draw, so that there is nothing to choose.
  expect(player(answer(kept, 1, legislation), 1).hand).toEqual(['power']);
});

test('R2.F1 if nobody has troops, everyone has the most and the fewest', () => {
  const players = armed([0, 0, 0], 'points', [5, 6, 7]);
  expect(outcome('eleusinian-mysteries', 'points', players)).toEqual([5, 6, 7]);
  const politics = open('prosperity', [{}, {}], (state) =>
    deal(state, { hands: [['gifts-from-the-west'], ['council']] }),
  );
  expect(asked(politics)).toEqual(['0:play', '1:play']);
});

test('R2.F3 a level granted by an event takes no scroll, even after a raise in phase E', () => {
  for (const scrolls of [0, 1]) {
    const before = beforeEvent('rise-of-persia', [{}, { drachmas: 2, scrolls }]);
    const raised = answer(before, 1, { type: 'progress', track: 'economy' });
    const event = passUntil(raised, (state) => state.phase === 'resolution' && firstAsked(state) === 1);
    expect(player(event, 1).raised).toBe(1);
    const after = answer(event, 1, { type: 'progress', track: 'military' });
    expect(player(after, 1)).toMatchObject({ economy: 2, military: 2, scrolls });
  }
});

test('growing-population R2.A1 R2.C3: nothing in phase F', () => {
  const state = beforeEvent('growing-population', [{ scrolls: 1 }, { troops: 3 }]);
  const after = pass(state);
  for (const field of ['scrolls', 'citizens', 'drachmas', 'points', 'troops'] as const) {
    expect(each(after, field)).toEqual(each(state, field));
  }
});

describe('R2.F1 most and fewest troops', () => {
  const gains: [
    EventId,
    'citizens' | 'points' | 'scrolls' | 'drachmas',
    start: number,
    most: number,
    fewest: number,
  ][] = [
    ['conscripting-troops', 'citizens', 5, 8, 2],
    ['eleusinian-mysteries', 'points', 6, 10, 2],
    ['origin-of-the-academy', 'scrolls', 2, 3, 0],
    ['savior-of-greece', 'drachmas', 4, 6, 2],
  ];
  test.each(gains)('R2.F1 %s: who gains, who loses, ties', (event, field, from, most, fewest) => {
    const result = (...troops: number[]) =>
      outcome(
        event,
        field,
        armed(
          troops,
          field,
          troops.map(() => from),
        ),
      );
    expect(result(5, 3, 1)).toEqual([most, from, fewest]);
    expect(result(1, 9)).toEqual([fewest, most]);
    expect(result(5, 5, 1, 1)).toEqual([most, most, fewest, fewest]);
    expect(result(3, 5, 3, 4)).toEqual([fewest, most, fewest, from]);
    expect(result(0, 2, 2)).toEqual([fewest, most, most]);
  });

  test.each([
    [
      'conscripting-troops',
      'citizens',
      [
        [5, 5],
        [14, 12],
        [1, 1],
      ],
    ],
    [
      'eleusinian-mysteries',
      'points',
      [
        [6, 6],
        [0, 0],
        [88, 88],
      ],
    ],
    [
      'origin-of-the-academy',
      'scrolls',
      [
        [2, 0],
        [0, 0],
      ],
    ],
    [
      'savior-of-greece',
      'drachmas',
      [
        [4, 4],
        [0, 0],
      ],
    ],
  ] as [EventId, 'citizens' | 'points' | 'scrolls' | 'drachmas', [number, number][]][])(
    'R2.F1 %s: all equal, everyone is both, top to bottom',
    (event, field, cases) => {
      for (const [from, to] of cases)
        expect(outcome(event, field, armed([4, 4], field, [from, from]))).toEqual([to, to]);
      expect(outcome(event, field, armed([0, 0, 0], field, [4, 4, 4])).length).toBe(3);
    },
  );
});

describe('R2.F2 each event', () => {
  test('conscripting-troops R3.1 R3.2: within the limits', () => {
    expect(outcome('conscripting-troops', 'citizens', armed([5, 1], 'citizens', [14, 2]))).toEqual([15, 0]);
  });

  test('drought R3.2: all lose 2 drachmas, or what they have', () => {
    expect(outcome('drought', 'drachmas', [{ drachmas: 5 }, { drachmas: 1 }, { drachmas: 0 }])).toEqual([
      3, 0, 0,
    ]);
  });

  test('eleusinian-mysteries R3.2: no points below 0', () => {
    expect(outcome('eleusinian-mysteries', 'points', armed([5, 1], 'points', [0, 3]))).toEqual([4, 0]);
  });

  test('invention-of-the-trireme R3.1: all gain 3 troops, at most 15', () => {
    expect(
      outcome('invention-of-the-trireme', 'troops', [{ troops: 0 }, { troops: 14 }, { troops: 15 }]),
    ).toEqual([3, 15, 15]);
  });

  test('outbreak-of-war R3.2: all lose 2 troops', () => {
    expect(outcome('outbreak-of-war', 'troops', [{ troops: 5 }, { troops: 1 }, { troops: 0 }])).toEqual([
      3, 0, 0,
    ]);
  });

  test('plague-of-athens R3.2: all lose 2 citizens', () => {
    expect(
      outcome('plague-of-athens', 'citizens', [{ citizens: 15 }, { citizens: 1 }, { citizens: 0 }]),
    ).toEqual([13, 0, 0]);
  });

  test('savior-of-greece R3.2: no debt', () => {
    expect(outcome('savior-of-greece', 'drachmas', armed([2, 1], 'drachmas', [0, 1]))).toEqual([2, 0]);
  });

  test('supplies-from-lydia: all gain 3 drachmas', () => {
    expect(outcome('supplies-from-lydia', 'drachmas', [{ drachmas: 0 }, { drachmas: 7 }])).toEqual([3, 10]);
  });

  test('origin-of-the-academy: all scrolls are lost', () => {
    expect(outcome('origin-of-the-academy', 'scrolls', armed([2, 3, 1], 'scrolls', [4, 0, 9]))).toEqual([
      4, 1, 0,
    ]);
  });
});

test.each([0, 1, 2] as const)('R2.F2 in turn order from first player %i', (first) => {
  const state = still({ players: 3 });
  // Without drachmas the level of this event is free, and nothing can be raised in phase E.
  edit(state, { firstPlayer: first, event: 'rise-of-persia' });
  let now = take(state, [0, 2], [0, 2], [0, 2]);
  for (const place of [0, 1, 2]) {
    expect(now.phase).toBe('resolution');
    expect(asked(now)).toEqual([`${(first + place) % 3}:progress`]);
    now = pass(now);
  }
});

describe('military-victory R2.F2 R2.F3', () => {
  const rich = (troops: number, more: Fields = {}): Fields => ({ troops, drachmas: 9, ...more });

  test('most troops: may raise one track for 2 drachmas less, with its benefit', () => {
    const state = open('military-victory', [rich(2), rich(5, { economy: 3 }), rich(1)]);
    expect(state.phase).toBe('resolution');
    expect(asked(state)).toEqual(['1:progress']);
    expect(moves(state, 1)).toHaveLength(4);
    const raised = player(answer(state, 1, { type: 'progress', track: 'economy' }), 1);
    expect(raised).toMatchObject({ economy: 4, drachmas: 8, points: 5 });
    expect(player(answer(state, 1, { type: 'progress', track: 'culture' }), 1)).toMatchObject({
      culture: 2,
      drachmas: 9,
    });
    expect(player(pass(state), 1)).toMatchObject({ drachmas: 9, economy: 3 });
  });

  test('R2.F3 one level; scrolls do not help', () => {
    const state = open('military-victory', [rich(5, { scrolls: 3 }), rich(1)]);
    const after = answer(state, 0, { type: 'progress', track: 'military' });
    expect(after.round).toBe(2);
    expect(player(after, 0)).toMatchObject({ military: 2, scrolls: 3, drachmas: 9 });
  });

  test('R2.F1 tied players one after the other in turn order; all equal: everyone', () => {
    for (const troops of [
      [4, 4, 1],
      [2, 2, 2],
    ]) {
      let state = open(
        'military-victory',
        troops.map((own) => rich(own)),
      );
      const order = turnOrder(state).filter((seat) => troops[seat] === troops[0]);
      for (const seat of order) {
        expect(asked(state)).toEqual([`${seat}:progress`]);
        state = pass(state);
      }
      expect(state.round).toBe(2);
    }
  });

  test('R6.11 Gradualism makes it 3 less; the Mint, Corinth 3 and Reformists act in phase E only', () => {
    const state = beforeEvent('military-victory', [rich(5, { development: 3, economy: 5 }), rich(1)], {
      cities: ['corinth', 'athens'],
    });
    deal(state, { inPlay: [['gradualism', 'constructing-the-mint', 'reformists']] });
    const after = answer(pass(state), 0, { type: 'progress', track: 'economy' });
    expect(player(after, 0)).toMatchObject({ economy: 6, drachmas: 8 });
    expect(after.round).toBe(2);
  });

  test('nothing is asked when nothing is affordable', () => {
    expect(
      open('military-victory', [{ troops: 5, drachmas: 0, economy: 3, culture: 3, military: 3 }, rich(1)])
        .round,
    ).toBe(2);
  });
});

describe('oracle-of-delphi R2.F2 R3.2 R3.5', () => {
  test('everyone chooses a token to lose, all together, and gains 2 scrolls', () => {
    const state = open('oracle-of-delphi', [{}, {}, {}], (before) => {
      tokens(before, 0, 'RRb');
      tokens(before, 1, 'Gg');
      tokens(before, 2, 'BBB');
    });
    expect(asked(state)).toEqual(['0:lose', '1:lose']);
    expect(moves(state, 0)).toEqual([
      { type: 'lose', color: 'red', size: 'minor' },
      { type: 'lose', color: 'blue', size: 'major' },
    ]);
    const once = answer(state, 1, { type: 'lose', color: 'green', size: 'major' });
    expect(each(once, 'scrolls')).toEqual([0, 2, 2]);
    const after = answer(once, 0, { type: 'lose', color: 'red', size: 'minor' });
    expect(each(after, 'scrolls')).toEqual([2, 2, 2]);
    expect(player(after, 0).knowledge).toMatchObject({
      red: { minor: 1, major: 0 },
      blue: { minor: 0, major: 1 },
    });
    expect(player(after, 1).knowledge.green).toEqual({ minor: 1, major: 0 });
    expect(player(after, 2).knowledge.blue).toEqual({ minor: 2, major: 0 });
  });

  test('without a token nothing happens, and there are no scrolls', () => {
    expect(outcome('oracle-of-delphi', 'scrolls', [{ scrolls: 1 }, {}])).toEqual([1, 0]);
  });

  test('a token that one does not own cannot be lost', () => {
    const state = open('oracle-of-delphi', [{}, {}], (before) => tokens(before, 0, 'Rb'));
    expect(typeof refusal(state, 0, { type: 'lose', color: 'red', size: 'major' })).toBe('string');
    expect(typeof refusal(state, 0, { type: 'pass' })).toBe('string');
  });
});

describe('prosperity R2.F1 R2.F3', () => {
  const withHands = (players: Fields[], hands: CardId[][], letters: string[] = []) =>
    open('prosperity', players, (before) => {
      deal(before, { hands });
      for (const [seat, own] of letters.entries()) tokens(before, seat, own);
    });

  test('most troops: may take one Politics action', () => {
    const state = withHands(
      [{ troops: 3 }, { troops: 1 }],
      [['gifts-from-the-west', 'council'], ['archives']],
    );
    expect(asked(state)).toEqual(['0:play']);
    expect(
      moves(state, 0)
        .map(({ type }) => type)
        .toSorted(),
    ).toEqual(['pass', 'play', 'play']);
    const after = answer(state, 0, { type: 'play', card: 'gifts-from-the-west' });
    expect(after.round).toBe(2);
    expect(player(after, 0)).toMatchObject({
      inPlay: ['gifts-from-the-west'],
      drachmas: 4,
      hand: ['council'],
    });
  });

  test('R2.F3 scrolls do not stand in for tokens', () => {
    const state = withHands([{ troops: 3, scrolls: 9 }, {}], [['quarry', 'gifts-from-the-west'], []]);
    expect(movesOf(state, 0, 'play').map(({ card }) => card)).toEqual(['gifts-from-the-west']);
    expect(withHands([{ troops: 3, scrolls: 9 }, {}], [['quarry'], []]).round).toBe(2);
  });

  test('R2.F1 R2.F2 all tied players, at the same time; R2.D3 what fires on playing a card fires', () => {
    const hands: CardId[][] = [['gifts-from-the-west'], ['council'], ['archives']];
    let state = withHands([{ troops: 3 }, { troops: 3 }, { troops: 2, drachmas: 5 }], hands);
    expect(asked(state)).toEqual(['0:play', '1:play']);
    const seen = new Set<string>();
    while (state.phase === 'resolution') {
      seen.add(asked(state)[0] ?? '');
      const seat = firstAsked(state);
      state = answer(state, seat, moves(state, seat).find(({ type }) => type === 'play') ?? { type: 'pass' });
    }
    expect([...seen].toSorted()).toEqual(['0:play', '1:play']);
    expect(each(state, 'inPlay')).toEqual([['gifts-from-the-west'], ['council'], []]);
  });
});

describe('rise-of-persia R2.F2 R2.F3', () => {
  test('all, in turn order, may raise military by one for 2 drachmas less', () => {
    let state = open('rise-of-persia', [
      { drachmas: 3, military: 3 },
      { drachmas: 0, military: 1 },
      { drachmas: 2, military: 3, scrolls: 5 },
    ]);
    for (const seat of turnOrder(state)) {
      expect(asked(state)).toEqual([`${seat}:progress`]);
      expect(moves(state, seat)).toHaveLength(2);
      state = answer(state, seat, { type: 'progress', track: 'military' });
    }
    expect(state.round).toBe(2);
    expect(each(state, 'military')).toEqual([4, 2, 4]);
    expect(each(state, 'drachmas')).toEqual([1, 0, 0]);
    expect(each(state, 'glory')).toEqual([1, 1, 1]);
    expect(each(state, 'scrolls')).toEqual([0, 0, 5]);
  });

  test('only military; may be passed; not at level 7, not without the drachmas', () => {
    const state = open('rise-of-persia', [
      { drachmas: 9, military: 2 },
      { drachmas: 9, military: 7 },
      { drachmas: 6, military: 6 },
    ]);
    expect(asked(state)).toEqual(['0:progress']);
    expect(typeof refusal(state, 0, { type: 'progress', track: 'culture' })).toBe('string');
    expect(player(pass(state), 0)).toMatchObject({ military: 2, drachmas: 9 });
  });
});

describe('thirty-tyrants R2.F1 R3.2 R3.4 R3.5 R6.14', () => {
  const tyrants = (troops: number[], cards: Parameters<typeof deal>[1]) =>
    open(
      'thirty-tyrants',
      troops.map((own) => ({ troops: own })),
      (before) => deal(before, cards),
    );

  test('most draws 2; fewest chooses 2 to discard, which go under the deck', () => {
    const hands: CardId[][] = [['bank'], ['quarry', 'oracle', 'power'], ['persians']];
    const state = tyrants([5, 1, 3], { hands, top: ['archives', 'council'] });
    expect(asked(state)).toEqual(['1:discard']);
    expect(player(state, 0).hand).toEqual(['bank', 'archives', 'council']);
    expect(moves(state, 1)).toEqual([
      { type: 'discard', cards: ['quarry', 'oracle'] },
      { type: 'discard', cards: ['quarry', 'power'] },
      { type: 'discard', cards: ['oracle', 'power'] },
    ]);
    const after = answer(state, 1, { type: 'discard', cards: ['quarry', 'power'] });
    expect(each(after, 'hand')).toEqual([['bank', 'archives', 'council'], ['oracle'], ['persians']]);
    expect(after.politicsDeck.slice(-2).toSorted()).toEqual(['power', 'quarry']);
    expect(allCards(after)).toHaveLength(40);
    expect(typeof refusal(state, 1, { type: 'discard', cards: ['quarry'] })).toBe('string');
    expect(typeof refusal(state, 1, { type: 'discard', cards: ['quarry', 'quarry'] })).toBe('string');
    expect(typeof refusal(state, 1, { type: 'discard', cards: ['quarry', 'bank'] })).toBe('string');
  });

  test.each([[[]], [['quarry']], [['quarry', 'oracle']]] as [CardId[]][])(
    'R3.2 a hand of %j is discarded whole, without a question',
    (hand) => {
      const state = tyrants([5, 1], { hands: [[], hand] });
      expect(state.round).toBe(2);
      expect(player(state, 1).hand).toEqual([]);
      expect(allCards(state)).toHaveLength(40);
    },
  );

  test('R6.14 both most and fewest: draws first, then discards any two', () => {
    const state = tyrants([2, 2], {
      hands: [['bank'], ['quarry']],
      top: ['archives', 'council', 'oracle', 'power'],
    });
    expect(asked(state)).toEqual(['0:discard', '1:discard']);
    const [first = 0, second = 1] = turnOrder(state);
    expect(player(state, first).hand.slice(1)).toEqual(['archives', 'council']);
    expect(player(state, second).hand.slice(1)).toEqual(['oracle', 'power']);
    expect(moves(state, 0)).toHaveLength(3);
    const own = player(state, first).hand;
    const after = answer(state, first, { type: 'discard', cards: own.slice(0, 2) });
    expect(player(after, first).hand).toEqual(own.slice(2));
  });

  test('R6.14 the last cards are drawn in turn order', () => {
    const state = beforeEvent('thirty-tyrants', [{ troops: 3 }, { troops: 3 }, { troops: 1 }]);
    const three: CardId[] = ['archives', 'council', 'oracle'];
    // Cards in play are out of reach: only three are left in the deck.
    deal(state, { inPlay: [[], [], allCards(state).filter((card) => !three.includes(card))], top: three });
    const after = pass(state);
    expect(player(after, 0).hand).toEqual(['archives', 'council']);
    expect(player(after, 1).hand).toEqual(['oracle']);
    expect(player(after, 2).inPlay).toHaveLength(37);
  });

  test('R3.7 cards in play are not discarded', () => {
    const state = tyrants([5, 1], { hands: [], inPlay: [[], ['bank', 'power']] });
    expect(player(state, 1).inPlay).toEqual(['bank', 'power']);
  });
});

describe('conquest-of-the-persians R2.F2 R6.10', () => {
  const conquest = (
    players: Fields[],
    setup: Parameters<typeof beforeEvent>[2] = {},
    prepare: (state: GameState) => void = () => undefined,
  ) => {
    const state = beforeEvent('conquest-of-the-persians', players, setup);
    edit(state, { explored: ['persepolis'] });
    prepare(state);
    return pass(state);
  };

  test('R6.10 nothing unless Persepolis was explored', () => {
    expect(open('conquest-of-the-persians', [{ drachmas: 9 }, { drachmas: 9 }]).round).toBe(2);
  });

  test('R6.10 each in turn order may take one action other than Military', () => {
    let state = conquest([{}, {}, {}]);
    for (const seat of turnOrder(state)) {
      expect(state.phase).toBe('resolution');
      expect(asked(state)).toEqual([`${seat}:action`]);
      const actions = movesOf(state, seat, 'action').map(({ action }) => action);
      expect(actions).toEqual(expect.arrayContaining([0, 1, 2, 3]));
      expect(actions).not.toContain(4);
      expect(moves(state, seat)).toContainEqual({ type: 'pass' });
      expect(typeof refusal(state, seat, { type: 'action', action: 4 })).toBe('string');
      state = pass(state);
    }
    expect(state.round).toBe(2);
  });

  test('R6.10 without dice or citizens, even an action already taken this round', () => {
    // Everyone took Philosophy and Culture in this round.
    let state = conquest([{ citizens: 0, culture: 5 }, { citizens: 0 }]);
    for (const seat of turnOrder(state))
      state = answer(state, seat, { type: 'action', action: seat === 0 ? 2 : 0 });
    expect(each(state, 'citizens')).toEqual([0, 0]);
    expect(player(state, 0).points).toBe(5);
    expect(player(state, 1).scrolls).toBe(1);
  });

  test('R6.10 one finishes before the next begins', () => {
    const state = conquest([{ drachmas: 9 }, { drachmas: 9 }]);
    const [first = 0, second = 1] = turnOrder(state);
    const trading = answer(state, first, { type: 'action', action: 3 });
    expect(asked(trading)).toEqual([`${first}:buy`]);
    expect(asked(answer(trading, first, { type: 'buy', color: 'red' }))).toEqual([`${second}:action`]);
  });

  test('R6.10 Politics and Development, with their usual requirements', () => {
    const players: Fields[] = [{ drachmas: 9, scrolls: 9 }, {}];
    const state = conquest(players, { cities: ['miletus', 'athens'] }, (before) => {
      deal(before, { hands: [['gifts-from-the-west', 'quarry']] });
      tokens(before, 0, 'R');
    });
    const playing = answer(state, 0, { type: 'action', action: 5 });
    expect(movesOf(playing, 0, 'play')).toHaveLength(2);
    const developing = answer(state, 0, { type: 'action', action: 6 });
    // Nothing but developing can follow, so it may happen automatically.
    const developed =
      asked(developing)[0] === '0:develop' ? answer(developing, 0, { type: 'develop' }) : developing;
    expect(player(developed, 0)).toMatchObject({ development: 2, drachmas: 8 });
  });

  test('R2.F3 scrolls do not stand in for tokens', () => {
    const state = conquest([{ drachmas: 9, scrolls: 9 }, {}], { cities: ['miletus', 'athens'] }, (before) => {
      deal(before, { hands: [['quarry', 'gifts-from-the-west']] });
    });
    const playing = answer(state, 0, { type: 'action', action: 5 });
    expect(movesOf(playing, 0, 'play').map(({ card }) => card)).not.toContain('quarry');
    const canDevelop = moves(state, 0).some((move) => move.type === 'action' && move.action === 6);
    const tried = canDevelop ? answer(state, 0, { type: 'action', action: 6 }) : state;
    expect(moves(tried, 0)).not.toContainEqual({ type: 'develop' });
    expect(player(tried, 0).development).toBe(1);
  });

  test('R6.10 R2.D13 Development may unlock Sparta 3: Military inside, each overflow ends with its action', () => {
    const own: Fields = { development: 2, drachmas: 2, troops: 14, military: 5 };
    let state = conquest([own, {}], { cities: ['sparta', 'athens'] }, (before) => {
      tokens(before, 0, 'BBBGR');
    });
    state = answer(state, 0, { type: 'action', action: 6 });
    if (asked(state)[0] === '0:develop') state = answer(state, 0, { type: 'develop' });
    expect(asked(state)).toEqual(['0:explore']);
    expect(player(state, 0)).toMatchObject({ troops: 19, taxes: 1 });
    state = pass(state);
    expect(asked(state)).toEqual(['0:explore']);
    expect(player(state, 0)).toMatchObject({ troops: 20, taxes: 2 });
    state = pass(state);
    expect(asked(state)).toEqual(['1:action']);
    expect(player(state, 0).troops).toBe(15);
  });
});

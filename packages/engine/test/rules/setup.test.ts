import { describe, expect, test } from 'vitest';
import {
  CARD_IDS,
  type CardId,
  type CityId,
  createGame,
  type GameSetup,
  type GameState,
  SPACES,
  view,
} from '../../src/index.ts';
import { allCards, answer, asked, each, moves, movesOf, passUntil, player, start, tokens } from '../kit.ts';

const CITIES: CityId[] = ['argos', 'athens', 'corinth', 'miletus', 'olympia', 'sparta', 'thebes'];
const SEEDS = Array.from({ length: 60 }, (_, index) => `seed ${index}`);
const PLAYERS = [2, 3, 4] as const;

const choosing = (seed: string, players: GameSetup['players'] = 4) =>
  createGame({ players, seed, options: { cityChoice: 'choose', draft: 'deal' } });

describe('R1.1 everyone starts alike', () => {
  test.each(PLAYERS)('%i players', (players) => {
    const state = createGame({ players, seed: 'alike' });
    const without = structuredClone(state);
    tokens(without, 0, '');
    expect(state.players).toHaveLength(players);
    for (const own of state.players) {
      expect(own).toMatchObject({ economy: 1, culture: 1, military: 1, citizens: 3, taxes: 0, glory: 0 });
      expect(own).toMatchObject({
        troops: 0,
        points: 0,
        scrolls: 0,
        drachmas: 4,
        inPlay: [],
        tiles: null,
        kept: null,
      });
      expect(own.knowledge).toEqual(player(without, 0).knowledge);
    }
  });

  test('two dice are rolled, the third is locked', () => {
    expect(each(start({ players: 4 }), 'dice').map((dice) => dice.length)).toEqual([2, 2, 2, 2]);
  });

  test.each([0, 1, 5, 2.5])('%d players are refused', (players) => {
    expect(() => createGame({ players: players as 2, seed: 'few' })).toThrow(Error);
  });
});

describe('R1.2 cities', () => {
  test.each(PLAYERS)('R1.2 %i random cities, no city twice', (players) => {
    for (const seed of SEEDS) expect(new Set(each(createGame({ players, seed }), 'city')).size).toBe(players);
  });

  test('R1.2 every seat can get every city', () => {
    const games = SEEDS.map((seed) => each(createGame({ players: 2, seed }), 'city'));
    for (const seat of [0, 1]) expect(new Set(games.map((cities) => cities[seat]))).toEqual(new Set(CITIES));
  });

  test('R1.2 cities named in the setup are taken by seat', () => {
    expect(each(start({ players: 3, cities: ['thebes', 'argos', 'miletus'] }), 'city')).toEqual([
      'thebes',
      'argos',
      'miletus',
    ]);
  });

  test('R1.2 R1.7 chosen in turn order from the first player', () => {
    for (const seed of SEEDS.slice(0, 12)) {
      let state = choosing(seed);
      const first = Number(asked(state)[0]?.[0]);
      for (const place of [0, 1, 2, 3]) {
        const seat = (first + place) % 4;
        expect(state.phase).toBe('setup');
        expect(asked(state)).toEqual([`${seat}:city`]);
        const left = CITIES.filter((city) => !CITIES.slice(0, place).includes(city));
        expect(moves(state, seat)).toHaveLength(left.length);
        expect(moves(state, seat)).toEqual(
          expect.arrayContaining(left.map((city) => ({ type: 'city', city }))),
        );
        state = answer(state, seat, { type: 'city', city: CITIES[place] ?? 'argos' });
      }
      expect(state.phase).toBe('dice');
      expect(Array.from({ length: 4 }, (_, place) => player(state, (first + place) % 4).city)).toEqual(
        CITIES.slice(0, 4),
      );
    }
  });
});

test.each(['pass', 'deal'] as const)(
  'R1.2 R1.3 no card is seen before the cities are chosen, draft %s',
  (draft) => {
    const state = createGame({ players: 2, seed: 'blind', options: { cityChoice: 'choose', draft } });
    for (const seat of [0, 1] as const) {
      const seen = JSON.stringify(view(state, seat));
      expect(CARD_IDS.filter((card) => seen.includes(`"${card}"`))).toEqual([]);
    }
  },
);

describe('R1.3 draft', () => {
  const packOf = (state: GameState, seat: number) => movesOf(state, seat, 'draft').map(({ card }) => card);

  test.each(PLAYERS)('R1.3 %i players: keep one, pass the rest to the left, end with five', (players) => {
    const seats = Array.from({ length: players }, (_, seat) => seat);
    let state = createGame({ players, seed: 'draft' });
    expect(state.phase).toBe('draft');
    const kept: CardId[][] = seats.map(() => []);
    let packs = seats.map((seat) => packOf(state, seat));
    for (const size of [5, 4, 3, 2]) {
      expect(asked(state)).toEqual(seats.map((seat) => `${seat}:draft`));
      expect(packs.map((pack) => pack.length)).toEqual(seats.map(() => size));
      const rests: CardId[][] = [];
      for (const seat of seats) {
        const [rest, card] = [packs[seat]?.slice(0, -1) ?? [], packs[seat]?.at(-1) ?? 'bank'];
        rests.push(rest);
        kept[seat]?.push(card);
        state = answer(state, seat, { type: 'draft', card });
      }
      packs = seats.map((seat) => rests[(seat + players - 1) % players] ?? []);
      if (size > 2) {
        for (const seat of seats) expect(packOf(state, seat).toSorted()).toEqual(packs[seat]?.toSorted());
      }
    }
    expect(state.phase).toBe('dice');
    for (const seat of seats) {
      expect(player(state, seat).hand.toSorted()).toEqual(
        [...(kept[seat] ?? []), ...(packs[seat] ?? [])].toSorted(),
      );
    }
    expect(state.politicsDeck).toHaveLength(40 - 5 * players);
    expect(allCards(state)).toHaveLength(40);
  });

  test('R1.3 the cards are shuffled', () => {
    const hands = SEEDS.map((seed) => packOf(createGame({ players: 2, seed }), 0).join());
    expect(new Set(hands).size).toBe(SEEDS.length);
  });

  test('R1.8 dealt hands are kept, nothing is passed', () => {
    const passed = createGame({ players: 3, seed: 'deal', cities: ['sparta', 'athens', 'argos'] });
    const dealt = start({ players: 3, seed: 'deal', cities: ['sparta', 'athens', 'argos'] });
    expect(dealt.phase).toBe('dice');
    expect(each(dealt, 'hand').map((hand) => hand.length)).toEqual([5, 5, 5]);
    expect(each(dealt, 'hand').map((hand) => hand.toSorted())).toEqual(
      [0, 1, 2].map((seat) => packOf(passed, seat).toSorted()),
    );
    expect(dealt.politicsDeck).toHaveLength(25);
  });
});

describe('R1.4 event deck', () => {
  test('R1.4 nine events: Growing Population, seven of the others, Conquest of the Persians', () => {
    for (const seed of SEEDS) {
      const { event, eventDeck } = start({ seed });
      const all = [event, ...eventDeck];
      expect(new Set(all).size).toBe(9);
      expect(all).toHaveLength(9);
      expect([all.at(0), all.at(8)]).toEqual(['growing-population', 'conquest-of-the-persians']);
    }
  });

  test('R1.4 each of the fourteen others occurs, in any of rounds 2 to 8', () => {
    const decks = Array.from({ length: 400 }, (_, seed) => start({ seed: String(seed) }).eventDeck);
    for (const place of [0, 6]) expect(new Set(decks.map((deck) => deck[place])).size).toBe(14);
  });
});

test('R1.5 33 spaces with one token each and Persepolis with three: 36 tokens, none taken', () => {
  const spaces = SPACES.filter(({ color }) => color !== 'persepolis');
  expect(spaces).toHaveLength(33);
  expect(SPACES.filter(({ color }) => color === 'persepolis')).toHaveLength(1);
  expect(spaces.length + 3).toBe(36);
  expect(start().explored).toEqual([]);
});

describe('R1.6 development 1 applies after the draft', () => {
  const table: [CityId, object][] = [
    ['argos', { troops: 2 }],
    ['athens', { scrolls: 3 }],
    ['corinth', { drachmas: 8 }],
    ['miletus', { economy: 2, citizens: 6 }],
    // The taxes of round 1 are collected before the first assignment.
    ['olympia', { taxes: 1, drachmas: 5 }],
    ['sparta', {}],
    ['thebes', { military: 2, glory: 1 }],
  ];
  test.each(table)('R1.6 %s', (city, changes) => {
    const state = start({ cities: [city, city === 'sparta' ? 'athens' : 'sparta'] });
    const own = player(state, 0);
    const grown = own.dice.reduce((sum, die) => sum + die, 0) <= 4 ? 1 : 0;
    const expected = {
      scrolls: 0,
      troops: 0,
      drachmas: 4,
      economy: 1,
      military: 1,
      glory: 0,
      taxes: 0,
      ...changes,
    };
    expect({ ...own, scrolls: own.scrolls - grown }).toMatchObject({
      citizens: 3,
      culture: 1,
      development: 1,
      ...expected,
    });
  });

  test('R1.6 not before the draft is over', () => {
    const state = createGame({ players: 2, seed: 'late', cities: ['corinth', 'miletus'] });
    expect(each(state, 'drachmas')).toEqual([4, 4]);
    const after = passUntil(state, ({ phase }) => phase === 'dice');
    expect([player(after, 0).drachmas, player(after, 1).economy]).toEqual([8, 2]);
  });
});

test('R1.7 a random player is first before round 1', () => {
  const firsts = SEEDS.map((seed) => asked(choosing(seed))[0]);
  expect(new Set(firsts)).toEqual(new Set(['0:city', '1:city', '2:city', '3:city']));
});

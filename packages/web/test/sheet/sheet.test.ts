import { BOTS } from '@khora/bots';
import { type GameState, replayEvents, seated, standings } from '@khora/engine';
import { expect, test } from 'vitest';
import { countOf } from '../../src/screens/sheet/kept-sheet.ts';
import {
  askedOf,
  countUp,
  END_CARDS,
  newcomer,
  type Possessions,
  tieOf,
} from '../../src/screens/sheet/table-state.ts';
import { botGame } from '../bot-game.ts';

/** A game among bots, and what the final scoring gave each seat. */
function finished(seed: string): { readonly end: GameState; readonly scored: readonly number[] } {
  const record = botGame({ players: 4, seed }, (seen) => BOTS.citizen(seen, { seed: 'x' }));
  const told = [...replayEvents(record)];
  const scored = [0, 0, 0, 0];
  for (const event of told.flatMap(({ events }) => events))
    if (event.type === 'scored') scored[event.seat] = (scored[event.seat] ?? 0) + event.points;
  const end = told.at(-1)?.state;
  if (!end) throw new Error('a game has positions');
  return { end, scored };
}

/** What a player would read off the table before the final scoring. */
function read({ end, scored }: ReturnType<typeof finished>): Possessions[] {
  return seated(end.players).map(([own, seat]) => ({
    ...newcomer(seat, `${seat}`),
    city: own.city ?? 'athens',
    development: own.development,
    points: own.points - (scored[seat] ?? 0),
    glory: own.glory,
    drachmas: own.drachmas,
    taxes: own.taxes,
    citizens: own.citizens,
    levels: { economy: own.economy, culture: own.culture, military: own.military },
    knowledge: own.knowledge,
    cards: own.inPlay.filter((id) => END_CARDS.includes(id)),
    cardsInPlay: own.inPlay.length,
    cardsInHand: own.hand.length,
  }));
}

test.each(['one', 'two', 'three', 'four'])('the sheet counts what the game counts: %s', (seed) => {
  const game = finished(seed);
  const counted = countUp(read(game)).map(({ seat, rank, points }) => ({ seat, rank, points }));
  expect(counted).toEqual(standings(game.end).map(({ seat, rank, points }) => ({ seat, rank, points })));
});

test('only what counts is asked', () => {
  const plain = newcomer(0, 'Ada');
  expect([...askedOf({ ...plain, city: 'argos', development: 4 })]).toEqual([]);
  expect([...askedOf({ ...plain, city: 'thebes', development: 4 })]).toEqual(['minors']);
  expect([...askedOf({ ...plain, city: 'thebes', development: 3 })]).toEqual([]);
  expect([...askedOf({ ...plain, cards: ['diversification', 'heavy-taxes'] })]).toEqual([
    'economy',
    'culture',
    'military',
    'taxes',
  ]);
});

test('R4.2 a tie is broken by drachmas, or shared', () => {
  const ada = { ...newcomer(0, 'Ada'), points: 50, drachmas: 5 };
  const bea = { ...newcomer(1, 'Bea'), points: 50, drachmas: 3 };
  expect(countUp([ada, bea]).map(({ rank }) => rank)).toEqual([1, 2]);
  expect(tieOf(countUp([ada, bea]))).toBe('drachmas');
  expect(tieOf(countUp([ada, { ...bea, drachmas: 5 }]))).toBe('shared');
  expect(tieOf(countUp([ada, { ...bea, points: 49 }]))).toBeNull();
});

test('R4.1 glory counts per major token, cards and developments by what they look at', () => {
  const major = { minor: 0, major: 1 };
  const ada: Possessions = {
    ...newcomer(0, 'Ada'),
    points: 40,
    glory: 3,
    drachmas: 7,
    knowledge: { red: major, blue: major, green: { minor: 2, major: 0 } },
    cards: ['bank', 'hall-of-statues'],
  };
  const [first] = countUp([ada, newcomer(1, 'Bea')]);
  expect(first?.points).toBe(40 + 6 + 3 + 4);
});

test('what is typed becomes a number', () => {
  expect(['', '12', '-3', 'x', '7.9', '5000'].map((text) => countOf(text))).toEqual([0, 12, 0, 0, 7, 999]);
});

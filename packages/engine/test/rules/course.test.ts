import { describe, expect, test } from 'vitest';
import { decisions, type GameState, type Move, play } from '../../src/index.ts';
import { random } from '../../src/random.ts';
import {
  asked,
  beforeAchievements,
  beforeEvent,
  deal,
  each,
  edit,
  nextAssignment,
  pass,
  passUntil,
  player,
  set,
  start,
} from '../kit.ts';

describe('from round to round', () => {
  test('R2.A1 past events are kept in their order', () => {
    const first = start();
    const second = nextAssignment(first);
    const third = nextAssignment(second);
    expect([first, second, third].map(({ pastEvents }) => pastEvents)).toEqual([
      [],
      [first.event],
      [first.event, second.event],
    ]);
  });

  test('R2.C4 tiles are back with everyone when a round begins', () => {
    const state = nextAssignment(start({ players: 3 }));
    expect([each(state, 'tiles'), each(state, 'kept')]).toEqual([
      [null, null, null],
      [null, null, null],
    ]);
  });

  test('R1.3 after the draft no picked card is left', () => {
    const state = start({ players: 3, options: { draft: 'pass' } });
    const drafted = passUntil(state, ({ phase }) => phase !== 'draft');
    expect(each(drafted, 'picked')).toEqual([null, null, null]);
  });

  test('R2.A1 R2.F1 a round needs an event', () => {
    const empty = start();
    edit(empty, { eventDeck: [] });
    expect(() => nextAssignment(empty)).toThrow('The event deck is empty.');
    const none = beforeEvent('growing-population', [{}, {}]);
    edit(none, { event: null });
    expect(() => pass(none)).toThrow('No event is announced.');
  });
});

describe('dice', () => {
  const below = (purpose: 'dice' | 'sharedDice', place: { round: number; seat?: number }, count: number) => {
    const stream = random('kit', purpose, place);
    return Array.from({ length: count }, () => stream.below(6) + 1);
  };

  /** The assignment of round 2, where seat 0 has a third die. */
  const second = (dice: 'standard' | 'shared'): GameState => {
    const state = start({ options: { dice } });
    set(state, 0, { culture: 4 });
    return nextAssignment(state);
  };

  test('R2.C1 two dice, and a third at culture 4, from the stream of the round and the seat', () => {
    const state = second('standard');
    expect(player(state, 0).dice).toEqual(below('dice', { round: 2, seat: 0 }, 3));
    expect(player(state, 1).dice).toEqual(below('dice', { round: 2, seat: 1 }, 2));
  });

  test('R5.2 two shared dice of the round, and a third of the player', () => {
    const state = second('shared');
    const shared = below('sharedDice', { round: 2 }, 2);
    expect(player(state, 1).dice).toEqual(shared);
    expect(player(state, 0).dice).toEqual([...shared, ...below('dice', { round: 2, seat: 0 }, 1)]);
    expect(below('sharedDice', { round: 1 }, 20)).not.toEqual(below('sharedDice', { round: 2 }, 20));
  });
});

describe('phase F', () => {
  test('R2.F1 every event begins with its first effect', () => {
    const state = beforeEvent('oracle-of-delphi', [{}, {}]);
    edit(state, { resolved: 9 });
    set(state, 0, { knowledge: { ...player(state, 0).knowledge, red: { minor: 1, major: 1 } } });
    expect(asked(pass(state))).toEqual(['0:lose']);
  });

  test('R6.10 the Conquest of the Persians needs Persepolis explored, not any space', () => {
    const state = beforeEvent('conquest-of-the-persians', [{}, {}]);
    edit(state, { explored: ['red-2-1'] });
    expect(asked(pass(state))).not.toContain('0:action');
  });

  test('R2.F1 who had most and fewest troops is forgotten afterwards', () => {
    const state = beforeAchievements([{ points: 10, troops: 3 }, {}]);
    const after = pass(state);
    expect(asked(after)).toEqual(['0:claim']);
    expect([after.most, after.fewest]).toEqual([[], []]);
  });
});

test('R2.G2 those who share an achievement are listed by seat, whoever is first', () => {
  const state = beforeAchievements([{ points: 10 }, { points: 10 }]);
  edit(state, { firstPlayer: 1 });
  const after = passUntil(state, ({ achievements }) => achievements.points.length > 0);
  expect(after.achievements.points).toEqual([0, 1]);
});

describe('events for what happens automatically', () => {
  const PASS: Move = { type: 'pass' };
  const typesAfter = (state: GameState, move: Move = PASS) =>
    play(state, decisions(state)[0]?.seat ?? 0, move).events.map(({ type }) => type);

  /** The Thirty Tyrants take two cards of seat 0. */
  const tyrants = (...hand: ('bank' | 'power')[]): GameState => {
    const state = beforeEvent('thirty-tyrants', [{}, { troops: 1 }]);
    deal(state, { hands: [hand] });
    return state;
  };

  test('R3.5 a discard without a choice happens in its turn; discarding no cards is not reported', () => {
    const types = typesAfter(tyrants('bank', 'power'));
    expect(types.indexOf('discarded')).toBeGreaterThan(types.indexOf('phase'));
    expect(typesAfter(tyrants())).not.toContain('discarded');
  });

  test('R2.C7 tiles that are set aside are reported in order', () => {
    const state = start();
    for (const seat of [0, 1]) set(state, seat, { dice: [1, 1], citizens: 0, scrolls: 0 });
    const assigned = play(state, 0, { type: 'assign', tiles: [6, 5] }).state;
    const { events } = play(assigned, 1, { type: 'assign', tiles: [0, 1] });
    const aside = events.flatMap((event) => (event.type === 'paid' ? [event.aside] : []));
    expect(aside.toSorted((a, b) => a.length - b.length)).toEqual([[], [5, 6]]);
  });
});

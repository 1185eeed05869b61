import { describe, expect, test } from 'vitest';
import {
  createGame,
  decisions,
  type GameSetup,
  type GameState,
  IllegalMoveError,
  isOver,
  type Move,
  play,
  type Seat,
} from '../src/index.ts';
import {
  answer,
  beforeEvent,
  moves,
  passUntil,
  playRandomly,
  refusal,
  set,
  start,
  still,
  take,
} from './kit.ts';

const json = (value: unknown) => JSON.stringify(value);

const DEEP = JSON.parse('['.repeat(500) + ']'.repeat(500)) as unknown;

const TEXTS = `[
  null, true, false, 0, -1, 1.5, 1e308, "", "pass", "assign", [], [[]], {}, {"__proto__": {"type": "pass"}},
  {"type": ""}, {"type": "__proto__"}, {"type": "constructor"}, {"type": "toString"}, {"type": "hasOwnProperty"},
  {"type": null}, {"type": 1}, {"type": {}}, {"type": []}, {"type": ["assign"]}, {"type": "assign"},
  {"type": "assign", "tiles": null}, {"type": "assign", "tiles": "01"}, {"type": "assign", "tiles": 7},
  {"type": "assign", "tiles": {}}, {"type": "assign", "tiles": []}, {"type": "assign", "tiles": [0]},
  {"type": "assign", "tiles": [0, 0]}, {"type": "assign", "tiles": [0, 7]}, {"type": "assign", "tiles": [0, -1]},
  {"type": "assign", "tiles": [0, 1.5]}, {"type": "assign", "tiles": ["0", "1"]}, {"type": "assign", "tiles": [0, null]},
  {"type": "assign", "tiles": [[0], [1]]}, {"type": "assign", "tiles": [0, 1, 2]},
  {"type": "assign", "tiles": {"0": 0, "1": 1, "length": 2}}, {"type": "assign", "tiles": [0, 1], "__proto__": null},
  {"type": "pay"}, {"type": "pay", "tiles": [0, 2]}, {"type": "pay", "tiles": [0, 2], "scrolls": -1},
  {"type": "pay", "tiles": [0, 2], "scrolls": 0.5}, {"type": "pay", "tiles": [0, 2], "scrolls": 99},
  {"type": "pay", "tiles": [0, 2], "scrolls": "1"}, {"type": "pay", "tiles": [0, 2], "scrolls": null},
  {"type": "pay", "tiles": [0, 2], "scrolls": 1e9}, {"type": "pay", "tiles": "", "scrolls": 0}
]`;

const SEATS = '[-1, 2, 3, 4, 0.5, "0", "", "length", "__proto__", null, true, {}, [], [0]]';

describe('hostile input', () => {
  const VALUES = [
    ...(JSON.parse(TEXTS) as unknown[]),
    undefined,
    Number.NaN,
    DEEP,
    { type: DEEP },
    { type: 'assign', tiles: DEEP },
  ];
  const NAMES = JSON.parse(
    '["__proto__", "constructor", "nowhere", "", null, 3, {}, ["red-2-1"]]',
  ) as unknown[];
  const FIELDS: [type: Move['type'], ...fields: string[]][] = [
    ['city', 'city'],
    ['draft', 'card'],
    ['reroll', 'dice'],
    ['keep', 'card'],
    ['buy', 'color'],
    ['explore', 'space'],
    ['play', 'card'],
    ['progress', 'track'],
    ['tracks', 'tracks'],
    ['reward', 'reward'],
    ['token', 'color'],
    ['takeBack', 'card'],
    ['lose', 'color', 'size'],
    ['discard', 'cards'],
    ['action', 'action'],
    ['claim', 'achievement', 'reward'],
  ];
  for (const [type, ...fields] of FIELDS) {
    VALUES.push({ type });
    for (const name of NAMES) {
      VALUES.push({ type, ...Object.fromEntries(fields.map((field) => [field, name])) });
      VALUES.push({ type, ...Object.fromEntries(fields.map((field) => [field, [name, name]])) });
    }
  }
  const positions: [string, GameState][] = [
    ['city', createGame({ players: 2, seed: 'h', options: { cityChoice: 'choose' } })],
    ['draft', createGame({ players: 2, seed: 'h' })],
    ['reroll', start({ options: { dice: 'reroll' } })],
    ['assign', start()],
    ['pay', paying()],
    ['explore', exploring()],
    ['progress', beforeEvent('drought', [{ drachmas: 9 }, { drachmas: 9 }])],
    ['over', passUntil(start(), isOver)],
  ];

  function paying() {
    const state = still();
    set(state, 0, { scrolls: 2, dice: [1, 1] });
    return answer(answer(state, 0, { type: 'assign', tiles: [6, 5] }), 1, { type: 'assign', tiles: [0, 2] });
  }
  function exploring() {
    const state = still();
    set(state, 0, { troops: 5 });
    return take(state, [4, 2], [0, 2]);
  }

  test.each(positions)(
    '%s: any value as a move throws IllegalMoveError and leaves the state untouched',
    (_, state) => {
      const before = json(state);
      for (const seat of state.players.keys()) {
        const legal = new Set(moves(state, seat).map(json));
        for (const value of VALUES) {
          if (legal.has(json(value))) continue;
          expect(refusal(state, seat, value), json(value)).toMatch(/^[a-z-]+$/);
        }
      }
      expect(json(state)).toBe(before);
    },
  );

  test.each(positions)('%s: any value as a seat throws IllegalMoveError', (_, state) => {
    const before = json(state);
    const move = decisions(state).map(({ seat }) => moves(state, seat)[0])[0] ?? { type: 'pass' };
    for (const seat of [
      ...(JSON.parse(SEATS) as unknown[]),
      undefined,
      Number.NaN,
      Number.POSITIVE_INFINITY,
    ]) {
      expect(() => play(state, seat as Seat, move), json(seat)).toThrow(IllegalMoveError);
    }
    expect(json(state)).toBe(before);
  });

  test('moves of any other kind, or at the wrong time, are refused with a reason', () => {
    const pool = new Map<string, Move>();
    playRandomly({ players: 3, seed: 'pool' }, 1, ({ move }) => pool.set(json(move), move));
    playRandomly({ players: 3, seed: 'other' }, 2, ({ before }) => {
      const frozen = json(before);
      for (const seat of before.players.keys()) {
        const legal = new Set(moves(before, seat).map(json));
        for (const [text, move] of pool) {
          if (!legal.has(text)) expect(refusal(before, seat, move), text).toMatch(/^[a-z-]+$/);
        }
      }
      expect(json(before)).toBe(frozen);
    });
  });

  test.each([
    [{ players: 1, seed: 'x' }],
    [{ players: 5, seed: 'x' }],
    [{ players: '2', seed: 'x' }],
    [{ players: 2 }],
    [{ players: 2, seed: 3 }],
    [{ players: 2, seed: 'x', cities: ['argos'] }],
    [{ players: 2, seed: 'x', cities: ['argos', 'argos'] }],
    [{ players: 2, seed: 'x', cities: ['argos', 'troy'] }],
    [{ players: 2, seed: 'x', cities: ['argos', 'athens'], options: { cityChoice: 'choose' } }],
    [{ players: 2, seed: 'x', options: { dice: 'loaded' } }],
    [{ players: 2, seed: 'x', options: { draft: 'none' } }],
    [{ players: 2, seed: 'x', options: { optionalPayment: 'yes' } }],
    [null],
  ] as unknown as [GameSetup][])('R1.1 R1.2 createGame refuses %j', (setup) => {
    expect(() => createGame(setup)).toThrow(/\w+ \w+/);
  });
});

import { describe, expect, test } from 'vitest';
import {
  createGame,
  decisions,
  type GameRecord,
  type GameSetup,
  type GameState,
  IllegalMoveError,
  type Move,
  RECORD_VERSION,
  RULES_VERSION,
  replay,
  type Seat,
  undo,
} from '../src/index.ts';
import { answer, asked, moves, movesOf, player, turnOrder } from './kit.ts';

describe('undo', () => {
  const setupOf = (
    cities: GameSetup['cities'],
    seed: string,
    options: GameSetup['options'] = { draft: 'deal' },
  ): GameSetup => ({
    players: 2,
    seed,
    ...(cities ? { cities } : {}),
    options,
  });

  class Table {
    record: GameRecord;
    state: GameState;
    constructor(setup: GameSetup) {
      this.record = { format: 'khora', version: RECORD_VERSION, rules: RULES_VERSION, setup, moves: [] };
      this.state = createGame(setup);
    }
    play(seat: number, move: Move): this {
      this.state = answer(this.state, seat, move);
      this.record = { ...this.record, moves: [...this.record.moves, { seat: seat as Seat, move }] };
      return this;
    }
    /** Assigns a tile and Philosophy to everyone, and keeps all. */
    assign(tile: 1 | 3 | 4 | 5): this {
      for (const seat of [0, 1]) this.play(seat, { type: 'assign', tiles: [tile, 0] });
      while (asked(this.state)[0]?.endsWith(':pay')) {
        const seat = Number(asked(this.state)[0]?.[0]);
        this.play(seat, { type: 'pay', tiles: [0, tile], scrolls: 0 });
      }
      return this;
    }
    undo(seat: number): GameRecord | null {
      return undo(this.record, seat as Seat);
    }
  }
  const at = (record: GameRecord | null) => (record ? [...replay(record)].at(-1) : null);
  const trading = () => new Table(setupOf(['corinth', 'olympia'], 'trade')).assign(3);

  test('R2.C7 a payment may not be taken back once it has shown the cards of Legislation', () => {
    const table = new Table(setupOf(['athens', 'sparta'], 'legislation'));
    for (const seat of [0, 1]) table.play(seat, { type: 'assign', tiles: [1, 0] });
    expect(asked(table.state)).toEqual(['0:pay']);
    table.play(0, { type: 'pay', tiles: [0, 1], scrolls: 0 });
    expect(asked(table.state)).toEqual(['0:keep', '1:keep']);
    expect(player(table.state, 0).offer).toHaveLength(2);
    expect(table.undo(0)).toBeNull();
  });

  test('a secret answer may be taken back until the last one is in', () => {
    const table = new Table(setupOf(['corinth', 'olympia'], 'trade'));
    const before = table.state;
    table.play(0, { type: 'assign', tiles: [0, 2] });
    expect(at(table.undo(0))).toEqual(before);
    expect(table.undo(1)).toBeNull();
    const once = table.state;
    table.play(0, { type: 'assign', tiles: [2, 0] });
    expect(at(table.undo(0))).toEqual(once);
    table.play(1, { type: 'assign', tiles: [0, 2] });
    // Nothing was drawn or rolled since, but the tiles have been seen.
    expect(table.state.phase).toBe('progress');
    expect([table.undo(0), table.undo(1)]).toEqual([null, null]);
  });

  test('R1.3 the same in the draft', () => {
    const table = new Table(setupOf(undefined, 'draft', {}));
    table.play(0, moves(table.state, 0)[0] ?? { type: 'pass' });
    expect(table.undo(0)?.moves).toEqual([]);
    table.play(1, moves(table.state, 1)[0] ?? { type: 'pass' });
    expect([table.undo(0), table.undo(1)]).toEqual([null, null]);
  });

  test('R2.D7 independent simultaneous moves do not prevent it', () => {
    const table = trading();
    expect(asked(table.state)).toEqual(['0:buy', '1:buy']);
    const open = table.state;
    table.play(0, { type: 'buy', color: 'red' });
    expect(at(table.undo(0))).toEqual(open);
    table.play(1, { type: 'buy', color: 'blue' });
    const without = table.undo(0);
    expect(without?.moves.at(-1)).toEqual({ seat: 1, move: { type: 'buy', color: 'blue' } });
    expect(at(without)).toEqual(answer(open, 1, { type: 'buy', color: 'blue' }));
    expect(at(table.undo(1))).toEqual(answer(open, 0, { type: 'buy', color: 'red' }));
  });

  test('R2.E1 a later move by another seat, or dice, prevent it', () => {
    const table = trading().play(0, { type: 'pass' }).play(1, { type: 'pass' });
    const [first = 0, second = 1] = turnOrder(table.state);
    const inE = table.state;
    table.play(first, { type: 'pass' });
    expect(asked(table.state)).toEqual([`${second}:progress`]);
    expect(at(table.undo(first))).toEqual(inE);
    expect(table.undo(second)).toBeNull();
    table.play(second, { type: 'pass' });
    expect(table.state.round).toBe(2);
    expect([table.undo(first), table.undo(second)]).toEqual([null, null]);
  });

  test("R2.D1 an exploration cannot be taken back after the next seat's exploration", () => {
    const table = new Table(setupOf(['argos', 'thebes'], 'war')).assign(4);
    const [first = 0, second = 1] = turnOrder(table.state);
    table.play(first, { type: 'explore', space: 'red-2-1' });
    expect(table.undo(first)).not.toBeNull();
    table.play(second, { type: 'explore', space: 'green-2-1' });
    expect(table.undo(first)).toBeNull();
    expect(table.undo(second)).not.toBeNull();
  });

  test('R2.D5 keeping a card may be taken back, the draw before it may not', () => {
    const table = new Table(setupOf(['corinth', 'olympia'], 'law')).assign(1);
    expect(asked(table.state)).toEqual(['0:keep', '1:keep']);
    expect([table.undo(0), table.undo(1)]).toEqual([null, null]);
    const open = table.state;
    table.play(0, moves(table.state, 0)[0] ?? { type: 'pass' });
    expect(at(table.undo(0))).toEqual(open);
  });

  test('a card that draws may not be taken back', () => {
    const seeds = Array.from({ length: 200 }, (_, seed) =>
      setupOf(['corinth', 'olympia'], `council ${seed}`),
    );
    const setup = seeds.find((one) => createGame(one).players[0]?.hand.includes('council'));
    if (!setup) throw new Error('no seed deals Council to seat 0');
    const table = new Table(setup);
    table
      .play(0, { type: 'assign', tiles: tilesFor(table.state, 5) })
      .play(1, { type: 'assign', tiles: [0, 1] });
    while (!movesOf(table.state, 0, 'play').some(({ card }) => card === 'council')) {
      const seat = decisions(table.state)[0]?.seat ?? 0;
      table.play(seat, moves(table.state, seat).at(-1) ?? { type: 'pass' });
    }
    table.play(0, { type: 'play', card: 'council' });
    expect(table.undo(0)).toBeNull();
  });

  /** The tile on the higher die, Philosophy on the other. */
  function tilesFor(state: GameState, tile: 5): [5, 0] | [0, 5] {
    const [one = 0, other = 0] = player(state, 0).dice;
    return one >= other ? [tile, 0] : [0, tile];
  }

  test('nothing to take back, and the record itself is never changed', () => {
    const table = new Table(setupOf(['corinth', 'olympia'], 'trade'));
    expect(table.undo(0)).toBeNull();
    expect(table.undo(3)).toBeNull();
    table.play(0, { type: 'assign', tiles: [0, 1] });
    const before = JSON.stringify(table.record);
    table.undo(0);
    expect(JSON.stringify(table.record)).toBe(before);
  });
});

describe('replay', () => {
  test('an illegal move in a record is not swallowed', () => {
    const record: GameRecord = {
      format: 'khora',
      version: RECORD_VERSION,
      rules: RULES_VERSION,
      setup: { players: 2, seed: 'bad' },
      moves: [{ seat: 0, move: { type: 'pass' } }],
    };
    expect(() => [...replay(record)]).toThrow(IllegalMoveError);
  });
});

import { describe, expect, test } from 'vitest';
import { advance, clone, decisions, type GameSetup, type GameState, legalMoves } from '../../src/index.ts';
import { playLine } from './line.ts';

/** The number of positions after this many moves, when the first seat asked tries all of its legal moves. */
function perft(state: GameState, depth: number): number {
  const open = depth > 0 ? decisions(state)[0] : undefined;
  if (!open) return 1;
  const moves = legalMoves(state, open.seat);
  if (depth === 1) return moves.length;
  let positions = 0;
  for (const move of moves) {
    const next = clone(state);
    advance(next, open.seat, move);
    positions += perft(next, depth - 1);
  }
  return positions;
}

/** The first position of the fixed line, in this round, at which this kind of move is asked for. */
function asking(setup: GameSetup, rules: number, kind: string, round: number): GameState {
  const stop = (state: GameState) => state.round >= round && decisions(state)[0]?.kind === kind;
  return playLine(setup, { rules, stop });
}

const DEPTHS = [1, 2, 3, 4];

const DEAL: GameSetup = { players: 2, seed: 'perft deal', options: { draft: 'deal' } };
const PASS: GameSetup = { players: 3, seed: 'perft pass', options: { cityChoice: 'choose' } };
const REROLL: GameSetup = { players: 2, seed: 'perft reroll', options: { draft: 'deal', dice: 'reroll' } };
const FOUR: GameSetup = { players: 4, seed: 'perft four', options: { draft: 'deal', optionalPayment: true } };

const TWO: GameSetup = { players: 2, seed: 'perft 288', options: { draft: 'deal' } };
const CARDS: GameSetup = { players: 2, seed: 'perft 312', options: { draft: 'deal' } };
const THREE: GameSetup = { players: 3, seed: 'perft 391', options: { draft: 'deal' } };

/** Lines in which nothing may be refused are the same in both versions. */
describe.each([1, 2])('rules version %i', (rules) => {
  test.each([
    { setup: PASS, kind: 'city', round: 0, counts: [7, 42, 210, 1050] },
    { setup: PASS, kind: 'draft', round: 0, counts: [5, 25, 125, 500] },
    { setup: DEAL, kind: 'assign', round: 1, counts: [42, 1764, 3768, 13616] },
    { setup: REROLL, kind: 'reroll', round: 1, counts: [4, 16, 672, 28224] },
    { setup: FOUR, kind: 'pay', round: 4, counts: [2, 4, 8, 16] },
    { setup: FOUR, kind: 'explore', round: 5, counts: [14, 28, 94, 348] },
    { setup: PASS, kind: 'play', round: 6, counts: [4, 8, 256, 10752] },
    { setup: FOUR, kind: 'progress', round: 7, counts: [4, 16, 280, 32568] },
    { setup: DEAL, kind: 'assign', round: 9, counts: [42, 1764, 3528, 14112] },
  ])(
    '$setup.seed: positions by depth from the first $kind of round $round on',
    ({ setup, kind, round, counts }) => {
      const state = asking(setup, rules, kind, round);
      expect(decisions(state)[0]?.kind).toBe(kind);
      expect(DEPTHS.map((depth) => perft(state, depth))).toEqual(counts);
    },
  );
});

test.each([
  { setup: TWO, rules: 1, kind: 'play', round: 2, counts: [4, 13, 390, 16380] },
  { setup: TWO, rules: 2, kind: 'play', round: 2, counts: [4, 12, 270, 11340] },
  { setup: TWO, rules: 2, kind: 'raise', round: 2, counts: [2, 6, 252, 10584] },
  { setup: CARDS, rules: 1, kind: 'play', round: 6, counts: [9, 341, 14322, 51156] },
  { setup: CARDS, rules: 2, kind: 'play', round: 6, counts: [9, 298, 12441, 40790] },
  { setup: CARDS, rules: 2, kind: 'takeBack', round: 6, counts: [2, 9, 218, 9076] },
  { setup: CARDS, rules: 2, kind: 'raise', round: 6, counts: [2, 84, 3528, 10584] },
  { setup: THREE, rules: 1, kind: 'tracks', round: 4, counts: [3, 9, 378, 15876] },
  { setup: THREE, rules: 2, kind: 'tracks', round: 4, counts: [4, 12, 504, 21168] },
  { setup: THREE, rules: 1, kind: 'takeBack', round: 9, counts: [2, 16, 48, 122] },
  { setup: THREE, rules: 2, kind: 'takeBack', round: 9, counts: [3, 23, 69, 176] },
])(
  'R3.8 R7.1 $setup.seed, rules $rules: positions by depth from the first $kind of round $round on',
  ({ setup, rules, kind, round, counts }) => {
    const state = asking(setup, rules, kind, round);
    expect(decisions(state)[0]?.kind).toBe(kind);
    expect(DEPTHS.map((depth) => perft(state, depth))).toEqual(counts);
  },
);

/** The number of legal moves at each position of the fixed line, one text for each round. */
function legalCounts(setup: GameSetup, rules: number): string[] {
  const rounds: string[] = [];
  playLine(setup, {
    rules,
    stop({ round }, moves) {
      rounds[round] = `${rounds[round] ?? ''} ${moves.length}`.trim();
      return false;
    },
  });
  return rounds.filter(Boolean);
}

test.each([
  {
    setup: DEAL,
    legal: [
      '42 42 2 4 4 4 2',
      '42 42 2 2 2',
      '42 42 2 2 12 3 2',
      '42 42 2 2 2',
      '42 42 4 2',
      '42 42 2 4 2',
      '42 42 3 3 4 3',
      '42 42 4 2 4 5 3',
      '42 42 4 2 2 6 3 2 2 2',
    ],
  },
  {
    setup: PASS,
    legal: [
      '7 6 5 5 5 5 4 4 4 3 3 3 2 2 2',
      '42 42 42 2 4 4 4',
      '42 42 42 2 4 3 3 2 2 2',
      '42 42 42 3 4 4 3',
      '42 42 42 3 2 4 16 4',
      '42 42 42 4 2 2 2 2',
      '42 42 42 2 3 4 5 2 4 2 10',
      '42 42 42 2 4 4 2',
      '42 42 42 2 2 4 4 5 6 4 4',
      '42 42 210 2 4 4 3 3',
    ],
  },
  {
    setup: REROLL,
    legal: [
      '4 4 42 42 3 4 4',
      '4 4 42 42 4 6 2 4 4',
      '4 4 42 42 3 4',
      '4 4 42 42 2 4 15',
      '4 4 42 42 2 2',
      '4 4 42 42 5 2 2 23 3 4',
      '4 4 42 42 2 2 13 3 3 3',
      '4 4 42 42 2 2 2 4 3 2',
      '4 4 42 42 2 2 2 4 12 2 4 2',
    ],
  },
  {
    setup: FOUR,
    legal: [
      '42 42 42 42 2 2 2 2 4 4 4 4 2 4 4',
      '42 42 42 42 2 2 2 2 2 4 2 4 4 2',
      '42 42 42 42 2 2 2 2 2 4 3 4',
      '42 42 42 42 2 2 2 2 2 4 21 15 2 3 4 2 2',
      '42 42 42 42 4 2 2 4 14 2 3 4',
      '42 42 42 42 2 2 2 2 22 27 4 2 3 4 10',
      '42 42 42 42 2 2 2 4 4 3 4 4 4',
      '42 42 42 42 4 4 2 4 4 10 16 2 4 4 4 4 2',
      '42 42 42 42 4 2 2 2 2 4 24 26 4 4 4 3',
    ],
  },
])('$setup.seed: legal moves along the fixed line', ({ setup, legal }) => {
  for (const rules of [1, 2]) expect(legalCounts(setup, rules), `rules ${rules}`).toEqual(legal);
});

import {
  advance,
  clone,
  createGame,
  decisions,
  type GameSetup,
  type GameState,
  legalMoves,
  type Move,
  type Seat,
} from '../src/index.ts';

/** What defines a game, apart from its seed. */
export interface Kind {
  readonly players: GameSetup['players'];
  /** The rules version. */
  readonly rules: number;
}

/** A game in progress, with one of its legal moves. */
interface Position {
  readonly state: GameState;
  readonly seat: Seat;
  readonly move: Move;
}

/** A quick generator (xorshift32): compared with the engine, choosing must cost next to nothing. */
function xorshift(seed: number): (n: number) => number {
  let state = seed || 1;
  return (n) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % n;
  };
}

/** A uniformly random move for one of the open decisions; null when the game is over. */
function randomMove(state: GameState, below: (n: number) => number): { seat: Seat; move: Move } | null {
  const open = decisions(state);
  const decision = open[open.length > 1 ? below(open.length) : 0];
  if (!decision) return null;
  const { seat } = decision;
  const moves = legalMoves(state, seat);
  const move = moves[below(moves.length)];
  if (!move) throw new Error(`Seat ${seat} has no legal move.`);
  return { seat, move };
}

/** Makes a random move; false when the game is over. */
function moveAtRandom(state: GameState, below: (n: number) => number): boolean {
  const chosen = randomMove(state, below);
  if (!chosen) return false;
  advance(state, chosen.seat, chosen.move);
  return true;
}

/** Plays whole games from `createGame` to the end; returns the number of decisions. */
export function playGames({ players, rules }: Kind, games: number, seed: number): number {
  const below = xorshift(seed);
  let made = 0;
  for (let game = 0; game < games; game++) {
    const state = createGame({ players, seed: `bench ${seed} ${game}` }, rules);
    while (moveAtRandom(state, below)) made += 1;
  }
  return made;
}

/** A game in progress, at the first decision of round 5. */
export function midGame({ players, rules }: Kind): GameState {
  const below = xorshift(5);
  const state = createGame({ players, seed: 'mid-game' }, rules);
  while (state.round < 5) moveAtRandom(state, below);
  return state;
}

/** One position from each of `count` games, a few moves into rounds 4 to 6. */
export function midGames({ players, rules }: Kind, count: number): Position[] {
  const below = xorshift(7);
  return Array.from({ length: count }, (_, game) => {
    const state = createGame({ players, seed: `mid-game ${game}` }, rules);
    while (state.round < 4) moveAtRandom(state, below);
    for (let moves = below(10 * players); moves > 0; moves--) moveAtRandom(state, below);
    const chosen = randomMove(state, below);
    if (!chosen) throw new Error('The game ended too soon.');
    return { state, ...chosen };
  });
}

/** Copies each of the games several times, as search does to try several moves; returns the last copy. */
export function cloneAll(positions: readonly Position[], times: number): GameState | null {
  let last: GameState | null = null;
  for (const { state } of positions) for (let i = 0; i < times; i++) last = clone(state);
  return last;
}

/** What search does with a move: copies the game, makes the move, lists those that can follow; returns their number. */
export function lookAhead(positions: readonly Position[]): number {
  let moves = 0;
  for (const { state, seat, move } of positions) {
    const next = clone(state);
    advance(next, seat, move);
    const [open] = decisions(next);
    if (open) moves += legalMoves(next, open.seat).length;
  }
  return moves;
}

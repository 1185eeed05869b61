import { BOTS } from '@khora/bots';
import { type Raw, tryMoves, weigh } from '@khora/bots/hints';
import { seeded } from '@khora/bots/learned';
import {
  advance,
  begin,
  clone,
  decisions,
  type GameSetup,
  type GameState,
  isOver,
  type Move,
  preview,
  type Seat,
  standings,
  view,
} from '@khora/engine';

export const PARTS = ['fit', 'test'] as const;

/** One game in which a hint is asked for. What is fitted to one part is tested on the other, which has other seeds. */
export interface Task {
  readonly part: (typeof PARTS)[number];
  readonly players: GameSetup['players'];
  readonly game: number;
  readonly seed: string;
  /** The budget of the search that finds the moves. */
  readonly iterations: number;
}

/** What a hint said at one point of a game, and how the game ended. */
export interface Sample extends Pick<Task, 'part' | 'players' | 'game'> {
  readonly kind: Move['type'];
  /** The move that was played: the best one shown, or the second, or the third. */
  readonly rank: number;
  readonly raw: Raw;
  /** What the search itself expected of the move. */
  readonly search: { readonly win: number; readonly points: number };
  readonly won: number;
  readonly points: number;
  /** What the trials said about the best move of the next question, if nothing random comes before it. */
  readonly next?: Raw;
}

const SHOWN = 3;

/** Lets Trierarchs play a game, asks for a hint at one of its decisions, follows it, and lets them play on. */
export function sampleOf({ part, players, game, seed, iterations }: Task): Sample {
  const name = `${seed}/${part}/${players}/${game}`;
  const setup = setupOf(players, game, name);
  const moves = playOn(begin(setup).state, `${name}/before`);
  const asked = moves[seeded(`${name}/asked`).below(moves.length)];
  if (!asked) throw new Error('A game without a decision.');
  const state = replayed(setup, moves.slice(0, moves.indexOf(asked)));
  const { seat } = asked;
  const seen = view(state, seat);
  const ask = (at: GameState, what: string) => {
    const shown = weigh(view(at, seat), { seed: `${name}/${what}`, budget: { iterations } }).slice(0, SHOWN);
    const rank = what === 'next' ? 0 : game % shown.length;
    const prospect = shown[rank];
    if (!prospect) throw new Error('There is no move to choose from.');
    const [tried] = tryMoves(view(at, seat), [prospect.move], { seed: `${name}/${what}` });
    if (!tried) throw new Error('A move was not tried.');
    return { prospect, rank, raw: tried.raw };
  };
  const { prospect, rank, raw } = ask(state, 'advice');
  const { move, estimate } = prospect;
  advance(state, seat, move);
  const next =
    rank === 0 && isForeseen(state, seat, preview(seen, move)) ? ask(clone(state), 'next').raw : null;
  playOn(state, `${name}/after`);
  const result = standings(state);
  const winners = result.filter(({ rank: place }) => place === 1).length;
  const own = result.find((standing) => standing.seat === seat);
  return {
    part,
    players,
    game,
    kind: move.type,
    rank,
    raw,
    search: { win: estimate.win[0] ?? 0, points: estimate.points[0] ?? 0 },
    won: own?.rank === 1 ? 1 / winners : 0,
    points: own?.points ?? 0,
    ...(next && { next }),
  };
}

/** Standard rules for the most part, and enough of everything else. */
function setupOf(players: GameSetup['players'], game: number, seed: string): GameSetup {
  const source = seeded(`${seed}/setup ${game}`);
  const variant = source.next();
  return {
    players,
    seed,
    options: {
      draft: source.next() < 0.5 ? 'pass' : 'deal',
      dice: variant < 0.8 ? 'standard' : variant < 0.9 ? 'reroll' : 'shared',
    },
  };
}

interface Made {
  readonly seat: Seat;
  readonly move: Move;
}

/** Lets Trierarchs play a game to its end. */
function playOn(state: GameState, seed: string): Made[] {
  const made: Made[] = [];
  while (!isOver(state)) {
    const [open] = decisions(state);
    if (!open) throw new Error('Nobody is asked, and the game is not over.');
    const { seat } = open;
    const move = BOTS.trierarch(view(state, seat), { seed: `${seed}/${made.length}` });
    advance(state, seat, move);
    made.push({ seat, move });
  }
  return made;
}

function replayed(setup: GameSetup, made: readonly Made[]): GameState {
  const { state } = begin(setup);
  for (const { seat, move } of made) advance(state, seat, move);
  return state;
}

/** Whether a seat's next question comes at once, in a position that the seat could foresee. */
function isForeseen(state: GameState, seat: Seat, foreseen: object): boolean {
  if (!decisions(state).some((open) => open.seat === seat)) return false;
  return JSON.stringify(view(state, seat)) === JSON.stringify(foreseen);
}

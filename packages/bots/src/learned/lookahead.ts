import { advance, clone, type GameState, legalMoves, type Move, type Seat } from '@khora/engine';
import { type Evaluator, type Outlook, utility } from './evaluator.ts';
import { costOfTiles } from './features.ts';

export interface Prospect {
  readonly move: Move;
  readonly outlook: Outlook;
  readonly utility: number;
}

/** One assignment for each set of tiles: the cheapest, since the dice matter for nothing else. */
export function distinctMoves(state: GameState, seat: Seat, moves: readonly Move[]): Move[] {
  const best = new Map<number, { move: Move; cost: number }>();
  const rest: Move[] = [];
  const dice = state.players[seat]?.dice ?? [];
  for (const move of moves) {
    if (move.type !== 'assign') {
      rest.push(move);
      continue;
    }
    let set = 0;
    for (const tile of move.tiles) set |= 1 << tile;
    const cost = costOfTiles(dice, move.tiles);
    const known = best.get(set);
    if (!known || cost < known.cost) best.set(set, { move, cost });
  }
  return [...Array.from(best.values(), ({ move }) => move), ...rest];
}

/** How the position after a move looks to its seat. A secret answer changes nothing else yet, so nothing is played. */
export function outlookAfter(evaluator: Evaluator, state: GameState, seat: Seat, move: Move): Outlook {
  if (move.type === 'assign') return evaluator.outlook(state, seat, { tiles: move.tiles });
  if (move.type === 'draft') return evaluator.outlook(state, seat, { card: move.card });
  const next = clone(state);
  advance(next, seat, move);
  return evaluator.outlook(next, seat);
}

/** All moves of a seat with the outlook after each; equal assignments once. */
export function prospects(evaluator: Evaluator, state: GameState, seat: Seat): Prospect[] {
  return distinctMoves(state, seat, legalMoves(state, seat)).map((move) => {
    const outlook = outlookAfter(evaluator, state, seat, move);
    return { move, outlook, utility: utility(outlook) };
  });
}

export function bestOf(all: readonly Prospect[]): Prospect {
  const [first, ...others] = all;
  if (!first) throw new Error('There is no move to choose from.');
  let best = first;
  for (const prospect of others) if (prospect.utility > best.utility) best = prospect;
  return best;
}

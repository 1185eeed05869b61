import { determinize } from './determinize.ts';
import { act, actionSource } from './effects.ts';
import { give, runAgenda } from './flow.ts';
import { type Game, gameOn } from './game.ts';
import type { AssignMove, Move } from './moves.ts';
import { IllegalMoveError, refusal } from './play.ts';
import { type GameView, type PlayerState, playerAt } from './state.ts';
import { view as viewOf } from './view.ts';
import type { Seat } from './vocabulary.ts';

/**
 * What the seat can foresee of its own move: the move and what automatically follows for this seat, but nothing that is
 * hidden, random or up to others. An assignment shows its payment, if that leaves no choice, and the certain gains of
 * the actions.
 */
export function preview(view: GameView, move: Move): GameView {
  const { seat } = view;
  const reason = refusal(view, seat, move);
  if (reason || seat === 'spectator') throw new IllegalMoveError(reason ?? { reason: 'unknown-seat' });
  const game = { ...gameOn(determinize(view, ''), null), foresight: true };
  const player = playerAt(game.state, seat);
  if (move.type === 'assign') foreseeAssignment(game, seat, player, move);
  else if (move.type === 'draft') player.picked = move.card;
  else {
    give(game, seat, move);
    runAgenda(game, seat, player);
  }
  return viewOf(game.state, seat);
}

function foreseeAssignment(game: Game, seat: Seat, player: PlayerState, { tiles }: AssignMove): void {
  player.tiles = [...tiles];
  player.agenda = [{ do: 'pay' }];
  player.standby = 'idle';
  runAgenda(game, seat, player);
  game.state.phase = 'action';
  if (!player.kept) return;
  for (const action of player.kept) act(game, seat, action, actionSource(action));
}

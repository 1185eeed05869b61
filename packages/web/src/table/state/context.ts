import {
  type Decision,
  type GameView,
  type Move,
  type PlayerView,
  type Reason,
  type Seat,
  seated,
} from '@khora/engine';
import { createContext, useContext } from 'react';
import type { SeatPlan } from '../../runner/game.ts';
import type { Picks } from './choice.ts';

/** What every part of the table needs: the position shown, the open question of the viewer, and the picks for it. */
export interface TableState {
  readonly view: GameView;
  readonly seats: readonly SeatPlan[];
  readonly names: readonly string[];
  /** Bots that had no time to think their last move through. */
  readonly hurried: readonly Seat[];
  /** Whose hand is shown at the bottom. */
  readonly me: Seat;
  /** Everybody's points as if the game ended now. */
  readonly projected: readonly number[];
  /** The viewer's own open question; null when there is none, or when looking back. */
  readonly decision: Decision | null;
  readonly moves: readonly Move[];
  readonly picks: Picks;
  readonly chosen: Move | null;
  /** The viewer's player after the chosen move, as far as it can be foreseen. */
  readonly ghost: PlayerView | null;
  /** The viewer's player after a legal move. */
  readonly foresee: (move: Move) => PlayerView | null;
  /** Why the viewer may not make a move now; null if they may, or when looking back. */
  readonly why: (move: Move) => Reason | null;
  /** Picks a move that takes a single pick; picked again by keyboard, it is confirmed. */
  readonly pick: (move: Move, how: { byKeyboard: boolean }) => void;
  readonly change: (change: (picks: Picks) => Picks) => void;
  readonly confirm: () => void;
  readonly play: (move: Move) => void;
  /** Says something short beside the question, such as why a thing cannot be chosen. */
  readonly say: (note: string) => void;
}

const Context = createContext<TableState | null>(null);
export const TableProvider = Context.Provider;

export function useTable(): TableState {
  const table = useContext(Context);
  if (!table) throw new Error('There is no table around this.');
  return table;
}

/** The others' seats, starting with the left neighbour. */
export function othersOf(view: GameView, me: Seat): readonly Seat[] {
  const seats = seated(view.players).map(([, seat]) => seat);
  return [...seats.slice(me + 1), ...seats.slice(0, me)];
}

import { decisions, type GameView, legalMoves } from '@khora/engine';
import type { Snapshot, Told } from '@khora/protocol';
import type { SeatPlan, ShownGame } from '../game.ts';
import { gameOf } from '../ids.ts';

interface Showing extends Told {
  readonly table: string;
  /** What bots are called, by seat. */
  readonly names: readonly string[];
  readonly sending: ShownGame['sending'];
}

/** A game of a server in the shape of one of this device. While a move is on its way, its question is not open. */
export function shownGame(
  { view, viewer, status, seats, canUndo, length }: Snapshot & { readonly view: GameView },
  { table, names, sending, from, entries }: Showing,
): Omit<ShownGame, 'asking'> {
  const asked = status === 'playing' ? decisions(view) : [];
  const isOpen = viewer !== 'spectator' && sending === false && asked.length > 0;
  return {
    id: gameOf(table),
    seats: seats.map((seat, index) => planOf(seat, names[index] ?? '')),
    viewer,
    view,
    decisions: sending === false ? asked : asked.filter(({ seat }) => seat !== viewer),
    moves: isOpen ? legalMoves(view, viewer) : [],
    canUndo: canUndo && sending === false,
    length,
    from,
    events: entries,
    curves: null,
    record: null,
    sending,
  };
}

/** People are people even while a bot plays on for them. */
function planOf(seat: Snapshot['seats'][number], botName: string): SeatPlan {
  switch (seat.kind) {
    case 'player':
      return { kind: 'human', name: seat.name };
    case 'bot':
      return { kind: 'bot', name: botName, level: seat.level };
    default:
      return { kind: 'human', name: '' };
  }
}

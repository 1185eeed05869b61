import type { Character } from '@khora/bots';
import { characterAt } from '@khora/bots/characters';
import { decisions, type GameView, legalMoves, seated } from '@khora/engine';
import type { Snapshot, Told } from '@khora/protocol';
import type { SeatPlan, ShownGame } from '../game.ts';
import { gameOf } from '../ids.ts';

interface Showing extends Told {
  readonly table: string;
  /** What bots are called, by seat. */
  readonly names: readonly string[];
  readonly sending: ShownGame['sending'];
}

/** A server's game in the same form as one of this device. While a move is on its way, its question is not open. */
export function shownGame(
  { view, viewer, status, seats, canUndo, length }: Snapshot & { readonly view: GameView },
  { table, names, sending, from, entries }: Showing,
): Omit<ShownGame, 'asking'> {
  const asked = status === 'playing' ? decisions(view) : [];
  const isOpen = viewer !== 'spectator' && sending === false && asked.length > 0;
  return {
    id: gameOf(table),
    seats: seated(seats).map(([occupant, seat]) =>
      planOf(occupant, { name: names[seat] ?? '', character: characterAt(table, seat) }),
    ),
    own: viewer === 'spectator' ? null : viewer,
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
function planOf(
  seat: Snapshot['seats'][number],
  bot: { readonly name: string; readonly character: Character },
): SeatPlan {
  switch (seat.kind) {
    case 'player':
      return { kind: 'human', name: seat.name };
    case 'bot':
      return { kind: 'bot', level: seat.level, ...bot };
    default:
      return { kind: 'human', name: '' };
  }
}

import type { Move, Seat } from '@khora/engine';
import type { Viewer } from './game.ts';
import type { Report } from './messages.ts';
import type { Pace } from './pace.ts';

export type Tell = (report: Report) => void;

/** Whatever runs a game, this device or a server: it tells the page of the game, and does what the player wants. */
export interface Runner {
  /** Tells the whole game again, to a page that comes back to it. */
  retell(): void;
  setPace(pace: Pace): void;
  move(seat: Seat, move: Move): void;
  undo(seat: Seat): void;
  /** Tells the position after so many moves. */
  look(at: number): void;
  /** After this nothing is told any more. */
  close(): void;
  /** Shows the game from another seat; null where one may only see one's own. */
  readonly setViewer: ((viewer: Viewer) => void) | null;
  /** The people around the game; null where all of them are in front of this screen. */
  readonly room: Room | null;
}

/** A table of a server with its people. */
export interface Room {
  readonly table: string;
  chat(text: string): void;
  /** Takes the seat back from the bot. */
  comeBack(): void;
  /** Looks after a connection that may be broken. */
  wake(): void;
  /** The player cannot see the table any more, until `wake`. */
  hide(): void;
  /** Opens the connection again, for somebody who is now known by another name. */
  renew(): void;
  close(): void;
}

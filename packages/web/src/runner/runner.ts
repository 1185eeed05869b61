import type { Move, Seat, Viewer } from '@khora/engine';
import type { Report } from './messages.ts';
import type { Pace } from './pace.ts';

export type Tell = (report: Report) => void;

/** Whatever runs a game, this device or a server: it tells the page about the game, and does what the player wants. */
export interface Runner {
  /** Tells the whole game again, to a page that comes back to it. */
  retell(): void;
  setPace(pace: Pace): void;
  move(seat: Seat, move: Move): void;
  undo(seat: Seat): void;
  /** Tells the position after this many moves. */
  look(at: number): void;
  /** After this nothing more is told. */
  close(): void;
  /** Shows the game from another seat; null if the player may only see their own. */
  readonly setViewer: ((viewer: Viewer) => void) | null;
  /** The people around the game; null if all of them are in front of this screen. */
  readonly room: Room | null;
}

/** A table on a server with its people. */
export interface Room {
  readonly table: string;
  chat(text: string): void;
  /** Takes the seat back from the bot. */
  comeBack(): void;
  /** Checks a connection that may be broken. */
  wake(): void;
  /** The player can no longer see the table, until `wake`. */
  hide(): void;
  /** Reopens the connection, for somebody who is now known by another name. */
  renew(): void;
  close(): void;
}

import { type Content, contentOf } from './content/content.ts';
import type { GameEvent } from './events.ts';
import type { GameState } from './state.ts';
import { playerAt } from './state.ts';
import type { Step } from './steps.ts';
import type { Seat } from './vocabulary.ts';

/** A game in play: the state that changes, its tables, and the log of what happens. */
export interface Game {
  readonly state: GameState;
  readonly content: Content;
  /** Null when nobody is listening. */
  readonly log: GameEvent[] | null;
  /** Set when a player only tries a move out: what is hidden or random stays untouched. */
  readonly foresight: boolean;
}

export function gameOn(state: GameState, log: GameEvent[] | null): Game {
  return { state, content: contentOf(state.rules), log, foresight: false };
}

/** Puts a step on top of a player's agenda. */
export function push({ state }: Game, seat: Seat, step: Step): void {
  playerAt(state, seat).agenda.push(step);
}

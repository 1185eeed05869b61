import type { Choose, Thinking } from '@khora/bots';
import type { GameSetup, GameView, Move, Seat, Standing } from '@khora/engine';

/** A place at a table: a contestant may have several, in several games. */
interface Place {
  readonly game: string;
  readonly seat: Seat;
}

interface Beginning extends Place {
  readonly players: GameSetup['players'];
  readonly options: NonNullable<GameSetup['options']>;
}

interface Ending extends Place {
  readonly standings: readonly Standing[];
}

/** Whoever takes part in the laboratory's games: a bot of ours, a checkpoint, or somebody's program. */
export interface Contestant {
  begin?(beginning: Beginning): void;
  choose(view: GameView, thinking: Thinking, place: Place): Move | Promise<Move>;
  end?(ending: Ending): void;
}

export function contestantFrom(choose: Choose): Contestant {
  return { choose };
}

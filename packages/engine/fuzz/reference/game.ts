import type { Player } from './player.ts';
import type { Achievement } from './words.ts';

export interface Setup {
  readonly players: number;
  readonly cities?: readonly string[];
  readonly options?: {
    readonly cityChoice?: string;
    readonly draft?: string;
    readonly dice?: string;
    readonly optionalPayment?: boolean;
  };
}

export interface Game {
  readonly setup: Setup;
  /** The rules version (R7.1). */
  readonly rules: number;
  round: number;
  phase: string;
  firstPlayer: number;
  action: number | null;
  readonly players: readonly Player[];
  event: string | null;
  eventDeck: string[];
  politicsDeck: string[];
  readonly explored: string[];
  readonly achievements: Record<Achievement, number[]>;
}

/** The first player, then clockwise. */
export function turnOrder({ players, firstPlayer }: Game): Player[] {
  return [...players.slice(firstPlayer), ...players.slice(0, firstPlayer)];
}

export function others({ players }: Game, player: Player): Player[] {
  return players.filter((other) => other !== player);
}

/** R2.D5, R6.14 what is left, if that is less. */
export function draw(game: Game, count: number): string[] {
  return game.politicsDeck.splice(0, count);
}

/** R3.4 cards go under the politics deck, in turn order, when all who gave some at the same time are through. */
export function putUnder(game: Game): void {
  for (const player of turnOrder(game)) game.politicsDeck.push(...player.returned.splice(0));
}

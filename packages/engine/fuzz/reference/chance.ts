import { CARDS, CITIES, EVENTS } from './components.ts';
import type { Game } from './game.ts';
import type { Player } from './player.ts';
import { sure } from './words.ts';

/** What chance has just decided in the engine. The reference accepts it after checking that it is possible. */
export interface Chance {
  readonly firstPlayer: number;
  /** Null until it is chosen. */
  readonly cities: readonly (string | null)[];
  /** All cards, the five of seat 0 on top. */
  readonly politicsDeck: readonly string[];
  readonly eventDeck: readonly string[];
  /** By seat. */
  readonly dice: readonly (readonly number[])[];
}

export function must(possible: boolean, rule: string, what: unknown): void {
  if (!possible) throw new Error(`${rule}: chance cannot give ${JSON.stringify(what)}.`);
}

function allDifferent(list: readonly unknown[]): boolean {
  return new Set(list).size === list.length;
}

/** R1.7 */
export function checkFirstPlayer({ firstPlayer }: Chance, { players }: Game): void {
  must(players[firstPlayer] !== undefined, 'R1.7', firstPlayer);
}

/** R1.2 */
export function checkCities({ cities }: Chance, { players }: Game): void {
  const known = cities.every((city) => CITIES.has(city ?? ''));
  must(known && allDifferent(cities) && cities.length === players.length, 'R1.2', cities);
}

/** R1.3 */
export function checkPoliticsDeck({ politicsDeck }: Chance): void {
  const known = politicsDeck.every((card) => CARDS.has(card));
  must(known && allDifferent(politicsDeck) && politicsDeck.length === CARDS.size, 'R1.3', politicsDeck);
}

/** R1.4 */
export function checkEventDeck({ eventDeck }: Chance): void {
  const known = eventDeck.every((event) => EVENTS.has(event));
  const ends = eventDeck[0] === 'growing-population' && eventDeck[8] === 'conquest-of-the-persians';
  must(known && ends && allDifferent(eventDeck) && eventDeck.length === 9, 'R1.4', eventDeck);
}

/** R2.C1 */
export function diceOf({ dice }: Chance, player: Player, count: number): number[] {
  const own = sure(dice[player.seat], `dice of seat ${player.seat}`);
  must(own.length === count && own.every((die) => [1, 2, 3, 4, 5, 6].includes(die)), 'R2.C1', own);
  return [...own];
}

import { COLORS, type GameState, type PlayerState, SIZES } from '../src/index.ts';
import type { Choices } from './choices.ts';
import type { Ledger } from './ledger.ts';

/** High numbers within the limits, as a position editor could set them. */
export function riches(choices: Choices) {
  const between = (least: number, most: number) => least + choices.below(most - least + 1);
  return {
    economy: between(1, 7),
    culture: between(1, 7),
    military: between(3, 7),
    citizens: between(5, 15),
    taxes: between(5, 10),
    glory: between(5, 10),
    troops: between(8, 15),
    drachmas: between(10, 40),
    scrolls: between(0, 6),
  } satisfies Partial<PlayerState>;
}

/**
 * Makes everyone rich, in the game and in its ledger: random players on their own seldom get near a limit, a top level
 * or the last development.
 */
export function enrich({ players }: GameState, ledger: Ledger, choices: Choices): void {
  for (const [seat, player] of players.entries()) {
    const fields = riches(choices);
    Object.assign(player, fields);
    Object.assign(ledger.players[seat] ?? {}, fields);
    for (const color of COLORS) {
      for (const size of SIZES) {
        const given = choices.below(3);
        player.knowledge[color][size] = given;
        const account = ledger.tokens[seat];
        if (account) account.given[color][size] = given;
      }
    }
  }
}

import { CITY_IDS, type GameSetup } from '../src/index.ts';
import type { Choices } from './choices.ts';

/** Every option with all its values. */
export const OPTION_VALUES = {
  cityChoice: ['random', 'choose'],
  draft: ['pass', 'deal'],
  dice: ['standard', 'reroll', 'shared'],
  optionalPayment: [false, true],
} as const satisfies { [O in keyof Required<GameSetup>['options']]-?: readonly unknown[] };

export const PLAYER_COUNTS = [2, 3, 4] as const;

/** A setup with a random number of players and random options; half of the games that allow it name the cities. */
export function randomSetup(seed: string, choices: Choices): GameSetup {
  const players = choices.pick(PLAYER_COUNTS);
  const options = {
    cityChoice: choices.pick(OPTION_VALUES.cityChoice),
    draft: choices.pick(OPTION_VALUES.draft),
    dice: choices.pick(OPTION_VALUES.dice),
    optionalPayment: choices.pick(OPTION_VALUES.optionalPayment),
  };
  if (options.cityChoice === 'choose' || choices.oneIn(2)) return { players, seed, options };
  return { players, seed, options, cities: choices.shuffled(CITY_IDS).slice(0, players) };
}

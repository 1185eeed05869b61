import type { Character } from '@khora/bots';
import { CHARACTERS, drawnCharacters } from '@khora/bots/characters';
import type { SeatPlan } from '../runner/game.ts';
import type { RivalNames } from '../words/usual-names.ts';
import type { SeatWish } from './new-game.ts';

/** Who sits where: rivals that nobody chose are drawn at random, and nobody sits at two seats. */
export function seatsFrom(wishes: readonly SeatWish[], names: RivalNames, seed: string): SeatPlan[] {
  const wanted = wishes.flatMap(({ who, rival }) => (who !== 'human' && rival ? [rival] : []));
  const left = drawnCharacters(seed).filter((character) => !wanted.includes(character));
  return wishes.map((wish) => {
    const { who, name, rival } = wish;
    if (who === 'human') return { kind: 'human', name };
    const character = rival ?? left.shift() ?? 'merchant';
    return { kind: 'bot', name: hasUsualName(wish, names) ? names[character] : name, level: who, character };
  });
}

/** Whether a bot has a name that nobody gave it. */
export function hasUsualName({ who, name }: SeatWish, names: RivalNames): boolean {
  if (who === 'human') return false;
  return name.trim() === '' || CHARACTERS.some((character: Character) => names[character] === name);
}

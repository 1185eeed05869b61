import {
  ACHIEVEMENTS,
  CARD_IDS,
  COLORS,
  type GameState,
  type Knowledge,
  type PlayerState,
  type Seat,
  SPACES,
} from '../src/index.ts';
import type { Choices } from './choices.ts';
import { riches } from './riches.ts';

/** What a position editor may change while everybody assigns. */
export interface Edit {
  readonly game: Pick<GameState, 'firstPlayer' | 'politicsDeck' | 'explored' | 'achievements'>;
  readonly players: readonly Partial<PlayerState>[];
}

/**
 * A game as it may look late on: rich players with cards and developments, a deck that may be nearly empty, a board
 * partly explored, achievements partly earned. One round of it shows what random games seldom reach.
 */
export function richEdit({ players }: GameState, choices: Choices): Edit {
  const seats = players.map((_, seat) => seat as Seat);
  const some = () => seats.filter(() => choices.oneIn(2));
  const cards = choices.shuffled(CARD_IDS);
  const inPlay = seats.map(() => cards.splice(0, choices.below(6)));
  const most = choices.oneIn(3) ? Math.floor(cards.length / seats.length) : 4;
  const hands = seats.map(() => cards.splice(0, most - choices.below(3)));
  return {
    game: {
      firstPlayer: choices.pick(seats),
      politicsDeck: cards,
      explored: SPACES.map(({ id }) => id).filter((id) => choices.oneIn(id === 'persepolis' ? 2 : 3)),
      achievements: Object.fromEntries(
        ACHIEVEMENTS.map((achievement) => [achievement, choices.oneIn(3) ? some() : []]),
      ) as GameState['achievements'],
    },
    players: players.map(({ dice }, seat) => ({
      ...riches(choices),
      development: choices.pick([1, 1, 2, 2, 3, 3, 4] as const),
      knowledge: anyKnowledge(choices),
      inPlay: inPlay[seat] ?? [],
      hand: hands[seat] ?? [],
      dice: dice.map(() => 1 + choices.below(6)),
    })),
  };
}

function anyKnowledge(choices: Choices): Knowledge {
  const few = () => ({ minor: choices.below(3), major: choices.below(3) });
  return Object.fromEntries(COLORS.map((color) => [color, few()])) as Knowledge;
}

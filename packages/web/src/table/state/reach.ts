import {
  type Ability,
  ACHIEVEMENTS,
  type Achievement,
  achievementCount,
  contentOf,
  developmentsOf,
  explorationLoss,
  type GameView,
  levelPrice,
  playerAt,
  type Seat,
  type Space,
  TRACKS,
  type Track,
  termsOf,
} from '@khora/engine';

/** What a player could get next, as far as it is public. */
export interface Reach {
  /** Spaces that they have enough troops for, with the troops that this player would lose. */
  readonly spaces: readonly { readonly space: Space; readonly loss: number }[];
  /** Null once all are unlocked. */
  readonly development: { readonly number: number; readonly facts: Ability } | null;
  /** The next level of each track that is not at its top, and its drachmas in the Progress phase. */
  readonly levels: readonly {
    readonly track: Track;
    readonly level: number;
    readonly price: number;
    readonly affordable: boolean;
  }[];
  /** Those that nobody has earned. */
  readonly achievements: readonly {
    readonly id: Achievement;
    readonly has: number;
    readonly goal: number;
  }[];
}

export function reachOf(view: GameView, seat: Seat): Reach {
  const content = contentOf(view.rules);
  const player = playerAt(view, seat);
  const terms = termsOf(content, player);
  const next = developmentsOf(content, player.city)[player.development];
  return {
    spaces: content.spaces
      .filter(({ id, need }) => !view.explored.includes(id) && player.troops >= need)
      .map((space) => ({ space, loss: explorationLoss(terms, space) })),
    development: next ? { number: player.development + 1, facts: next } : null,
    levels: TRACKS.flatMap((track) => {
      const level = player[track] + 1;
      const facts = content.levels[track][level];
      if (!facts) return [];
      const price = levelPrice(terms, track, facts.cost, 'progress');
      return [{ track, level, price, affordable: player.drachmas >= price }];
    }),
    achievements: ACHIEVEMENTS.filter((id) => view.achievements[id].length === 0).map((id) => ({
      id,
      has: achievementCount(player, id),
      goal: content.achievements[id],
    })),
  };
}

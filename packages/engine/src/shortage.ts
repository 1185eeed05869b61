import { missingOf } from './abilities.ts';
import { type Ability, contentOf, type Space } from './content/content.ts';
import { type Position, playerAt } from './state.ts';
import { termsOf } from './terms.ts';
import { COLORS, type Color, type Seat } from './vocabulary.ts';

/** A space whose token is still there. */
interface OpenSpace {
  readonly space: Space;
  /** Whether the player has enough troops now (R2.D9). */
  readonly within: boolean;
}

/** What a player lacks for a card or a development, and the ways to get it. */
export interface Shortage {
  readonly tokens: readonly {
    readonly color: Color;
    readonly count: number;
    /** The spaces with such a token, those that need the fewest troops first. */
    readonly spaces: readonly OpenSpace[];
  }[];
  /** What a minor token costs this player in Trade. */
  readonly tokenPrice: number;
  /** The scrolls that would stand in for all missing tokens (R2.D12). */
  readonly scrolls: number;
  readonly drachmas: number;
}

/** What the seat lacks for a card or a development; null if nothing. */
export function shortage(
  position: Position,
  seat: Seat,
  ability: Pick<Ability, 'requires' | 'cost'>,
): Shortage | null {
  const content = contentOf(position.rules);
  const player = playerAt(position, seat);
  const drachmas = Math.max(0, ability.cost - player.drachmas);
  const missing = COLORS.map((color) => ({ color, count: missingOf(player, ability, color) })).filter(
    ({ count }) => count > 0,
  );
  if (missing.length === 0 && drachmas === 0) return null;
  return {
    tokens: missing.map(({ color, count }) => ({ color, count, spaces: openSpaces(position, seat, color) })),
    tokenPrice: termsOf(content, player).tokenPrice,
    scrolls: content.numbers.scrollsPerToken * missing.reduce((sum, { count }) => sum + count, 0),
    drachmas,
  };
}

function openSpaces(position: Position, seat: Seat, color: Color): OpenSpace[] {
  const { troops } = playerAt(position, seat);
  return contentOf(position.rules)
    .spaces.filter(
      (space) =>
        (space.color === color || space.color === 'persepolis') && !position.explored.includes(space.id),
    )
    .sort((a, b) => a.need - b.need || a.loss - b.loss)
    .map((space) => ({ space, within: troops >= space.need }));
}

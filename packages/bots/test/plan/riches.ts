import {
  begin,
  CARD_IDS,
  type CardId,
  CITY_IDS,
  type CityId,
  COLORS,
  contentOf,
  type GameState,
  type PlayerState,
  RESOURCES,
  type Seat,
  SIZES,
  TRACKS,
} from '@khora/engine';
import { type Seeded, seeded } from '../../src/seeded.ts';

/** A position as the plan may meet it: anything from poor to full, limits and top levels included. */
export interface Rich {
  readonly state: GameState;
  readonly seat: Seat;
  readonly source: Seeded;
}

interface Wishes {
  readonly rules: number;
  readonly city?: CityId;
  readonly development?: PlayerState['development'];
  /** A card that the seat must have in its hand. */
  readonly card?: CardId;
}

const OTHERWISE = 12;

/** Up to the limit, and at the limit or just below it as often as anywhere else. */
function amount(source: Seeded, limit: number): number {
  const most = Number.isFinite(limit) ? limit : OTHERWISE;
  return source.below(2) === 0 ? source.below(most + 1) : most - source.below(4);
}

export function shuffled<T>(items: readonly T[], source: Seeded): T[] {
  return items
    .map((item) => ({ item, key: source.next() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

export function rich(seed: string, { rules, city, development, card }: Wishes): Rich {
  const source = seeded(`rich ${seed}`);
  const players = (2 + source.below(3)) as 2 | 3 | 4;
  const { state } = begin({ players, seed, options: { draft: 'deal' } }, rules);
  const seat = source.below(players) as Seat;
  const { limits } = contentOf(rules).numbers;
  const cities = shuffled(CITY_IDS, source).filter((each) => each !== city);
  const deck = shuffled(CARD_IDS, source).filter((each) => each !== card);
  for (const [index, player] of state.players.entries()) {
    for (const resource of RESOURCES) player[resource] = amount(source, limits[resource]);
    for (const track of TRACKS) player[track] = 1 + source.below(7);
    for (const color of COLORS) for (const size of SIZES) player.knowledge[color][size] = source.below(3);
    player.city = (index === seat ? city : undefined) ?? cities[index] ?? null;
    player.development = (1 + source.below(4)) as PlayerState['development'];
    player.hand = deck.splice(0, source.below(5));
    player.inPlay = deck.splice(0, source.below(6));
    if (index !== seat) continue;
    if (development) player.development = development;
    if (card) player.hand.push(card);
  }
  state.politicsDeck = source.below(4) === 0 ? deck.slice(0, source.below(3)) : deck;
  state.firstPlayer = source.below(players) as Seat;
  state.round = 1 + source.below(9);
  return { state, seat, source };
}

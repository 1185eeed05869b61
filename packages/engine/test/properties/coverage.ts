import { MOVE_TYPES } from '../../fuzz/hostile.ts';
import { OPTION_VALUES, PLAYER_COUNTS } from '../../fuzz/setups.ts';
import {
  type Ability,
  ACHIEVEMENTS,
  CARD_IDS,
  CITY_IDS,
  COLORS,
  type Color,
  contentOf,
  EVENT_IDS,
  type GameEvent,
  type GameState,
  type Move,
  type PlayerState,
  RULES_VERSION,
  SPACES,
  TRACKS,
} from '../../src/index.ts';

const CONTENT = contentOf(RULES_VERSION);
const ABILITIES: readonly Ability[] = [...CONTENT.cards.values(), ...[...CONTENT.cities.values()].flat()];

/**
 * Everything that can happen in a game, by name: 'card quarry', 'development argos-2', 'space persepolis', 'move pass'
 * …
 */
const EVERYTHING: readonly string[] = [
  ...CARD_IDS.map((id) => `card ${id}`),
  ...CITY_IDS.flatMap((id) => [1, 2, 3, 4].map((number) => `development ${id}-${number}`)),
  ...EVENT_IDS.map((id) => `event ${id}`),
  ...SPACES.map(({ id }) => `space ${id}`),
  ...ACHIEVEMENTS.flatMap((id) => [`achievement ${id}, sole earner`, `achievement ${id}, several`]),
  ...TRACKS.flatMap((track) => [2, 3, 4, 5, 6, 7].map((level) => `level ${track} ${level}`)),
  ...Object.entries(OPTION_VALUES).flatMap(([name, values]) =>
    values.map((value) => `option ${name} ${value}`),
  ),
  ...PLAYER_COUNTS.map((count) => `players ${count}`),
  ...MOVE_TYPES.map((type) => `move ${type}`),
];

/** What has not fired yet. */
export function newWishes(): Set<string> {
  return new Set(EVERYTHING);
}

/** What a move itself would make fire, if that has a name. */
export function promiseOf(move: Move, player: PlayerState): string {
  const { city, development } = player;
  if (move.type === 'play') return `card ${move.card}`;
  if (move.type === 'explore') return `space ${move.space}`;
  if (move.type === 'develop') return `development ${city}-${development + 1}`;
  if (move.type === 'progress') return `level ${move.track} ${player[move.track] + 1}`;
  return `move ${move.type}`;
}

/** The colours that the city's next development requires and its owner lacks; null after the last one. */
export function lackingColors({ city, development, knowledge }: PlayerState): Color[] | null {
  const next = city && CONTENT.cities.get(city)?.[development];
  if (!next) return null;
  return COLORS.filter((color) => knowledge[color].minor + knowledge[color].major < next.requires[color]);
}

export function strikeSetup(wishes: Set<string>, { options, players }: GameState): void {
  wishes.delete(`players ${players.length}`);
  for (const [name, value] of Object.entries(options)) wishes.delete(`option ${name} ${value}`);
}

/**
 * Crosses off what these events show to have fired: for cards, developments and events, an effect and not just their
 * arrival.
 */
export function strikeEvents(
  wishes: Set<string>,
  events: readonly GameEvent[],
  before: GameState | null,
): void {
  let { phase, event: current } = before ?? { phase: 'setup', event: null };
  for (const event of events) {
    if (event.type === 'phase') phase = event.phase;
    if (event.type === 'announced') current = event.event;
    if (event.type === 'explored') wishes.delete(`space ${event.space}`);
    if (event.type === 'raised') wishes.delete(`level ${event.track} ${event.level}`);
    if (event.type === 'achieved')
      wishes.delete(
        `achievement ${event.achievement}, ${event.seats.length > 1 ? 'several' : 'sole earner'}`,
      );
    // A card that an event lets somebody play names no source.
    if (event.type === 'played' && phase === 'resolution') wishes.delete(`event ${current}`);
    for (const ability of ABILITIES)
      if (showsEffect(ability, event)) wishes.delete(`${ability.source.kind} ${ability.source.id}`);
    if ('source' in event && typeof event.source !== 'string' && event.source.kind === 'event')
      wishes.delete(`event ${event.source.id}`);
  }
}

function showsEffect({ source, effect, modify, score }: Ability, event: GameEvent): boolean {
  if (modify) return false;
  if (score) return event.type === 'scored' && event.source === source.id;
  if (event.type === 'tookBack') return effect.some((step) => step.do === 'takeBack');
  if (!('source' in event) || typeof event.source === 'string') return false;
  if (event.source.kind !== source.kind || event.source.id !== source.id) return false;
  // A loss is its price.
  return event.type !== 'changed' || event.by > 0;
}

/** What only changes one of the rules' numbers shows no effect of its own: having it is enough. */
export function strikeModifiers(wishes: Set<string>, { players }: GameState): void {
  for (const { city, development, inPlay } of players) {
    const owned: ReadonlySet<string> = new Set([
      ...inPlay,
      ...Array.from({ length: development }, (_, index) => `${city}-${index + 1}`),
    ]);
    for (const { source, modify } of ABILITIES)
      if (owned.has(source.id) && modify) wishes.delete(`${source.kind} ${source.id}`);
  }
}

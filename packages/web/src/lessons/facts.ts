import {
  COLORS,
  contentOf,
  explain,
  type GameView,
  type Move,
  type PlayerView,
  preview,
  RESOURCES,
  type Seat,
  tilePrice,
} from '@khora/engine';
import type { Texts } from '@khora/locales';

/** What a text of a lesson may name. Every number in it comes from here, and so from the position itself. */
export type Facts = Readonly<Record<string, string | number>>;

interface Scene {
  readonly view: GameView;
  readonly seat: Seat;
  readonly names: readonly string[];
  /** The move that is asked for. */
  readonly move: Move | null;
}

/** What the player owns, in words: '6 citizens'. */
function owned(texts: Texts, player: PlayerView): Facts {
  return Object.fromEntries(RESOURCES.map((each) => [each, texts.amount(each, player[each])]));
}

/** The dice, the tiles that go there, and what they cost. */
function rolled(texts: Texts, { dice }: PlayerView, move: Move | null): Facts {
  const tiles = move?.type === 'assign' ? move.tiles : [];
  const cost = tiles.reduce<number>((sum, tile, die) => sum + tilePrice(tile, dice[die] ?? tile), 0);
  return {
    sum: dice.reduce((sum, value) => sum + value, 0),
    cost: texts.amount('citizens', cost),
    ...Object.fromEntries(dice.map((value, die) => [`die${die + 1}`, value])),
    ...Object.fromEntries(tiles.map((tile, die) => [`tile${die + 1}`, texts.action(tile)])),
  };
}

/** What the move is about, by name. */
function named(texts: Texts, { rules }: GameView, player: PlayerView, move: Move | null): Facts {
  if (!move) return {};
  const { spaces } = contentOf(rules);
  const space = 'space' in move ? spaces.find(({ id }) => id === move.space) : undefined;
  return {
    ...('card' in move && { card: texts.card(move.card), cardEffect: texts.cardEffect(move.card, rules) }),
    ...('track' in move && {
      track: texts.track(move.track),
      level: player[move.track] + 1,
      levelEffect: texts.levelEffect(move.track, player[move.track] + 1, rules),
    }),
    ...('tracks' in move && { tracks: texts.list(move.tracks.map((track) => texts.track(track))) }),
    ...('color' in move && { color: texts.color(move.color) }),
    ...('achievement' in move && { achievement: texts.achievement(move.achievement, rules) }),
    ...(space && {
      space: texts.space(space.id, rules),
      spaceEffect: texts.spaceEffect(space.id, rules),
      need: texts.amount('troops', space.need),
    }),
  };
}

/** What the move takes and brings at once. */
function changed(texts: Texts, view: GameView, seat: Seat, move: Move | null): Facts {
  const before = view.players[seat];
  const after = move && !explain(view, move) ? preview(view, move).players[seat] : before;
  if (!before || !after) return {};
  return {
    pays: texts.amount('drachmas', before.drachmas - after.drachmas),
    loses: texts.amount('troops', before.troops - after.troops),
    wins: texts.amount('points', after.points - before.points),
  };
}

/** What the rules say in numbers. */
function ruled(texts: Texts, { rules }: GameView): Facts {
  const { numbers, achievements, thirdDie } = contentOf(rules);
  return {
    perScroll: texts.amount('citizens', numbers.citizensPerScroll),
    tokenPrice: texts.amount('drachmas', numbers.tokenPrice),
    goal: texts.amount('citizens', achievements.citizens),
    thirdDie,
  };
}

export function factsOf(texts: Texts, { view, seat, names, move }: Scene): Facts {
  const player = view.players[seat];
  if (!player) throw new RangeError(`There is no player at seat ${seat}.`);
  const { city, development } = player;
  const others = names.filter((_, index) => index !== seat);
  return {
    ...ruled(texts, view),
    ...owned(texts, player),
    ...rolled(texts, player, move),
    ...named(texts, view, player, move),
    ...changed(texts, view, seat, move),
    income: texts.amount('drachmas', player.taxes),
    tokens: COLORS.reduce(
      (sum, color) => sum + player.knowledge[color].minor + player.knowledge[color].major,
      0,
    ),
    ...(city && { city: texts.city(city) }),
    ...(city &&
      development < 4 && { nextDevelopment: texts.developmentEffect(city, development + 1, view.rules) }),
    ...(view.event && {
      event: texts.event(view.event),
      eventEffect: texts.eventEffect(view.event, view.rules),
    }),
    ...Object.fromEntries(others.map((name, index) => [`other${index + 1}`, name])),
  };
}

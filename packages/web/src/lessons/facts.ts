import {
  COLORS,
  contentOf,
  explain,
  type GameView,
  type Move,
  type PlayerView,
  playerAt,
  preview,
  RESOURCES,
  type Resource,
  type Seat,
  tilePrice,
} from '@khora/engine';
import type { Texts } from '@khora/locales';

/** What a lesson's text may mention. Every number in it comes from here, and so from the position itself. */
export type Facts = Readonly<Record<string, string | number>>;

interface Scene {
  readonly view: GameView;
  readonly seat: Seat;
  readonly names: readonly string[];
  /** The move that is asked for. */
  readonly move: Move | null;
}

/** As '3 drachmas', and again as the object of a verb: '{pays}', '{paysObject}'. */
function counted(texts: Texts, name: string, resource: Resource, count: number): Facts {
  return { [name]: texts.amount(resource, count), [`${name}Object`]: texts.object(resource, count) };
}

/** What the player owns, in words: '6 citizens'. */
function owned(texts: Texts, player: PlayerView): Facts {
  return Object.fromEntries(
    RESOURCES.flatMap((each) => Object.entries(counted(texts, each, each, player[each]))),
  );
}

/** The dice, the tiles that go there, and what they cost. */
function rolled(texts: Texts, { dice }: PlayerView, move: Move | null): Facts {
  const tiles = move?.type === 'assign' ? move.tiles : [];
  const cost = tiles.reduce<number>((sum, tile, die) => sum + tilePrice(tile, dice[die] ?? tile), 0);
  return {
    sum: dice.reduce((sum, value) => sum + value, 0),
    ...counted(texts, 'cost', 'citizens', cost),
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
      ...counted(texts, 'need', 'troops', space.need),
    }),
  };
}

/** What the move costs and brings at once. */
function changed(texts: Texts, view: GameView, seat: Seat, move: Move | null): Facts {
  const before = view.players[seat];
  const after = move && !explain(view, move) ? preview(view, move).players[seat] : before;
  if (!before || !after) return {};
  return {
    ...counted(texts, 'pays', 'drachmas', before.drachmas - after.drachmas),
    ...counted(texts, 'loses', 'troops', before.troops - after.troops),
    ...counted(texts, 'wins', 'points', after.points - before.points),
  };
}

/** What the rules say in numbers. */
function ruled(texts: Texts, { rules }: GameView): Facts {
  const { numbers, achievements, thirdDie } = contentOf(rules);
  return {
    ...counted(texts, 'perScroll', 'citizens', numbers.citizensPerScroll),
    ...counted(texts, 'tokenPrice', 'drachmas', numbers.tokenPrice),
    ...counted(texts, 'goal', 'citizens', achievements.citizens),
    thirdDie,
  };
}

export function factsOf(texts: Texts, { view, seat, names, move }: Scene): Facts {
  const player = playerAt(view, seat);
  const { city, development } = player;
  const others = names.filter((_, index) => index !== seat);
  return {
    ...ruled(texts, view),
    ...owned(texts, player),
    ...rolled(texts, player, move),
    ...named(texts, view, player, move),
    ...changed(texts, view, seat, move),
    ...counted(texts, 'income', 'drachmas', player.taxes),
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

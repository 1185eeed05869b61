import {
  type Ability,
  type Card,
  type Content,
  cardOf,
  changed,
  developmentsOf,
  type GameView,
  type PlayerView,
  type Resource,
  type SpaceId,
  type Terms,
  termsOf,
} from '@khora/engine';

export type Gains = NonNullable<Ability['forGlory']>;
export type Measure = NonNullable<Ability['score']>['per'];

/** What a player has, as far as plans change it. Tokens are counted by colour, and majors separately too. */
export interface Holding {
  /** The developments of the city: those in effect, and those to come, in order. */
  unlocked: readonly Ability[];
  locked: readonly Ability[];
  economy: number;
  culture: number;
  military: number;
  citizens: number;
  taxes: number;
  glory: number;
  troops: number;
  drachmas: number;
  points: number;
  scrolls: number;
  red: number;
  blue: number;
  green: number;
  majors: number;
  /** Levels raised in this phase E. */
  raised: number;
  hand: readonly Card[];
  /** Cards that will be drawn, which nobody knows yet. */
  unknown: number;
  inPlay: readonly Card[];
  /** The rules' numbers as changed by the developments and cards in play. */
  terms: Terms;
  /** Spaces explored within the plan. */
  explored: readonly SpaceId[];
}

export function holdingOf(view: GameView, player: PlayerView, content: Content): Holding {
  const { red, blue, green } = player.knowledge;
  const cards = (ids: PlayerView['hand']) =>
    typeof ids === 'number' ? [] : ids.map((id) => cardOf(content, id));
  const developments = developmentsOf(content, player.city);
  return {
    unlocked: developments.slice(0, player.development),
    locked: developments.slice(player.development),
    economy: player.economy,
    culture: player.culture,
    military: player.military,
    citizens: player.citizens,
    taxes: player.taxes,
    glory: player.glory,
    troops: player.troops,
    drachmas: player.drachmas,
    points: player.points,
    scrolls: player.scrolls,
    red: red.minor + red.major,
    blue: blue.minor + blue.major,
    green: green.minor + green.major,
    majors: red.major + blue.major + green.major,
    raised: view.phase === 'progress' ? player.raised : 0,
    hand: cards(player.hand),
    unknown: 0,
    inPlay: cards(player.inPlay),
    terms: termsOf(content, player),
    explored: [],
  };
}

/** Written out because plans make thousands of copies. */
export function copyOf(h: Holding): Holding {
  return {
    unlocked: h.unlocked,
    locked: h.locked,
    economy: h.economy,
    culture: h.culture,
    military: h.military,
    citizens: h.citizens,
    taxes: h.taxes,
    glory: h.glory,
    troops: h.troops,
    drachmas: h.drachmas,
    points: h.points,
    scrolls: h.scrolls,
    red: h.red,
    blue: h.blue,
    green: h.green,
    majors: h.majors,
    raised: h.raised,
    hand: h.hand,
    unknown: h.unknown,
    inPlay: h.inPlay,
    terms: h.terms,
    explored: h.explored,
  };
}

/** A gain or a loss, as far as the limits allow. */
export function change(content: Content, h: Holding, resource: Resource, by: number): void {
  h[resource] = changed(content, resource, h[resource], by);
}

export function changeAll(content: Content, h: Holding, gains: Gains): void {
  for (const resource in gains) change(content, h, resource as Resource, gains[resource as Resource] ?? 0);
}

/** How many required tokens are missing. */
export function lacking(h: Holding, { requires }: Ability): number {
  let count = 0;
  if (requires.red > h.red) count += requires.red - h.red;
  if (requires.blue > h.blue) count += requires.blue - h.blue;
  if (requires.green > h.green) count += requires.green - h.green;
  return count;
}

export function measure(h: Holding, per: Measure): number {
  switch (per) {
    case 'tokens':
      return h.red + h.blue + h.green;
    case 'minorTokens':
      return h.red + h.blue + h.green - h.majors;
    case 'blueTokens':
      return h.blue;
    case 'cardsInPlay':
      return h.inPlay.length;
    case 'cardsInHand':
      return h.hand.length + h.unknown;
    case 'lowestLevel':
      return Math.min(h.economy, h.culture, h.military);
    default:
      return h[per];
  }
}

import { ofTrack } from '../fields.ts';
import type { Step } from '../steps.ts';
import { type Color, RESOURCES, type Resource, type Source, type Track } from '../vocabulary.ts';

import { ACHIEVEMENT_GOALS, SPACE_FACTS, TRACK_LEVELS } from './board.ts';
import { CARDS } from './cards.ts';
import { CITIES } from './cities.ts';
import { CORRECTIONS, type Correction } from './corrections.ts';
import type { Effect, Gains } from './effects.ts';
import { EVENTS } from './events.ts';
import type {
  Abilities,
  CardFacts,
  CardKind,
  EventFacts,
  Facts,
  Modifiers,
  Numbers,
  Score,
  SpaceFacts,
  Terms,
  Trigger,
} from './facts.ts';
import { NUMBERS } from './numbers.ts';

export type CardId = keyof typeof CARDS;
export type CityId = keyof typeof CITIES;
export type EventId = keyof typeof EVENTS;
export type SpaceId = keyof typeof SPACE_FACTS;
export type BaseFacts = Facts<CardId, CityId, EventId, SpaceId>;

export const CARD_IDS = Object.keys(CARDS) as CardId[];
export const CITY_IDS = Object.keys(CITIES) as CityId[];
export const EVENT_IDS = Object.keys(EVENTS) as EventId[];

/** A card or a development, ready for use: every effect knows where it comes from. */
export interface Ability {
  readonly source: Source;
  readonly requires: Readonly<Record<Color, number>>;
  readonly cost: number;
  readonly effect: readonly Step[];
  readonly on: readonly { readonly trigger: Trigger; readonly steps: readonly Step[] }[];
  /** Null if it changes none of the rules' numbers. */
  readonly modify: Modifiers | null;
  readonly forGlory: Gains | null;
  readonly score: Score | null;
}

export interface Card extends Ability {
  readonly id: CardId;
  readonly kind: CardKind;
}

export interface Space extends Readonly<SpaceFacts> {
  readonly id: SpaceId;
  readonly source: Source;
}

interface EventCard extends Omit<EventFacts, 'effects'> {
  readonly source: Source;
  readonly effects: readonly { readonly who: 'all' | 'most' | 'fewest'; readonly steps: readonly Step[] }[];
}

interface Level {
  readonly cost: number;
  readonly gains: Gains;
  readonly source: Source;
}

/** The component tables of one version of the rules. */
export interface Content {
  readonly cards: ReadonlyMap<CardId, Card>;
  readonly cities: ReadonlyMap<CityId, readonly Ability[]>;
  readonly events: ReadonlyMap<EventId, EventCard>;
  readonly spaces: readonly Space[];
  readonly spaceOf: ReadonlyMap<SpaceId, Space>;
  /** By the level entered: index 2 to 7. */
  readonly levels: Readonly<Record<Track, readonly (Level | undefined)[]>>;
  /** The culture level that unlocks the third die. */
  readonly thirdDie: number;
  /** The city that can give away glory, which is asked in every decision. */
  readonly glorySeller: CityId | undefined;
  readonly achievements: BaseFacts['achievements'];
  readonly numbers: Readonly<Numbers> & { readonly limits: Readonly<Record<Resource, number>> };
  /** The terms of a player whose developments and cards change nothing. */
  readonly terms: Terms;
}

const BASE: BaseFacts = {
  cards: CARDS,
  cities: CITIES,
  events: EVENTS,
  spaces: SPACE_FACTS,
  tracks: TRACK_LEVELS,
  achievements: ACHIEVEMENT_GOALS,
  numbers: NUMBERS,
};

const LETTERS: Record<Color, string> = { red: 'R', blue: 'B', green: 'G' };

function ability(facts: Abilities & { requires: string; cost: number }, source: Source): Ability {
  const count = (color: Color) => facts.requires.split(LETTERS[color]).length - 1;
  return {
    source,
    requires: { red: count('red'), blue: count('blue'), green: count('green') },
    cost: facts.cost,
    effect: steps(facts.effect ?? [], source),
    on: entries<Trigger, readonly Effect[]>(facts.on ?? {}).map(([trigger, effects]) => ({
      trigger,
      steps: steps(effects, source),
    })),
    modify: facts.modify ?? null,
    forGlory: facts.forGlory ?? null,
    score: facts.score ?? null,
  };
}

function steps(effects: readonly Effect[], source: Source): readonly Step[] {
  return effects.map((effect) => Object.freeze({ ...effect, source }));
}

function eventCard(id: EventId, { effects, ...facts }: EventFacts): EventCard {
  const source: Source = { kind: 'event', id };
  return {
    ...facts,
    source,
    effects: effects.map((each) => ({ who: each.who, steps: steps(each.effects, source) })),
  };
}

function trackLevels(facts: BaseFacts, track: Track): (Level | undefined)[] {
  const levels = facts.tracks[track].map(({ cost, gains = {} }, index) => ({
    cost,
    gains,
    source: { kind: 'level', id: `${track}-${index + 2}` } as const,
  }));
  return [undefined, undefined, ...levels];
}

function limitsOf({ limits }: Numbers): Record<Resource, number> {
  const most = (resource: Resource) => limits[resource] ?? Number.POSITIVE_INFINITY;
  return Object.fromEntries(RESOURCES.map((resource) => [resource, most(resource)])) as Record<
    Resource,
    number
  >;
}

function termsOf({ tokenPrice, explorations, progressLevels }: Numbers): Terms {
  return {
    explorationLoss: 0,
    levelDiscount: 0,
    progressDiscount: { economy: 0, culture: 0, military: 0 },
    progressLevels,
    tokenPrice,
    explorations,
  };
}

function entries<K extends string, V>(record: { readonly [Key in K]?: V }): [K, V][] {
  return Object.entries(record) as [K, V][];
}

/** Applies corrections to the base facts and makes them ready for use. */
export function compile(corrections: readonly Correction[]): Content {
  // The facts are plain data, so this is a deep copy.
  const facts = JSON.parse(JSON.stringify(BASE)) as BaseFacts;
  for (const { correct } of corrections) correct(facts);

  const card = (id: CardId, own: CardFacts): Card => ({
    ...ability(own, { kind: 'card', id }),
    id,
    kind: own.kind,
  });
  const spaces = entries(facts.spaces).map(([id, own]) => ({
    ...own,
    id,
    source: { kind: 'space', id } as const,
  }));
  return {
    cards: new Map(entries(facts.cards).map(([id, own]) => [id, card(id, own)])),
    cities: new Map(
      entries(facts.cities).map(([id, developments]) => [
        id,
        developments.map((own, index) => ability(own, { kind: 'development', id: `${id}-${index + 1}` })),
      ]),
    ),
    events: new Map(entries(facts.events).map(([id, own]) => [id, eventCard(id, own)])),
    spaces,
    spaceOf: new Map(spaces.map((own) => [own.id, own])),
    levels: {
      economy: trackLevels(facts, 'economy'),
      culture: trackLevels(facts, 'culture'),
      military: trackLevels(facts, 'military'),
    },
    thirdDie: facts.tracks.culture.findIndex(({ die }) => die) + 2,
    glorySeller: CITY_IDS.find((id) => facts.cities[id].some(({ forGlory }) => forGlory)),
    achievements: facts.achievements,
    numbers: { ...facts.numbers, limits: limitsOf(facts.numbers) },
    terms: termsOf(facts.numbers),
  };
}

/** Goes up with each correction of a fact; records carry it. */
export const RULES_VERSION: number = CORRECTIONS.length + 1;

const VERSIONS: readonly Content[] = Array.from({ length: RULES_VERSION }, (_, version) =>
  compile(CORRECTIONS.slice(0, version)),
);

/** The tables for games played by this version of the rules. */
export function contentOf(version: number): Content {
  const content = VERSIONS[version - 1];
  if (!content)
    throw new RangeError(`Rules version ${version} is not known; this engine knows 1 to ${RULES_VERSION}.`);
  return content;
}

/** The exploration board of the current rules. */
export const SPACES: readonly Space[] = contentOf(RULES_VERSION).spaces;

export function cardOf(content: Content, id: CardId): Card {
  return found(content.cards.get(id), id);
}

export function developmentsOf(content: Content, city: CityId | null): readonly Ability[] {
  return city === null ? [] : found(content.cities.get(city), city);
}

export function eventOf(content: Content, id: EventId): EventCard {
  return found(content.events.get(id), id);
}

export function spaceOf(content: Content, id: SpaceId): Space {
  return found(content.spaceOf.get(id), id);
}

export function levelOf(content: Content, track: Track, level: number): Level {
  const entry = ofTrack(content.levels, track)[level];
  if (!entry) throw new RangeError(`The content has no level ${level} of ${track}.`);
  return entry;
}

const NO_STEPS: readonly Step[] = [];

/** What an ability does on this occasion. The list is short and mostly empty: quicker to scan than a table. */
export function firedBy({ on }: Ability, trigger: Trigger): readonly Step[] {
  for (const each of on) if (each.trigger === trigger) return each.steps;
  return NO_STEPS;
}

function found<T>(entry: T | undefined, id: string): T {
  if (entry === undefined) throw new RangeError(`The content has no '${id}'.`);
  return entry;
}

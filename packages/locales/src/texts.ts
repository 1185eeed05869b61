import {
  type Achievement,
  type Action,
  type Card,
  type CardId,
  type CityId,
  type Color,
  type Decision,
  type EventId,
  type GameEvent,
  type Move,
  type MoveType,
  type Phase,
  type Position,
  type Reason,
  type Resource,
  RULES_VERSION,
  type Seat,
  type Size,
  type Source,
  type SpaceId,
  type Track,
} from '@khora/engine';
import { answerText } from './answers.ts';
import { questionText, reasonText } from './asking.ts';
import type { Catalogue } from './catalogue.ts';
import * as effects from './effects.ts';
import { type About, type Ground, groundTexts, type Why, whyTexts } from './grounds.ts';
import { type Language, localeOf } from './languages.ts';
import { logLine } from './log.ts';
import * as naming from './naming.ts';
import { sourceName } from './sources.ts';
import { type Voice, voice as voiceOf } from './voice.ts';

/** Everything that the game says, in one language. Effect texts need the rules version in play. */
export interface Texts {
  readonly language: Language;
  /** For dates and numbers, as 'en-GB'. */
  readonly locale: string;
  card(id: CardId): string;
  cardKind(kind: Card['kind']): string;
  cardEffect(id: CardId, rules?: number): string;
  city(id: CityId): string;
  /** As 'Athens 2'. */
  development(city: CityId, development: number): string;
  developmentEffect(city: CityId, development: number, rules?: number): string;
  event(id: EventId): string;
  eventEffect(id: EventId, rules?: number): string;
  /** The same part by part: whom each concerns, and what it does to them. */
  eventParts(id: EventId, rules?: number): readonly effects.EventPart[];
  /** As 'Red 6/3'. */
  space(id: SpaceId, rules?: number): string;
  spaceEffect(id: SpaceId, rules?: number): string;
  action(action: Action): string;
  actionEffect(action: Action, rules?: number): string;
  track(track: Track): string;
  /** What entering a level from 2 to 7 gives. */
  levelEffect(track: Track, level: number, rules?: number): string;
  phase(phase: Phase): string;
  /** A to G in a round; empty outside. */
  phaseLetter(phase: Phase): string;
  achievement(id: Achievement, rules?: number): string;
  resource(resource: Resource): string;
  /** As '3 drachmas'. */
  amount(resource: Resource, count: number): string;
  /** The same as the object of a verb, where a language has a case for it: 'costs 3 drachmas'. */
  object(resource: Resource, count: number): string;
  /** As '+3 drachmas, −1 troop'. */
  gains(gains: { readonly [R in Resource]?: number }): string;
  color(color: Color): string;
  size(size: Size): string;
  token(color: Color, size: Size): string;
  /** Where a gain came from: an event's source, or a line of a standing's breakdown. */
  source(source: Source | string): string;
  /** A kind of move, as on a button. */
  move(type: MoveType): string;
  /** A move as it answers a question, as 'Explore: Red 2/1'. */
  answer(position: Position, seat: Seat, move: Move): string;
  /** Why a move is good, the most important ground first. */
  grounds(about: About, grounds: readonly Ground[], most?: number): readonly string[];
  /** Why a move is better than another, by the grounds that only it has. */
  why(about: About, grounds: readonly Ground[]): Why;
  /** What a decision asks. */
  question(decision: Decision): string;
  /** Why a move is refused. */
  reason(reason: Reason): string;
  /** An event in words, or null if it is not worth a line. Names are by seat. */
  logLine(event: GameEvent, players: readonly string[]): string | null;
  /** One, two and three. */
  list(items: readonly string[]): string;
  /** One, two or three. */
  either(items: readonly string[]): string;
  /** Headings and labels: `word('round', { round: 3, rounds: 9 })`. */
  readonly word: Voice['say']['words'];
}

/** The texts of a language from its catalogue. */
export function createTexts(language: Language, catalogue: Catalogue): Texts {
  const voice = voiceOf(language, catalogue);
  const { say } = voice;
  return {
    language,
    locale: localeOf(language),
    card: (id) => say.cards(id),
    cardKind: (kind) => say.cardKinds(kind),
    cardEffect: (id, rules = RULES_VERSION) => effects.cardEffect(voice, id, rules),
    city: (id) => say.cities(id),
    development: (city, development) => naming.developmentName(voice, city, development),
    developmentEffect: (city, development, rules = RULES_VERSION) =>
      effects.developmentEffect(voice, city, development, rules),
    event: (id) => say.events(id),
    eventEffect: (id, rules = RULES_VERSION) => effects.eventEffect(voice, id, rules),
    eventParts: (id, rules = RULES_VERSION) => effects.eventParts(voice, id, rules),
    space: (id, rules) => naming.spaceName(voice, id, rules),
    spaceEffect: (id, rules = RULES_VERSION) => effects.spaceEffect(voice, id, rules),
    action: (action) => naming.actionName(voice, action),
    actionEffect: (action, rules = RULES_VERSION) => effects.actionEffect(voice, action, rules),
    track: (track) => say.tracks(track),
    levelEffect: (track, level, rules = RULES_VERSION) => effects.levelEffect(voice, track, level, rules),
    phase: (phase) => say.phases(phase),
    phaseLetter: (phase) => naming.phaseLetter(voice, phase),
    achievement: (id, rules) => naming.achievementName(voice, id, rules),
    resource: (resource) => say.resources(resource),
    amount: (resource, count) => naming.amount(voice, resource, count),
    object: (resource, count) => naming.objectText(voice, resource, count),
    gains: (gains) => naming.gainsText(voice, gains),
    color: (color) => say.colors(color),
    size: (size) => say.sizes(size),
    token: (color, size) => naming.tokenName(voice, color, size),
    source: (source) => sourceName(voice, source),
    move: (type) => say.moves(type),
    answer: (position, seat, move) => answerText(voice, position, seat, move),
    grounds: (about, grounds, most) => groundTexts(voice, about, grounds, most),
    why: (about, grounds) => whyTexts(voice, about, grounds),
    question: (decision) => questionText(voice, decision),
    reason: (reason) => reasonText(voice, reason),
    logLine: (event, players) => logLine(voice, event, players),
    list: voice.and,
    either: voice.or,
    word: say.words,
  };
}

import {
  ACTION_NAMES,
  type Achievement,
  type Action,
  type CardId,
  type CityId,
  type Color,
  contentOf,
  type EventId,
  type Phase,
  RESOURCES,
  type Resource,
  RULES_VERSION,
  type Size,
  type SpaceId,
  spaceOf,
  type Track,
} from '@khora/engine';
import type { Voice } from './voice.ts';

export function actionName({ say }: Voice, action: Action): string {
  return say.actions(ACTION_NAMES[action]);
}

/** As 'Athens 2'. */
export function developmentName({ say }: Voice, city: CityId, development: number): string {
  return say.sources('cityDevelopment', { city: say.cities(city), development });
}

/** As 'Economy 3'. */
export function levelName({ say }: Voice, track: Track, level: number): string {
  return say.sources('trackLevel', { track: say.tracks(track), level });
}

/** As 'Red 6/3': what the space needs and what it loses; equal ones get a letter. */
export function spaceName({ say }: Voice, id: SpaceId, rules = RULES_VERSION): string {
  const content = contentOf(rules);
  const { color, need, loss } = spaceOf(content, id);
  if (color === 'persepolis') return say.spaces(color);
  const alike = content.spaces.filter(
    (each) => each.color === color && each.need === need && each.loss === loss,
  );
  const letter = alike.length > 1 ? LETTERS[alike.findIndex((space) => space.id === id)] : '';
  return say.spaces(color, { figures: `${need}/${loss}${letter}` });
}

const LETTERS = 'abcdefghijk';

export function achievementName({ say }: Voice, achievement: Achievement, rules = RULES_VERSION): string {
  return say.achievements(achievement, { goal: contentOf(rules).achievements[achievement] });
}

/** The letter of a phase of a round; empty for the others. */
export function phaseLetter({ say }: Voice, phase: Phase): string {
  return phase === 'setup' || phase === 'draft' || phase === 'over' ? '' : say.letters(phase);
}

export function tokenName({ say }: Voice, color: Color, size: Size): string {
  return say.tokens(`${size}-${color}`);
}

/** A card's, event's or achievement's name as it appears in running text. */
export function title({ say }: Voice, name: string): string {
  return say.marks('title', { name });
}

/** An action's, track's or phase's name as it appears in running text. */
export function term({ say }: Voice, name: string): string {
  return say.marks('term', { name });
}

export function cardTitles(voice: Voice, cards: readonly CardId[]): string {
  return voice.and(cards.map((card) => title(voice, voice.say.cards(card))));
}

export function eventTitle(voice: Voice, event: EventId): string {
  return title(voice, voice.say.events(event));
}

export function actionTerm(voice: Voice, action: Action): string {
  return term(voice, actionName(voice, action));
}

export function trackTerm(voice: Voice, track: Track): string {
  return term(voice, voice.say.tracks(track));
}

export function amount({ say }: Voice, resource: Resource, count: number): string {
  return say.amounts(resource, { count });
}

/** An amount as the object of a verb. */
export function objectText({ say }: Voice, resource: Resource, count: number): string {
  return say.objects(resource, { count });
}

export type Gains = { readonly [R in Resource]?: number };

/** As '+2 drachmas, −1 troop'. */
export function gainsText(voice: Voice, gains: Gains): string {
  return RESOURCES.flatMap((resource) => {
    const by = gains[resource];
    return by ? [(by > 0 ? '+' : '−') + amount(voice, resource, Math.abs(by))] : [];
  }).join(', ');
}

/** As '2 troops or 3 drachmas'. */
export function choiceText(voice: Voice, rewards: Gains): string {
  return voice.or(
    RESOURCES.flatMap((resource) => {
      const count = rewards[resource];
      return count ? [objectText(voice, resource, count)] : [];
    }),
  );
}

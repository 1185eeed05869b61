import {
  ACTION_NAMES,
  type Action,
  type ActionName,
  type CardId,
  type CityId,
  cardOf,
  contentOf,
  developmentsOf,
  type EventId,
  eventOf,
  levelOf,
  type SpaceId,
  spaceOf,
  type Track,
} from '@khora/engine';
import { abilityText } from './abilities.ts';
import { gainsText, objectText, spaceName, tokenName } from './naming.ts';
import { joined, optionOf, stepsText } from './steps.ts';
import { afterColon, capitalized, type Voice } from './voice.ts';

export interface EventPart {
  readonly who: 'all' | 'most' | 'fewest';
  readonly effect: string;
}

/** Texts are made from the content tables themselves, so a corrected number is corrected here too. */
export function cardEffect(voice: Voice, card: CardId, rules: number): string {
  const content = contentOf(rules);
  return capitalized(voice, abilityText(voice, cardOf(content, card), content));
}

export function developmentEffect(voice: Voice, city: CityId, development: number, rules: number): string {
  const content = contentOf(rules);
  const own = developmentsOf(content, city)[development - 1];
  if (!own) throw new RangeError(`${city} has no development ${development}.`);
  return capitalized(voice, abilityText(voice, own, content));
}

export function eventEffect(voice: Voice, id: EventId, rules: number): string {
  const { say } = voice;
  const { onRoll, ifExplored, effects } = eventOf(contentOf(rules), id);
  const parts = effects.map(({ who, steps }) => {
    const option = optionOf(voice, steps);
    if (option !== null && who !== 'fewest') return say.effects(`${who}May`, { effect: option });
    return say.effects(who, { effect: afterColon(voice, stepsText(voice, steps)) });
  });
  if (onRoll) {
    const { atMost, gains } = onRoll;
    parts.push(say.effects('onRoll', { atMost, effect: gainsText(voice, gains) }));
  }
  const effect = joined(parts);
  if (!ifExplored) return capitalized(voice, effect);
  const space = spaceName(voice, ifExplored as SpaceId, rules);
  return capitalized(voice, say.effects('ifExplored', { space, effect }));
}

/** The parts of an event in phase F: whom each concerns, and what it does to them. */
export function eventParts(voice: Voice, id: EventId, rules: number): EventPart[] {
  return eventOf(contentOf(rules), id).effects.map(({ who, steps }) => ({
    who,
    effect: capitalized(voice, stepsText(voice, steps)),
  }));
}

export function spaceEffect(voice: Voice, id: SpaceId, rules: number): string {
  const { say } = voice;
  const { color, size, need, loss, drachmas, points } = spaceOf(contentOf(rules), id);
  const token = color === 'persepolis' ? say.effects('everyColor') : tokenName(voice, color, size);
  const benefit = gainsText(voice, { drachmas, points });
  const gains = benefit ? `${token}, ${benefit}` : token;
  return capitalized(voice, say.effects('space', { need, loss, gains }));
}

/** What an action gives, and what it lets a player do. */
export function actionEffect(voice: Voice, action: Action, rules: number): string {
  const { say } = voice;
  const { numbers } = contentOf(rules);
  const texts: Readonly<Record<ActionName, () => string>> = {
    philosophy: () => gainsText(voice, { scrolls: numbers.philosophyScrolls }),
    legislation: () =>
      say.actionEffects('legislation', {
        gain: gainsText(voice, { citizens: numbers.legislationCitizens }),
        draw: say.effects('draw', { cards: numbers.legislationCards }),
      }),
    culture: () => say.actionEffects('culture'),
    trade: () =>
      say.actionEffects('trade', {
        more: numbers.tradeDrachmas,
        price: objectText(voice, 'drachmas', numbers.tokenPrice),
      }),
    military: () => say.actionEffects('military'),
    politics: () => say.actionEffects('politics'),
    development: () => say.actionEffects('development'),
  };
  return capitalized(voice, texts[ACTION_NAMES[action]]());
}

/** What entering a level gives. */
export function levelEffect(voice: Voice, track: Track, level: number, rules: number): string {
  const { say } = voice;
  const content = contentOf(rules);
  const parts = [gainsText(voice, levelOf(content, track, level).gains)];
  if (track === 'culture' && level === content.thirdDie) parts.push(say.effects('die'));
  return capitalized(voice, joined(parts.filter(Boolean)) || say.effects('nothing'));
}

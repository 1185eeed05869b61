import { type CardId, type CityId, contentOf, type EventId, type SpaceId, type Track } from '@khora/engine';
import { abilityText } from './abilities.ts';
import { gainsText, spaceName, tokenName } from './naming.ts';
import { joined, stepsText } from './steps.ts';
import { capitalized, type Voice } from './voice.ts';

/** Texts are made of the content tables themselves, so that a corrected number is corrected here too. */
export function cardEffect(voice: Voice, card: CardId, rules: number): string {
  const content = contentOf(rules);
  return capitalized(voice, abilityText(voice, found(content.cards.get(card), card), content));
}

export function developmentEffect(voice: Voice, city: CityId, development: number, rules: number): string {
  const content = contentOf(rules);
  const own = found(content.cities.get(city)?.[development - 1], `${city}-${development}`);
  return capitalized(voice, abilityText(voice, own, content));
}

export function eventEffect(voice: Voice, id: EventId, rules: number): string {
  const { say } = voice;
  const { onRoll, ifExplored, effects } = found(contentOf(rules).events.get(id), id);
  const parts = effects.map(({ who, steps }) => say.effects(who, { effect: stepsText(voice, steps) }));
  if (onRoll) {
    const { atMost, gains } = onRoll;
    parts.push(say.effects('onRoll', { atMost, effect: gainsText(voice, gains) }));
  }
  const effect = joined(parts);
  if (!ifExplored) return capitalized(voice, effect);
  const space = spaceName(voice, ifExplored as SpaceId);
  return capitalized(voice, say.effects('ifExplored', { space, effect }));
}

export function spaceEffect(voice: Voice, id: SpaceId, rules: number): string {
  const { say } = voice;
  const { color, size, need, loss, drachmas, points } = found(contentOf(rules).spaceOf.get(id), id);
  const token = color === 'persepolis' ? say.effects('everyColor') : tokenName(voice, color, size);
  const benefit = gainsText(voice, { drachmas, points });
  const gains = benefit ? `${token}, ${benefit}` : token;
  return capitalized(voice, say.effects('space', { need, loss, gains }));
}

/** What entering a level gives. */
export function levelEffect(voice: Voice, track: Track, level: number, rules: number): string {
  const { say } = voice;
  const { levels, thirdDie } = contentOf(rules);
  const parts = [gainsText(voice, found(levels[track][level], `${track}-${level}`).gains)];
  if (track === 'culture' && level === thirdDie) parts.push(say.effects('die'));
  return capitalized(voice, joined(parts.filter(Boolean)) || say.effects('nothing'));
}

function found<T>(entry: T | undefined, id: string): T {
  if (entry === undefined) throw new RangeError(`The content has no '${id}'.`);
  return entry;
}

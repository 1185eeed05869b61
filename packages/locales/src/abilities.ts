import { type Ability, type Content, TRACKS, type Track, type Trigger } from '@khora/engine';
import { amount, gainsText, term, trackTerm } from './naming.ts';
import { joined, stepsText } from './steps.ts';
import { afterColon, type Voice } from './voice.ts';

type Modifiers = NonNullable<Ability['modify']>;
type Discounts = NonNullable<Modifiers['progressDiscount']>;

/** What a card or a development does. */
export function abilityText(voice: Voice, ability: Ability, content: Content): string {
  const { say } = voice;
  const { effect, on, modify, forGlory, score } = ability;
  const parts = effect.length > 0 ? [stepsText(voice, effect)] : [];
  for (const { trigger, steps } of on) {
    parts.push(triggerText(voice, trigger, afterColon(voice, stepsText(voice, steps)), ability));
  }
  if (modify) parts.push(...modifierTexts(voice, modify, content));
  if (forGlory) parts.push(say.effects('forGlory', { effect: gainsText(voice, forGlory) }));
  if (score) {
    const { points, per, every = 1 } = score;
    const scored = { gain: amount(voice, 'points', points), per: say.per(per, { every }) };
    parts.push(say.effects('atEnd', { effect: say.effects('per', scored) }));
  }
  return joined(parts);
}

function triggerText(voice: Voice, trigger: Trigger, effect: string, { source }: Ability): string {
  const { say } = voice;
  if (trigger === 'play') return say.effects(source.kind === 'card' ? 'onOtherPlay' : 'onPlay', { effect });
  if (trigger === 'tax') return say.effects('onTax', { effect });
  if (trigger === 'idle') return say.effects('onIdle', { effect });
  return say.effects('onAction', { action: term(voice, say.actions(trigger)), effect });
}

function modifierTexts(voice: Voice, modify: Modifiers, content: Content): string[] {
  const { progressLevels, progressDiscount, ...counts } = modify;
  const parts = Object.entries(counts).map(([key, count]) =>
    voice.say.effects(key as keyof typeof counts, { count }),
  );
  const inProgress = [
    ...(progressLevels === undefined ? [] : [voice.say.effects('progressLevels', { count: progressLevels })]),
    ...(progressDiscount ? discountTexts(voice, progressDiscount, content) : []),
  ];
  // The phase is named once for everything that changes in it.
  if (inProgress.length > 0) parts.push(voice.say.effects('inProgress', { effect: joined(inProgress) }));
  return parts;
}

/** Tracks with the same discount are named together; where it exceeds every cost, levels are free. */
function discountTexts(voice: Voice, discounts: Discounts, content: Content): string[] {
  const tracksBy = new Map<number | 'free', string[]>();
  for (const track of TRACKS) {
    const discount = discounts[track];
    if (discount === undefined) continue;
    const group = discount >= highestCost(content, track) ? 'free' : discount;
    tracksBy.set(group, [...(tracksBy.get(group) ?? []), trackTerm(voice, track)]);
  }
  return [...tracksBy].map(([count, terms]) => {
    if (typeof count === 'number' && terms.length === TRACKS.length)
      return voice.say.effects('progressDiscountAll', { count });
    const tracks = voice.and(terms);
    if (count === 'free') return voice.say.effects('freeTracks', { tracks });
    return voice.say.effects('progressDiscount', { tracks, count });
  });
}

function highestCost({ levels }: Content, track: Track): number {
  return Math.max(...levels[track].map((level) => level?.cost ?? 0));
}

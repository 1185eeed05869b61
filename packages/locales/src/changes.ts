import { contentOf, type EventId, type GameEvent, RULES_VERSION } from '@khora/engine';
import { objectText } from './naming.ts';
import { withSource } from './sources.ts';
import type { Voice } from './voice.ts';

type Change = Extract<GameEvent, { readonly type: 'changed' }>;

/** What went up or down; null if the line of a card, a development, tiles or a space already says it as their price. */
export function changeLine(voice: Voice, change: Change, player: string): string | null {
  if (isToldElsewhere(change)) return null;
  const { resource, by, source } = change;
  const what = objectText(voice, resource, Math.abs(by));
  if (by < 0 && source.kind === 'phase' && source.id !== 'progress')
    return voice.say.log('overflow', { player, what });
  return withSource(voice, voice.say.log(verb(change), { player, what }), source);
}

function isToldElsewhere({ resource, by, source }: Change): boolean {
  if (source.kind === 'phase') return source.id === 'dice';
  if (by > 0) return false;
  if (source.kind === 'space') return resource === 'troops';
  return (source.kind === 'card' || source.kind === 'development') && resource !== 'glory';
}

function verb({ by, source }: Change): 'gains' | 'loses' | 'spends' {
  if (by > 0) return 'gains';
  return source.kind === 'event' && !sellsProgress(source.id as EventId) ? 'loses' : 'spends';
}

/** Events that let a player pay for a level take nothing else away. */
function sellsProgress(event: EventId): boolean {
  const { effects = [] } = contentOf(RULES_VERSION).events.get(event) ?? {};
  return effects.some(({ steps }) => steps.some((step) => step.do === 'progress'));
}

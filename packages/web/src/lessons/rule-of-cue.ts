import type { EventId } from '@khora/engine';
import {
  RULE_OF_DECISION,
  RULE_OF_PHASE,
  RULE_OF_PIECE,
  RULE_OF_RESOURCE,
  type RuleId,
  ruleOfEvent,
} from '@khora/locales';
import type { Spot, WrittenCue } from './lesson.ts';

const RULE_OF_SPOT: Readonly<Record<Exclude<Spot, 'wanted' | 'event'>, RuleId>> = {
  city: 'R1.2',
  dice: RULE_OF_PIECE.tile,
  hand: RULE_OF_PIECE.hand,
  map: RULE_OF_PIECE.space,
  achievements: RULE_OF_PIECE.achievement,
  tracks: RULE_OF_PHASE.progress,
  score: RULE_OF_PIECE.score,
  ...RULE_OF_RESOURCE,
};

/** The rule behind a cue: of the question that it asks, or else of the piece that it points at. */
export function ruleOfCue({ asks, at }: Pick<WrittenCue, 'asks' | 'at'>, event: EventId | null): RuleId {
  if (asks) return RULE_OF_DECISION[asks];
  if (at === 'event') return event ? ruleOfEvent(event) : RULE_OF_PHASE.event;
  return at === 'wanted' ? RULE_OF_PHASE.action : RULE_OF_SPOT[at];
}

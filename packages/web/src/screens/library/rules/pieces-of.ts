import { CARD_IDS, CITY_IDS, EVENT_IDS } from '@khora/engine';
import {
  RULE_OF_ACTION,
  RULE_OF_PHASE,
  type RuleId,
  ruleOfCard,
  ruleOfDevelopment,
  ruleOfEvent,
  type Texts,
} from '@khora/locales';
import type { BookPlace } from '../../../browser/router.ts';

interface Named {
  readonly name: string;
  readonly place: BookPlace;
}

/** Rules about all cards, developments or events concern none in particular. */
const GENERAL: ReadonlySet<RuleId> = new Set([
  RULE_OF_ACTION[5],
  RULE_OF_ACTION[6],
  RULE_OF_PHASE.resolution,
  'R1.6',
]);
const DEVELOPMENTS = [1, 2, 3, 4];

/** The cards, developments and events that this rule is about. */
export function piecesOf(rule: RuleId, texts: Texts): readonly Named[] {
  if (GENERAL.has(rule)) return [];
  return [
    ...CARD_IDS.filter((id) => ruleOfCard(id) === rule).map(
      (id): Named => ({ name: texts.card(id), place: { shelf: 'cards', id } }),
    ),
    ...CITY_IDS.flatMap((id) =>
      DEVELOPMENTS.filter((number) => ruleOfDevelopment(id, number) === rule).map(
        (number): Named => ({ name: texts.development(id, number), place: { shelf: 'cities', id } }),
      ),
    ),
    ...EVENT_IDS.filter((id) => ruleOfEvent(id) === rule).map(
      (id): Named => ({ name: texts.event(id), place: { shelf: 'events', id } }),
    ),
  ];
}

import type {
  Action,
  CardId,
  CityId,
  Decision,
  EventId,
  Phase,
  Reason,
  Resource,
  Size,
  Track,
} from '@khora/engine';
import { isRuleId, type RuleId } from './rule-ids.ts';

export const RULE_OF_ACTION: Readonly<Record<Action, RuleId>> = {
  0: 'R2.D4',
  1: 'R2.D5',
  2: 'R2.D6',
  3: 'R2.D7',
  4: 'R2.D8',
  5: 'R2.D10',
  6: 'R2.D11',
};

export const RULE_OF_PHASE: Readonly<Record<Phase, RuleId>> = {
  setup: 'R1.1',
  draft: 'R1.3',
  event: 'R2.A1',
  tax: 'R2.B1',
  dice: 'R2.C4',
  action: 'R2.D1',
  progress: 'R2.E1',
  resolution: 'R2.F1',
  achievement: 'R2.G2',
  over: 'R4.2',
};

/** What a track is for; raising one belongs to the phase 'progress'. */
export const RULE_OF_TRACK: Readonly<Record<Track, RuleId>> = {
  economy: 'R2.D7',
  culture: 'R2.D6',
  military: 'R2.D8',
};

export const RULE_OF_RESOURCE: Readonly<Record<Resource, RuleId>> = {
  citizens: 'R2.C5',
  taxes: 'R2.B1',
  glory: 'R4.1',
  troops: 'R2.D9',
  drachmas: 'R2.E1',
  points: 'R4.2',
  scrolls: 'R2.D4',
};

/** What a minor or a major knowledge token is for. */
export const RULE_OF_SIZE: Readonly<Record<Size, RuleId>> = { minor: 'R2.D7', major: 'R4.1' };

/** Other things on the table. */
export const RULE_OF_PIECE = {
  achievement: 'R2.G2',
  die: 'R2.C1',
  thirdDie: 'R2.E5',
  firstPlayer: 'R2.C2',
  hand: 'R2.D10',
  knowledge: 'R2.D10',
  score: 'R4.1',
  space: 'R2.D9',
  tile: 'R2.C5',
} as const satisfies Readonly<Record<string, RuleId>>;

/** The rule behind a question: the one that the engine cites when it refuses an answer. */
export const RULE_OF_DECISION: Readonly<Record<Decision['kind'], RuleId>> = {
  city: 'R1.2',
  draft: 'R1.3',
  reroll: 'R5.1',
  assign: 'R2.C4',
  pay: 'R2.C7',
  keep: 'R2.D5',
  buy: 'R2.D7',
  explore: 'R2.D9',
  play: 'R2.D10',
  develop: 'R2.D11',
  progress: 'R2.E1',
  raise: 'R3.8',
  tracks: 'R6.13',
  reward: 'R6.9',
  token: 'R2.D10',
  takeBack: 'R6.2',
  lose: 'R3.5',
  discard: 'R3.5',
  action: 'R6.10',
  claim: 'R2.G3',
  tradeGlory: 'R6.1',
};

/** Reasons with a rule of their own; for the others, the engine's rule is shown. */
const RULE_OF_REASON: { readonly [R in Reason['reason']]?: RuleId } = {
  'tile-must-be-kept': 'R2.C6',
  'too-few-citizens': 'R2.C5',
  'top-level': 'R2.E4',
};

/** The rule to show with a refusal; null if the rules do not decide it. */
export function ruleOfReason({ reason, rule }: Reason): RuleId | null {
  const own = RULE_OF_REASON[reason];
  if (own) return own;
  return rule !== undefined && isRuleId(rule) ? rule : null;
}

const RULE_OF_CARD: { readonly [C in CardId]?: RuleId } = {
  'constructing-the-mint': 'R6.11',
  'corinthian-columns': 'R6.12',
  council: 'R6.14',
  'extraordinary-collection': 'R6.3',
  gradualism: 'R6.11',
  'greek-fire': 'R2.D13',
  helepole: 'R6.7',
  'mercenary-recruitment': 'R2.D13',
  'old-guard': 'R6.4',
  ostracism: 'R6.2',
  peripteros: 'R3.8',
  power: 'R6.5',
  'public-market': 'R6.5',
  reformists: 'R2.E3',
  rivalry: 'R6.6',
};

/** The rule about this very card, or the one about playing cards. */
export function ruleOfCard(card: CardId): RuleId {
  return RULE_OF_CARD[card] ?? RULE_OF_ACTION[5];
}

const RULE_OF_EVENT: { readonly [E in EventId]?: RuleId } = {
  'conquest-of-the-persians': 'R6.10',
  'growing-population': 'R2.C3',
  'military-victory': 'R2.F3',
  prosperity: 'R2.F3',
  'rise-of-persia': 'R2.F3',
  'thirty-tyrants': 'R6.14',
};

/** The rule about this very event, or the one about events. */
export function ruleOfEvent(event: EventId): RuleId {
  return RULE_OF_EVENT[event] ?? RULE_OF_PHASE.resolution;
}

const RULE_OF_DEVELOPMENT: { readonly [D in `${CityId}-${1 | 2 | 3 | 4}`]?: RuleId } = {
  'argos-2': 'R6.9',
  'argos-3': 'R3.8',
  'athens-2': 'R6.3',
  'athens-3': 'R6.3',
  'corinth-3': 'R2.E3',
  'miletus-2': 'R6.13',
  'olympia-3': 'R3.8',
  'olympia-4': 'R6.8',
  'sparta-1': 'R6.7',
  'sparta-3': 'R6.8',
  'thebes-2': 'R6.1',
  'thebes-3': 'R6.8',
};

/** The rule about this very development of a city, from 1 to 4, or the one about developments. */
export function ruleOfDevelopment(city: CityId, development: number): RuleId {
  const table: Readonly<Record<string, RuleId>> = RULE_OF_DEVELOPMENT;
  return table[`${city}-${development}`] ?? (development === 1 ? 'R1.6' : RULE_OF_ACTION[6]);
}

/** Names, card texts, questions, refusals, log lines and rules of the game in five languages. */

export {
  isLanguage,
  LANGUAGES,
  type Language,
  languageFor,
  localeOf,
} from './languages.ts';
export { english, loadRules, loadTexts, typesetEnglish } from './load.ts';
export { isRuleId, type RuleId } from './rule-ids.ts';
export {
  RULE_OF_ACTION,
  RULE_OF_DECISION,
  RULE_OF_PHASE,
  RULE_OF_PIECE,
  RULE_OF_RESOURCE,
  RULE_OF_SIZE,
  RULE_OF_TRACK,
  ruleOfCard,
  ruleOfDevelopment,
  ruleOfEvent,
  ruleOfReason,
} from './rule-of.ts';
export type { Rule, RuleBook, RuleSection } from './rules.ts';
export type { Texts } from './texts.ts';
export { type MessageTree, typeset } from './typeset.ts';

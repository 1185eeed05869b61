import { RULE_SECTIONS, type RuleId, type RuleSectionId } from './rule-ids.ts';

/** The rules in the words of one language: a missing or an additional number does not compile. */
export interface RuleTexts {
  /** What the game is, how to read the rules, and the words they use. */
  readonly preface: readonly [string, string, string];
  /** The word that, with a colon, begins a ruling on what the printed books leave open. */
  readonly ruling: string;
  readonly titles: Readonly<Record<RuleSectionId, string>>;
  /** A sentence before the first rule, if a section has one. */
  readonly intros: Readonly<Record<'round' | 'variants' | 'rulings', string>>;
  readonly rules: Readonly<Record<RuleId, string>>;
}

export interface Rule {
  readonly id: RuleId;
  readonly text: string;
}

export interface RuleSection {
  readonly id: RuleSectionId;
  /** With its number, or the letter of the phase: '1 Set-up', 'B Tax'. */
  readonly title: string;
  /** 1 for a part of the rules, 2 for a phase within the part about the round. */
  readonly level: 1 | 2;
  readonly intro: string | null;
  readonly rules: readonly Rule[];
}

/** The numbered rules of docs/rules.md in one language, for players: plain text. */
export interface RuleBook {
  /** Paragraphs to read first. */
  readonly preface: readonly string[];
  /** With a colon, it begins a ruling on what the printed books leave open. */
  readonly ruling: string;
  readonly sections: readonly RuleSection[];
  text(id: RuleId): string;
}

const PHASES: ReadonlySet<RuleSectionId> = new Set([
  'event',
  'tax',
  'dice',
  'action',
  'progress',
  'resolution',
  'achievement',
]);

export function createRuleBook({ preface, ruling, titles, intros, rules }: RuleTexts): RuleBook {
  const introOf: Partial<Record<RuleSectionId, string>> = intros;
  const sections = (Object.keys(RULE_SECTIONS) as RuleSectionId[]).map(
    (id): RuleSection => ({
      id,
      title: titles[id],
      level: PHASES.has(id) ? 2 : 1,
      intro: introOf[id] ?? null,
      rules: RULE_SECTIONS[id].map((rule) => ({ id: rule, text: rules[rule] })),
    }),
  );
  return { preface, ruling, sections, text: (id) => rules[id] };
}

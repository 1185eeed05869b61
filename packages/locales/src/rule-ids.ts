/** The rule numbers of docs/rules.md, by the sections in which a player reads them. */
export const RULE_SECTIONS = {
  setup: ['R1.1', 'R1.2', 'R1.3', 'R1.4', 'R1.5', 'R1.6', 'R1.7', 'R1.8'],
  round: [],
  event: ['R2.A1'],
  tax: ['R2.B1'],
  dice: ['R2.C1', 'R2.C2', 'R2.C3', 'R2.C4', 'R2.C5', 'R2.C6', 'R2.C7'],
  action: [
    'R2.D1',
    'R2.D2',
    'R2.D3',
    'R2.D4',
    'R2.D5',
    'R2.D6',
    'R2.D7',
    'R2.D8',
    'R2.D9',
    'R2.D10',
    'R2.D11',
    'R2.D12',
    'R2.D13',
  ],
  progress: ['R2.E1', 'R2.E2', 'R2.E3', 'R2.E4', 'R2.E5'],
  resolution: ['R2.F1', 'R2.F2', 'R2.F3'],
  achievement: ['R2.G1', 'R2.G2', 'R2.G3'],
  gains: ['R3.1', 'R3.2', 'R3.3', 'R3.4', 'R3.5', 'R3.6', 'R3.7', 'R3.8', 'R3.9', 'R3.10', 'R3.11'],
  end: ['R4.1', 'R4.2'],
  variants: ['R5.1', 'R5.2'],
  rulings: [
    'R6.1',
    'R6.2',
    'R6.3',
    'R6.4',
    'R6.5',
    'R6.6',
    'R6.7',
    'R6.8',
    'R6.9',
    'R6.10',
    'R6.11',
    'R6.12',
    'R6.13',
    'R6.14',
    'R6.15',
    'R6.16',
    'R6.17',
  ],
  versions: ['R7.1'],
} as const;

/** A part of the rules; the phases are within `round`. */
export type RuleSectionId = keyof typeof RULE_SECTIONS;
/** The number of a rule, as 'R2.D12'. */
export type RuleId = (typeof RULE_SECTIONS)[RuleSectionId][number];

const RULE_IDS: ReadonlySet<string> = new Set<RuleId>(Object.values(RULE_SECTIONS).flat());

export function isRuleId(value: string): value is RuleId {
  return RULE_IDS.has(value);
}

import type { Step } from '../steps.ts';
import { buy, develop, explore, keep, play } from './actions.ts';
import { assign, pay, reroll } from './dice.ts';
import {
  action,
  claim,
  discard,
  lose,
  raise,
  reward,
  takeBack,
  token,
  tracks,
  tradeGlory,
} from './effects.ts';
import { progress } from './progress.ts';
import type { Asked, Question, QuestionKind } from './question.ts';
import { city, draft } from './setup.ts';

const QUESTIONS: { readonly [K in QuestionKind]: Question<K> } = {
  city,
  draft,
  reroll,
  assign,
  pay,
  keep,
  buy,
  explore,
  play,
  develop,
  progress,
  raise,
  tracks,
  reward,
  token,
  takeBack,
  lose,
  discard,
  action,
  claim,
  tradeGlory,
};

/** The parts that only some questions have. With them all are alike inside, which V8 needs to be quick. */
const PLAIN = { secret: false, sure: false, figures: () => null };

const ALIKE: Partial<Record<Step['do'], unknown>> = Object.fromEntries(
  Object.entries(QUESTIONS).map(([kind, question]) => [kind, { ...PLAIN, ...question }]),
);

/** The question that a step asks; undefined for an effect. Which kind it is, only the step knows. */
export function questionOf(step: Step): Question<QuestionKind> | undefined {
  return ALIKE[step.do] as Question<QuestionKind> | undefined;
}

export type AnyAsked = Asked<QuestionKind>;

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

/** The question that a step asks; undefined for an effect. Which kind it is, only the step knows. */
export function questionOf(step: Step): Question<QuestionKind> | undefined {
  return (QUESTIONS as Partial<Record<Step['do'], unknown>>)[step.do] as Question<QuestionKind> | undefined;
}

export type AnyAsked = Asked<QuestionKind>;

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

/**
 * The question that a step asks; undefined for an effect. Written out because V8 would search a table every time, with
 * the most frequent first.
 */
export function questionOf(step: Step): Question<QuestionKind> | undefined {
  switch (step.do) {
    case 'act':
    case 'gain':
      return undefined;
    case 'progress':
      return progress;
    case 'assign':
      return assign;
    case 'pay':
      return pay;
    case 'explore':
      return explore;
    case 'play':
      return play;
    case 'buy':
      return buy;
    case 'keep':
      return keep;
    case 'develop':
      return develop;
    case 'draft':
      return draft;
    case 'claim':
      return claim;
    case 'city':
      return city;
    case 'reroll':
      return reroll;
    case 'raise':
      return raise;
    case 'tracks':
      return tracks;
    case 'reward':
      return reward;
    case 'token':
      return token;
    case 'takeBack':
      return takeBack;
    case 'lose':
      return lose;
    case 'discard':
      return discard;
    case 'action':
      return action;
    case 'tradeGlory':
      return tradeGlory;
    default:
      return undefined;
  }
}

export type AnyAsked = Asked<QuestionKind>;

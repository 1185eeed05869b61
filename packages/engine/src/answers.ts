import { glorySale } from './abilities.ts';
import { contentOf } from './content/content.ts';
import type { Move } from './moves.ts';
import type { Question, QuestionKind } from './questions/question.ts';
import { type AnyAsked, questionOf } from './questions/questions.ts';
import { type Position, playerAt } from './state.ts';
import type { Step, StepOf } from './steps.ts';
import type { Seat } from './vocabulary.ts';

const PASS: Move = Object.freeze({ type: 'pass' });
const TRADE: Move = Object.freeze({ type: 'tradeGlory' });
/** More than any question has: a small whole number, which V8 keeps in a field without boxing it. */
const ALL = 1_000_000;

/** The question that a seat may answer now, open or already answered in secret; null if there is none. */
export function openQuestion(
  position: Position,
  seat: Seat,
): { question: Question<QuestionKind>; asked: AnyAsked } | null {
  const player = position.players[seat];
  if (!player || player.standby === 'idle') return null;
  const step = player.agenda.at(-1);
  const question = step && questionOf(step);
  return question ? { question, asked: askedBy(position, seat, step, ALL) } : null;
}

function askedBy(position: Position, seat: Seat, step: Step, enough: number): AnyAsked {
  return { position, content: contentOf(position.rules), seat, step: step as StepOf<QuestionKind>, enough };
}

/** R6.1: whether glory may be given away while a question is open. */
export function mayTradeGlory({ position, content, seat }: AnyAsked): boolean {
  const player = playerAt(position, seat);
  return player.standby !== 'answered' && glorySale(content, player) !== null;
}

/** R3.8: whether the step offers an effect that may be refused. */
function isRefusable({ may }: Question<QuestionKind>, { step }: AnyAsked): boolean {
  return may === 'refuse' && 'may' in step;
}

/** Whether `pass` is an answer to an open question. */
export function mayPass(question: Question<QuestionKind>, asked: AnyAsked): boolean {
  return question.may === true || isRefusable(question, asked);
}

/** The candidates that the rule allows. */
function allowedBy(question: Question<QuestionKind>, asked: AnyAsked): readonly Move[] {
  return question.sure ? question.candidates(asked) : checkedBy(question, asked);
}

function checkedBy(question: Question<QuestionKind>, asked: AnyAsked): readonly Move[] {
  return question.candidates(asked).filter((move) => question.refuse(asked, move) === null);
}

/** All answers to a question, without repeats. Games may share the list. */
export function answersTo(question: Question<QuestionKind>, asked: AnyAsked): readonly Move[] {
  const moves = allowedBy(question, asked);
  const passes = mayPass(question, asked);
  const trades = mayTradeGlory(asked);
  if (!passes && !trades) return moves;
  const answers = [...moves];
  if (passes) answers.push(PASS);
  if (trades) answers.push(TRADE);
  return answers;
}

/** Whether the step's question offers a choice: 'none' if there is no answer, the move itself if there is only one. */
export function choiceIn(
  question: Question<QuestionKind>,
  position: Position,
  seat: Seat,
  step: Step,
): 'none' | 'some' | Move {
  const may = question.may === true;
  const asked = askedBy(position, seat, step, may ? 1 : 2);
  const moves = allowedBy(question, asked);
  const only = moves[0];
  if (moves.length > 1 || (only && mayPass(question, asked))) return 'some';
  if (!only && !may) return 'none';
  return mayTradeGlory(asked) ? 'some' : (only ?? PASS);
}
